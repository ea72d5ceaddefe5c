import { power, type Stereo } from '#production/sound.ts'

/** The bars of a waveform, 0 to 1: the root mean square of each slice, the loudest slice being 1. */
export function peaks([left, right]: Stereo, bars: number): number[] {
  const levels = Array.from({ length: bars }, (_, bar) => {
    const from = Math.floor((bar * left.length) / bars)
    const to = Math.floor(((bar + 1) * left.length) / bars)
    return Math.sqrt((power(left.subarray(from, to)) + power(right.subarray(from, to))) / 2)
  })
  const loudest = Math.max(...levels) || 1
  return levels.map((level) => Math.round((100 * level) / loudest) / 100)
}
