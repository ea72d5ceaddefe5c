/** What a converter makes of the samples between the samples (ITU-R BS.1770-4, annex 2: 4 × oversampling). */
import { decibels, highest, perSide, type Stereo } from './sound.ts'
import { Tail } from './tail.ts'

/** Longer than the standard's 12 taps a phase, which read near-Nyquist noise 1.2 dB too low here. */
const reach = 12
const taps = 2 * reach
const chunk = 256
const phases = [0.25, 0.5, 0.75].map(interpolator)

/** No interpolated value exceeds the loudest sample in reach by more than this. */
const worstGain = Math.max(...phases.map((phase) => phase.reduce((sum, tap) => sum + Math.abs(tap), 0)))

/** Nor do those that matter exceed the four samples around them by 12 dB: white noise, the worst, did so by 7. */
const steepest = 4

export class TruePeakDetector {
  /** How many samples the envelope lags behind what was pushed. */
  static readonly delay = reach
  readonly #history = new Tail(taps)

  /** The peaks from each sample up to the next one, as far as they exceed `floor`; nothing for a side without any. */
  run(block: Stereo, floor: number) {
    return perSide(this.#history.before(block), (known) => peaksOver(floor, known))
  }
}

/** Where nothing can exceed the floor there is nothing to compute, and on real programmes that is nearly everywhere. */
function peaksOver(floor: number, known: Float32Array): Float32Array | undefined {
  const length = known.length - taps
  let peaks: Float32Array | undefined
  for (let from = 0; from < length; from += chunk) {
    const to = Math.min(from + chunk, length)
    if (highest(known, from, to + taps) * worstGain <= floor) continue
    for (let i = from; i < to; i++) {
      if (highest(known, i + reach - 1, i + reach + 3) * steepest <= floor) continue
      const peak = Math.max(Math.abs(known[i + reach] ?? 0), between(known, i + 1))
      if (peak <= floor) continue
      peaks ??= new Float32Array(length)
      peaks[i] = peak
    }
  }
  return peaks
}

/** Feed it any number of blocks, then read `decibels()` (dBTP). */
export class TruePeakMeter {
  readonly #detector = new TruePeakDetector()
  #peak = 0

  push(sound: Stereo) {
    const peaks = perSide(this.#detector.run(sound, this.#peak), (side) => (side ? highest(side) : 0))
    this.#peak = Math.max(this.#peak, ...peaks)
  }

  decibels() {
    const rest = new Float32Array(TruePeakDetector.delay)
    this.push([rest, rest])
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
