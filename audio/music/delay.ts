/** Hands back what came in `length` samples ago. */
export class Delay {
  readonly #ring: Float32Array
  #at = 0

  constructor(length: number) {
    this.#ring = new Float32Array(length)
  }

  /** Delays in place and remembers the rest, so that a long sound may come in blocks. */
  run(samples: Float32Array) {
    const ring = this.#ring
    for (let i = 0; i < samples.length; i++) {
      const late = ring[this.#at] ?? 0
      ring[this.#at] = samples[i] ?? 0
      samples[i] = late
      this.#at = this.#at + 1 < ring.length ? this.#at + 1 : 0
    }
    return samples
  }
}
