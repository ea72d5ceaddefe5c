/** What an owner sees of their episode: what is heard, in its order, and what else of their website could be. */
import { englishLanguage } from '#content/programme/en.ts'
import { languageOf } from '#content/programme/languages.ts'
import type { Reading } from '#domain/evidence.ts'
import { countWords } from '#domain/language/sentences.ts'
import { type ChosenExcerpts, type EpisodePart, type HostLine, parts, type Wishes } from '#domain/wishes.ts'
import { type Excerpt, textOfExcerpt } from './excerpt.ts'
import { type Facts, factsOf } from './facts.ts'
import type { Marked } from './marked.ts'
import { programmeOf } from './programme-of.ts'
import { rangeOf } from './range.ts'
import { signOf } from './sign.ts'
import { smallWordsOf } from './small-words.ts'
import { tryWishes } from './try-wishes.ts'
import { chosenExcerptsIn, keyOfExcerpt } from './wished.ts'
import { type Words, wordsOfLanguage } from './words-of.ts'

export type OfferedExcerpt = Pick<Excerpt, 'kind' | 'url' | 'question' | 'by'> & { key: string; text: string }

export type Offered = {
  /** Keys in the order in which they are heard; their own words are among them. */
  chosen: ChosenExcerpts
  excerpts: readonly OfferedExcerpt[]
  /** Of these one may open, say who they are, and end; keys. */
  fit: Readonly<Record<'opening' | 'who' | 'step', readonly string[]>>
  /** What else was read, as the website has it; keys. */
  others: readonly string[]
  /** What its pages are called, by address. */
  titles: ReadonlyMap<string, string>
  /** What is chosen and not heard, with the reason; by key. */
  notHeard: ReadonlyMap<string, string>
  facts: { name: string; telephone: string | undefined; email: string | undefined }
  /** What hosts say of the website besides. */
  hostLines: Readonly<Partial<Record<HostLine, string>>>
  /** So many words, and they are too few. */
  tooFew: number | undefined
}

const mostOthers = 80

export async function offeredOf(reading: Reading, wishes: Wishes | null): Promise<Offered> {
  const usual = programmeOf(reading)
  const { all } = usual
  const byUs = chosenExcerptsIn(usual.outcome === 'written' ? usual.choice : undefined)
  const told = await tryWishes(reading, wishes)
  const chosen = within(wishes?.chosen ?? byUs, all)
  const fit = {
    opening: fittest(all, mayOpen, ({ over }) => over.opens, [...chosen.opening, ...byUs.opening]),
    who: fittest(all, mayIntroduce, ({ over }) => over.introduces, [...chosen.who, ...byUs.who]),
    step: fittest(all, mayEnd, ({ over }) => over.step, [...chosen.step, ...byUs.step]),
  }
  const used = new Set([...parts.flatMap((part) => chosen[part])])
  const others = [...all]
    .filter((each) => !each.isTorn && !used.has(keyOfExcerpt(each)))
    .sort((a, b) => b.merit - a.merit)
    .slice(0, mostOthers)
    .sort((a, b) => a.at - b.at)
    .map(keyOfExcerpt)
  const words = wordsOfLanguage(languageOf(reading.language) ?? englishLanguage)
  const facts = factsOf(reading, words)
  const { name, telephone, email } = facts
  return {
    chosen,
    excerpts: onlyOnce(all.map(offered)),
    fit,
    others: [...new Set(others)],
    titles: new Map(reading.pages.map(({ url, title }) => [url, title])),
    notHeard: told.notHeard,
    facts: { name, telephone: telephone?.said, email: email?.said },
    hostLines: hostLinesOf(reading, facts, words),
    tooFew: told.outcome === 'too-little' ? told.words : undefined,
  }
}

function hostLinesOf(reading: Reading, { address, hours }: Facts, words: Words): Offered['hostLines'] {
  const small = smallWordsOf(reading)
  const sign = signOf(reading, words, small)
  const range = rangeOf(reading, words, small)
  return {
    ...(sign && { sign: sign.text }),
    ...(range.length > 0 && { range: range.map(({ text }) => text).join(' ') }),
    ...(address && { address: address.said }),
    ...(hours && { hours: hours.said }),
  }
}

/** What is not on the website any more cannot be read. Their own words are no excerpts of it. */
const within = (chosen: ChosenExcerpts, all: readonly Marked[]): ChosenExcerpts => {
  const known = new Set(all.map(keyOfExcerpt))
  const there = (part: EpisodePart) => chosen[part].filter((key) => known.has(key) || key.startsWith('own'))
  return {
    opening: there('opening'),
    who: there('who'),
    thread: there('thread'),
    reviews: there('reviews'),
    step: there('step'),
  }
}

const offered = (excerpt: Marked): OfferedExcerpt => ({
  key: keyOfExcerpt(excerpt),
  kind: excerpt.kind,
  url: excerpt.url,
  text: textOfExcerpt(excerpt),
  ...(excerpt.question && { question: excerpt.question }),
  ...(excerpt.by && { by: excerpt.by }),
})

const onlyOnce = (all: readonly OfferedExcerpt[]) => [
  ...new Map(all.map((each) => [each.key, each])).values(),
]

const mostFit = 5

/** Those that are chosen first, then the fittest. */
function fittest(
  all: readonly Marked[],
  isFit: (each: Marked) => boolean,
  by: (each: Marked) => number,
  first: readonly string[],
): string[] {
  const ranked = all.filter((each) => !each.isTorn && isFit(each)).sort((a, b) => by(b) - by(a))
  return [...new Set([...first, ...ranked.slice(0, mostFit).map(keyOfExcerpt)])]
}

const mayOpen = ({ kind, sentences }: Marked) =>
  kind === 'prose' &&
  sentences.length > 1 &&
  countWords(sentences[0] ?? '') <= 26 &&
  countWords(sentences[0] ?? '') >= 6 &&
  !sentences[0]?.endsWith('?')

const mayIntroduce = ({ kind, asksWho, words, after, sentences }: Marked) =>
  (kind === 'prose' || asksWho) && words >= 8 && !after && !sentences[0]?.endsWith('?')

const mayEnd = ({ kind, words, namesStep }: Marked) => kind !== 'review' && words < 70 && namesStep

/** A website that could not be read: everything is theirs to say. */
export const nothingRead = (url: string, host: string): Reading => ({
  ...{ url, host, name: host.replace(/^www\./, ''), language: 'en' },
  ...{ pages: [], passages: [], colours: [] },
})
