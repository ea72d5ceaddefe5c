/** From a reading to a script, without a model: what is chosen is read aloud, and hosts ask for it. */
import type { Language } from '#content/programme/language.ts'
import type { Reading } from '#domain/evidence.ts'
import type { Script } from '#domain/script.ts'
import { countWords } from '#domain/language/sentences.ts'
import { choose } from './choose.ts'
import type { Classifier } from './classifier.ts'
import type { LeftOut } from './excerpt.ts'
import { excerptsOf } from './excerpts.ts'
import { factsOf } from './facts.ts'
import { type Marked, markedBy } from './marked.ts'
import { scriptOf } from './programme.ts'
import { wordsOf } from './words-of.ts'

export type Written =
  | { outcome: 'written'; script: Script; all: readonly Marked[]; leftOut: readonly LeftOut[] }
  | { outcome: 'too-little'; words: number; all: readonly Marked[]; leftOut: readonly LeftOut[] }

/** Of what is read: below that nobody has heard who they are and how one begins. */
const leastWords = 90

export function writeProgramme(reading: Reading, language: Language, classifier: Classifier): Written {
  const words = wordsOf(language)
  const { excerpts, leftOut } = excerptsOf(reading, words)
  const all = excerpts.map(markedBy(classifier, words, reading.name))
  const choice = choose(all)
  const read = choice ? [choice.who, ...choice.thread, ...choice.reviews, ...(choice.step ? [choice.step] : [])] : []
  const told = read.reduce((sum, each) => sum + each.words, 0)
  if (!choice || told < leastWords) return { outcome: 'too-little', words: told, all, leftOut }
  const hasPrices = reading.passages.some(({ text }) => /[£$€]\s?\d|\d\s?(?:€|£|\$)/.test(text))
  const script = scriptOf(choice, { hosts: language.hosts, words, facts: factsOf(reading, words), hasPrices })
  return { outcome: 'written', script: { ...script, language: language.code }, all, leftOut }
}

export const hostShare = ({ chapters }: Pick<Script, 'chapters'>) => {
  const sentences = chapters.flatMap(({ sentences }) => sentences)
  const count = (isCounted: (speaker: string) => boolean) =>
    sentences.reduce((sum, { speaker, text }) => sum + (isCounted(speaker) ? countWords(text) : 0), 0)
  return count((speaker) => speaker === 'host' || speaker === 'guest') / Math.max(1, count(() => true))
}
