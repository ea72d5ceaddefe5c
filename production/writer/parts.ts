/** Which excerpt may take which part of an episode. */
import { countWords } from '#domain/language/sentences.ts'
import type { Marked } from './marked.ts'

/** A question with `it` has lost its thing. */
export const mayBeTold = ({ kind, asksOfLost }: Marked) =>
  kind === 'prose' || kind === 'list' || (kind === 'answer' && !asksOfLost)

/** A list by what says what is on it: readers have marked none, so that the marks know nothing of it. */
const isNamedList = ({ kind, cue, head, isOfNames }: Marked) =>
  kind === 'list' && !isOfNames && (cue ?? head) !== undefined

/** Anybody could say it, and it is theirs. */
export const isUsual = (each: Marked) => {
  // What it costs is told wherever it stands in rows, and no reader's mark is needed for that.
  if (each.kind === 'prices')
    return (
      !each.isTorn &&
      !each.lacksHeading &&
      each.role !== 'blog' &&
      (each.sentences.length > 1 || each.words > mostOfLoneRow)
    )
  return each.kind === 'list' ? isNamedList(each) : isWhole(each)
}

/** `Custom: $500.` is a price of nothing. */
const mostOfLoneRow = 5

const isWhole = ({ kind, marks, over, role, isTorn, isSomeones, needsHeading, cue, ...each }: Marked) =>
  !isTorn &&
  // Below what somebody says, the page may go on in their words.
  !/^["“„«]/u.test(each.heading) &&
  (each.isOffered ||
    ((!needsHeading || (cue ?? each.head ?? each.lead) !== undefined) && !each.lacksHeading)) &&
  // What was done for somebody, below a heading that says so, is no word of theirs about themselves.
  !(each.isUnder === 'others' && !each.isTheirsAtOnce) &&
  // What is hoped for is no fact, and sounds like one.
  !(each.isUnder === 'vision' && !each.isTheirs) &&
  !isSomeones &&
  marks.leftover < 0.4 &&
  marks.stale < 0.3 &&
  marks.others < 0.4 &&
  marks.generic < 0.92 &&
  over.alone > -2.1 &&
  (role !== 'blog' || kind === 'review')

export const mayIntroduce = ({ kind, asksWho, words, sentences, after, marks, role, ...each }: Marked) =>
  !each.isTorn &&
  !each.needsHeading &&
  !each.isSomeones &&
  marks.leftover < 0.4 &&
  marks.stale < 0.3 &&
  marks.others < 0.4 &&
  role !== 'blog' &&
  (kind === 'prose' || asksWho) &&
  words >= 8 &&
  countWords(sentences[0] ?? '') >= 5 &&
  (!after || each.isAboutThem || each.isNamed) &&
  !sentences[0]?.endsWith('?') &&
  // Whoever quotes a law speaks of duties.
  !sentences[0]?.includes('§')

export const isPrice = ({ kind, hasMoney, over }: Marked) =>
  kind === 'prices' || (hasMoney && over.price > 0.5)
export const isReview = ({ kind, words, marks, over, isSigned, by = '' }: Marked) =>
  kind === 'review' &&
  isSigned &&
  countWords((by.split(',')[0] ?? '').replace(/ (?:&|and|und|et|y) /, ' ')) < 4 &&
  words >= 9 &&
  marks.leftover < 0.5 &&
  over.generic < 0.8

export function best<T>(all: readonly T[], by: (each: T) => number): T | undefined {
  return all.reduce<T | undefined>(
    (top, each) => (top === undefined || by(each) > by(top) ? each : top),
    undefined,
  )
}
