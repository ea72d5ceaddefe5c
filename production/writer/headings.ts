/** Headings of a website, as somebody says them. */
import { countWords } from '#domain/language/sentences.ts'
import { wordsIn } from '#reader/phrases.ts'
import type { Excerpt } from './excerpt.ts'
import type { Words } from './words-of.ts'

const withoutSigns = (text: string) =>
  text.replace(/(?![°®©™#*\d])(?:\p{Extended_Pictographic}|\p{So}|\u{FE0F})/gu, '')

export const bareOf = (written: string) =>
  withoutSigns(written)
    .replace(/^[^\p{L}\p{N}]+/u, '')
    .replace(/^\d{1,2}\s*[.):–—-]\s*/u, '')
    .replace(/[.!:;,\s–—-]+$/u, '')
    .trim()

/** `About mindfulness` is mindfulness, and no host says `our`; an article is written small. */
export function thingIn(heading: string, { asTheirs }: Words): string {
  const [written, said] = asTheirs.find(([begins]) => heading.startsWith(`${begins} `)) ?? ['', '']
  return `${said} ${heading.slice(written.length).trim()}`.trim()
}

/** `How Does It Work?` is asked as people write it, where no word of it can be a name. */
export function asAsked(question: string, small: ReadonlySet<string>, { openEnds }: Words): string {
  const [first = '', ...rest] = question.split(' ')
  const isPlain = (word: string) => {
    const [bare = ''] = wordsIn(word)
    return bare.length < 3 || small.has(bare) || openEnds.is(bare)
  }
  const isAsWritten = (word: string) => word === word.toUpperCase()
  const large = rest.filter((word) => /^\p{Lu}/u.test(word) && !isAsWritten(word))
  if (large.length * 3 <= rest.length || !large.every(isPlain)) return question
  return [first, ...rest.map((word) => (isAsWritten(word) ? word : word.toLowerCase()))].join(' ')
}

/** In the middle of a question a thing is written small, unless a word of it can be a name. */
export function asNamed(
  thing: string,
  small: ReadonlySet<string>,
  { nounsAreLarge, openEnds }: Words,
): string {
  const isPlain = (word: string) =>
    wordsIn(word).every((bare) => small.has(bare) || openEnds.is(bare)) && word !== word.toUpperCase()
  if (nounsAreLarge) return thing
  const [first = '', ...rest] = thing.split(' ')
  if ([first, ...rest].every((word) => word === '&' || isPlain(word))) return thing.toLowerCase()
  // `Title disputes in Queens`: only its first word is large for standing first.
  const isSentence = rest.some((word) => /^\p{Ll}{4}/u.test(word) && !openEnds.is(word))
  return isSentence && isPlain(first) ? [first.toLowerCase(), ...rest].join(' ') : thing
}

const mostOfLead = 10

/** What stands above a row is read with it, where no host asks for it. */
export function leadOf(
  { heading, kind }: Pick<Excerpt, 'heading' | 'kind'>,
  words: Words,
): string | undefined {
  const bare = withoutSigns(heading)
    .replace(/^[^\p{L}\p{N}]+|[.!:\s]+$/gu, '')
    .trim()
  const length = countWords(bare)
  const isLead =
    kind !== 'answer' &&
    length <= mostOfLead &&
    /^[\p{Lu}\d]/u.test(bare) &&
    !words.asks.startOf(bare) &&
    !words.demonstratives.in(bare) &&
    !words.adding.in(bare) &&
    bare !== bare.toUpperCase() &&
    !/\?$|^(?:how|why) (?:to|a|an|the)\b/i.test(bare) &&
    !isUnsaid(bare, words)
  return isLead ? `${bare}.` : undefined
}

/** A label of the page, an order, or what nobody can say. */
function isUnsaid(bare: string, words: Words): boolean {
  const isSign =
    /[|»→@/\\<>={}[\]*_"“”™®©]|\d{3}|\p{Ll}\p{Lu}|[?!].|: |\p{Ll} The \p{Ll}|^\p{L}+ \d|^\d+ \p{Lu}/u.test(
      bare,
    )
  const found = [words.reviewHeadings, words.leftovers, words.policies, words.pointsAtPage, words.passing]
  return (
    isSign ||
    words.openEnds.is(bare.split(' ').at(-1) ?? '') ||
    endsInPlace(bare, words) ||
    words.plainHeadings.is(bare) ||
    words.orders.startOf(bare) !== undefined ||
    words.asksVisitor.startOf(bare) !== undefined ||
    words.praises.startOf(bare) !== undefined ||
    words.secondPerson.startOf(bare) !== undefined ||
    found.some((list) => list.in(bare) !== undefined)
  )
}

/** … or what nobody asks for by itself, as a thing of theirs. */
export const isNoCue = (bare: string, words: Words): boolean =>
  isUnsaid(bare, words) ||
  /[£$€%]|,.*,.*,|\d$| [–—-] | (?:The|A|An|Our|Your) \p{Lu}/u.test(bare) ||
  [words.othersHeadings, words.secondPerson].some((list) => list.in(bare) !== undefined) ||
  words.cliches.count(bare) * 4 > countWords(bare)

/** `Cakes in Halden` is written for machines that list: whoever asks for cakes knows where. */
const endsInPlace = (bare: string, { toPlaces, nounsAreLarge }: Words) => {
  const [, before = ''] = /(\p{L}+)(?: \p{Lu}[\p{L}'’-]+){1,3}$/u.exec(bare.replace(/^\S+ /, '')) ?? []
  return (
    !nounsAreLarge &&
    before !== '' &&
    before === before.toLowerCase() &&
    toPlaces.is(before) &&
    before !== 'of'
  )
}
