/** A sentence that is whole but for its last point. */
import type { Passage } from '#domain/evidence.ts'
import { countWords } from '#domain/language/sentences.ts'
import type { Words } from '#production/writer/words-of.ts'
import { count, hasVerb } from './reason.ts'

const [leastOfDescription, leastOfSentence] = [9, 6]

export function completed(sentences: readonly string[], passage: Passage, words: Words): readonly string[] {
  const last = sentences.at(-1) ?? ''
  if (!/[\p{Ll}\d]$/u.test(last) || /[|•·\n]/.test(last)) return sentences
  // `Nell Hart, Owner and Baker, 30 years` is one row of several.
  const isOfStaff = /^\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+, \p{Lu}/u.test(last)
  const isDescription = passage.heading === '' && countWords(passage.text) >= leastOfDescription && !isOfStaff
  return isDescription || isWhole(last, words) ? [...sentences.slice(0, -1), `${last}.`] : sentences
}

/** `We graft every vine by hand`, and not `What we do`: who does it, and that it is done. */
function isWhole(sentence: string, words: Words): boolean {
  const isDone = words.doers.startOf(sentence) !== undefined
  const named = words.subjects.startOf(sentence) !== undefined && hasVerb(sentence, words)
  const isTitle = !words.nounsAreLarge && count(sentence, /(?<!\p{L})\p{Lu}/gu) > countWords(sentence) / 2
  return countWords(sentence) >= leastOfSentence && (isDone || named) && !isTitle && /^\p{Lu}/u.test(sentence)
}
