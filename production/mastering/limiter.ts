/** A look-ahead limiter that also sees the peaks between the samples. */
import { amplitude, type Stereo, sampleRate } from '#production/sound.ts'
import { Delay } from './delay.ts'
import { TruePeakDetector } from './true-peak.ts'

const lookAhead = Math.round(0.004 * sampleRate)
const releaseSeconds = 0.09
const recovery = 1 - Math.exp(-1 / (releaseSeconds * sampleRate))

/**
 * The gain each peak asks for is held for the look-ahead (sliding minimum), recovers slowly (release) and is
 * averaged over the same look-ahead: when the peak comes out, every value in the average already allows for it.
 */
export class Limiter {
  /** How many samples the output lags behind the input. */
  static readonly delay = lookAhead - 1 + TruePeakDetector.delay
  readonly #ceiling: number
  readonly #detectors = [new TruePeakDetector(), new TruePeakDetector()] as const
  readonly #lowest = new SlidingMinimum(lookAhead)
  readonly #smooth = new MovingAverage(lookAhead)
  readonly #waiting = [new Delay(Limiter.delay), new Delay(Limiter.delay)] as const
  #held = 1

  /** `ceiling` in dBTP. */
  constructor(ceiling: number) {
    this.#ceiling = amplitude(ceiling)
  }

  /** A new block as long as the given one, `delay` samples late. */
  run([left, right]: Stereo): Stereo {
    const gains = this.#gains(
      this.#detectors[0].run(left, this.#ceiling),
      this.#detectors[1].run(right, this.#ceiling),
    )
    return [
      multiply(this.#waiting[0].run(left.slice()), gains),
      multiply(this.#waiting[1].run(right.slice()), gains),
    ]
  }

  #gains(left: Float32Array, right: Float32Array) {
    const ceiling = this.#ceiling
    const gains = new Float32Array(left.length)
    for (let i = 0; i < gains.length; i++) {
      const a = left[i] ?? 0
      const b = right[i] ?? 0
      const peak = Math.max(a, b)
      gains[i] = peak > ceiling ? ceiling / peak : 1
    }
    this.#lowest.run(gains)
    this.#recover(gains)
    return this.#smooth.run(gains)
  }

  #recover(gains: Float32Array) {
    let held = this.#held
    for (let i = 0; i < gains.length; i++) {
      const recovered = held + (1 - held) * recovery
      const wanted = gains[i] ?? 1
      held = Math.min(wanted, recovered)
      gains[i] = held
    }
    this.#held = held
  }
}

function multiply(samples: Float32Array, gains: Float32Array) {
  for (let i = 0; i < samples.length; i++) samples[i] = (samples[i] ?? 0) * (gains[i] ?? 1)
  return samples
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
