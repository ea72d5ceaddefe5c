import { sampleRate } from './sound.ts'

export const wavHeadLength = 44
const bytesPerSample = 2

/** The head of a WAV file in 16 bits. */
export function wavHead(channels: 1 | 2, frames: number): Buffer {
  const frame = bytesPerSample * channels
  const head = Buffer.alloc(wavHeadLength)
  head.write('RIFF', 0)
  head.writeUInt32LE(wavHeadLength - 8 + frame * frames, 4)
  head.write('WAVEfmt ', 8)
  head.writeUInt32LE(16, 16)
  head.writeUInt16LE(1, 20)
  head.writeUInt16LE(channels, 22)
  head.writeUInt32LE(sampleRate, 24)
  head.writeUInt32LE(frame * sampleRate, 28)
  head.writeUInt16LE(frame, 32)
  head.writeUInt16LE(8 * bytesPerSample, 34)
  head.write('data', 36)
  head.writeUInt32LE(frame * frames, 40)
  return head
}

/** A sample as 16 bits hold it; what is too loud is cut off. */
export const wholeSample = (sample: number) =>
  Math.max(-32_768, Math.min(32_767, Math.round(32_767 * sample)))

export function monoWav(samples: Float32Array, gain = 1): Buffer {
  const bytes = Buffer.alloc(bytesPerSample * samples.length)
  for (let i = 0; i < samples.length; i++)
    bytes.writeInt16LE(wholeSample(gain * (samples[i] ?? 0)), bytesPerSample * i)
  return Buffer.concat([wavHead(1, samples.length), bytes])
}
