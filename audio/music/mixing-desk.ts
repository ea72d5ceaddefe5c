/** The mixing desk: channels at three distances, the room and the echo behind them, one warm bus at the end. */
import { Filter, highPass, highShelf, peaking } from '#audio/filter.ts'
import { amplitude, mixInto, type Stereo, sampleRate, silence } from '#audio/sound.ts'
import { Echo } from './echo.ts'
import type { PlaceSound } from './performance.ts'
import { ReverbRoom, roomBlock } from './room.ts'

/** `gain` in decibels, `pan` from -1 (left) to 1 (right), `toEcho` in decibels below the channel itself. */
type Channel = { distance: 'close' | 'near' | 'far'; gain: number; pan?: number; toEcho?: number }

export class MixingDesk {
  readonly #buses: Record<Channel['distance'], Stereo>
  readonly #echoes: Stereo
  readonly #echo: Echo
  readonly #room = new ReverbRoom({ seconds: 2.9, dampingHertz: 5200, preDelaySeconds: 0.022 })
  readonly #warmth = [new Warmth(), new Warmth()] as const
  #mixed = 0

  constructor(seconds: number, secondsPerBeat?: number) {
    this.#echo = new Echo(secondsPerBeat)
    this.#buses = { close: silence(seconds), near: silence(seconds), far: silence(seconds) }
    this.#echoes = silence(seconds)
  }

  channel({ distance, gain, pan = 0, toEcho }: Channel): PlaceSound {
    return (sound, atSeconds) => {
      const offset = Math.max(0, Math.round(atSeconds * sampleRate))
      if (offset < this.#mixed)
        throw new Error(`A note at ${atSeconds} s comes after its place has been mixed`)
      lay(sound, this.#buses[distance], gain, pan, offset)
      if (toEcho !== undefined) lay(sound, this.#echoes, gain + toEcho, pan, offset)
    }
  }

  /** The mix from where the last one ended: no note may come before `seconds` any more. */
  mixUntil(seconds: number): Stereo {
    const { close } = this.#buses
    const from = this.#mixed
    const last = Math.floor((seconds * sampleRate) / roomBlock) * roomBlock
    const end = seconds * sampleRate < close[0].length ? last : close[0].length
    for (; this.#mixed < end; this.#mixed += roomBlock) this.#mix(this.#mixed, this.#mixed + roomBlock)
    return part(close, from, end)
  }

  /** The close bus becomes the mix. */
  #mix(from: number, to: number) {
    const close = part(this.#buses.close, from, to)
    const near = part(this.#buses.near, from, to)
    const far = part(this.#buses.far, from, to)
    const answers = this.#echo.run(part(this.#echoes, from, to))
    for (const side of [0, 1] as const) mixInto(far[side], answers[side])
    const wet = this.#room.run([toRoom(near[0], far[0]), toRoom(near[1], far[1])])
    for (const side of [0, 1] as const) {
      add(close[side], near[side], far[side], wet[side])
      this.#warmth[side].run(close[side])
    }
  }
}

/** How much of a player the room answers. */
const [answeredNear, answeredFar] = [amplitude(-12), amplitude(-7)]

function toRoom(near: Float32Array, far: Float32Array) {
  const sum = new Float32Array(near.length)
  for (let i = 0; i < sum.length; i++) sum[i] = answeredNear * (near[i] ?? 0) + answeredFar * (far[i] ?? 0)
  return sum
}

/** Three at once: reading and writing the sum is what takes time. */
function add(sum: Float32Array, first: Float32Array, second: Float32Array, third: Float32Array) {
  for (let i = 0; i < sum.length; i++)
    sum[i] = (sum[i] ?? 0) + (first[i] ?? 0) + (second[i] ?? 0) + (third[i] ?? 0)
}

/** Equal power: what leaves one side is not lost to the ear. */
function lay(sound: Stereo, target: Stereo, gain: number, pan: number, offset: number) {
  const angle = ((1 + pan) * Math.PI) / 4
  mixInto(target[0], sound[0], amplitude(gain) * Math.SQRT2 * Math.cos(angle), offset)
  mixInto(target[1], sound[1], amplitude(gain) * Math.SQRT2 * Math.sin(angle), offset)
}

const part = ([left, right]: Stereo, from: number, to: number): Stereo => [
  left.subarray(from, to),
  right.subarray(from, to),
]

/** Gentle tape: at these levels the curve adds little but the third harmonic, and nothing there to alias. */
class Warmth {
  readonly #tone = new Filter(peaking(320, 0.8, -1.5), highShelf(6000, 2.5))
  /** Last, because bending a lopsided wave leaves a constant behind. */
  readonly #level = new Filter(highPass(30))

  run(samples: Float32Array) {
    this.#tone.run(samples)
    for (let i = 0; i < samples.length; i++) {
      const sample = samples[i] ?? 0
      samples[i] = sample / Math.sqrt(1 + sample * sample)
    }
    this.#level.run(samples)
  }
}
