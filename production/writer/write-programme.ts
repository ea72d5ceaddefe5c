/** From a reading to a script, without a model: what is chosen is read aloud, and hosts ask for it. */
import type { Language } from '#content/programme/language.ts'
import type { Reading } from '#domain/evidence.ts'
import { countWords } from '#domain/language/sentences.ts'
import { isHost, type Script } from '#domain/script.ts'
import type { Wishes } from '#domain/wishes.ts'
import { type Choice, choose } from './choose.ts'
import { type Classifier, trainedClassifier } from './classifier.ts'
import type { LeftOut } from './excerpt.ts'
import { excerptsOf } from './excerpts.ts'
import { factsOf } from './facts.ts'
import { type Marked, markedBy } from './marked.ts'
import { withOwnTelephone, withoutOwnWords } from './own-words.ts'
import { scriptOf } from './programme.ts'
import { wishedChoice } from './wished.ts'
import { wordsOf } from './words-of.ts'

type Considered = { all: readonly Marked[]; leftOut: readonly LeftOut[] }
export type Written =
  | ({ outcome: 'written'; script: Script; choice: Choice } & Considered)
  /** So many words could be read, and they are too few for a minute. */
  | ({ outcome: 'too-little'; words: number } & Considered)

/** Below that nobody has heard who they are, what is special about them, and how one begins. */
const leastWords = 75
/** Whoever says it in their own words says it shorter. */
const leastOfTheirs = 30

export type Writing = {
  classifier?: Classifier
  /** What whoever asked has chosen and said; the reading holds their words already. */
  wishes?: Wishes | undefined
}

export function writeProgramme(
  told: Reading,
  language: Language,
  { classifier = trainedClassifier(), wishes }: Writing = {},
): Written {
  const words = wordsOf(language)
  const reading = withoutOwnWords(told)
  const { excerpts, leftOut } = excerptsOf(reading, words)
  const all = excerpts.map(markedBy(classifier, words, { name: reading.name, about: aboutOf(reading) }))
  const choice = wishedChoice(choose(all), all, wishes, words)
  const read = choice
    ? [choice.who, ...choice.thread, ...choice.reviews, ...(choice.step ? [choice.step] : [])]
    : []
  const length = read.reduce((sum, each) => sum + each.words, 0)
  const least = wishes?.sentence && wishes.answers?.length ? leastOfTheirs : leastWords
  if (!choice || length < least || choice.thread.length === 0)
    return { outcome: 'too-little', words: length, all, leftOut }
  const facts = withOwnTelephone(factsOf(reading), wishes?.telephone)
  const script = scriptOf(choice, { hosts: language.hosts, words, facts })
  return { outcome: 'written', script: { language: language.code, ...script }, choice, all, leftOut }
}

/** The title and the description of its first page: what it calls itself. */
const aboutOf = ({ pages, passages, url }: Reading) =>
  [
    pages[0]?.title ?? '',
    ...passages
      .filter((passage) => passage.url === url && passage.heading === '')
      .slice(0, 2)
      .map(({ text }) => text),
  ].join(' ')

/** How much of what is heard hosts say. */
export function hostShare({ chapters }: Pick<Script, 'chapters'>): number {
  const sentences = chapters.flatMap((chapter) => chapter.sentences)
  const words = (said: typeof sentences) => said.reduce((sum, { text }) => sum + countWords(text), 0)
  return words(sentences.filter(({ speaker }) => isHost(speaker))) / Math.max(1, words(sentences))
}
