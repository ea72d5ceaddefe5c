/** Websites that tell two years of their beginning: nobody knows which of them holds. */
import type { Reading } from '#domain/evidence.ts'
import { countWords, splitSentences } from '#domain/language/sentences.ts'
import { wordsIn } from '#reader/phrases.ts'
import type { Excerpt } from './excerpt.ts'
import type { Words } from './words-of.ts'

const year = /^(?:1[6-9]|20)\d\d$/
const reach = 3
const mostOfLine = 5

/** `Founded in 2018`, `Year established: 2020`: said of the house, and of no branch or oven of it. */
function foundedIn(sentence: string, business: string, { establishes, firstPerson }: Words): number[] {
  const said = wordsIn(sentence)
  const isTheirs =
    countWords(sentence) <= mostOfLine ||
    firstPerson.startOf(sentence) !== undefined ||
    sentence.includes(business)
  return said.flatMap((word, at) => {
    const before = said.slice(Math.max(0, at - reach), at).join(' ')
    return isTheirs && year.test(word) && establishes.in(before) !== undefined ? [Number(word)] : []
  })
}

/** Of an excerpt: it tells one of several years. */
export function disputedBeginning({ passages, name }: Reading, words: Words): (excerpt: Excerpt) => boolean {
  const told = passages.filter(({ kind }) => kind !== 'quote').flatMap(({ text }) => splitSentences(text))
  const years = new Set(told.flatMap((sentence) => foundedIn(sentence, name, words)))
  return ({ sentences }) =>
    years.size > 1 && sentences.some((sentence) => foundedIn(sentence, name, words).length > 0)
}
