/** What a business offers, as it names it itself: headings of one row, under a heading that says so. */
import type { Reading } from '#domain/evidence.ts'
import { countWords } from '#domain/language/sentences.ts'
import { wordsIn } from './phrases.ts'
import type { Words } from './words-of.ts'

export type Range = readonly { text: string; passage: string }[]

const [least, most] = [3, 6]
const mostWords = 5

type Item = { text: string; passage: string; url: string }

export function rangeOf(reading: Reading, words: Words, small: ReadonlySet<string>): Range {
  const roleOf = new Map(reading.pages.map(({ url, role }) => [url, role]))
  const longest = (rows: readonly Item[][]) =>
    rows
      .map(withoutRepeats)
      .map((row) => withoutLabels(row, words))
      .filter((row) => row.length >= least && isMain(row, roleOf) && !isOfPeople(row, small))
      .sort((a, b) => b.length - a.length)[0]
  const row = longest(headingRows(reading, words)) ?? longest(listRows(reading, words)) ?? []
  return row
    .slice(0, most)
    .map(({ text, passage }) => ({ text: `${text.replace(/[.:,;\s]+$/, '')}.`, passage }))
}

/** Headings of one row, under one that says that these are services. */
function headingRows({ passages, name }: Reading, words: Words): Item[][] {
  const rows: Item[][] = [[]]
  let over: string | undefined
  let [place, url] = ['', '']
  for (const passage of passages) {
    if (passage.kind !== 'heading') continue
    const { id, text } = passage
    const at = (passage.place ?? []).join(' > ')
    if (passage.url !== url || at !== place) rows.push([])
    if (passage.url !== url) over = undefined
    place = at
    url = passage.url
    if (!isItem(text, words, name)) {
      rows.push([])
      if (words.offers.in(text)) over = words.reviewHeadings.in(text) ? undefined : text
    } else if (over) rows.at(-1)?.push({ text, passage: id, url })
  }
  return rows
}

/** Lines of lists and cards under such a heading. */
function listRows({ passages, name }: Reading, words: Words): Item[][] {
  const rows = new Map<string, Item[]>()
  for (const { id, kind, heading, text, url } of passages) {
    if ((kind !== 'list' && kind !== 'text') || !words.offers.in(heading) || words.reviewHeadings.in(heading))
      continue
    const key = `${url} ${heading}`
    const lines = text.split('\n').filter((line) => isItem(line, words, name))
    rows.set(key, [...(rows.get(key) ?? []), ...lines.map((line) => ({ text: line, passage: id, url }))])
  }
  return [...rows.values()]
}

/** `Fully insured`: how they are, among what they do; where there is more of it, the row is one of virtues. */
function withoutLabels(row: readonly Item[], { labels, labelStarts }: Words): readonly Item[] {
  const named = row.filter(({ text }) => !labels.in(text) && !labelStarts.startOf(text))
  return named.length * 4 >= row.length * 3 ? named : []
}

const withoutRepeats = (row: readonly Item[]) =>
  row.filter(
    ({ text }, at) => row.findIndex((other) => other.text.toLowerCase() === text.toLowerCase()) === at,
  )

const isMain = (row: readonly Item[], roleOf: ReadonlyMap<string, string>) =>
  ['home', 'services'].includes(roleOf.get(row[0]?.url ?? '') ?? '')

/** Two of them have no word that the website writes small anywhere: those are names. */
const isOfPeople = (row: readonly Item[], small: ReadonlySet<string>) =>
  row.filter(({ text }) => wordsIn(text).every((word) => word.length < 4 || !small.has(word))).length > 1

/** A thing by its name: no sentence, no order, no label of the page. */
function isItem(text: string, words: Words, name: string): boolean {
  const never = [words.leftovers, words.policies, words.pointsAtPage, words.secondPerson, words.firstPerson]
  return (
    countWords(text) <= mostWords &&
    /^\p{Lu}[\p{L} '’&+/,-]+$/u.test(text) &&
    text !== text.toUpperCase() &&
    !words.plainHeadings.is(text) &&
    !words.orders.startOf(text) &&
    !words.verbs.in(text) &&
    !words.asks.startOf(text) &&
    !words.reviewHeadings.in(text) &&
    !words.othersHeadings.in(text) &&
    words.cliches.count(text) === 0 &&
    !wordsIn(name).every((word) => wordsIn(text).includes(word)) &&
    never.every((list) => list.in(text) === undefined)
  )
}
