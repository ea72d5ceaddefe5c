import { BitWriter, joined } from './bits.ts'
import { bitrates, exactLengthAt, type Frame, farthestBack, lengthAt } from './frame.ts'

const headLength = 36

type Open = { head: Uint8Array; area: Uint8Array; from: number }

/** Puts frames of two channels one behind the other, each one's sound as early as the room before it allows. */
export class FrameWriter {
  readonly #bitrate: number
  /** Frames whose bytes a later one may still use. */
  readonly #open: Open[] = []
  // Places among the bytes for sound alone, without the heads.
  #end = 0
  #soundEnd = 0
  /** Of a byte, by which the frames so far are too short for their rate. */
  #owed = 0

  /** In bit/s. */
  constructor(bitrate: number) {
    this.#bitrate = bitrate
  }

  /** Every frame that is complete by now. */
  add(frame: Frame): Uint8Array[] {
    const begin = Math.max(this.#soundEnd, this.#end - farthestBack)
    this.#soundEnd = begin + frame.sound.length
    const { kbps, padding, length } = this.#slotFor(this.#soundEnd - this.#end)
    const head = headOf(frame, kbps, padding, this.#end - begin)
    this.#open.push({ head, area: new Uint8Array(length - headLength), from: this.#end })
    this.#end += length - headLength
    for (const { area, from } of this.#open) lay(frame.sound, begin - from, area)
    return this.#closed(Math.max(this.#soundEnd, this.#end - farthestBack))
  }

  finish = () => this.#closed(this.#end)

  #closed(until: number): Uint8Array[] {
    const open = this.#open.findIndex(({ from, area }) => from + area.length > until)
    const closed = this.#open.splice(0, open < 0 ? this.#open.length : open)
    return closed.map(({ head, area }) => joined(head, area))
  }

  /** A frame of the wanted rate; a larger one in the rare case that its sound finds no room otherwise. */
  #slotFor(needed: number) {
    const wanted = this.#bitrate / 1000
    const before = this.#owed
    this.#owed = (before + exactLengthAt(wanted)) % 1
    const padding = lengthAt(wanted, 0) + 1 <= before + exactLengthAt(wanted) ? 1 : 0
    const length = lengthAt(wanted, padding)
    if (headLength + needed <= length) return { kbps: wanted, padding, length }
    const kbps = bitrates.find((kbps) => headLength + needed <= lengthAt(kbps, 0))
    if (kbps === undefined) throw new Error(`No frame has room for ${needed} bytes`)
    return { kbps, padding: 0, length: lengthAt(kbps, 0) }
  }
}

function headOf({ mode, shared, granules }: Frame, kbps: number, padding: number, back: number): Uint8Array {
  const bits = new BitWriter(headLength)
  // MPEG-1 layer III, 44.1 kHz, no checksum.
  bits.write(0xfffb, 16)
  bits.write(bitrates.indexOf(kbps), 4)
  // The rate has number 0.
  bits.write(padding << 1, 4)
  bits.write(mode, 4)
  // The original.
  bits.write(0b0100, 4)
  bits.write(back, 9)
  bits.write(0, 3)
  for (const factors of shared) bits.write(factors, 4)
  for (const { length, bigValues, gain, scaleLengths, rest } of granules.flat()) {
    bits.write(length, 12)
    bits.write(bigValues, 9)
    bits.write(gain, 8)
    bits.write(scaleLengths, 4)
    bits.write(rest, 26)
  }
  return bits.bytes
}

/** As much of the sound as falls into the area. */
function lay(sound: Uint8Array, offset: number, area: Uint8Array) {
  const piece = sound.subarray(Math.max(0, -offset), Math.max(0, area.length - offset))
  area.set(piece, Math.max(0, offset))
}
