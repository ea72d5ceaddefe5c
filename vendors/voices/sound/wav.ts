import { fromSamples, readSixteenBits, type SampleReader, type Sound } from './pcm.ts'

export const isWav = (bytes: Uint8Array) => ascii(bytes, 0) === 'RIFF' && ascii(bytes, 8) === 'WAVE'

type Format = { tag: number; channels: number; rate: number; bits: number }

/** By what the head calls them: whole numbers (1) or floating (3), and their bits. */
const readers = new Map<string, SampleReader>([
  ['1/8', (view, at) => (view.getUint8(at) - 128) / 128],
  ['1/16', readSixteenBits],
  ['1/24', (view, at) => (view.getUint16(at, true) + view.getInt8(at + 2) * 65_536) / 8_388_608],
  ['1/32', (view, at) => view.getInt32(at, true) / 2_147_483_648],
  ['3/32', (view, at) => view.getFloat32(at, true)],
  ['3/64', (view, at) => view.getFloat64(at, true)],
])

/** Its samples, or why not. */
export function fromWav(bytes: Uint8Array): Sound | 'cut off' | 'not readable' {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  let format: Format | undefined
  for (let at = 12; at + 8 <= bytes.length; ) {
    const [name, length] = [ascii(bytes, at), view.getUint32(at + 4, true)]
    if (name === 'data') return format ? samplesAt(bytes, at + 8, length, format) : 'not readable'
    if (name === 'fmt ' && at + 24 <= bytes.length) format = formatAt(view, at + 8)
    at += 8 + length + (length % 2)
  }
  return 'cut off'
}

/** A format may be one that says what it is further down. */
const isElsewhere = 0xfffe

function formatAt(view: DataView, at: number): Format {
  const named = view.getUint16(at, true)
  const tag = named === isElsewhere && at + 26 <= view.byteLength ? view.getUint16(at + 24, true) : named
  return {
    tag,
    channels: view.getUint16(at + 2, true),
    rate: view.getUint32(at + 4, true),
    bits: view.getUint16(at + 14, true),
  }
}

function samplesAt(bytes: Uint8Array, from: number, length: number, { tag, channels, rate, bits }: Format) {
  const read = readers.get(`${tag}/${bits}`)
  if (!read || channels < 1 || channels > 8) return 'not readable'
  // A server that streams does not know the length yet and writes the longest.
  const isOpen = length >= 0x7fffffff || length === 0
  const end = isOpen ? bytes.length : from + length
  const pcm = end <= bytes.length && fromSamples(bytes.subarray(from, end), read, bits / 8, channels)
  return pcm ? { pcm, rate } : 'cut off'
}

const ascii = (bytes: Uint8Array, at: number) => String.fromCharCode(...bytes.subarray(at, at + 4))
