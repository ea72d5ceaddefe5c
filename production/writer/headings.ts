/** Headings of a website, as somebody says them. */
import { countWords } from '#domain/language/sentences.ts'
import { wordsIn } from '#reader/phrases.ts'
import type { Excerpt } from './excerpt.ts'
import type { Words } from './words-of.ts'

const withoutSigns = (text: string) => text.replace(/\p{Extended_Pictographic}|\u{FE0F}/gu, '')

export const bareOf = (written: string) =>
  withoutSigns(written)
    .replace(/^[^\p{L}\p{N}]+/u, '')
    .replace(/^\d{1,2}\s*[.):–—-]\s*/u, '')
    .replace(/[.!:;,\s–—-]+$/u, '')
    .trim()

/** `About mindfulness` is mindfulness, and `Our coverage` is coverage. */
export const asThing = (heading: string, { asTheirs }: Words) =>
  heading.slice(beginningOf(heading, asTheirs)[0].length).trim()

type Beginnings = Words['asTheirs']
const beginningOf = (heading: string, beginnings: Beginnings) =>
  beginnings.find(([begins]) => heading.startsWith(`${begins} `)) ?? (['', ''] as const)

/** Small where the website writes it small, with `the` or `their` where the passage has it, or the heading. */
export function spokenAs(
  heading: string,
  text: string,
  words: Words,
  { small }: { small: ReadonlySet<string> },
): string {
  const { asTheirs } = words
  const [written, said] = beginningOf(heading, asTheirs)
  const thing = asSmall(heading.slice(written.length).trim(), small)
  const inText = asTheirs.find(
    ([begins, theirs]) => isDetermined(theirs) && standsAs(`${begins} ${thing}`, text, words),
  )
  return [written ? said : (inText?.[1] ?? ''), thing].filter(Boolean).join(' ')
}

const mostOfClause = 7
/** `How we met` is how they met. */
export function clauseOf(
  bare: string,
  words: Words,
  { small }: { small: ReadonlySet<string> },
): string | undefined {
  const begins = words.clauses.startOf(bare) ?? words.forWhom.startOf(bare)
  const length = countWords(bare)
  const isClause = begins && !/[.,!?]/.test(bare) && !words.plainHeadings.startOf(bare)
  if (!isClause || length > mostOfClause || length < 2) return undefined
  const said = bare
    .split(' ')
    .map((word) => words.asOthers.find(([written]) => written === word.toLowerCase())?.[1] ?? word)
    .join(' ')
  const isPlain = (word: string) => word.length < 3 || small.has(word.toLowerCase())
  const plain = said.split(' ').map((word, at) => (at === 0 || isPlain(word) ? word.toLowerCase() : word))
  return words.firstPerson.in(said) ? undefined : asSmall(plain.join(' '), small)
}

/** `The coverage reaches …`, and not `the coverage map`. */
function standsAs(thing: string, text: string, { openEnds, verbs }: Words): boolean {
  const at = ` ${text}`.toLowerCase().indexOf(` ${thing} `.toLowerCase())
  if (at < 0) return false
  const next = wordsIn(text.slice(at + thing.length))[0] ?? ''
  return openEnds.is(next) || verbs.is(next)
}

/** Any word but one that makes a thing one of many. */
const isDetermined = (theirs: string) => theirs.length > 2

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

/** A word that the website never writes small is a name, and keeps its neighbours; what is all capitals stays. */
export function asSmall(heading: string, small: ReadonlySet<string>): string {
  const isSmall = (word: string) =>
    word.length < 3 || small.has(word) || small.has(word.replace(/s$/, '')) || small.has(`${word}s`)
  const parts = heading.split(' ')
  const isShort = (part: string) => part.length < 6 && part === part.toUpperCase()
  const isName = (part: string) => /\p{Lu}/u.test(part) && !isShort(part) && !wordsIn(part).every(isSmall)
  const first = parts[0] ?? ''
  const isSentence = parts.slice(1).some((part) => part.length > 3 && part === part.toLowerCase())
  if (isSentence && !isName(first) && !isShort(first))
    return first.toLowerCase() + heading.slice(first.length)
  const asWritten = (part: string) => (isShort(part) ? part : part.toLowerCase())
  return parts.some(isName) ? heading : parts.map(asWritten).join(' ')
}

const [leastOfSentence, mostOfLead, mostOfName] = [3, 10, 6]

/** What stands above a row is read with it, where no host asks for it. */
export function leadOf(
  { heading, kind }: Pick<Excerpt, 'heading' | 'kind'>,
  words: Words,
): string | undefined {
  const bare = withoutSigns(heading)
    .replace(/^[^\p{L}\p{N}]+|[.!\s]+$/gu, '')
    .trim()
  const length = countWords(bare)
  const isSentence = length >= leastOfSentence && words.verbs.in(bare) !== undefined
  const isName =
    length <= mostOfName &&
    /^\p{Lu}[^.,!]+$/u.test(bare) &&
    !words.labels.in(bare) &&
    !words.labelStarts.startOf(bare)
  const isLead =
    kind === 'list' &&
    length <= mostOfLead &&
    (isSentence || isName) &&
    !words.asks.startOf(bare) &&
    !words.demonstratives.in(bare) &&
    !words.adding.in(bare) &&
    bare !== bare.toUpperCase() &&
    !/\d|\?$|^(?:how|why) (?:to|a|an|the)\b/i.test(bare) &&
    !isNoCue(bare, words)
  return isLead ? `${bare}.` : undefined
}

export function isNoCue(bare: string, words: Words): boolean {
  const isSign =
    /[|»→@/\\<>={}[\]*_"“”™®©]|[£$€%]|\d{3}|\p{Ll}\p{Lu}|,.*,.*,|[?!].|: |\p{Ll} The \p{Ll}|\d$|^\p{L}+ \d| [–—-] | (?:The|A|An|Our|Your) \p{Lu}/u.test(
      bare,
    )
  const found = [
    words.reviewHeadings,
    words.leftovers,
    words.policies,
    words.pointsAtPage,
    words.passing,
    words.othersHeadings,
    words.secondPerson,
  ]
  return (
    isSign ||
    words.openEnds.is(bare.split(' ').at(-1) ?? '') ||
    words.plainHeadings.is(bare) ||
    words.orders.startOf(bare) !== undefined ||
    words.asksVisitor.startOf(bare) !== undefined ||
    found.some((list) => list.in(bare) !== undefined) ||
    words.cliches.count(bare) * 4 > countWords(bare)
  )
}
