type Decoded = { channels: readonly Float32Array[]; rate: number }

/** The samples of each channel; none where it is no MP3. */
export async function decodeMp3(bytes: Uint8Array): Promise<Decoded> {
  const { MPEGDecoder } = await import('mpg123-decoder') // seldom needed
  const decoder = new MPEGDecoder()
  await decoder.ready
  const { channelData, sampleRate } = decoder.decode(bytes)
  decoder.free()
  return { channels: channelData, rate: sampleRate }
}
