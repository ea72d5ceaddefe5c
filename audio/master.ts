import { Limiter } from './limiter.ts'
import { LoudnessMeter } from './loudness.ts'
import { amplify, amplitude, perSide, type Stereo } from './sound.ts'
import { TruePeakMeter } from './true-peak.ts'
import { WaveformMeter } from './waveform.ts'

/** What podcast directories expect, LUFS and dBTP: Apple asks for -16, and for peaks half a decibel higher. */
const podcastLevel = { loudness: -16, truePeak: -1.5 }

/** LAME multiplies its input by 0.95 at 160 kbit/s and below, so the file comes out this much softer. */
const encodingLoss = 0.446

/** What 128 kbit/s may add to a peak by rounding the spectrum: 0.6 dB was seen on plucked strings. */
const encodingOvershoot = 0.9

/** The last stage of every programme: gain, limiter, meters. In one pass, so the whole never has to fit in memory. */
export class Master {
  readonly #gain: number
  readonly #limiter = new Limiter(podcastLevel.truePeak + encodingLoss - encodingOvershoot)
  readonly #loudness = new LoudnessMeter()
  readonly #truePeak = new TruePeakMeter()
  readonly #waveform = new WaveformMeter()

  /** `mixLoudness` is that of what will come in: measured before, or known because every voice was levelled. */
  constructor(mixLoudness: number) {
    this.#gain = amplitude(podcastLevel.loudness + encodingLoss - mixLoudness)
  }

  async *run(mix: Iterable<Stereo> | AsyncIterable<Stereo>): AsyncGenerator<Stereo> {
    let early = Limiter.delay
    for await (const block of mix) {
      yield this.#measured(perSide(this.#limited(block), (side) => side.subarray(early)))
      early -= Math.min(early, block[0].length)
    }
    const rest = new Float32Array(Limiter.delay)
    yield this.#measured(this.#limiter.run([rest, rest]))
  }

  /** At the level of the MP3, once it has run through. Decoded, its peaks may exceed this by the overshoot. */
  figures() {
    return {
      loudness: this.#loudness.integrated() - encodingLoss,
      truePeak: this.#truePeak.decibels() - encodingLoss,
    }
  }

  levels = (bars: number) => this.#waveform.levels(bars)

  #limited(block: Stereo) {
    return this.#limiter.run(perSide(block, (side) => amplify(side.slice(), this.#gain)))
  }

  #measured(sound: Stereo) {
    for (const meter of [this.#loudness, this.#truePeak, this.#waveform]) meter.push(sound)
    return sound
  }
}
