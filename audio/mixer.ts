import { roomTone } from './room-tone.ts'
import { isMono, type Stereo, sampleRate } from './sound.ts'

/** Gains over time, in seconds of the episode: a straight way from each to the next, the first and last go on. */
export type Envelope = readonly (readonly [seconds: number, gain: number])[]

type Laid = { sound: Stereo; at: number; envelope: Envelope }

const blockLength = sampleRate

/** Sounds laid on one time line and handed out in blocks; what has been heard is let go. */
export class Mixer {
  #laid: Laid[] = []
  #mixed = 0

  lay(sound: Stereo, atSeconds: number, envelope: Envelope = [[0, 1]]) {
    const at = Math.round(atSeconds * sampleRate)
    if (at < this.#mixed) throw new Error(`A sound at ${atSeconds} s comes after its place has been mixed`)
    this.#laid.push({ sound, at, envelope })
  }

  /** Nothing will be laid before `seconds` any more. */
  *mixUntil(seconds: number): Generator<Stereo> {
    const end = Math.round(seconds * sampleRate)
    while (this.#mixed < end) {
      const length = Math.min(blockLength, end - this.#mixed)
      yield this.#mix(length)
      this.#mixed += length
      this.#laid = this.#laid.filter(({ sound, at }) => at + sound[0].length > this.#mixed)
    }
  }

  #mix(length: number): Stereo {
    const end = this.#mixed + length
    const heard = this.#laid.filter(({ sound, at }) => at < end && at + sound[0].length > this.#mixed)
    const air = roomTone(this.#mixed, length)
    const block: Stereo = [air, heard.every(({ sound }) => isMono(sound)) ? air : air.slice()]
    for (const laid of heard) {
      const to = Math.min(end, laid.at + laid.sound[0].length)
      for (let start = Math.max(this.#mixed, laid.at); start < to; ) {
        const stretch = stretchAt(laid.envelope, start)
        const until = Math.min(to, stretch.end)
        add(block, start - this.#mixed, laid.sound, start - laid.at, until - start, stretch)
        start = until
      }
    }
    return block
  }
}

type Stretch = { gain: number; perSample: number; end: number }

/** How the gain goes on from a sample, and until when. */
function stretchAt(envelope: Envelope, sample: number): Stretch {
  const next = envelope.findIndex(([seconds]) => Math.round(seconds * sampleRate) > sample)
  const [toSeconds = 0, toGain = 1] = envelope[next] ?? []
  const [fromSeconds = 0, fromGain = 1] = envelope[next < 0 ? envelope.length - 1 : next - 1] ?? [0, toGain]
  if (next < 0) return { gain: fromGain, perSample: 0, end: Number.POSITIVE_INFINITY }
  const end = Math.round(toSeconds * sampleRate)
  const start = Math.round(fromSeconds * sampleRate)
  const perSample = next === 0 ? 0 : (toGain - fromGain) / (end - start)
  return { gain: next === 0 ? toGain : fromGain + perSample * (sample - start), perSample, end }
}

function add(
  block: Stereo,
  at: number,
  sound: Stereo,
  from: number,
  length: number,
  { gain, perSample }: Stretch,
) {
  if (gain === 0 && perSample === 0) return
  for (const i of isMono(block) ? ([0] as const) : ([0, 1] as const)) {
    const [under, over] = [block[i], sound[i]]
    for (let k = 0; k < length; k++)
      under[at + k] = (under[at + k] ?? 0) + (gain + perSample * k) * (over[from + k] ?? 0)
  }
}
