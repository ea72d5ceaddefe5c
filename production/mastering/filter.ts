import { sampleRate } from '#production/sound.ts'

/** A second-order section, normalised so that a0 is 1. */
export type Coefficients = { b0: number; b1: number; b2: number; a1: number; a2: number }

export class Filter {
  readonly #coefficients: Coefficients
  #state1 = 0
  #state2 = 0

  constructor(coefficients: Coefficients) {
    this.#coefficients = coefficients
  }

  /** Filters in place and remembers its state, so that a long sound may come in blocks. */
  run(samples: Float32Array) {
    const { b0, b1, b2, a1, a2 } = this.#coefficients
    let state1 = this.#state1
    let state2 = this.#state2
    for (let i = 0; i < samples.length; i++) {
      const input = samples[i] ?? 0
      const output = b0 * input + state1
      state1 = b1 * input - a1 * output + state2
      state2 = b2 * input - a2 * output
      samples[i] = output
    }
    this.#state1 = state1
    this.#state2 = state2
    return samples
  }
}

export function filter(samples: Float32Array, ...sections: Coefficients[]) {
  for (const section of sections) new Filter(section).run(samples)
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

export const lowShelf = (hertz: number, gain: number) => shelf(hertz, gain, 1)
export const highShelf = (hertz: number, gain: number) => shelf(hertz, gain, -1)

/** The cookbook's two shelves differ only in the sign of every cosine and of the middle coefficients. */
function shelf(hertz: number, gain: number, side: 1 | -1): Coefficients {
  const { cos, alpha } = corner(hertz, butterworth)
  const a = 10 ** (gain / 40)
  const slope = 2 * Math.sqrt(a) * alpha
  const up = a + 1
  const down = side * (a - 1) * cos
  return normalised(
    [a * (up - down + slope), 2 * side * a * (a - 1 - side * up * cos), a * (up - down - slope)],
    [up + down + slope, -2 * side * (a - 1 + side * up * cos), up + down - slope],
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
