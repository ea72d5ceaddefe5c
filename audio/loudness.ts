/** Integrated loudness after ITU-R BS.1770-4, annex 1. */

import { type Coefficients, Filter } from './filter.ts'
import { power, sampleRate } from './sound.ts'

const absoluteGate = -70
const relativeGate = -10

/** Blocks of 400 ms overlap by three quarters: a new one every 100 ms. */
const stepLength = sampleRate / 10
const stepsPerBlock = 4

/** Feed it any number of blocks, then read `integrated()`; a mono voice counts as one channel. */
export class LoudnessMeter {
  readonly #weighting: Filter[]
  readonly #powers: number[] = []
  readonly #steps: number[] = []
  #energy = 0
  #filled = 0

  constructor(channels = 2) {
    this.#weighting = Array.from({ length: channels }, () => new Filter(...kWeighting(sampleRate)))
  }

  push(channels: readonly Float32Array[]) {
    if (channels.length !== this.#weighting.length)
      throw new Error(`The meter counts ${this.#weighting.length} channels, got ${channels.length}`)
    const weighted = this.#weighted(channels)
    const length = weighted[0]?.length ?? 0
    for (let from = 0; from < length; ) {
      const to = Math.min(length, from + stepLength - this.#filled)
      for (const [i, channel] of weighted.entries())
        this.#powers[i] = channel === weighted[i - 1] ? (this.#powers[i - 1] ?? 0) : power(channel, from, to)
      for (const power of this.#powers) this.#energy += (to - from) * power
      this.#filled += to - from
      if (this.#filled === stepLength) this.#closeStep()
      from = to
    }
  }

  /** A channel that is the same array as the one before it is weighed once. */
  #weighted(channels: readonly Float32Array[]) {
    const weighted: Float32Array[] = []
    for (const [i, filter] of this.#weighting.entries()) {
      const [before, channel] = [channels[i - 1], channels[i]]
      const known = channel === before && weighted[i - 1]
      if (known) filter.follow(this.#weighting[i - 1] ?? filter)
      weighted.push(known || filter.run((channel ?? new Float32Array()).slice()))
    }
    return weighted
  }

  integrated() {
    const loudEnough = this.#blocks().filter((power) => loudnessOf(power) > absoluteGate)
    const gate = loudnessOf(mean(loudEnough)) + relativeGate
    return loudnessOf(mean(loudEnough.filter((power) => loudnessOf(power) > gate)))
  }

  #closeStep() {
    this.#steps.push(this.#energy / stepLength)
    this.#energy = 0
    this.#filled = 0
  }

  #blocks() {
    return this.#steps
      .slice(stepsPerBlock - 1)
      .map((_, first) => mean(this.#steps.slice(first, first + stepsPerBlock)))
  }
}

export function loudness(channels: readonly Float32Array[]) {
  const meter = new LoudnessMeter(channels.length)
  meter.push(channels)
  return meter.integrated()
}

const loudnessOf = (power: number) => -0.691 + 10 * Math.log10(power)
const mean = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / (values.length || 1)

/**
 * The standard prints its two filters for 48 kHz only. These corner frequencies reproduce that table
 * through the bilinear transform and so give the same curve at any rate (as libebur128 does).
 */
export const kWeighting = (rate: number) => [headShelf(rate), lowCut(rate)] as const

function headShelf(rate: number): Coefficients {
  const k = Math.tan((Math.PI * 1681.974450955533) / rate)
  const overQ = k / 0.7071752369554196
  const high = 10 ** (3.999843853973347 / 20)
  const band = high ** 0.4996667741545416 * overQ
  const a0 = 1 + overQ + k * k
  return {
    b0: (high + band + k * k) / a0,
    b1: (2 * (k * k - high)) / a0,
    b2: (high - band + k * k) / a0,
    a1: (2 * (k * k - 1)) / a0,
    a2: (1 - overQ + k * k) / a0,
  }
}

function lowCut(rate: number): Coefficients {
  const k = Math.tan((Math.PI * 38.13547087602444) / rate)
  const overQ = k / 0.5003270373238773
  const a0 = 1 + overQ + k * k
  return { b0: 1, b1: -2, b2: 1, a1: (2 * (k * k - 1)) / a0, a2: (1 - overQ + k * k) / a0 }
}
