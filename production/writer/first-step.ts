/** What somebody does first with them, and what happens then: for all who come, and not for one of several services. */
import { type Excerpt, textOfExcerpt } from './excerpt.ts'
import type { Marked } from './marked.ts'
import type { Words } from './words-of.ts'

/** It says what happens first, or answers whoever asks that. */
export const tellsFirst = ({ kind, question = '', ...excerpt }: Excerpt, { firstSteps, asksFirst }: Words) =>
  kind === 'answer'
    ? asksFirst.in(question) !== undefined
    : firstSteps.in(textOfExcerpt(excerpt)) !== undefined

/** Below the name of one service it holds for that, unless it is an order to whoever reads; and `if` speaks to some. */
export function isForAll(excerpt: Excerpt, words: Words, business: string): boolean {
  const { kind, role, heading, title, question = '' } = excerpt
  const text = textOfExcerpt(excerpt)
  const isAtHome = role === 'contact' || role === 'questions' || role === 'prices'
  const isPlain =
    heading === '' ||
    words.plainHeadings.is(heading) ||
    words.steps.in(heading) !== undefined ||
    words.firstSteps.in(heading) !== undefined
  const isOfHouse = text.includes(business)
  return (
    !words.openConditions.startOf(text) &&
    !words.forSome.in(`${role === 'home' ? '' : title} ${heading} ${question} ${text}`) &&
    (kind === 'answer' || isAtHome || ((role === 'home' || role === 'about') && (isPlain || isOfHouse)))
  )
}

const [mostWords, leastWords] = [60, 6]

/** A step of a manual, of a recipe or of a story is none of theirs. */
export const isStep = (each: Marked) =>
  each.isForAll &&
  (each.kind === 'prose' || each.kind === 'answer') &&
  each.role !== 'blog' &&
  !each.isTorn &&
  !each.isCut &&
  each.words >= leastWords &&
  each.words <= mostWords &&
  !each.sentences.at(-1)?.endsWith('?') &&
  each.tellsFirst

/** An answer to whoever asks says most; an order says it best on the first page. */
export const fitnessAsStep = ({ kind, role, tellsFirst: tells, over, words }: Marked) =>
  (tells ? 2 : 0) +
  (kind === 'answer' ? 1 : 0) +
  over.step / 2 +
  (role === 'home' || role === 'contact' || role === 'questions' ? 0.5 : 0) -
  Math.max(0, words - 35) / 20
