/** What the website only asks is no statement, but may be told as what it asks. */
import type { Doubt, Line } from './line.ts'
import type { Site } from './site.ts'

/** `They ask how fast you can escape`, `will you survive?`: told as what was asked. */
export function asTheyAsk(doubt: Doubt, { text, claims = [] }: Line, { sectionOf }: Site): Doubt {
  if (doubt.check !== 'asked') return doubt
  const isOfReader = claims.some(
    ({ quote, passage }) =>
      asksReader.test(quote) && sectionOf.get(passage)?.passage.kind !== 'question' && !isOfThem.test(text),
  )
  const isAsked = tellsOfAsking.test(text) || (isOfReader && saysYou.test(text))
  return isAsked ? { ...doubt, sort: 'open' } : doubt
}

const tellsOfAsking =
  /^(?:whether|ob)\b|\b(?:ask|asks|asked|asking|question|wonder|wonders|fragen|fragt|fragten|frage)\b|\?["”'’)]*$|["“„«][^"“”„»]+["”“»]/i

/** `Have you ever missed a train?` speaks of whoever reads it, and wants no answer. */
const asksReader =
  /^(?:have you (?:ever|just|been)|did you ever|do you (?:ever|feel|struggle|worry)|are you (?:tired|struggling|worried|fed up))\b/i
const saysYou = /\byou(?:r|['’](?:ve|re|d|ll))?\b/i
const isOfThem = /\b(?:they|we|she|he)\b/i
