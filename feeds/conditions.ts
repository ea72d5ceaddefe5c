/** What a reader's conditions come to (RFC 9110, 13 and 14): nothing new, all of the file, a part of it, or none. */
import type { ByteRange } from '#vendors/storage/storage.ts'
import { byteRange } from './byte-range.ts'

type Conditions = {
  'if-none-match'?: string | null | undefined
  'if-range'?: string | null | undefined
  range?: string | null | undefined
}

type SentFile = {
  etag: string
  /** Of other forms with the same bytes behind them. */
  otherTags?: readonly string[]
  size: number
  isSeekable?: boolean
}

type Due = 'unchanged' | 'whole' | 'beyond' | ByteRange

export function dueBy(
  conditions: Conditions,
  { etag, otherTags = [], size, isSeekable = true }: SentFile,
): Due {
  if (names(conditions['if-none-match'], [etag, ...otherTags])) return 'unchanged'
  // Dates never match: we send none.
  const isCurrent = !conditions['if-range'] || conditions['if-range'] === etag
  return isSeekable && isCurrent ? byteRange(conditions.range ?? undefined, size) : 'whole'
}

function names(condition: string | null | undefined, etags: readonly string[]): boolean {
  if (!condition) return false
  const tags = condition.split(',').map((tag) => tag.trim().replace(/^W\//, ''))
  return tags.includes('*') || etags.some((etag) => tags.includes(etag))
}

export const contentRange = ({ first, last }: ByteRange, size: number) => `bytes ${first}-${last}/${size}`
export const noContentRange = (size: number) => `bytes */${size}`
