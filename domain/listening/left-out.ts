/** Why a request for sound is no download: PTMG 2.3, and what this house adds. The first that fits counts. */
export const leftOutReasons = {
  /** A HEAD, nothing new, refused, or broken. */
  'no-listening': 1,
  /** Apps ask for two bytes to see whether parts are answered. */
  'two-bytes': 2,
  ours: 3,
  machine: 4,
  prefetch: 5,
  unrealistic: 6,
  /** With others it makes up one download. */
  part: 7,
  /** All that this listener had that day is less than a minute. */
  short: 8,
  /** The same listener had it that day. */
  again: 9,
} as const

export type LeftOutReason = keyof typeof leftOutReasons

const names = new Map<number, LeftOutReason>(
  // The cast: keys of an object are texts to the compiler.
  Object.entries(leftOutReasons).map(([name, number]) => [number, name as LeftOutReason]),
)
export const reasonNumbered = (number: number): LeftOutReason | undefined => names.get(number)

type Asked = {
  method: string
  status: number
  /** Bytes that were asked for; undefined: all of them. */
  askedBytes: number | undefined
  isOurs: boolean
  isMachine: boolean
  isPrefetch: boolean
  isUnrealistic: boolean
}

/** What can be told of a request alone. Undefined: somebody listens. */
export function leftOutAtOnce(asked: Asked): LeftOutReason | undefined {
  if (asked.method !== 'GET' || (asked.status !== 200 && asked.status !== 206)) return 'no-listening'
  if (asked.askedBytes !== undefined && asked.askedBytes <= 2) return 'two-bytes'
  if (asked.isOurs) return 'ours'
  if (asked.isMachine) return 'machine'
  if (asked.isPrefetch) return 'prefetch'
  return asked.isUnrealistic ? 'unrealistic' : undefined
}

const minute = 60

/** So many bytes make a download: what the file says of itself, and a minute of sound; all of it where that is unknown. */
export function countedFrom(sound: { bytes: number; tagBytes: number; seconds: number }): number {
  const { bytes, tagBytes, seconds } = sound
  if (!(seconds > minute) || tagBytes >= bytes) return bytes
  return tagBytes + Math.ceil(((bytes - tagBytes) / seconds) * minute)
}

/** How long the ID3v2 tag is that a file begins with, from its first ten bytes. */
export function tagBytesOf(head: Uint8Array): number {
  const isTag = head.length >= 10 && head[0] === 0x49 && head[1] === 0x44 && head[2] === 0x33
  if (!isTag) return 0
  const length = head.subarray(6, 10).reduce((sum, byte) => sum * 128 + (byte & 127), 0)
  const hasFooter = ((head[5] ?? 0) & 16) !== 0
  return 10 + length + (hasFooter ? 10 : 0)
}
