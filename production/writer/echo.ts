/** Whether a passage comes back at once to what its heading names: only then a host says that heading. */
import { wordsIn } from '#reader/phrases.ts'
import type { Excerpt } from './excerpt.ts'
import type { Words } from './words-of.ts'

/** What is said first answers; what comes later may be about anything. */
const reach = 2

/** As far as what it names first comes back: `the purpose of oiling` is the purpose. */
export function comesBack(heading: string, { sentences }: Pick<Excerpt, 'sentences'>, words: Words): boolean {
  const text = wordsIn(sentences.slice(0, reach).join(' '))
  const parts = wordsIn(heading)
  const isSentence = words.verbs.in(heading) !== undefined
  const isEnd = (word: string, at: number) =>
    at > 0 && word.length > 1 && words.openEnds.is(word) && !isArticle(word, words)
  const end = isSentence ? -1 : parts.findIndex(isEnd)
  const told = (end < 0 ? parts : parts.slice(0, end)).filter(
    (word) => word.length > 2 && !words.commonest.has(word) && !words.openEnds.is(word),
  )
  const isSaid = (word: string) => (said: string) =>
    words.nounsAreLarge ? said.includes(stemOf(word)) : said.replaceAll('z', 's').startsWith(stemOf(word))
  return told.some((word) => text.some(isSaid(word)))
}

/** `Taping` is done with tape, and `planning` makes a plan. */
const stemOf = (word: string) =>
  word
    .replace(/(?<=\p{L}{3})(?:ings?|ers?|ions?|ments?|es|s)$/u, '')
    .replace(/(.)\1$/u, '$1')
    .replaceAll('z', 's')
    .slice(0, 6)

export const isArticle = (word: string, { asTheirs }: Words) =>
  asTheirs.some(([written]) => written.toLowerCase() === word)
