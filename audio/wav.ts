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

/** Channels in turn, a sample in 16 bits; what is too loud is cut off. */
export function asSixteenBits(channels: readonly Float32Array[], gain = 1): Uint8Array {
  const step = channels.length
  const samples = new Int16Array(step * (channels[0]?.length ?? 0))
  for (const [first, channel] of channels.entries())
    for (let i = 0; i < channel.length; i++) {
      const whole = Math.round(32_767 * gain * (channel[i] ?? 0))
      samples[step * i + first] = Math.max(-32_768, Math.min(32_767, whole))
    }
  // As a WAV file wants them: every machine that Node runs on today keeps the low byte first.
  return new Uint8Array(samples.buffer)
}

export const monoWav = (samples: Float32Array, gain = 1): Buffer =>
  Buffer.concat([wavHead(1, samples.length), asSixteenBits([samples], gain)])
