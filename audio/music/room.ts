/** A room: a feedback delay network (Jot & Chaigne 1991) of six lines behind Schroeder's all-pass diffusers. */
import { Filter, highPass, lowPass } from '#audio/filter.ts'
import { type Stereo, sampleRate } from '#audio/sound.ts'
import { Delay } from './delay.ts'

type Acoustics = {
  /** Until low and middle tones have faded by 60 dB. */
  seconds: number
  /** Above this the walls and the air take more at each turn. */
  dampingHertz: number
  preDelaySeconds: number
}

/** Nothing that enters the shortest line comes back within a block, so each line may do a whole block at once. */
export const roomBlock = 1024

/** Prime numbers of samples, 30 to 68 ms: their echoes never fall together, which would ring. */
const lineLengths = [1327, 1613, 1951, 2267, 2633, 2999]

/** Every second line listens to the left and is heard there, the others on the right; all of them meet inside. */
export class ReverbRoom {
  readonly #doors: readonly [Door, Door]
  readonly #lines: readonly Line[]
  readonly #together = new Float32Array(roomBlock)

  constructor(acoustics: Acoustics) {
    this.#doors = [new Door([113, 337, 229], acoustics), new Door([127, 349, 211], acoustics)]
    // Two lines are heard upside down, which keeps the first echoes apart.
    this.#lines = lineLengths.map((length, i) => new Line(length, i % 4 < 2 ? 0.5 : -0.5, acoustics))
  }

  /** Answers a block of at most `roomBlock` samples; a shorter one ends the sound. */
  run([left, right]: Stereo): Stereo {
    const dry: Stereo = [this.#doors[0].run(left), this.#doors[1].run(right)]
    const wet: Stereo = [new Float32Array(left.length), new Float32Array(left.length)]
    this.#together.fill(0)
    for (const [i, line] of this.#lines.entries()) line.hear(this.#together, wet[i % 2 ? 1 : 0])
    for (const [i, line] of this.#lines.entries()) line.listen(dry[i % 2 ? 1 : 0], this.#together)
    return wet
  }
}

/** What a sound passes on its way in. Bass stays outside, where it would only be mud. */
class Door {
  readonly #preDelay: Delay
  readonly #colour = new Filter(highPass(170), lowPass(9000))
  readonly #diffusers: readonly AllPass[]

  constructor(lengths: readonly number[], { preDelaySeconds }: Acoustics) {
    this.#preDelay = new Delay(Math.round(preDelaySeconds * sampleRate))
    this.#diffusers = lengths.map((length) => new AllPass(length))
  }

  run(samples: Float32Array) {
    const inside = this.#colour.run(this.#preDelay.run(samples.slice()))
    for (const diffuser of this.#diffusers) diffuser.run(inside)
    return inside
  }
}

class AllPass {
  readonly #ring: Float32Array
  #at = 0

  constructor(length: number) {
    this.#ring = new Float32Array(length)
  }

  run(samples: Float32Array, gain = 0.6) {
    const ring = this.#ring
    for (let i = 0; i < samples.length; i++) {
      const stored = ring[this.#at] ?? 0
      const input = (samples[i] ?? 0) + gain * stored
      ring[this.#at] = input
      samples[i] = stored - gain * input
      this.#at = this.#at + 1 < ring.length ? this.#at + 1 : 0
    }
  }
}

/** A Householder reflection spreads each line over all others and keeps their energy. */
const householder = 2 / lineLengths.length

/** A power of two longer than the longest line and a block, so that wrapping is a mask. */
const ringLength = 4096
const breadth = 8

/** A delay that loses high tones faster, and whose length breathes by a few samples so that nothing rings. */
class Line {
  readonly #heard = new Float32Array(roomBlock)
  readonly #ring = new Float32Array(ringLength)
  readonly #length: number
  readonly #level: number
  readonly #gain: number
  readonly #damping: number
  #breath = 0
  #step: number
  #last = 0
  #at = 0

  constructor(length: number, level: number, acoustics: Acoustics) {
    this.#length = length
    this.#level = level
    this.#gain = 10 ** ((-3 * length) / (acoustics.seconds * sampleRate))
    this.#damping = Math.exp((-2 * Math.PI * acoustics.dampingHertz) / sampleRate)
    // Short lines breathe in within a second, long ones within two.
    this.#step = (1200 * breadth) / (length * sampleRate)
  }

  /** Adds what comes back to what the ear hears, and its share to what all lines will hear together. */
  hear(together: Float32Array, ear: Float32Array) {
    const [ring, heard, level] = [this.#ring, this.#heard, this.#level]
    const start = this.#at + ringLength - this.#length
    const [gain, damping, step] = [this.#gain, this.#damping, this.#step]
    let breath = this.#breath
    let last = this.#last
    for (let i = 0; i < roomBlock; i++) {
      const whole = breath | 0
      const near = ring[(start + i - whole) & (ringLength - 1)] ?? 0
      const far = ring[(start + i - whole - 1) & (ringLength - 1)] ?? 0
      const echo = gain * (near + (breath - whole) * (far - near))
      last = echo + damping * (last - echo)
      heard[i] = last
      together[i] = (together[i] ?? 0) + householder * last
      if (i < ear.length) ear[i] = (ear[i] ?? 0) + level * last
      breath += step
    }
    if (breath > breadth || breath < 0) this.#step = -this.#step
    this.#breath = Math.max(0, breath)
    this.#last = last
  }

  /** Takes in what is new and what the other lines heard. */
  listen(dry: Float32Array, together: Float32Array) {
    const ring = this.#ring.subarray(this.#at, this.#at + roomBlock)
    for (let i = 0; i < dry.length; i++) ring[i] = (dry[i] ?? 0) + (this.#heard[i] ?? 0) - (together[i] ?? 0)
    this.#at = (this.#at + roomBlock) % ringLength
  }
}
