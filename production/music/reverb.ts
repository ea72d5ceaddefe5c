/** A room: a feedback delay network (Jot & Chaigne 1991) of eight lines behind Schroeder's all-pass diffusers. */
import { filter, highPass, lowPass } from '#production/mastering/filter.ts'
import { mixInto, type Stereo, sampleRate } from '#production/sound.ts'

type Room = {
  /** Until low and middle tones have faded by 60 dB. */
  seconds: number
  /** Above this the walls and the air take more at each turn. */
  dampingHertz: number
  preDelaySeconds: number
}

/** Prime numbers of samples, 30 to 68 ms: their echoes never fall together, which would ring. */
const lineLengths = [1327, 1523, 1759, 1949, 2221, 2473, 2741, 2999]
const leftDiffusers = [113, 337, 229]
const rightDiffusers = [127, 349, 211]

/** Nothing that enters the shortest line comes back within a block, so each line may do a whole block at once. */
const block = 1024

/** Every second line listens to the left and is heard there, the others on the right; all of them meet inside. */
export function reverb([left, right]: Stereo, room: Room): Stereo {
  const wet: Stereo = [new Float32Array(left.length), new Float32Array(left.length)]
  const dry: Stereo = [diffused(left, leftDiffusers, room), diffused(right, rightDiffusers, room)]
  const lines = lineLengths.map((length) => new Line(length, room))
  const together = new Float32Array(block)
  for (let from = 0; from < left.length; from += block) {
    together.fill(0)
    for (const line of lines) mixInto(together, line.hear(), 2 / lines.length)
    for (const [i, line] of lines.entries()) {
      const side = i % 2 ? 1 : 0
      // Half the lines are heard upside down, which keeps their first echoes apart.
      mixInto(wet[side], line.heard, i % 4 < 2 ? 0.5 : -0.5, from)
      line.listen(dry[side].subarray(from, from + block), together)
    }
  }
  return wet
}

/** A power of two longer than the longest line and a block, so that wrapping is a mask. */
const ringLength = 4096
const breadth = 8

/** A delay that loses high tones faster, and whose length breathes by a few samples so that nothing rings. */
class Line {
  readonly heard = new Float32Array(block)
  readonly #ring = new Float32Array(ringLength)
  readonly #length: number
  readonly #gain: number
  readonly #damping: number
  #breath = 0
  #step: number
  #last = 0
  #at = 0

  constructor(length: number, room: Room) {
    this.#length = length
    this.#gain = 10 ** ((-3 * length) / (room.seconds * sampleRate))
    this.#damping = Math.exp((-2 * Math.PI * room.dampingHertz) / sampleRate)
    // Short lines breathe in within a second, long ones within two.
    this.#step = (1200 * breadth) / (length * sampleRate)
  }

  hear() {
    const { heard } = this
    const ring = this.#ring
    const start = this.#at + ringLength - this.#length
    const [gain, damping, step] = [this.#gain, this.#damping, this.#step]
    let breath = this.#breath
    let last = this.#last
    for (let i = 0; i < block; i++) {
      const whole = breath | 0
      const near = ring[(start + i - whole) & (ringLength - 1)] ?? 0
      const far = ring[(start + i - whole - 1) & (ringLength - 1)] ?? 0
      const echo = gain * (near + (breath - whole) * (far - near))
      last = echo + damping * (last - echo)
      heard[i] = last
      breath += step
    }
    if (breath > breadth || breath < 0) this.#step = -this.#step
    this.#breath = Math.max(0, breath)
    this.#last = last
    return this.heard
  }

  /** A Householder reflection spreads each line over all others and keeps their energy. */
  listen(dry: Float32Array, together: Float32Array) {
    const ring = this.#ring.subarray(this.#at, this.#at + block)
    for (let i = 0; i < dry.length; i++) ring[i] = (dry[i] ?? 0) + (this.heard[i] ?? 0) - (together[i] ?? 0)
    this.#at = (this.#at + block) % ringLength
  }
}

function diffused(samples: Float32Array, lengths: readonly number[], { preDelaySeconds }: Room) {
  const late = new Float32Array(samples.length)
  const preDelay = Math.round(preDelaySeconds * sampleRate)
  late.set(samples.subarray(0, samples.length - preDelay), preDelay)
  // Bass stays out of the room, where it would only be mud.
  filter(late, highPass(170), lowPass(9000))
  for (const length of lengths) allPass(late, length)
  return late
}

function allPass(samples: Float32Array, length: number, gain = 0.6) {
  const ring = new Float32Array(length)
  let at = 0
  for (let i = 0; i < samples.length; i++) {
    const stored = ring[at] ?? 0
    const input = (samples[i] ?? 0) + gain * stored
    ring[at] = input
    samples[i] = stored - gain * input
    if (++at === length) at = 0
  }
}
