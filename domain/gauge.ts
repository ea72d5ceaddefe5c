/** How much a show has left to tell: an estimate for people, made from what it may read aloud and what it has. */
import { countWords, splitSentences } from './language/sentences.ts'

/** Of prose that an episode of five minutes chooses from (measured over sixteen websites and our own articles). */
export const wordsOfEpisode = 1200
/** From here on we ask for more: so long it takes until somebody has answered, and an episode is made. */
export const fewEpisodes = 4
/** A heading or a label tells nothing. */
const leastWords = 8

export type Gauge = { words: number; episodes: number }

/** `told`: sentences that episodes of the show have said. */
export function gaugeOf(passages: readonly string[], told: readonly string[]): Gauge {
  const words = wordsIn(leftOf(passages, told))
  return { words, episodes: Math.floor(words / wordsOfEpisode) }
}

const wordsIn = (texts: readonly string[]) => texts.reduce((sum, text) => sum + countWords(text), 0)

/** What no episode has told yet, each once. */
export function leftOf(passages: readonly string[], told: readonly string[]): string[] {
  const said = new Set(told.map(lettersOf))
  return [...new Set(passages)].filter((text) => countWords(text) >= leastWords && !isTold(text, said))
}

/** As the line has it: half of it was said. */
function isTold(text: string, said: ReadonlySet<string>): boolean {
  const sentences = splitSentences(text)
  const again = sentences.filter((sentence) => said.has(lettersOf(sentence)))
  return countWords(again.join(' ')) * 2 >= countWords(text)
}

export const lettersOf = (sentence: string) =>
  sentence
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** What nobody has answered yet of what customers ask. */
export function questionsToAnswer(
  asked: readonly string[],
  answered: readonly string[],
  usual: readonly string[],
): string[] {
  const done = new Set(answered.map(lettersOf))
  const open = [...asked, ...usual].map((line) => line.trim().slice(0, mostOfQuestion))
  return [...new Set(open)].filter((line) => /\p{L}{2}/u.test(line) && !done.has(lettersOf(line)))
}

const mostOfQuestion = 200
