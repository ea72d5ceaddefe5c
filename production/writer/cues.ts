/** What a host asks before a passage: the website's own question, what its heading names, or whom and what it speaks of. */
import { countWords } from '#domain/language/sentences.ts'
import { type Excerpt, textOf } from './excerpt.ts'
import { asSmall, asThing, bareOf, clauseOf, isNoCue, spokenAs } from './headings.ts'
import { wordsIn } from './phrases.ts'
import type { Words } from './words-of.ts'

export type Cue = { kind: 'topic' | 'clause' | 'whom' | 'thing' | 'person' | 'question'; heading: string }
/** What the website calls itself, and the words that it writes small somewhere: whatever is none of them is a name. */
export type Named = { name: string; small: ReadonlySet<string> }
type Headed = Pick<Excerpt, 'heading' | 'title' | 'role' | 'sentences' | 'isCard'>

const [mostOfTopic, mostOfQuestion] = [6, 14]

/** The heading above it, where the passage speaks of what it names; else what its page is called, or what it begins with. */
export const cueOf = (excerpt: Headed, words: Words, named: Named): Cue | undefined =>
  cueFrom(excerpt.heading, excerpt, words, named) ??
  (excerpt.role === 'home' || excerpt.role === 'about'
    ? undefined
    : topicOnly(cueFrom(excerpt.title, excerpt, words, named))) ??
  definedIn(excerpt.sentences[0] ?? '', excerpt, words, named) ??
  theirsIn(excerpt.sentences[0] ?? '', words, named)

const topicOnly = (cue: Cue | undefined) => (cue?.kind === 'topic' || cue?.kind === 'thing' ? cue : undefined)

function cueFrom(written: string, excerpt: Headed, words: Words, named: Named): Cue | undefined {
  const bare = bareOf(written)
  const length = countWords(bare)
  if (length < 1 || !/^\p{L}/u.test(bare) || isNoCue(bare, words)) return undefined
  if (bare.endsWith('?'))
    return length <= mostOfQuestion && words.asks.startOf(bare) && !words.adding.in(bare)
      ? { kind: 'question', heading: bare }
      : undefined
  const clause = clauseOf(bare, words, named)
  if (clause) return { kind: words.forWhom.startOf(bare) ? 'whom' : 'clause', heading: clause }
  if (length > mostOfTopic || isNameOf(bare, named) || words.verbs.in(bare) || /[.,!]/.test(bare))
    return undefined
  const thing = asThing(bare, words)
  const isOfOne = isSpokenOf(thing, excerpt) || words.oneself.in(textOf(excerpt)) !== undefined
  if (isPerson(thing, words, named) && isOfOne && words.ofPersons.in(textOf(excerpt)))
    return { kind: 'person', heading: thing }
  const isTopic =
    !words.plainHeadings.is(thing) &&
    // A host who says `Unsere Praxis` speaks as the business.
    !words.firstPerson.in(thing) &&
    !words.labels.in(bare) &&
    !words.labelStarts.startOf(bare) &&
    bare !== bare.toUpperCase() &&
    !beginsWithin(thing, words) &&
    (speaksOf(excerpt, thing, words) || isShelf(excerpt, written, words))
  return isTopic ? { kind: 'topic', heading: spokenAs(bare, textOf(excerpt), words, named) } : undefined
}

/** Below somebody's name all is theirs, also what comes before the first `I` or `she`. */
export function withPersons<Asked extends Pick<Excerpt, 'url' | 'heading'> & { cue?: Cue }>(
  all: readonly Asked[],
): readonly Asked[] {
  const persons = all.filter(({ cue, heading }) => cue?.kind === 'person' && cue.heading === heading)
  return all.map((each) => {
    const person = persons.find(({ url, heading }) => url === each.url && heading === each.heading)
    return !each.cue && person?.cue ? { ...each, cue: person.cue } : each
  })
}

const mostOfThing = 4

/** `Skimming is a technique`: what is skimming? `Nell is a baker`: who is Nell? */
function definedIn(sentence: string, excerpt: Headed, words: Words, named: Named): Cue | undefined {
  const said = sentence.split(/\s+/)
  const at = said.findIndex((_, from) => from > 0 && words.defines.startOf(said.slice(from).join(' ')))
  const thing = said.slice(0, at).join(' ')
  const never = [words.pointsBack, words.firstPerson, words.secondPerson, words.verbs, words.labels]
  const isThing =
    at > 0 &&
    at <= mostOfThing &&
    /^\p{Lu}[\p{L}\d '’-]+$/u.test(thing) &&
    !isNameOf(thing, named) &&
    never.every((list) => list.in(thing) === undefined)
  if (!isThing) return undefined
  const isSomebody = words.ofPersons.in(textOf(excerpt)) !== undefined
  if (isSomebody) return isPerson(thing, words, named) ? { kind: 'person', heading: thing } : undefined
  return { kind: 'thing', heading: spokenAs(thing, '', words, named) }
}

/** `Our workshop has four bays`: what about their workshop? */
function theirsIn(sentence: string, words: Words, { small }: Named): Cue | undefined {
  const [first = '', ...rest] = sentence.split(/\s+/)
  const theirs = words.asTheirs.find(([written]) => written === first && words.firstPerson.is(written))?.[1]
  const at = rest.findIndex((word, from) => from > 0 && /^\p{Ll}/u.test(word) && words.verbs.is(word))
  const thing = rest.slice(0, at).join(' ')
  const isThing =
    theirs !== undefined &&
    at > 0 &&
    at <= mostOfThing &&
    /^[\p{L}\d '’&-]+$/u.test(thing) &&
    !words.plainHeadings.is(thing) &&
    !words.openEnds.is(rest[at - 1] ?? '') &&
    words.cliches.count(thing) * 2 < at &&
    !words.secondPerson.in(thing)
  return isThing ? { kind: 'topic', heading: `${theirs} ${asSmall(thing, small)}` } : undefined
}

/** It holds a word of the name that is theirs alone, or is its first letters. */
const isNameOf = (text: string, { name, small }: Named) =>
  wordsIn(name).some((word) => word.length > 3 && !small.has(word) && wordsIn(text).includes(word)) ||
  (text.length > 1 && text === (name.match(/\p{Lu}/gu) ?? []).join(''))

/** `Taping` is done with tape, and `planning` makes a plan. */
const stemOf = (word: string) =>
  word
    .replace(/(?<=\p{L}{3})(?:ings?|ers?|ions?|ments?|es|s)$/u, '')
    .replace(/(.)\1$/u, '$1')
    .slice(0, 6)

const isArticle = (word: string, { asTheirs }: Words) =>
  asTheirs.some(([written]) => written.toLowerCase() === word)

/** `From a spreadsheet to a company` is not the name of a thing. */
function beginsWithin(heading: string, words: Words): boolean {
  const [first = ''] = wordsIn(heading)
  return words.openEnds.is(first) && !isArticle(first, words)
}

/** Where a website lays out what it has, what stands below a short heading is what the heading names. */
const isShelf = ({ heading, role, isCard }: Headed, written: string, words: Words) =>
  written === heading &&
  !words.offers.in(heading) &&
  countWords(heading) <= mostOfShelf &&
  (isCard === true || role === 'services' || role === 'prices')
const mostOfShelf = 4

/** It names what the passage is about, as far as what it names first comes back. */
function speaksOf(excerpt: Headed, heading: string, words: Words): boolean {
  const text = wordsIn(textOf(excerpt))
  const parts = wordsIn(heading)
  const end = parts.findIndex(
    (word, at) => at > 0 && word.length > 1 && words.openEnds.is(word) && !isArticle(word, words),
  )
  const told = (end < 0 ? parts : parts.slice(0, end)).filter((word) => word.length > 2)
  return told.some((word) => text.some((said) => said.includes(stemOf(word))))
}

/** The passage calls somebody by one of these names. */
const isSpokenOf = (person: string, excerpt: Headed) => {
  const said = wordsIn(textOf(excerpt))
  return wordsIn(person).some((name) => name.length > 2 && said.includes(name))
}

/** Where every noun has a capital, one word alone is nobody. */
const isPerson = (heading: string, { nounsAreLarge }: Words, { small }: Named) => {
  const names = heading.split(' ')
  const isName = (word: string) =>
    /^(?:\p{Lu}\.?|\p{Lu}\p{Ll}+|Dr\.?)$/u.test(word) && !small.has(word.toLowerCase())
  return names.length >= (nounsAreLarge ? 2 : 1) && names.length <= 4 && names.every(isName)
}
