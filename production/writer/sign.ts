/** What stands over the door: the piece of a title or description that says in a few words what they do, and where. */
import type { Reading } from '#domain/evidence.ts'
import { countWords } from '#domain/language/sentences.ts'
import { type Sign, signsOf } from '#domain/signs.ts'
import { wordsIn } from './phrases.ts'
import type { Words } from './words-of.ts'

const [leastWords, mostWords] = [3, 13]
const leastTelling = 5
/** A visitor can see most of it: what is only told to machines is a promise to them. */
const leastSeen = 0.6

export function signOf(reading: Reading, words: Words, small: ReadonlySet<string>): Sign | undefined {
  const usual = usualIn(reading)
  const smallStems = new Set([...small].map((word) => word.slice(0, 5)))
  const name = new Set(wordsIn(reading.name).map(stemOf))
  const seen = seenIn(reading)
  const [first = ''] = wordsIn(reading.name)
  let best: { sign: Sign; telling: number } | undefined
  const told = new Set(reading.passages.flatMap(({ id, kind }) => (kind === 'data' ? [id] : [])))
  for (const sign of signsOf(reading)) {
    if (!canBeSaid(sign.text, words) || wordsIn(sign.text)[0] === first || isStack(sign.text)) continue
    if (sign.text.includes(reading.name)) continue
    const own = wordsIn(sign.text).filter((word) => word.length > 3 && !words.cliches.is(word))
    const stems = [...new Set(own.map(stemOf))].filter((stem) => !name.has(stem))
    if (
      stems.filter((stem) => seen.has(stem)).length <
      stems.length * (told.has(sign.passage) ? 1 : leastSeen)
    )
      continue
    // Names of places alone do not say what is done there.
    if (
      !words.nounsAreLarge &&
      !own.some((word) => smallStems.has(word.slice(0, 5)) && !name.has(stemOf(word)))
    )
      continue
    const known = stems.map((stem) => Math.min(3, Math.log2(usual.get(stem) ?? 1))).sort((a, b) => b - a)
    const telling =
      known.slice(0, 4).reduce((sum, each) => sum + each, 0) +
      (namesPlace(sign.text, words) ? 2.5 : 0) -
      words.cliches.count(sign.text) -
      (/^\p{L}+ing\b/u.test(sign.text) ? 1.5 : 0)
    if (known.length > 0 && telling >= leastTelling && telling > (best?.telling ?? 0))
      best = { sign, telling }
  }
  return best?.sign
}

/** `Joiner in Leeds`, `Joiner, Leeds`. */
const namesPlace = (text: string, { beforePlaces }: Words) =>
  [...text.matchAll(/([\p{L}'’]+|[,&])\s*(?=\s(?:the\s+)?\p{Lu}\p{Ll})/gu)].some(
    ([, before = '']) => before === ',' || before === '&' || beforePlaces.is(before),
  )

/** `Boilers Norwick, Plumbing Halden, Gas Elm`: written for machines that list, one row of capitals. */
const isStack = (text: string) =>
  text.split(',').length > 2 &&
  text.split(/[\s,]+/).filter((word) => /^\p{Ll}/u.test(word)).length < 1 + countWords(text) / 8

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
    !/[?!@<>{}[\]*_"“”→↓★⭐\d]|www|\p{Ll}{2}\p{Lu}\p{Ll}|[,:] *$/u.test(text) &&
    (text.match(/\p{Lu}/gu)?.length ?? 0) * 2 < letters &&
    !words.plainHeadings.is(text) &&
    !words.reviewHeadings.in(text) &&
    !words.orders.startOf(text) &&
    !words.overNoDoor.startOf(text) &&
    // A host praises nobody.
    !words.praises.in(text) &&
    !words.verbs.in(text) &&
    never.every((list) => list.in(text) === undefined)
  )
}
