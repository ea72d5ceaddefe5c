import { registerMp3Encoder } from '@mediabunny/mp3-encoder'
import { AudioSample, AudioSampleSource, BufferTarget, Mp3OutputFormat, Output } from 'mediabunny'
import { type Stereo, sampleRate } from '#production/sound.ts'

/** LAME runs in a worker thread of its own, so the caller's thread stays free. */
export async function encodeMp3(sound: Stereo, bitrate = 128_000): Promise<Uint8Array> {
  registerMp3Encoder()
  const target = new BufferTarget()
  const output = new Output({ format: new Mp3OutputFormat(), target })
  const source = new AudioSampleSource({ codec: 'mp3', bitrate })
  output.addAudioTrack(source)
  await output.start()
  for (const sample of seconds(sound)) {
    await source.add(sample)
    sample.close()
  }
  await output.finalize()
  if (!target.buffer) throw new Error('The MP3 encoder finished without a file')
  return new Uint8Array(target.buffer)
}

function* seconds([left, right]: Stereo) {
  for (let from = 0; from < left.length; from += sampleRate) {
    const length = Math.min(sampleRate, left.length - from)
    const data = new Float32Array(2 * length)
    data.set(left.subarray(from, from + length))
    data.set(right.subarray(from, from + length), length)
    yield new AudioSample({
      data,
      format: 'f32-planar',
      numberOfChannels: 2,
      sampleRate,
      timestamp: from / sampleRate,
    })
  }
}
