/** A room: a feedback delay network (Jot & Chaigne 1991) of eight lines behind Schroeder's all-pass diffusers. */
import { filter, highPass, lowPass } from '#production/mastering/filter.ts'
import { type Stereo, sampleRate } from '#production/sound.ts'

type Room = {
  /** Until low and middle tones have faded by 60 dB. */
  seconds: number
  /** Above this the walls and the air take more at each turn. */
  dampingHertz: number
  preDelaySeconds: number
}

/** Prime numbers of samples, 30 to 68 ms: their echoes never fall together, which would ring. */
const lineLengths = [1327, 1523, 1759, 1949, 2221, 2473, 2741, 2999]
const diffusers = { left: [113, 337, 229, 491], right: [127, 349, 211, 509] }

/** Every second line listens to the left and is heard there, the others on the right; all of them meet inside. */
export function reverb([left, right]: Stereo, room: Room): Stereo {
  const lines = lineLengths.map((length, i) => new Line(length, room, i))
  const [dryLeft, dryRight] = [diffused(left, diffusers.left, room), diffused(right, diffusers.right, room)]
  const wet: Stereo = [new Float32Array(left.length), new Float32Array(right.length)]
  for (let i = 0; i < left.length; i++) {
    let heardLeft = 0
    let heardRight = 0
    let all = 0
    for (const line of lines) {
      const heard = line.read()
      all += heard
      if (line.isLeft) heardLeft += line.sign * heard
      else heardRight += line.sign * heard
    }
    wet[0][i] = heardLeft / 2
    wet[1][i] = heardRight / 2
    // A Householder reflection spreads each line over all others and keeps their energy.
    const shared = (2 / lines.length) * all
    for (const line of lines) line.write(((line.isLeft ? dryLeft[i] : dryRight[i]) ?? 0) + line.heard - shared)
  }
  return wet
}

const ringLength = 4096
const breadth = 8

/** A delay that loses high tones faster, and whose length breathes by a few samples so that nothing rings. */
class Line {
  readonly isLeft: boolean
  /** Half the lines are heard upside down, which keeps their first echoes apart. */
  readonly sign: number
  heard = 0
  readonly #ring = new Float32Array(ringLength)
  readonly #length: number
  readonly #gain: number
  readonly #damping: number
  #breath = 0
  #step: number
  #at = 0

  constructor(length: number, room: Room, number: number) {
    this.isLeft = number % 2 === 0
    this.sign = number % 4 < 2 ? 1 : -1
    this.#length = length
    this.#gain = 10 ** ((-3 * length) / (room.seconds * sampleRate))
    this.#damping = Math.exp((-2 * Math.PI * room.dampingHertz) / sampleRate)
    this.#step = (2 * breadth * (0.31 + 0.09 * number)) / sampleRate
  }

  read() {
    this.#breath += this.#step
    if (this.#breath > breadth || this.#breath < 0) this.#step = -this.#step
    const delay = this.#length + this.#breath
    const whole = delay | 0
    const near = this.#ring[(this.#at - whole) & (ringLength - 1)] ?? 0
    const far = this.#ring[(this.#at - whole - 1) & (ringLength - 1)] ?? 0
    const echo = this.#gain * (near + (delay - whole) * (far - near))
    this.heard = echo + this.#damping * (this.heard - echo)
    return this.heard
  }

  write(sample: number) {
    this.#ring[this.#at & (ringLength - 1)] = sample
    this.#at++
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
