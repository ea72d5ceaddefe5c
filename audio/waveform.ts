import { perSide, power, type Stereo, sampleRate } from './sound.ts'

const sliceLength = sampleRate / 100

/** Listens to any number of blocks and remembers how loud each hundredth of a second was. */
export class WaveformMeter {
  readonly #slices: number[] = []
  #energy = 0
  #filled = 0

  push(sound: Stereo) {
    const { length } = sound[0]
    for (let from = 0; from < length; ) {
      const to = Math.min(length, from + sliceLength - this.#filled)
      const [left, right] = perSide(sound, (side) => power(side, from, to))
      const heard = left + right
      this.#energy += (heard * (to - from)) / sliceLength
      this.#filled = (this.#filled + to - from) % sliceLength
      if (this.#filled === 0) {
        this.#slices.push(this.#energy)
        this.#energy = 0
      }
      from = to
    }
  }

  /**
   * Bars from 0 to 1: the 90th percentile of the slices of each stretch, or speech is a wall, since a stretch of seconds
   * has as much voice and as many breaths as the next one; stretched between the quiet and the loud ones.
   */
  levels(bars: number): number[] {
    const perBar = this.#slices.length / bars
    const heard = Array.from({ length: bars }, (_, bar) =>
      percentile(this.#slices.slice(Math.floor(bar * perBar), Math.floor((bar + 1) * perBar)), 0.9),
    )
    const [quiet, loud] = [percentile(heard, 0.05), percentile(heard, 0.99)]
    const range = loud - quiet || 1
    return heard.map((energy) => Math.round(100 * Math.min(1, Math.max(0, (energy - quiet) / range))) / 100)
  }
}

function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other)
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0
}
