/** What a converter makes of the samples between the samples (ITU-R BS.1770-4, annex 2: 4 × oversampling). */
import { decibels, highest } from '#production/sound.ts'

/** Longer than the standard's 12 taps a phase, which read near-Nyquist noise 1.2 dB too low here. */
const reach = 12
const taps = 2 * reach
const chunk = 64
const phases = [0.25, 0.5, 0.75].map(interpolator)

/** No interpolated value exceeds the loudest sample in reach by more than this. */
const worstGain = Math.max(...phases.map((phase) => phase.reduce((sum, tap) => sum + Math.abs(tap), 0)))

/** Nor do those that matter exceed the four samples around them by 12 dB: white noise, the worst, did so by 7. */
const steepest = 4

export class TruePeakDetector {
  /** How many samples the envelope lags behind what was pushed. */
  static readonly delay = reach
  #history: Float32Array = new Float32Array(taps)

  /**
   * The peak from each sample up to the next one. Where nothing can exceed `floor` the samples themselves
   * are good enough, which spares most of the work on real programmes.
   */
  run(block: Float32Array, floor: number): Float32Array {
    const known = new Float32Array(taps + block.length)
    known.set(this.#history)
    known.set(block, taps)
    this.#history = known.slice(block.length)
    const envelope = new Float32Array(block.length)
    for (let from = 0; from < block.length; from += chunk) {
      const to = Math.min(from + chunk, block.length)
      const mayExceed = highest(known, from, to + taps) * worstGain > floor
      for (let i = from; i < to; i++) {
        const sample = Math.abs(known[i + reach] ?? 0)
        const isNear = mayExceed && highest(known, i + reach - 1, i + reach + 3) * steepest > floor
        envelope[i] = isNear ? Math.max(sample, between(known, i + 1)) : sample
      }
    }
    return envelope
  }
}

/** Feed it any number of blocks, then read `decibels()` (dBTP). */
export class TruePeakMeter {
  readonly #detectors: TruePeakDetector[]
  #peak = 0

  constructor(channels = 2) {
    this.#detectors = Array.from({ length: channels }, () => new TruePeakDetector())
  }

  push(channels: readonly Float32Array[]) {
    for (const [i, detector] of this.#detectors.entries()) {
      const channel = channels[i] ?? new Float32Array()
      this.#peak = Math.max(this.#peak, highest(detector.run(channel, this.#peak)))
    }
  }

  decibels() {
    this.push(this.#detectors.map(() => new Float32Array(TruePeakDetector.delay)))
    return decibels(this.#peak)
  }
}

const [quarter = new Float64Array(), half = quarter, threeQuarters = quarter] = phases

/** All three in one go: each sample is fetched once, and no sum waits for another. */
function between(known: Float32Array, first: number) {
  let a = 0
  let b = 0
  let c = 0
  for (let tap = 0; tap < taps; tap++) {
    const sample = known[first + tap] ?? 0
    a += sample * (quarter[tap] ?? 0)
    b += sample * (half[tap] ?? 0)
    c += sample * (threeQuarters[tap] ?? 0)
  }
  return Math.max(Math.abs(a), Math.abs(b), Math.abs(c))
}

/** A windowed sinc that reads `fraction` of a sample behind the middle of its window. */
function interpolator(fraction: number) {
  return Float64Array.from({ length: taps }, (_, tap) => {
    const distance = tap - (reach - 1) - fraction
    const sinc = Math.sin(Math.PI * distance) / (Math.PI * distance)
    return sinc * Math.cos((Math.PI * distance) / (2 * (reach + 0.5))) ** 2
  })
}
