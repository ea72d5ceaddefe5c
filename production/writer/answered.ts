/** What a host can ask of a passage by itself: only what its first words answer, or what its heading promises. */
import type { ProgrammeQuestion } from '#content/programme/questions.ts'
import { countWords } from '#domain/language/sentences.ts'
import type { Finder } from '#reader/phrases.ts'
import type { Excerpt } from './excerpt.ts'
import type { Words } from './words-of.ts'

const mostBeforeAnswer = 14
/** So many words of a heading say what stands below, whatever comes after them: `How it all began in the yard`. */
const leastOfBeginning = 3

/** An answer comes at once; the surest first. */
export function answersIn(
  { sentences, heading, under }: Pick<Excerpt, 'sentences' | 'heading' | 'under'>,
  { shows, heOrShe }: Words,
): readonly ProgrammeQuestion[] {
  const begins = (sentences[0] ?? '').split(/\s+/).slice(0, mostBeforeAnswer).join(' ')
  // Further down, below other things, nobody knows what was promised.
  const isPromised = (head: Finder) =>
    under !== undefined && (head.is(heading) || countWords(head.startOf(heading) ?? '') >= leastOfBeginning)
  // What somebody has done for twenty years, the house has not.
  const isOfOne = sentences.some((sentence) => heOrShe.in(sentence))
  return shows.flatMap(([question, { first, head }]) =>
    (first.in(begins) && !(isOfOne && (question === 'since' || question === 'experience'))) ||
    isPromised(head)
      ? [question]
      : [],
  )
}
