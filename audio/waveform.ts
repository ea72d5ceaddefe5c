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
   * The bars of a waveform, 0 to 1: the power of each stretch, the strongest one being 1. Mastered speech is so even that
   * its amplitude would draw a wall.
   */
  peaks(bars: number): number[] {
    const perBar = this.#slices.length / bars
    const levels = Array.from({ length: bars }, (_, bar) => {
      const slices = this.#slices.slice(Math.floor(bar * perBar), Math.floor((bar + 1) * perBar))
      return slices.reduce((sum, energy) => sum + energy, 0) / (slices.length || 1)
    })
    const loudest = Math.max(...levels) || 1
    return levels.map((level) => Math.round((100 * level) / loudest) / 100)
  }
}
