/** What a number measures, or counts. */
import { measures as known } from '#domain/gate/checks/numbers.ts'
import type { Word } from '#domain/gate/words.ts'

const measures: ReadonlySet<string> = new Set([
  ...known,
  ...'degree litre millilitre centimetre millimetre yard yards foot feet inch inches acre acres hectare hectares ounce ounces points'.split(
    ' ',
  ),
])

const singular = new Map(
  'feet foot, inches inch, yards yard, acres acre, hectares hectare, ounces ounce'
    .split(', ')
    .map((pair) => pair.split(' ') as [string, string]), // two words each
)

/** The unit behind a number, and where the words behind both begin. */
export function unitAt(words: readonly Word[], end: number): { unit: string; end: number } {
  const [next, number, unit] = words.slice(end, end + 3)
  if (next && measures.has(next.key) && !next.after)
    return { unit: singular.get(next.key) ?? next.key, end: end + 1 }
  // `55 combined years`.
  const time = times.get(number?.key ?? '')
  if (time && !number?.after && nounAt(words, end)) return { unit: time, end: end + 2 }
  // `Three to five days` are three days, too.
  const isRange =
    next && ['to', 'and', 'or', 'bis', 'à', 'a'].includes(next.key) && number?.number !== undefined
  return isRange && unit && measures.has(unit.key) ? { unit: unit.key, end: end + 1 } : { unit: '', end }
}
const times = new Map(['minute', 'hour', 'day', 'week', 'month', 'year'].map((unit) => [`${unit}s`, unit]))

export function nounAt(words: readonly Word[], end: number): string {
  const next = words[end]
  const isNoun = next && !next.after && next.number === undefined && next.key.length > 3
  return isNoun && !notCounted.has(next.key) ? next.key : ''
}
const notCounted = new Set(
  'from with that this they their there then them more less were have been will would could what when where which after before until into about over under between years each every other only than also just'.split(
    ' ',
  ),
)
