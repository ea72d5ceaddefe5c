/** A look-ahead limiter that also sees the peaks between the samples. */
import { amplify, amplitude, type Stereo, sampleRate } from '#production/sound.ts'
import { TruePeakDetector } from './true-peak.ts'

type Settings = { ceiling: number; channels?: number; lookAheadSeconds?: number; releaseSeconds?: number }

/**
 * The gain each peak asks for is held for the look-ahead (sliding minimum), recovers slowly (release) and is
 * averaged over the same look-ahead: when the peak comes out, every value in the average already allows for it.
 */
export class Limiter {
  /** How many samples the output lags behind the input. */
  readonly delay: number
  readonly #ceiling: number
  readonly #detectors: TruePeakDetector[]
  readonly #tails: Float32Array[]
  readonly #lowest: SlidingMinimum
  readonly #smooth: MovingAverage
  readonly #recovery: number
  #held = 1

  constructor({ ceiling, channels = 2, lookAheadSeconds = 0.004, releaseSeconds = 0.09 }: Settings) {
    const lookAhead = Math.round(lookAheadSeconds * sampleRate)
    this.delay = lookAhead - 1 + TruePeakDetector.delay
    this.#ceiling = amplitude(ceiling)
    this.#detectors = Array.from({ length: channels }, () => new TruePeakDetector())
    this.#tails = Array.from({ length: channels }, () => new Float32Array(this.delay))
    this.#lowest = new SlidingMinimum(lookAhead)
    this.#smooth = new MovingAverage(lookAhead)
    this.#recovery = 1 - Math.exp(-1 / (releaseSeconds * sampleRate))
  }

  /** A new block as long as the given one, `delay` samples late. */
  run(channels: readonly Float32Array[]): Float32Array[] {
    const gains = this.#gains(channels)
    return channels.map((channel, c) => {
      const known = new Float32Array(this.delay + channel.length)
      known.set(this.#tails[c] ?? [])
      known.set(channel, this.delay)
      this.#tails[c] = known.slice(channel.length)
      for (let i = 0; i < gains.length; i++) known[i] = (gains[i] ?? 1) * (known[i] ?? 0)
      return known.subarray(0, gains.length)
    })
  }

  #gains(channels: readonly Float32Array[]) {
    const peaks = new Float32Array(channels[0]?.length ?? 0).fill(this.#ceiling)
    for (const [c, channel] of channels.entries()) {
      const envelope = this.#detectors[c]?.run(channel, this.#ceiling) ?? channel
      for (let i = 0; i < peaks.length; i++) peaks[i] = Math.max(peaks[i] ?? 0, envelope[i] ?? 0)
    }
    for (let i = 0; i < peaks.length; i++) {
      const wanted = this.#lowest.next(this.#ceiling / (peaks[i] ?? 1))
      this.#held = Math.min(wanted, this.#held + (1 - this.#held) * this.#recovery)
      peaks[i] = this.#smooth.next(this.#held)
    }
    return peaks
  }
}

/** A whole sound at once, made louder or softer by `gain` first, and without the delay. */
export function limit([left, right]: Stereo, { ceiling, gain = 0 }: { ceiling: number; gain?: number }): Stereo {
  const limiter = new Limiter({ ceiling })
  const padded = [left, right].map((channel) => {
    const longer = new Float32Array(channel.length + limiter.delay)
    longer.set(channel)
    return amplify(longer, amplitude(gain))
  })
  const [limitedLeft = left, limitedRight = right] = limiter.run(padded)
  return [limitedLeft.subarray(limiter.delay), limitedRight.subarray(limiter.delay)]
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
