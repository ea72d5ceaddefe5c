import { Limiter } from './limiter.ts'
import type { Bitrate } from './mp3/lame-thread.ts'
import { amplify, amplitude, perSide, type Stereo } from './sound.ts'

/** What podcast directories expect, LUFS and dBTP: Apple asks for -16, and for peaks half a decibel higher. */
export const podcastLevel = { loudness: -16, truePeak: -1.5 }

/** LAME multiplies its input by 0.95 at 160 kbit/s and below, so the file comes out this much softer. */
const encodingLoss = 0.446

/** What rounding the spectrum adds to a peak; 0.6 and 1.1 dB were seen on plucked strings. */
const encodingOvershoot: Record<Bitrate, number> = { 128000: 0.9, 64000: 1.3 }

/** What is to become of a mix. */
export type Mastering = {
  /** That of what will come in: measured before, or known because every voice was levelled. */
  mixLoudness: number
  bitrate: Bitrate
  /** How much lower peaks have to stay than they usually would: an encoder may add more than was seen. */
  lower?: number
}

/** The last stage of every programme: gain and limiter. In one pass, so the whole never has to fit in memory. */
export class Master {
  readonly #gain: number
  readonly #limiter: Limiter

  constructor({ mixLoudness, bitrate, lower = 0 }: Mastering) {
    this.#gain = amplitude(podcastLevel.loudness + encodingLoss - mixLoudness)
    this.#limiter = new Limiter(podcastLevel.truePeak + encodingLoss - encodingOvershoot[bitrate] - lower)
  }

  async *run(mix: Iterable<Stereo> | AsyncIterable<Stereo>): AsyncGenerator<Stereo> {
    let early = Limiter.delay
    for await (const block of mix) {
      yield perSide(this.#limited(block), (side) => side.subarray(early))
      early -= Math.min(early, block[0].length)
    }
    const rest = new Float32Array(Limiter.delay)
    yield this.#limiter.run([rest, rest])
  }

  #limited(block: Stereo) {
    return this.#limiter.run(perSide(block, (side) => amplify(side.slice(), this.#gain)))
  }
}
