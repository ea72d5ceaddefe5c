/** What was true when it was written, years ago, and is told as if it were so today. */
import type { Passage, Reading } from '#domain/evidence.ts'
import { countWords, splitSentences } from '#domain/language/sentences.ts'
import { wordsIn } from '#reader/phrases.ts'
import type { Excerpt } from './excerpt.ts'
import type { Words } from './words-of.ts'

type Stale = (excerpt: Omit<Excerpt, 'at'>) => boolean

/** So many years a website may lie untouched. */
const mostYears = 3
const mostWordsOfDate = 8

/** Readings that do not know their day are as fresh as ever. */
export function staleIn(reading: Reading, words: Words): Stale {
  const now = Number(reading.readOn?.slice(0, 4))
  if (!now) return () => false
  const isLongAgo = (year: number) => year > 0 && now - year >= mostYears
  const signed = signedIn(reading.passages, words)
  const newest = newestYears(reading.passages, now)
  // Below a plan of years ago, all belongs to it.
  const planned = new Set(
    reading.passages.flatMap((passage) =>
      passage.heading !== '' &&
      splitSentences(passage.text).some((sentence) => isStillToCome(sentence, now, words))
        ? [keyOf(passage)]
        : [],
    ),
  )
  const dated = pagesOfOldPrices(reading.passages, now, words)
  return ({ url, heading, kind, sentences }) => {
    if (kind === 'prices' && dated.has(url)) return true
    const section = keyOf({ url, heading })
    if (kind !== 'review' && (planned.has(section) || isLongAgo(signed.get(section) ?? 0))) return true
    const lastTouched = reading.rights ? Math.max(reading.rights, newest.get(url) ?? 0) : 0
    return sentences.some(
      (sentence) =>
        isStillToCome(sentence, now, words) ||
        (kind !== 'review' && isLongAgo(lastTouched) && words.ongoing.in(sentence) !== undefined),
    )
  }
}

/** `2015 Rates` somewhere on the page: all that costs something there cost it then. */
const pagesOfOldPrices = (
  passages: readonly Passage[],
  now: number,
  { prices }: Words,
): ReadonlySet<string> =>
  new Set(
    passages.flatMap(({ kind, text, url }) => {
      const isOver = kind === 'heading' || kind === 'title' || countWords(text) <= mostWordsOfDate
      const years = isOver ? yearsIn(text) : []
      return years.length > 0 && now - Math.max(...years) > 1 && prices.in(text) !== undefined ? [url] : []
    }),
  )

const keyOf = ({ url, heading }: { url: string; heading: string }) => `${url} ${heading}`

const year = /^(?:19|20)\d\d$/
const yearsIn = (text: string) =>
  wordsIn(text)
    .filter((word) => year.test(word))
    .map(Number)

/** `Nell Aldous, archivist, 31 December 2007` below a text: that is when it was true. */
function signedIn(passages: readonly Passage[], words: Words): ReadonlyMap<string, number> {
  const found = new Map<string, number>()
  for (const passage of passages)
    for (const line of passage.kind === 'heading' ? [] : passage.text.split('\n'))
      if (countWords(line) <= mostWordsOfDate && isDated(line, words)) {
        const key = keyOf(passage)
        found.set(key, Math.max(found.get(key) ?? 0, ...yearsIn(line)))
      }
  return found
}

/** A day, its month and its year, and nobody says that anything began then. */
function isDated(line: string, { months, foundings }: Words): boolean {
  const said = wordsIn(line)
  const hasDay = said.some((word) => /^(?:[12]?\d|3[01])(?:st|nd|rd|th|\.)?$/.test(word))
  return hasDay && yearsIn(line).length === 1 && months.in(line) !== undefined && !foundings.in(line)
}

function newestYears(passages: readonly Passage[], now: number): ReadonlyMap<string, number> {
  const newest = new Map<string, number>()
  for (const { url, text } of passages)
    newest.set(url, Math.max(newest.get(url) ?? 0, ...yearsIn(text).filter((each) => each <= now)))
  return newest
}

const reachOfPlan = 12
/** `We will open in autumn 2025` and `In 2025 we will open`, in the year after. */
function isStillToCome(sentence: string, now: number, { toCome, foundings }: Words): boolean {
  const said = wordsIn(sentence)
  return said.some((word, at) => {
    if (!year.test(word) || Number(word) >= now) return false
    const before = said.slice(Math.max(0, at - reachOfPlan), at).join(' ')
    const after = said.slice(at + 1, at + 1 + reachOfPlan).join(' ')
    // `Founded in 2012, we will …` is no plan of then.
    return toCome.in(before) || (toCome.in(after) && !foundings.in(before))
  })
}
