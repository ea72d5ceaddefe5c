import type { Stereo } from '#audio/sound.ts'

/** As a piece is kept. */
export type Packed = readonly [Int16Array, Int16Array]

const fullScale = 32_767

export const packed = (sound: Stereo): Packed => [toInt16(sound[0]), toInt16(sound[1])]
export const unpacked = (sound: Packed): Stereo => [fromInt16(sound[0]), fromInt16(sound[1])]

function toInt16(samples: Float32Array) {
  const whole = new Int16Array(samples.length)
  for (let i = 0; i < samples.length; i++)
    whole[i] = Math.round(fullScale * Math.max(-1, Math.min(1, samples[i] ?? 0)))
  return whole
}

function fromInt16(whole: Int16Array) {
  const samples = new Float32Array(whole.length)
  for (let i = 0; i < whole.length; i++) samples[i] = (whole[i] ?? 0) / fullScale
  return samples
}
