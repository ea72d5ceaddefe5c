import { setImmediate } from 'node:timers/promises'
import { registerMp3Encoder } from '@mediabunny/mp3-encoder'
import {
  AudioSample,
  AudioSampleSource,
  BufferTarget,
  Mp3OutputFormat,
  Output,
  type Target,
} from 'mediabunny'
import { type Stereo, sampleRate } from '#production/sound.ts'

/** LAME runs in a worker thread of its own: the next block can be made while it encodes the last one. */
export async function encodeMp3(blocks: AsyncIterable<Stereo>, bitrate = 128_000): Promise<Uint8Array> {
  const target = new BufferTarget()
  await encodeMp3Into(target, blocks, bitrate)
  if (!target.buffer) throw new Error('The MP3 encoder finished without a file')
  return new Uint8Array(target.buffer)
}

export async function encodeMp3Into(target: Target, blocks: AsyncIterable<Stereo>, bitrate = 128_000) {
  registerMp3Encoder()
  const output = new Output({ format: new Mp3OutputFormat(), target })
  const source = new AudioSampleSource({ codec: 'mp3', bitrate })
  output.addAudioTrack(source)
  await output.start()
  try {
    await feed(source, blocks)
    await output.finalize()
  } catch (error) {
    // Otherwise LAME's thread would keep the process alive.
    await output.cancel()
    throw error
  }
}

async function feed(source: AudioSampleSource, blocks: AsyncIterable<Stereo>) {
  let length = 0
  let added = Promise.resolve()
  for await (const [left, right] of blocks) {
    // Only now: this block was made while LAME worked on the last one.
    await added
    const sample = sampleOf(left, right, length / sampleRate)
    added = source.add(sample).finally(() => sample.close())
    // A failure is for the next `await added`; until then Node would take it for one that nobody handles.
    added.catch(() => {})
    length += left.length
    // Everything else in the process gets its turn, LAME's answers too.
    await setImmediate()
  }
  await added
}

function sampleOf(left: Float32Array, right: Float32Array, timestamp: number) {
  const data = new Float32Array(left.length + right.length)
  data.set(left)
  data.set(right, left.length)
  return new AudioSample({ data, format: 'f32-planar', numberOfChannels: 2, sampleRate, timestamp })
}
