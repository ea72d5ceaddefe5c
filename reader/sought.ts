/** What somebody typed as words that are looked for on a website. */
import { aboutEpisodes, leavesOut, leavesOutAtStart } from '#content/programme/wish-words.ts'
import { contentOf } from '#domain/gate/content.ts'
import { vocabularyOf } from '#domain/gate/vocabulary/vocabulary.ts'
import { wordsOf } from '#domain/gate/words.ts'
import { phraseFinder, wordsIn } from './phrases.ts'

export type Sought = {
  /** As it was typed. */
  said: string
  /** Of the words that must all be there. */
  roots: readonly string[]
  /** A root of so many letters may be a part of a longer word. */
  leastOfPart: number
}

const fillers = new Set(aboutEpisodes)
const [atStart, anywhere] = [phraseFinder(leavesOutAtStart), phraseFinder(leavesOut)]
const mostParts = 24

/** `Bread and the old oven`: two things, either of which will do. */
export const soughtIn = (typed: string, language: string): Sought[] =>
  partsOf(typed).flatMap((part) => soughtBy(part, language) ?? [])

/** Sentence by sentence: what must not be missed, and what nobody shall hear. */
export function notedIn(note: string, language: string): { wished: Sought[]; unwanted: Sought[] } {
  const sentences = note.split(/[.!?;\n]+/)
  const isUnwanted = (sentence: string) =>
    atStart.startOf(sentence) !== undefined || anywhere.in(sentence) !== undefined
  const all = (chosen: readonly string[]) => chosen.flatMap((each) => soughtIn(each, language))
  return {
    wished: all(sentences.filter((each) => !isUnwanted(each))).slice(0, mostParts),
    unwanted: all(sentences.filter(isUnwanted)).slice(0, mostParts),
  }
}

const partsOf = (typed: string) =>
  typed
    .split(/[.!?;,\n]+|\s(?:and|or|und|oder|&)\s/i)
    .map((part) => part.trim())
    .filter(Boolean)

/** `How long does it rest?` is about rest: the answer says two days, and not that they are long. */
const measured = /\bhow\s+(?:long|much|many|often|far|soon|early|late|old|big|fast|quickly)\b/gi

function soughtBy(said: string, language: string): Sought | undefined {
  const { code } = vocabularyOf(language)
  const telling = wordsIn(said.replace(measured, ' ')).filter(
    (word) => !fillers.has(word) && !english.common.has(word),
  )
  const roots = [...rootsIn(telling.join(' '), language)]
  // `Hochzeitstorten` speak of a Torte; English parts its words.
  const leastOfPart = code === 'en' ? 5 : 4
  return roots.length > 0 ? { said, roots, leastOfPart } : undefined
}

const english = vocabularyOf('en')

export const rootsIn = (text: string, language: string): ReadonlySet<string> =>
  contentOf(wordsOf(text, language), vocabularyOf(language))

export const isSoughtIn = (there: ReadonlySet<string>, { roots, leastOfPart }: Sought): boolean =>
  roots.every(
    (root) =>
      there.has(root) || (root.length >= leastOfPart && [...there].some((each) => each.includes(root))),
  )
