/** What we use of the package: its own types want those of another one. */
declare module 'mpg123-decoder' {
  export class MPEGDecoder {
    ready: Promise<void>
    decode(file: Uint8Array): { channelData: Float32Array[]; sampleRate: number }
    decodeFrames(frames: Uint8Array[]): { channelData: Float32Array[] }
    free(): void
  }
}
