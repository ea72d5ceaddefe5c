/** What a host asks before a passage: the website's own question, what its heading names, or who somebody is. */
import { countWords } from '#domain/language/sentences.ts'
import { type Excerpt, textOf } from './excerpt.ts'
import { wordsIn } from './phrases.ts'
import type { Words } from './words-of.ts'

export type Cue = { kind: 'topic' | 'person' | 'question'; heading: string }
/** What the website calls itself, and the words that it writes small somewhere: whatever is none of them is a name. */
export type Named = { name: string; small: ReadonlySet<string> }
type Headed = Pick<Excerpt, 'heading' | 'title' | 'role' | 'sentences'>

const [mostOfTopic, mostOfQuestion] = [6, 14]

/** The heading above it, where the passage speaks of what the heading names; else what its page is called. */
export const cueOf = (excerpt: Headed, words: Words, named: Named): Cue | undefined =>
  cueFrom(excerpt.heading, excerpt, words, named) ??
  (excerpt.role === 'home' || excerpt.role === 'about'
    ? undefined
    : topicOnly(cueFrom(excerpt.title, excerpt, words, named)))

const topicOnly = (cue: Cue | undefined) => (cue?.kind === 'topic' ? cue : undefined)

function cueFrom(written: string, excerpt: Headed, words: Words, named: Named): Cue | undefined {
  const bare = written
    .replace(/\p{Extended_Pictographic}|\u{FE0F}/gu, '')
    .replace(/^[^\p{L}\p{N}]+/u, '')
    .replace(/^\d{1,2}\s*[.):–—-]\s*/u, '')
    .replace(/[.!:;,\s–—-]+$/u, '')
    .trim()
  const length = countWords(bare)
  if (length < 1 || !/^\p{L}/u.test(bare) || isNoCue(bare, words)) return undefined
  if (bare.endsWith('?'))
    return length <= mostOfQuestion && words.asks.startOf(bare) && !words.adding.in(bare)
      ? { kind: 'question', heading: bare }
      : undefined
  const isNamed = wordsIn(named.name).some((word) => word.length > 3 && wordsIn(bare).includes(word))
  if (length > mostOfTopic || isNamed || words.verbs.in(bare) || /[.,!]/.test(bare)) return undefined
  const heading = theirs(bare, words)
  // A host who says `Unsere Praxis` speaks as the business.
  if (words.firstPerson.in(heading)) return undefined
  if (isPerson(bare, named) && isSpokenOf(bare, excerpt) && words.ofPersons.in(textOf(excerpt)))
    return { kind: 'person', heading }
  return speaksOf(excerpt, bare) && !isTitleOnly(bare) ? { kind: 'topic', heading } : undefined
}

/** `Our coverage` is theirs when a host speaks of it. */
function theirs(heading: string, { asTheirs }: Words): string {
  const [written, said] = asTheirs.find(([begins]) => heading.startsWith(`${begins} `)) ?? ['', '']
  return said + heading.slice(written.length)
}

const [leastOfLead, mostOfLead] = [3, 10]

/** A heading that is a sentence of its own is read with what stands below it. */
export function leadOf(
  { heading, kind }: Pick<Excerpt, 'heading' | 'kind'>,
  words: Words,
): string | undefined {
  const bare = heading
    .replace(/\p{Extended_Pictographic}|\u{FE0F}/gu, '')
    .replace(/^[^\p{L}\p{N}]+|[.!\s]+$/gu, '')
    .trim()
  const length = countWords(bare)
  const isLead =
    kind === 'prose' &&
    length >= leastOfLead &&
    length <= mostOfLead &&
    words.verbs.in(bare) !== undefined &&
    !words.demonstratives.in(bare) &&
    !words.adding.in(bare) &&
    bare !== bare.toUpperCase() &&
    !/\d|\?$|^(?:how|why) (?:to|a|an|the)\b/i.test(bare) &&
    !isNoCue(bare, words)
  return isLead ? `${bare}.` : undefined
}

/** It names what the passage is about, as far as a word of it comes back. */
function speaksOf(excerpt: Headed, heading: string): boolean {
  const text = textOf(excerpt).toLowerCase()
  return wordsIn(heading).some((word) => word.length > 3 && text.includes(word.slice(0, 6)))
}

/** The passage calls somebody by one of these names. */
const isSpokenOf = (person: string, excerpt: Headed) => {
  const said = wordsIn(textOf(excerpt))
  return wordsIn(person).some((name) => name.length > 2 && said.includes(name))
}

/** Capitals throughout: as a sentence it would have to be written anew. */
const isTitleOnly = (heading: string) => heading === heading.toUpperCase()

const isPerson = (heading: string, { small }: Named) => {
  const names = heading.split(' ')
  const isName = (word: string) =>
    /^(?:\p{Lu}\.?|\p{Lu}\p{Ll}+|Dr\.?)$/u.test(word) && !small.has(word.toLowerCase())
  return names.length >= 2 && names.length <= 4 && names.every(isName)
}

function isNoCue(bare: string, words: Words): boolean {
  const isSign =
    /[|»→@/\\<>={}[\]*_"“”™®©]|[£$€%]|\d{3}|\p{Ll}\p{Lu}|,.*,.*,|[?!].|: |\d$|^\p{L}+ \d| [–—-] | (?:The|A|An|Our|Your) \p{Lu}/u.test(
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
