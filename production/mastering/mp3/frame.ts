/**
 * Frames of MPEG-1 layer III (ISO 11172-3, 2.4.1.7) taken apart. A frame's sound may lie among the bytes of the
 * frames before it, and its head says how far back; apart from that a frame can be moved to any other place.
 */
import { sampleRate } from '#production/sound.ts'
import { BitReader, joined } from './bits.ts'

/** What is known of half a frame, 576 samples, of one channel. */
export type Granule = {
  /** In bits. */
  length: number
  bigValues: number
  gain: number
  scaleLengths: number
  /** Which window, which tables: 26 bits that nobody here changes. */
  rest: number
}

export type Frame = {
  /** How the two channels are told apart: 4 bits. */
  mode: number
  /** Scale factors that the second granule takes over from the first: 4 bits a channel. */
  shared: number[]
  /** For each half of the frame one a channel. */
  granules: readonly (readonly Granule[])[]
  sound: Uint8Array
}

/** How far back a frame's sound may begin, in bytes: its head has 9 bits for it. */
export const farthestBack = 511

const oneChannel = 0b11

export class FrameReader {
  /** The beginning of a frame that is not there as a whole yet. */
  #begun: Uint8Array = new Uint8Array()
  #before: Uint8Array = new Uint8Array()

  /** All frames that are whole by now, from bytes as LAME makes them. */
  read(bytes: Uint8Array): Frame[] {
    let rest = joined(this.#begun, bytes)
    const frames: Frame[] = []
    for (let length = lengthOf(rest); length <= rest.length; length = lengthOf(rest)) {
      frames.push(this.#take(rest.subarray(0, length)))
      rest = rest.subarray(length)
    }
    this.#begun = rest
    return frames
  }

  #take(bytes: Uint8Array): Frame {
    const mode = (bytes[3] ?? 0) >> 4
    const channels = mode >> 2 === oneChannel ? 1 : 2
    const area = bytes.subarray(channels === 1 ? 21 : 36)
    const bits = new BitReader(bytes.subarray(4))
    const back = bits.read(9)
    bits.read(channels === 1 ? 5 : 3)
    const shared = Array.from({ length: channels }, () => bits.read(4))
    const granules = [0, 1].map(() => Array.from({ length: channels }, () => granule(bits)))
    const length = Math.ceil(granules.flat().reduce((sum, { length }) => sum + length, 0) / 8)
    const begin = this.#before.length - back
    if (begin < 0) throw new Error(`A frame's sound begins ${-begin} bytes before the first frame`)
    const known = joined(this.#before, area)
    this.#before = known.slice(-farthestBack)
    return { mode, shared, granules, sound: known.slice(begin, begin + length) }
  }
}

function lengthOf(bytes: Uint8Array) {
  if (bytes.length < 4) return Number.POSITIVE_INFINITY
  const [sync, , third = 0] = bytes
  const kbps = bitrates[third >> 4]
  if (sync !== 0xff || !kbps) throw new Error('The encoder made something that is no frame')
  return lengthAt(kbps, (third >> 1) & 1)
}

/** In kbit/s, by their number in the head. */
export const bitrates = [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320]

export const samplesPerFrame = 1152

/** Of a frame, in bytes: a part of one that is missing here is made up for by the padding of a later one. */
export const lengthAt = (kbps: number, padding: number) => Math.floor(exactLengthAt(kbps)) + padding
export const exactLengthAt = (kbps: number) => (samplesPerFrame * kbps * 125) / sampleRate

function granule(bits: BitReader): Granule {
  const [length, bigValues, gain] = [bits.read(12), bits.read(9), bits.read(8)]
  return { length, bigValues, gain, scaleLengths: bits.read(4), rest: bits.read(26) }
}

/** Middle and side, rather than left and right. */
const middleAndSide = 0b0110

/** Of the middle, so that left and right, which are it divided by the root of 2, come out as loud: 2 quarters of a power of 2. */
const asLoud = 2

/** One channel as the middle of two, with nothing on the sides: the same sound, in a file of two channels. */
export function fromBothSides(frame: Frame): Frame {
  return {
    ...frame,
    mode: middleAndSide,
    shared: [...frame.shared, 0],
    granules: frame.granules.map((channels) =>
      channels.flatMap((middle) => [
        { ...middle, gain: middle.gain + asLoud },
        // With the window of the middle: each side is made from both.
        { ...middle, length: 0, bigValues: 0, scaleLengths: 0 },
      ]),
    ),
  }
}

/** After each kind of window, 0 being the usual one, 2 the short one, and 1 and 3 those before and after it. */
const mayFollow: readonly (readonly number[])[] = [
  [0, 1],
  [2, 3],
  [2, 3],
  [0, 1],
]

/** Whether the windows of two frames overlap as they must: each is the mirror of the next one's beginning. */
export function fits(before: Frame, after: Frame): boolean {
  const next = after.granules[0] ?? []
  return (before.granules[1] ?? []).every((granule, channel) =>
    mayFollow[windowOf(granule)]?.includes(windowOf(next[channel] ?? granule)),
  )
}

function windowOf({ rest }: Granule) {
  const isUnusual = (rest >> 25) & 1
  return isUnusual ? (rest >> 23) & 0b11 : 0
}
