/** What stands over the door: the piece of a title or description that says in a few words what they do, and where. */
import type { Reading } from '#domain/evidence.ts'
import { countWords } from '#domain/language/sentences.ts'
import { endsOf, type Sign, signsOf } from '#domain/signs.ts'
import { wordsIn } from '#reader/phrases.ts'
import type { Words } from './words-of.ts'

const [leastWords, mostWords] = [2, 13]
const leastTelling = 1
/** A visitor finds their trade on the pages, too, or most of it: what is only told to machines is a promise to them. */
const [leastSeen, leastOfPlace] = [0.34, 0.6]

export type Door = Sign & { namesPlace: boolean }
type Seen = { name: string; words: Words; smallStems: ReadonlySet<string>; stems: ReadonlySet<string> }

export function signOf(reading: Reading, words: Words, small: ReadonlySet<string>): Door | undefined {
  const usual = usualIn(reading)
  const smallStems = new Set([...small].map((word) => word.slice(0, 5)))
  const seen: Seen = { name: reading.name, words, smallStems, stems: seenIn(reading) }
  // Behind a dash within a text stands half a sentence.
  const titles = new Set(reading.passages.flatMap(({ id, kind }) => (kind === 'title' ? [id] : [])))
  let best: { sign: Door; telling: number } | undefined
  for (const { text: whole, passage } of signsOf(reading)) {
    const text = withoutPraise(whole, words)
    const stems =
      endsOf(whole).includes(text) && (titles.has(passage) || /^[\p{Lu}\d]/u.test(whole))
        ? stemsOf(text, seen)
        : undefined
    if (!stems) continue
    if (hasBarePlace(text, seen)) continue
    const telling = tellingOf(text, stems, usual, seen)
    const sign = { text, passage, namesPlace: namesPlace(text, seen) }
    if (telling >= leastTelling && telling > (best?.telling ?? 0)) best = { sign, telling }
  }
  return best?.sign
}

/** What it says beside the name, where it says what they do. */
function stemsOf(text: string, { name, words, smallStems, stems }: Seen): string[] | undefined {
  const named = new Set(wordsIn(name).map(stemOf))
  const [first = ''] = wordsIn(text)
  const isNamed = stemOf(first) === stemOf(wordsIn(name)[0] ?? '') && !smallStems.has(first.slice(0, 5))
  const isTheirName = text.includes(name) || isNamed
  if (!words.trades.in(text) || !canBeSaid(text, words) || isTheirName || isStack(text)) return undefined
  const own = wordsIn(text).filter(
    (word) => word.length > 2 && !words.cliches.is(word) && !words.openEnds.is(word),
  )
  const told = [...new Set(own.map(stemOf))].filter((stem) => !named.has(stem))
  const seen = told.filter((stem) => stems.has(stem)).length
  const isTradeSeen = own.some((word) => words.trades.in(word) !== undefined && stems.has(stemOf(word)))
  const isSeen = seen >= told.length * (isTradeSeen ? leastSeen : leastOfPlace)
  // Names of places alone do not say what is done there.
  const isName = (word: string) =>
    named.has(stemOf(word)) || !(smallStems.has(word.slice(0, 5)) || words.trades.is(word))
  const isOfNames = !words.nounsAreLarge && own.every(isName)
  return told.length > 0 && isSeen && !isOfNames ? told : undefined
}

const tellingOf = (text: string, stems: readonly string[], usual: ReadonlyMap<string, number>, seen: Seen) =>
  stems
    .map((stem) => Math.min(3, Math.log2(usual.get(stem) ?? 1)))
    .sort((a, b) => b - a)
    .slice(0, 4)
    .reduce((sum, each) => sum + each, 0) +
  (namesPlace(text, seen) ? 2.5 : 0) -
  seen.words.cliches.count(text)

/** `Trusted and honest roofers in Halden` are roofers in Halden. */
function withoutPraise(text: string, words: Words, wasCut = false): string {
  const praise = words.praiseBefore.startOf(text) ?? (wasCut ? words.openEnds.startOf(text) : undefined)
  const rest = praise ? text.split(' ').slice(countWords(praise)).join(' ') : ''
  return rest.length > 0 ? withoutPraise(rest, words, true) : text
}

/** `Joiner in Leeds`, `Joiner, Leeds`: whatever is written small elsewhere is no place. */
const namesPlace = (text: string, { words, smallStems }: Seen) =>
  words.everywhere.in(text) !== undefined ||
  [...text.matchAll(/([\p{L}'’]+|[,&])\s*\s(?:the\s+)?(?=(\p{Lu}\p{Ll}+))/gu)].some(
    ([, before = '', place = '']) =>
      (before === ',' || before === '&' ? !words.nounsAreLarge : words.toPlaces.is(before)) &&
      !smallStems.has(place.toLowerCase().slice(0, 5)) &&
      !words.trades.is(place),
  )

/** `Boilers Norwick, Plumbing Halden, Gas Elm`: written for machines that list, one row of capitals. */
const isStack = (text: string) =>
  text.split(',').length > 2 &&
  text.split(/[\s,]+/).filter((word) => /^\p{Ll}/u.test(word)).length < 1 + countWords(text) / 8

/** `House Clearance Barnet, London`, `Courier Service Atlanta`: a place, and no word that leads to it. */
const hasBarePlace = (text: string, { words, smallStems }: Seen) => {
  const found = /(?<=\p{L} )(\p{Lu}\p{Ll}+)(?:, \p{Lu}.*)?$/u.exec(text)
  const [, place = ''] = found ?? []
  return (
    place !== '' &&
    !words.nounsAreLarge &&
    !/(?:^| )\p{Ll}/u.test(text.slice(0, found?.index)) &&
    !smallStems.has(place.toLowerCase().slice(0, 5)) &&
    !words.trades.is(place)
  )
}

const seenIn = ({ passages }: Reading): ReadonlySet<string> =>
  new Set(
    passages
      .filter(({ kind, isDescription }) => kind !== 'title' && kind !== 'data' && !isDescription)
      .flatMap(({ text }) => wordsIn(text).map(stemOf)),
  )

/** How many passages hold a word: what a website speaks of again and again is its trade. */
function usualIn({ passages }: Reading): ReadonlyMap<string, number> {
  const usual = new Map<string, number>()
  for (const { text } of passages)
    for (const stem of new Set(wordsIn(text.slice(0, 2000)).map(stemOf)))
      usual.set(stem, (usual.get(stem) ?? 0) + 1)
  return usual
}

const stemOf = (word: string) => word.slice(0, 6)

function canBeSaid(text: string, words: Words): boolean {
  const length = countWords(text)
  const letters = text.match(/\p{L}/gu)?.length ?? 0
  const never = [words.leftovers, words.policies, words.pointsAtPage, words.secondPerson, words.firstPerson]
  return (
    length >= leastWords &&
    length <= mostWords &&
    /^[\p{L}\d]/u.test(text) &&
    !/\b(?:title|description|keywords)\b/i.test(text) &&
    !/[?!@<>{}[\]*_"“”→↓★⭐…\d]|\.{3}|\b(?:Inc|LLC|Ltd|LLP|GmbH)\b|www|\p{Ll}{2}\p{Lu}\p{Ll}|[,:] *$/u.test(
      text,
    ) &&
    (text.match(/\p{Lu}/gu)?.length ?? 0) * 2 < letters &&
    !words.plainHeadings.is(text) &&
    !words.reviewHeadings.in(text) &&
    !words.orders.startOf(text) &&
    !words.overNoDoor.startOf(text) &&
    !words.foundings.in(text) &&
    // `Harmonising health and home` is a slogan, and `Plumbing and heating` a trade.
    (!/^\p{L}+ing\b/u.test(text) || words.trades.startOf(text) !== undefined) &&
    // A host praises nobody.
    !words.praises.in(text) &&
    !words.verbs.in(text) &&
    never.every((list) => list.in(text) === undefined)
  )
}
