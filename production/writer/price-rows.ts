/** Lines that say a thing and its price, or only a price right under the heading that names its thing. */
import type { Passage } from '#domain/evidence.ts'
import { countWords } from '#domain/language/sentences.ts'
import { wordsIn } from '#reader/phrases.ts'
import { sum } from '#reader/sums.ts'
import { bareOf } from './headings.ts'
import type { PageSection } from './sections.ts'
import type { Words } from './words-of.ts'

export type PriceRow = {
  /** Sentences as they are read, with the passages that hold them. */
  said: readonly string[]
  passages: readonly string[]
  /** What stands before the price in its own line. */
  named: string
  /** By which two prices of one thing are found. */
  thing: string
  price: string
  unit: string
  /**
   * How well it names its thing: in its own words, by the heading right above, or only as one of its neighbours, as
   * `Children` does.
   */
  by: 'name' | 'heading' | 'neighbours'
  /** Its heading names the thing: a card, whose neighbours are the other rows. */
  isCard: boolean
}

const sums = new RegExp(sum, 'gu')
/** What cannot be read, what is a sentence, what nobody pays (`£10m`), and what a star or a dagger limits elsewhere. */
const unread =
  /^[^\p{L}\d£$€₹]|^[\p{Lu}\d]{1,3} ?[-–] |^\P{Ll}*\p{Lu}{4}\P{Ll}*$|[<>{}|\n*†‡·•→=]|\+[£$€₹]|[.!?] \p{L}{2,}|\p{Ll}\p{Lu}|\d\p{Lu}\p{Ll}|[£$€₹]\s?[\d.,]+\s?(?:[mMkK]|bn|million)(?!\p{L})/u
const [mostOfThing, mostOfLabel, mostOfTail, mostAmounts, mostOfLine] = [9, 4, 8, 3, 20]
/** Nothing costs that: it is a boast, or a form before it is filled in. */
const isNothing = (amount: string) => !/[1-9]/.test(amount)

export const holdsSum = (text: string) => text.search(sums) >= 0
const amountsIn = (text: string) =>
  (text.match(sums) ?? []).map((amount) => amount.replace(/\s|[.,](?:00)?$|[.,]00(?=\D|$)/g, ''))

export function priceRowIn(
  passage: Passage,
  section: PageSection,
  words: Words,
  isOfSeveral = false,
): PriceRow | undefined {
  const text = passage.text.replace(/[.,;\s]+$/, '')
  const first = text.search(sums)
  const amounts = amountsIn(text)
  if (first < 0 || unread.test(text) || words.notPrices.in(text) || words.months.in(text)) return undefined
  const [before, after] = [text.slice(0, first), text.slice(first)]
  const colon = before.lastIndexOf(': ')
  const label = colon > 0 ? before.slice(colon + 2) : ''
  if (!isOnePrice(after, amounts, words) || countWords(label) > mostOfLabel) return undefined
  const named = bareOf(colon > 0 ? before.slice(0, colon) : before).replace(/[\s:(–-]+$/, '')
  const heading = bareOf(section.heading)
  const row = {
    ...{ price: amounts.join(' '), unit: wordsIn(after.replace(sums, ' ')).join(' ') },
    ...{ said: [`${text}.`], passages: [passage.id], named, thing: named.toLowerCase() },
  }
  if (isThing(named, words, isOfSeveral && named === heading))
    return { ...row, by: 'name', isCard: row.thing === heading.toLowerCase() }
  if (countWords(named) > mostOfThing || tellingIn(named, words).length > 0) return undefined
  // `60 minutes: £34` and `From £34`, right under what they are the price of.
  if (section.under === undefined || !mayName(heading, words, isOfSeveral))
    return /\p{L}/u.test(named) ? { ...row, by: 'neighbours', isCard: false } : undefined
  return {
    ...row,
    said: [`${heading}.`, `${text}.`],
    passages: [section.under, passage.id],
    thing: `${heading} ${named}`.toLowerCase().trim(),
    by: 'heading',
    isCard: true,
  }
}

/** A line of a list whose heading is about all of it. */
export const amongNeighbours = (row: PriceRow): PriceRow | undefined =>
  row.by !== 'heading'
    ? row
    : row.named === ''
      ? undefined
      : {
          ...row,
          ...{ said: row.said.slice(1), passages: row.passages.slice(1) },
          ...{ thing: row.named.toLowerCase(), by: 'neighbours', isCard: false },
        }

/** One, a range, or several that say what each is for. */
function isOnePrice(after: string, amounts: readonly string[], { ranges }: Words): boolean {
  const isLong = countWords(after) > mostOfTail + 2 * amounts.length
  if (isLong || amounts.length > mostAmounts || amounts.some(isNothing)) return false
  if (amounts.length === 1) return true
  const parts = after.split(sums)
  const between = parts.slice(1, -1)
  const isRange = (part: string) => /^\s*[-–—]\s*$/.test(part) || ranges.is(part)
  return between.every(
    (part) => (amounts.length === 2 && isRange(part)) || /^.{0,20}, (?:\d+ )?\p{L}{3}/u.test(part),
  )
}

/** Words that name something: neither times and sizes, nor what any price has beside it. */
const tellingIn = (named: string, { prices, conditions, notThings, days }: Words) =>
  wordsIn(named).filter(
    (word) => /\p{L}{3}/u.test(word) && [prices, conditions, notThings, days].every((list) => !list.in(word)),
  )

/** `1-2-1 lessons` and `songwriting`, too; a small letter begins no more than two words. */
const beginsThing = /^(?:\p{Lu}|\d[\d\p{L}-]* .*\p{L}{3}|\p{Ll}{4,}(?: \p{Ll}{3,})?$)/u

/** It has a name of its own, and is no sentence: `Total`, `From` and `Additional time` name nothing. */
const isThing = (named: string, words: Words, isOfSeveral = false) =>
  beginsThing.test(named) &&
  countWords(named) <= mostOfThing &&
  (tellingIn(named, words).length > 0 || isNamedPrice(named, words)) &&
  (isOfSeveral || !words.plainHeadings.is(named)) &&
  !words.verbs.in(
    wordsIn(named.split(/ [-–—] /)[0] ?? '')
      .slice(1, -1)
      .join(' '),
  ) &&
  [words.orders, words.asks].every((list) => !list.startOf(named)) &&
  [words.firstPerson, words.leftovers, words.policies].every((list) => !list.in(named))

export const namesThing = (heading: string, words: Words) =>
  isThing(heading, words) && [words.notPrices, words.labels].every((list) => !list.in(heading))

/** A boast, a saving, what was raised: no price of theirs, and nothing is missing where it is not read. */
export const isMoneyOfOthers = (text: string, { notPrices }: Words) =>
  notPrices.in(text) !== undefined || amountsIn(text).every(isNothing) || countWords(text) > mostOfLine

/** A heading that speaks of prices, or praises them, names none of them; `Home` beside `Group` is no page. */
const mayName = (heading: string, words: Words, isOfSeveral: boolean) =>
  isThing(heading, words, isOfSeveral) &&
  [words.prices, words.notPrices, words.labels, words.notOffers].every((list) => !list.in(heading))

/** `Average cost per session`. */
const isNamedPrice = (named: string, { prices }: Words) =>
  prices.in(named) !== undefined && countWords(named) > 2
