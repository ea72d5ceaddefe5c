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
    const gains = new Float32Array(left.length)
    for (let i = 0; i < gains.length; i++) {
      const peak = Math.max(this.#ceiling, left[i] ?? 0, right[i] ?? 0)
      const wanted = this.#lowest.next(this.#ceiling / peak)
      this.#held = Math.min(wanted, this.#held + (1 - this.#held) * recovery)
      gains[i] = this.#smooth.next(this.#held)
    }
    return gains
  }
}

function multiply(samples: Float32Array, gains: Float32Array) {
  for (let i = 0; i < samples.length; i++) samples[i] = (samples[i] ?? 0) * (gains[i] ?? 1)
  return samples
}

/** The lowest of the last `length` values, in constant time: a queue that only keeps candidates. */
class SlidingMinimum {
  readonly #values: Float64Array
  readonly #times: Float64Array
  readonly #length: number
  #first = 0
  #end = 0
  #now = 0

  constructor(length: number) {
    this.#length = length
    this.#values = new Float64Array(length + 1)
    this.#times = new Float64Array(length + 1)
  }

  next(value: number) {
    const size = this.#values.length
    while (this.#end > this.#first && (this.#values[(this.#end - 1) % size] ?? 0) >= value) this.#end--
    this.#values[this.#end % size] = value
    this.#times[this.#end++ % size] = this.#now
    if ((this.#times[this.#first % size] ?? 0) <= this.#now - this.#length) this.#first++
    this.#now++
    return this.#values[this.#first % size] ?? value
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

  next(value: number) {
    this.#sum += value - (this.#ring[this.#at] ?? 0)
    this.#ring[this.#at] = value
    this.#at = (this.#at + 1) % this.#ring.length
    return Math.min(1, this.#sum / this.#ring.length)
  }
}
