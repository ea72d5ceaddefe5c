/** What a business offers, as it names it itself: headings of one row, under a heading that says so. */
import type { Passage, Reading } from '#domain/evidence.ts'
import { countWords } from '#domain/language/sentences.ts'
import { wordsIn } from './phrases.ts'
import type { Words } from './words-of.ts'

export type Range = readonly { text: string; passage: string }[]

const [least, most] = [3, 6]
const mostWords = 5

export function rangeOf({ passages, pages, name }: Reading, words: Words, small: ReadonlySet<string>): Range {
  const roleOf = new Map(pages.map(({ url, role }) => [url, role]))
  const rows: Passage[][] = []
  let over: string | undefined
  let row: Passage[] = []
  let [place, url] = ['', '']
  const end = () => {
    if (over && row.length >= least) rows.push(row)
    row = []
  }
  for (const passage of passages) {
    if (passage.kind !== 'heading') continue
    const at = (passage.place ?? []).join(' > ')
    if (passage.url !== url) [over, url] = [undefined, passage.url]
    if (at !== place) {
      end()
      place = at
    }
    if (words.offers.in(passage.text) && !isItem(passage.text, words, name)) {
      end()
      over = words.reviewHeadings.in(passage.text) ? undefined : passage.text
    } else if (isItem(passage.text, words, name)) row.push(passage)
    else end()
  }
  end()
  const ranked = rows
    .filter((found) => isMain(found, roleOf) && !isOfPeople(found, small))
    .sort((a, b) => b.length - a.length)
  const items = ranked[0] ?? []
  const texts = new Set<string>()
  return items
    .filter(({ text }) => !texts.has(text.toLowerCase()) && texts.add(text.toLowerCase()))
    .slice(0, most)
    .map(({ text, id }) => ({ text: `${text.replace(/[.:,;\s]+$/, '')}.`, passage: id }))
}

const isMain = (row: readonly Passage[], roleOf: ReadonlyMap<string, string>) =>
  ['home', 'services'].includes(roleOf.get(row[0]?.url ?? '') ?? '')

/** Two of them have no word that the website writes small anywhere: those are names. */
const isOfPeople = (row: readonly Passage[], small: ReadonlySet<string>) =>
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
