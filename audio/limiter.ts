/** A look-ahead limiter that also sees the peaks between the samples. */
import { amplitude, perSide, type Stereo, sampleRate } from './sound.ts'
import { Tail } from './tail.ts'
import { TruePeakDetector } from './true-peak.ts'

const lookAhead = Math.round(0.004 * sampleRate)
const releaseSeconds = 0.09
/** A thousandth of a decibel is nothing that anybody hears, and then the limiter has nothing to do. */
const recoveredWhole = amplitude(-0.001)
const recovery = 1 - Math.exp(-1 / (releaseSeconds * sampleRate))

/**
 * The gain each peak asks for is held for the look-ahead (sliding minimum), recovers slowly (release) and is
 * averaged over the same look-ahead: when the peak comes out, every value in the average already allows for it.
 */
export class Limiter {
  /** How many samples the output lags behind the input. */
  static readonly delay = lookAhead - 1 + TruePeakDetector.delay
  readonly #ceiling: number
  readonly #detector = new TruePeakDetector()
  readonly #lowest = new SlidingMinimum(lookAhead)
  readonly #smooth = new MovingAverage(lookAhead)
  readonly #waiting = new Tail(Limiter.delay)
  #held = 1
  #isAtRest = true

  /** `ceiling` in dBTP. */
  constructor(ceiling: number) {
    this.#ceiling = amplitude(ceiling)
  }

  /** A new block as long as the given one, `delay` samples late. */
  run(block: Stereo): Stereo {
    const { length } = block[0]
    const [left, right] = this.#detector.run(block, this.#ceiling)
    const late = this.#waiting.before(block)
    if (this.#isAtRest && !left && !right) return perSide(late, (side) => side.slice(0, length))
    const gains = this.#gains(length, left, right)
    return perSide(late, (side) => multiplied(side, gains))
  }

  #gains(length: number, left?: Float32Array, right?: Float32Array) {
    const ceiling = this.#ceiling
    const gains = new Float32Array(length)
    for (let i = 0; i < length; i++) {
      const a = left?.[i] ?? 0
      const b = right?.[i] ?? 0
      const peak = Math.max(a, b)
      gains[i] = peak > ceiling ? ceiling / peak : 1
    }
    this.#lowest.run(gains)
    this.#recover(gains)
    this.#isAtRest = length >= lookAhead && gains.subarray(-lookAhead).every((gain) => gain === 1)
    return this.#smooth.run(gains)
  }

  #recover(gains: Float32Array) {
    let held = this.#held
    for (let i = 0; i < gains.length; i++) {
      const recovered = held + (1 - held) * recovery
      const wanted = gains[i] ?? 1
      held = Math.min(wanted, recovered > recoveredWhole ? 1 : recovered)
      gains[i] = held
    }
    this.#held = held
  }
}

/** As many samples as there are gains. */
function multiplied(samples: Float32Array, gains: Float32Array) {
  const result = new Float32Array(gains.length)
  for (let i = 0; i < gains.length; i++) result[i] = (samples[i] ?? 0) * (gains[i] ?? 1)
  return result
}

// Both work on whole blocks and in place, so that no sample costs a call.

/** The lowest of the last `length` values, in constant time: a queue that only keeps candidates. */
class SlidingMinimum {
  readonly #values: Float32Array
  readonly #times: Int32Array
  readonly #length: number
  #first = 0
  #end = 0
  #now = 0

  constructor(length: number) {
    this.#length = length
    // A power of two, so that wrapping is a mask.
    const size = 2 ** Math.ceil(Math.log2(length + 1))
    this.#values = new Float32Array(size)
    this.#times = new Int32Array(size)
  }

  run(block: Float32Array) {
    const values = this.#values
    const times = this.#times
    const mask = values.length - 1
    let first = this.#first
    let end = this.#end
    for (let i = 0, now = this.#now; i < block.length; i++, now++) {
      const value = block[i] ?? 1
      while (end > first && (values[(end - 1) & mask] ?? 0) >= value) end--
      values[end & mask] = value
      times[end & mask] = now
      end++
      if ((times[first & mask] ?? 0) <= now - this.#length) first++
      block[i] = values[first & mask] ?? value
    }
    this.#now += block.length
    this.#first = first
    this.#end = end
  }
}

class MovingAverage {
  readonly #ring: Float64Array
  #sum: number
  #at = 0

  constructor(length: number) {
    this.#ring = new Float64Array(length).fill(1)
    this.#sum = length
  }

  run(block: Float32Array) {
    const ring = this.#ring
    const share = 1 / ring.length
    let sum = this.#sum
    let at = this.#at
    for (let i = 0; i < block.length; i++) {
      const value = block[i] ?? 1
      sum += value - (ring[at] ?? 0)
      ring[at] = value
      at = at + 1 < ring.length ? at + 1 : 0
      const average = sum * share
      block[i] = Math.min(average, 1)
    }
    this.#sum = sum
    this.#at = at
    return block
  }
}
