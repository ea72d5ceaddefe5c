/** What comes of a line's doubts: nobody, a second reading, or a person may settle them, or they stand. */
import type { Passage } from '#domain/evidence.ts'
import type { Confirmed, Doubt, Evidence, Line, Verdict } from './line.ts'
import type { Site, Statement } from './site.ts'

export const refused = (doubts: readonly Doubt[]): Verdict => ({ verdict: 'refused', doubts })

/** Without a doubt it passes; with one, a person may vouch for it by name, unless nobody may. */
export function doubted({ vouchedBy }: Line, doubts: readonly Doubt[], passed?: Verdict): Verdict {
  if (doubts.length === 0 && passed) return passed
  const by = vouchedBy?.trim() ?? ''
  // A second reading may compare a safety word; a person's name does not make it true.
  const isFinal = doubts.some(({ sort, check }) => sort === 'final' || check === 'safety')
  return by.length > 1 && !isFinal ? { verdict: 'vouched', by, doubts } : refused(doubts)
}

/** A second reading decides what code leaves open, of hosts; what code knows it cannot change. */
export function settledBy({ confirmed, claims, speaker }: Line, verdict: Verdict, site: Site): Verdict {
  if (!confirmed || (verdict.verdict !== 'refused' && verdict.verdict !== 'vouched')) return verdict
  const isOpen = verdict.doubts.every((doubt) => doubt.sort === 'open' || isSettled(doubt, confirmed))
  const isHost = speaker === 'host' || speaker === 'guest'
  // Whoever has found it in a quotation needs one.
  const passages = confirmed.as === 'talk' ? [] : passagesOf(claims, site)
  const isRead = confirmed.as === 'talk' || passages.length > 0
  return isHost && isOpen && isRead
    ? { verdict: 'confirmed', by: confirmed.by, as: confirmed.as, evidence: passages.map(evidenceIn) }
    : verdict
}

/**
 * Where code compares lists of words, a line may say the same with others; who has to decide was shown the doubt and the
 * words. Numbers, names, a no, who says it and safety stay as they are: two of one quotation are exchanged with its words.
 */
const disputable = new Set([
  'universal',
  'superlative',
  'first',
  'still',
  'limit',
  'condition',
  'part',
  'measure',
  'doer',
  'cause',
  'time',
  'once',
])

export const isDisputable = ({ check, sort }: Doubt): boolean => sort === 'fault' && disputable.has(check)

const isSettled = (doubt: Doubt, { as, settled = [] }: Confirmed) =>
  as === 'claim' && isDisputable(doubt) && settled.some((told) => told.includes(doubt.reason))

const passagesOf = (claims: Line['claims'], { sectionOf }: Site): Passage[] => [
  ...new Set((claims ?? []).flatMap(({ passage }) => sectionOf.get(passage)?.passage ?? [])),
]

export const evidenceOf = (statements: readonly Statement[]): Evidence[] =>
  [...new Set(statements.map(({ passage }) => passage))].map(evidenceIn)

export const evidenceIn = ({ id, url, text, saidOn }: Passage): Evidence => ({
  ...{ id, url, passage: text },
  ...(saidOn && { saidOn }),
})
