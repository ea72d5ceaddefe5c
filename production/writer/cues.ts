/** What a host asks before a passage, in the website's own words: its question, or what its heading names. */
import { countWords } from '#domain/language/sentences.ts'
import { wordsIn } from '#reader/phrases.ts'
import { comesBack, isArticle } from './echo.ts'
import { type Excerpt, textOfExcerpt } from './excerpt.ts'
import { bareOf, isNoCue, thingIn } from './headings.ts'
import { holdsName } from './self-told.ts'
import type { Words } from './words-of.ts'

export type Cue = { kind: 'topic' | 'person' | 'defined' | 'question'; heading: string }
/** What the website calls itself, and the words that it writes small somewhere: whatever is none of them is a name. */
export type NamedWebsite = { name: string; small: ReadonlySet<string> }
type Headed = Pick<Excerpt, 'heading' | 'title' | 'role' | 'sentences' | 'isCard'> &
  Partial<Pick<Excerpt, 'kind'>>

const [mostOfTopic, mostOfQuestion] = [6, 14]

/** The heading above it, where the passage speaks of what it names; where none is, what its page is called. */
export const cueOf = (excerpt: Headed, words: Words, named: NamedWebsite): Cue | undefined =>
  cueFrom(excerpt.heading, excerpt, words, named) ??
  (excerpt.heading || excerpt.role === 'home' || excerpt.role === 'about'
    ? undefined
    : topicOnly(cueFrom(excerpt.title, excerpt, words, named)))

const topicOnly = (cue: Cue | undefined) => (cue?.kind === 'topic' ? cue : undefined)

function cueFrom(written: string, excerpt: Headed, words: Words, named: NamedWebsite): Cue | undefined {
  const bare = bareOf(written)
  const length = countWords(bare)
  if (length < 1 || !/^\p{L}/u.test(bare) || isNoCue(bare, words)) return undefined
  if (bare.endsWith('?'))
    return length <= mostOfQuestion &&
      words.asks.startOf(bare) &&
      !words.adding.in(bare) &&
      !isOfHouse(bare, words)
      ? { kind: 'question', heading: bare }
      : undefined
  if (
    length > mostOfTopic ||
    isNameOf(bare, named) ||
    words.verbs.in(bare) ||
    /[.,!]/.test(bare.replace(/^Dr\./, 'Dr'))
  )
    return undefined
  if (words.asks.startOf(bare)) return undefined
  const thing = thingIn(bare, words)
  if (isNameOf(thing, named)) return undefined
  const isOfOne = isSpokenOf(thing, excerpt) || words.oneself.in(textOfExcerpt(excerpt)) !== undefined
  if (isPerson(thing, words, named) && isOfOne && words.ofPersons.in(textOfExcerpt(excerpt)))
    return { kind: 'person', heading: thing }
  const isTopic =
    !words.plainHeadings.is(thing) &&
    endsAsThing(thing, words) &&
    !saysOf(bare, words) &&
    // A host who says `Unsere Praxis` speaks as the business.
    !words.firstPerson.in(thing) &&
    !words.labels.in(bare) &&
    !words.labelStarts.startOf(bare) &&
    bare !== bare.toUpperCase() &&
    !beginsWithin(thing, words) &&
    (comesBack(thing, excerpt, words) || isShelf(excerpt, written, words))
  return isTopic ? { kind: 'topic', heading: thing } : undefined
}

/** What the question means stands before it, or nobody but the house would ask so. */
export const isLost = (question: string, words: Words) =>
  words.lostThings.in(question) !== undefined || isOfHouse(question, words)

/** Who asks `Why us?` is the business, and no host; who asks `What do I bring?` is a customer. */
const isOfHouse = (question: string, { firstPerson, oneself }: Words) =>
  firstPerson.in(question) !== undefined && oneself.in(question) === undefined

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

/** It holds a word of the name that is theirs alone, or is its first letters. */
const isNameOf = (text: string, { name, small }: NamedWebsite) =>
  wordsIn(name).some((word) => word.length > 3 && !small.has(word) && wordsIn(text).includes(word)) ||
  wordsIn(text).join('') === wordsIn(name).join('') ||
  (text.length > 1 && text === (name.match(/\p{Lu}/gu) ?? []).join(''))

/** `From a spreadsheet to a company` is not the name of a thing. */
function beginsWithin(heading: string, words: Words): boolean {
  const [first = ''] = wordsIn(heading)
  return words.openEnds.is(first) && !isArticle(first, words)
}

/** Where a website lays out what it has in boxes and rows, what stands below a short heading is what it names. */
const isShelf = ({ heading, role, isCard, kind }: Headed, written: string, words: Words) =>
  written === heading &&
  !words.offers.in(heading) &&
  countWords(heading) <= mostOfShelf &&
  (isCard === true || role === 'prices' || (role === 'services' && kind === 'list'))
const mostOfShelf = 4

/** Below somebody's name, and not that of the house: what stands there is theirs, and not of all. */
function isOfPerson(excerpt: Headed, words: Words, named: NamedWebsite): boolean {
  const bare = bareOf(excerpt.heading)
  const isBelow = !isNameOf(bare, named) && isPerson(bare, words, named) && isSpokenOf(bare, excerpt)
  return isBelow || somebodyIn(excerpt, words, named) !== undefined
}

/** Below the name of one thing that they do, or of one of them, and it says nothing of the house. */
export const isOfOnePart = (
  excerpt: Headed,
  isTopic: boolean,
  named: NamedWebsite & { isOnePersons: boolean; offered: ReadonlySet<string> },
  words: Words,
) =>
  named.offered.has(bareOf(excerpt.heading).toLowerCase()) ||
  (isTopic && !holdsName(excerpt.sentences[0] ?? '', named.name)) ||
  (!named.isOnePersons && isOfPerson(excerpt, words, named))

/** `Tess is a roofer`: a name that is not that of the house, and what its owner does. */
export function somebodyIn({ sentences }: Headed, words: Words, named: NamedWebsite): string | undefined {
  const [, title = '', name = '', next = ''] =
    /^((?:(?:Dr|Mrs?|Ms|Herr|Frau)\.? )?)(\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+){0,2}) (\p{Ll}+)/u.exec(
      sentences[0] ?? '',
    ) ?? []
  const isPlain = wordsIn(name).some((word) => named.small.has(word))
  const isName = name !== '' && !isPlain && !isNameOf(name, named)
  return !words.nounsAreLarge && isName && words.doings.is(next) ? title + name : undefined
}

/** `Bread keeps the family` says something of bread; `the history of the oven` and `the winter the oven cracked` name one thing. */
const saysOf = (heading: string, words: Words) => {
  const [first = '', ...said] = wordsIn(heading)
  const isOfThing = (before: string) => words.openEnds.is(before)
  return (
    !isArticle(first, words) &&
    said.some((word, at) => isArticle(word, words) && !isOfThing(at === 0 ? first : (said[at - 1] ?? '')))
  )
}

/** Where nouns are large, a thing ends with one: `Lokal verwurzelt` is none. */
const endsAsThing = (thing: string, { nounsAreLarge }: Words) =>
  !nounsAreLarge || /^[\p{Lu}\d]/u.test(thing.split(' ').at(-1) ?? '')

/** The passage calls somebody by one of these names. */
const isSpokenOf = (person: string, excerpt: Headed) => {
  const said = wordsIn(textOfExcerpt(excerpt))
  return wordsIn(person).some((name) => name.length > 2 && said.includes(name))
}

/** Where every noun has a capital, one word alone is nobody. */
const isPerson = (heading: string, { nounsAreLarge }: Words, { small }: NamedWebsite) => {
  const names = heading.split(' ')
  const hasTitle = /^(?:Dr|Mrs?|Ms|Prof|Herr|Frau)\.? \p{Lu}/u.test(heading)
  const isName = (word: string) =>
    /^(?:\p{Lu}\.?|\p{Lu}\p{Ll}+(?:-\p{Lu}\p{Ll}+)*|Dr\.?)$/u.test(word) &&
    (hasTitle || !small.has(word.toLowerCase()))
  return names.length >= (nounsAreLarge ? 2 : 1) && names.length <= 4 && names.every(isName)
}
