import type { ByteRange } from '#vendors/storage/storage.ts'

/** One range is served; what is malformed or asks for several gets the whole file, as RFC 9110 allows. */
export function byteRange(header: string | undefined, length: number): ByteRange | 'whole' | 'beyond' {
  const [, from, to] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? []
  if (from === undefined || to === undefined || (from === '' && to === '')) return 'whole'
  if (from === '')
    return Number(to) === 0 ? 'beyond' : { first: Math.max(0, length - Number(to)), last: length - 1 }
  if (to !== '' && Number(to) < Number(from)) return 'whole'
  if (Number(from) >= length) return 'beyond'
  return { first: Number(from), last: to === '' ? length - 1 : Math.min(Number(to), length - 1) }
}
