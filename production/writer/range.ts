/** What a business offers, as it names it itself: the things of one row, under a heading that says so. */
import type { Reading } from '#domain/evidence.ts'
import { countWords } from '#domain/language/sentences.ts'
import { wordsIn } from '#reader/phrases.ts'
import { bareOf } from './headings.ts'
import { type OfferLine, type OfferRow, offerRows, pageRow } from './range-rows.ts'
import type { Words } from './words-of.ts'

export type Range = readonly { text: string; passage: string; isSome?: true }[]

/** What is longer is an inventory: some of it is heard as an example. */
const [least, most, mostOfAll] = [3, 6, 10]
/** … so that the first is the best row that has as many. */
const enough = 4
const mostWords = 6
/** `SMSF` is no shouting. */
const mostOfShort = 5

export function rangeOf(reading: Reading, words: Words, small: ReadonlySet<string>): Range {
  const all = [...offerRows(reading, words), pageRow(reading, words)]
  const own = ownWordsOf(reading)
  const isOwn = ({ text }: OfferLine) => wordsIn(text).some((word) => own.has(stemOf(word)))
  const rows = all.flatMap((row) => {
    const lines = row.lines.map((line) => ({ ...line, text: asSaid(line.text, small) }))
    const things = thingsOf({ ...row, lines }, words, reading.name)
    const isMenu = row.isPlain && (words.nounsAreLarge || !isOfPeople(things, small))
    return things.length >= least &&
      !isForMachines(things) &&
      (isMenu || things.some(isOwn)) &&
      (row.isPlain || words.nounsAreLarge || !isOfPeople(things, small))
      ? [{ ...row, things, isWhole: things.length === withoutRepeats(lines).length || row.isOpen }]
      : []
  })
  const rank = ({ isHome, isPlain, things }: (typeof rows)[number]) =>
    (things.length >= enough ? 4 : 0) + (isHome ? 2 : 0) + (isPlain ? 1 : 0)
  const [best] = rows.sort((a, b) => rank(b) - rank(a))
  const things = best?.things ?? []
  const heard = things.length > mostOfAll ? things.slice(0, most) : things
  return heard.map(({ text, passage }) => ({
    ...{ text: `${text}.`, passage },
    // What is left out stands there, too, and nobody is told that this is all.
    ...((heard.length < things.length || !best?.isWhole) && { isSome: true as const }),
  }))
}

/**
 * Names, titles and what it says of itself: bare lines that share no word with them are a shelf at the side, such as the
 * jam of a mill that presses cider.
 */
const ownWordsOf = ({ name, pages, passages, url }: Reading): ReadonlySet<string> => {
  const home = passages.filter((each) => each.url === url)
  const heading = home.find(({ kind }) => kind === 'heading')
  const first = home
    .filter((each) => each.heading === '' && (each.kind !== 'heading' || each === heading))
    .slice(0, 3)
  const texts = [name, ...pages.map(({ title }) => title), ...first.map(({ text }) => text)]
  return new Set(
    texts
      .flatMap(wordsIn)
      .filter((word) => word.length > 3)
      .map(stemOf),
  )
}
const stemOf = (word: string) => word.slice(0, 5)

/** `Roofs in Halden`, `Gutters in Halden`: written for machines that list. */
const isForMachines = (things: readonly OfferLine[]) => {
  const ends = things.map(({ text }) => / \p{Ll}{2,3} \p{Lu}\p{Ll}+$/u.exec(text)?.[0])
  return ends.some((end, at) => end !== undefined && ends.indexOf(end) !== at)
}

/** What of it is heard after who they are: nothing where that has named nearly all of it. */
export function heardAfter(who: readonly string[], range: Range): Range {
  const said = who.join(' ').toLowerCase()
  const isNew = ({ text }: Range[number]) => !said.includes(text.slice(0, -1).toLowerCase())
  return range.filter(isNew).length < 2 ? [] : range
}

/** Without pictures and marks; in capitals only what the website writes so everywhere. */
function asSaid(written: string, small: ReadonlySet<string>): string {
  const text = bareOf(written)
  const isShouted = text === text.toUpperCase() && wordsIn(text).every((word) => small.has(word))
  return isShouted ? text.charAt(0) + text.slice(1).toLowerCase() : text
}

/** What a row names, where it names little else: a row of virtues, of sentences or of illnesses is no offer. */
function thingsOf({ lines, isOpen }: OfferRow, words: Words, name: string): readonly OfferLine[] {
  const isNamed = ({ text }: OfferLine) => isThing(text, words, name)
  const end = isOpen ? lines.findIndex((line) => !isNamed(line)) : -1
  const row = withoutRepeats(end < 0 ? lines : lines.slice(0, end))
  const things = row.filter(isNamed)
  // Whoever is told to plant trees is offered nothing.
  if (row.filter(({ text }) => words.orders.startOf(text)).length > 1) return []
  const ill = things.filter(({ text }) => words.ailments.in(text)).length
  return things.length * 3 >= row.length * 2 && ill * 3 < things.length ? things : []
}

const withoutRepeats = (row: readonly OfferLine[]) =>
  row.filter(
    ({ text }, at) => row.findIndex((other) => other.text.toLowerCase() === text.toLowerCase()) === at,
  )

/** Most of them have no word that the website writes small anywhere: those are names. */
const isOfPeople = (row: readonly OfferLine[], small: ReadonlySet<string>) =>
  row.filter(({ text }) => wordsIn(text).every((word) => word.length < 4 || !small.has(word))).length * 2 >
  row.length

const wordsOf = (text: string) => text.match(/\p{L}+/gu) ?? []
const mostOfName = 10
/** `callPlumbing` has lost its space, and `DevOps` has not. */
const isGlued = (word: string) =>
  /\p{Ll}\p{Lu}/u.test(word) && (word.length > mostOfName || !/^\p{Lu}/u.test(word))

/** A thing by its name: no sentence, no order, no label of the page, no virtue. */
function isThing(text: string, words: Words, name: string): boolean {
  const within = wordsIn(text).slice(1, -1).join(' ')
  const never = [
    words.leftovers,
    words.policies,
    words.pointsAtPage,
    words.secondPerson,
    words.firstPerson,
    words.reviewHeadings,
    words.othersHeadings,
    words.labels,
  ]
  return (
    countWords(text) <= mostWords &&
    /^(?:\p{Lu}|\dD[ -])[\p{L}\d '’&+/,().:-]+$/u.test(text) &&
    (text.match(/\p{L}/gu)?.length ?? 0) > 2 &&
    !/\d{3}|(?<!\.)\d$|:./u.test(text) &&
    !wordsOf(text).some(isGlued) &&
    (text !== text.toUpperCase() || wordsOf(text).every(({ length }) => length <= mostOfShort)) &&
    !words.plainHeadings.is(text) &&
    !words.plainOffers.is(text) &&
    [words.orders, words.asks, words.labelStarts].every((list) => !list.startOf(text)) &&
    !words.verbs.in(within) &&
    words.notOffers.count(text) * 2 <= countWords(text) &&
    words.cliches.count(text) * 2 <= countWords(text) &&
    !wordsIn(name).every((word) => wordsIn(text).includes(word)) &&
    never.every((list) => list.in(text) === undefined)
  )
}
