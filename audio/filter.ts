import { sampleRate } from './sound.ts'

/** A second-order section, normalised so that a0 is 1. */
export type Coefficients = { b0: number; b1: number; b2: number; a1: number; a2: number }

const unchanged: Coefficients = { b0: 1, b1: 0, b2: 0, a1: 0, a2: 0 }

/** Two sections in one pass: each waits for its own last value, so the second one costs next to nothing. */
export class Filter {
  readonly #first: Coefficients
  readonly #second: Coefficients
  readonly #states = new Float64Array(4)

  constructor(first: Coefficients, second = unchanged) {
    this.#first = first
    this.#second = second
  }

  /** Filters in place and remembers its state, so that a long sound may come in blocks. */
  run(samples: Float32Array) {
    const { b0, b1, b2, a1, a2 } = this.#first
    const { b0: c0, b1: c1, b2: c2, a1: d1, a2: d2 } = this.#second
    let [s1 = 0, s2 = 0, t1 = 0, t2 = 0] = this.#states
    for (let i = 0; i < samples.length; i++) {
      const input = samples[i] ?? 0
      const between = b0 * input + s1
      s1 = b1 * input - a1 * between + s2
      s2 = b2 * input - a2 * between
      const output = c0 * between + t1
      t1 = c1 * between - d1 * output + t2
      t2 = c2 * between - d2 * output
      samples[i] = output
    }
    this.#states.set([s1, s2, t1, t2])
    return samples
  }

  /** As if it had heard what another one has. */
  follow(other: Filter) {
    this.#states.set(other.#states)
  }
}

export function filter(samples: Float32Array, ...sections: Coefficients[]) {
  for (let i = 0; i < sections.length; i += 2)
    new Filter(sections[i] ?? unchanged, sections[i + 1]).run(samples)
  return samples
}

const butterworth = Math.SQRT1_2

// All designs: Robert Bristow-Johnson, "Cookbook formulae for audio EQ biquad filter coefficients".

export function lowPass(hertz: number, q = butterworth): Coefficients {
  const { cos, alpha } = corner(hertz, q)
  const b = 1 - cos
  return normalised([b / 2, b, b / 2], [1 + alpha, -2 * cos, 1 - alpha])
}

export function highPass(hertz: number, q = butterworth): Coefficients {
  const { cos, alpha } = corner(hertz, q)
  const b = 1 + cos
  return normalised([b / 2, -b, b / 2], [1 + alpha, -2 * cos, 1 - alpha])
}

/** 0 dB at the centre. */
export function bandPass(hertz: number, q: number): Coefficients {
  const { cos, alpha } = corner(hertz, q)
  return normalised([alpha, 0, -alpha], [1 + alpha, -2 * cos, 1 - alpha])
}

export function peaking(hertz: number, q: number, gain: number): Coefficients {
  const { cos, alpha } = corner(hertz, q)
  const a = 10 ** (gain / 40)
  return normalised([1 + alpha * a, -2 * cos, 1 - alpha * a], [1 + alpha / a, -2 * cos, 1 - alpha / a])
}

export function highShelf(hertz: number, gain: number): Coefficients {
  const { cos, alpha } = corner(hertz, butterworth)
  const a = 10 ** (gain / 40)
  const slope = 2 * Math.sqrt(a) * alpha
  const up = a + 1 + (a - 1) * cos
  const down = a + 1 - (a - 1) * cos
  return normalised(
    [a * (up + slope), -2 * a * (a - 1 + (a + 1) * cos), a * (up - slope)],
    [down + slope, 2 * (a - 1 - (a + 1) * cos), down - slope],
  )
}

function corner(hertz: number, q: number) {
  const omega = (2 * Math.PI * hertz) / sampleRate
  return { cos: Math.cos(omega), alpha: Math.sin(omega) / (2 * q) }
}

type Three = readonly [number, number, number]

function normalised([b0, b1, b2]: Three, [a0, a1, a2]: Three): Coefficients {
  return { b0: b0 / a0, b1: b1 / a0, b2: b2 / a0, a1: a1 / a0, a2: a2 / a0 }
}
