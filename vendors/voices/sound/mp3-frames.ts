/** What can be told of an MP3 file without hearing it: whether it is one, and whether its last frame is whole. */

const kilobits = {
  first: [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320],
  later: [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160],
} as const
const hertz = [44_100, 48_000, 32_000] as const

/** Raw samples may look like the beginning of a frame; two frames that follow each other are no chance. */
export function isMp3(bytes: Uint8Array): boolean {
  const first = tagAt(bytes, 0)
  const length = frameAt(bytes, first)
  if (!length) return false
  return first > 0 || length >= bytes.length || frameAt(bytes, length) !== undefined
}

/** What lies between frames is passed over: some servers join files, with all that belongs to a file. */
export function isWholeMp3(bytes: Uint8Array): boolean {
  let at = 0
  while (at < bytes.length) at += tagAt(bytes, at) || frameAt(bytes, at) || 1
  return at === bytes.length
}

/** The length of an ID3 tag, which it tells in seven bits a byte; 0 where there is none. */
function tagAt(bytes: Uint8Array, at: number): number {
  const [i, d, three, , , , ...size] = bytes.subarray(at, at + 10)
  if (i !== 0x49 || d !== 0x44 || three !== 0x33 || size.length < 4) return 0
  return 10 + size.reduce((length, byte) => 128 * length + (byte & 0x7f), 0)
}

/** Its length in bytes; nothing where none of layer III begins. */
function frameAt(bytes: Uint8Array, at: number): number | undefined {
  const [sync = 0, kind = 0, rates = 0] = bytes.subarray(at, at + 4)
  const version = (kind >> 3) & 3
  if (at + 4 > bytes.length || sync !== 0xff || (kind & 0xe6) !== 0xe2 || version === 1) return undefined
  const isFirst = version === 3
  const rate = (hertz[(rates >> 2) & 3] ?? 0) / (isFirst ? 1 : version === 2 ? 2 : 4)
  const bits = 1000 * (kilobits[isFirst ? 'first' : 'later'][rates >> 4] ?? 0)
  if (!rate || !bits) return undefined
  return Math.floor(((isFirst ? 144 : 72) * bits) / rate) + ((rates >> 1) & 1)
}
