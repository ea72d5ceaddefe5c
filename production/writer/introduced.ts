/** What of a business an excerpt tells a stranger: what it does, where, for whom, since when, and that it speaks of itself. */
import { countWords } from '#domain/language/sentences.ts'
import { wordsIn } from '#reader/phrases.ts'
import { type Excerpt, textOfExcerpt } from './excerpt.ts'
import type { Words } from './words-of.ts'

export const tellings = ['trade', 'place', 'whom', 'roots', 'themselves'] as const
export type Introduced = ReadonlySet<(typeof tellings)[number]>

type Teller = { name: string; small: ReadonlySet<string>; town?: string | undefined }

/** As much of it as is heard in twenty seconds. */
const mostWords = 45
const beginningOf = ({ sentences }: Excerpt): readonly string[] => {
  let heard = 0
  return sentences.filter((sentence, at) => {
    heard += countWords(sentence)
    return at === 0 || heard <= mostWords
  })
}

export function introducedIn(excerpt: Excerpt, words: Words, teller: Teller): Introduced {
  const sentences = beginningOf(excerpt)
  const text = textOfExcerpt({ sentences })
  const [first = ''] = sentences
  // Behind a greeting or a motto.
  const beginnings = sentences.slice(0, countWords(first) <= mostOfMotto ? 2 : 1)
  const isTheirs = standsFirst(excerpt) || beginnings.some((each) => speaksOfThemselves(each, words, teller))
  const told: Readonly<Record<(typeof tellings)[number], boolean>> = {
    trade: words.trades.in(text) !== undefined || (isTheirs && words.defines.in(first) !== undefined),
    place: namesPlace(text, words, teller),
    whom: words.audiences.in(text) !== undefined,
    roots: words.roots.in(text) !== undefined,
    themselves: isTheirs,
  }
  // Whoever is told what to do hears nothing of them.
  const isOrder = words.orders.startOf(first) && !words.welcomes.startOf(first)
  return new Set(isOrder ? [] : tellings.filter((each) => told[each]))
}

/** The first words of a website are about those whose it is. */
export const standsFirst = ({ leads, kind }: Excerpt) => leads === true && kind === 'prose'

/** The town that is theirs, or a name behind `in` that is written small nowhere. */
function namesPlace(text: string, words: Words, { name, small, town = '' }: Teller): boolean {
  const [theirs = ''] = wordsIn(town)
  if (theirs.length > 2 && wordsIn(text).includes(theirs)) return true
  if (words.nounsAreLarge) return false
  return [...text.matchAll(/([\p{L}'’]+)\s+(?:the\s+)?(?=(\p{Lu}\p{Ll}+))/gu)].some(
    ([, before = '', place = '']) =>
      words.toPlaces.is(before) &&
      !small.has(place.toLowerCase()) &&
      !wordsIn(name).includes(place.toLowerCase()) &&
      !words.months.is(place),
  )
}

const mostOfMotto = 8
const mostBeforeName = 6
/** `Bramble is …`, `At Bramble, we …`, `We make …`, `I am …`, and neither `If you …` nor `Our mission …`. */
function speaksOfThemselves(first: string, words: Words, { name }: Teller): boolean {
  const [own = ''] = wordsIn(name)
  const beginning = wordsIn(first).slice(0, mostBeforeName)
  const isNamed = own.length > 2 ? beginning.includes(own) : first.startsWith(name)
  const isTheirs = isNamed || [words.introduces, words.firstPerson].some((list) => list.startOf(first))
  return isTheirs && !words.openConditions.startOf(first) && !words.missions.in(first)
}

/** `I am Nell Hart, …`, `I set up Bramble in 2011`: whoever listens knows who says I. */
export function introducesOneself(excerpt: Excerpt, words: Words, { name, small }: Teller): boolean {
  const sentences = beginningOf(excerpt)
  return (
    sentences.some((sentence) => namesOneself(sentence, words, small)) ||
    sentences.some((sentence) => sentence.includes(name) && words.beganOneself.in(sentence))
  )
}

/** `Founded by Nell Hart`, `Nell Hart is the owner`: by name and role; and whoever says I and a name. */
export function tellsFounder(excerpt: Excerpt, words: Words, teller: Teller): boolean {
  const text = textOfExcerpt({ sentences: beginningOf(excerpt).slice(0, 2) })
  const names = [...text.matchAll(/\p{Lu}\p{Ll}+ (?:\p{Lu}\.? )?\p{Lu}\p{Ll}+/gu)].map(([name]) =>
    wordsIn(name),
  )
  const isNobody = (word: string) => teller.small.has(word) || words.trades.is(word)
  const isNamed = names.some((name) => name.every((word) => !isNobody(word)))
  // `I founded Bramble in 2011` leaves open who says so.
  const says = beginningOf(excerpt).some((sentence) => namesOneself(sentence, words, teller.small))
  return (isNamed && words.founders.in(text) !== undefined) || says
}

function namesOneself(sentence: string, words: Words, small: ReadonlySet<string>): boolean {
  const before = words.namesOneself.startOf(sentence)
  if (!before) return false
  const said = sentence.split(/\s+/)[wordsIn(before).length]?.replace(/[^\p{L}]+$/u, '') ?? ''
  return /^\p{Lu}\p{Ll}+$/u.test(said) && !small.has(said.toLowerCase()) && !words.trades.is(said)
}
