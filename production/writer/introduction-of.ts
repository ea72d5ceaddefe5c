/** What a host can ask for an excerpt, and what it lacks where nobody can. */
import { wordsIn } from '#reader/phrases.ts'
import { cueOf } from './cues.ts'
import { definedIn } from './defined.ts'
import { comesBack } from './echo.ts'
import type { Excerpt } from './excerpt.ts'
import { asAsked, asNamed, bareOf, leadOf } from './headings.ts'
import { standsFirst } from './introduced.ts'
import type { KnownOfWebsite } from './marked.ts'
import { holdsName, speaksOfSomebody } from './self-told.ts'
import type { Words } from './words-of.ts'

const none = { cue: undefined, head: undefined, lead: undefined }

/** A host asks for things that people ask for; what else stands above a passage is read with it. */
export function introductionOf(excerpt: Excerpt, words: Words, known: KnownOfWebsite) {
  const { name, small, offered } = known
  if (excerpt.question)
    return {
      cue: { kind: 'question', heading: asAsked(excerpt.question, small, words) } as const,
      ...{ head: undefined, lead: undefined, isTopic: false },
    }
  const cue = cueOf(excerpt, words, known)
  const isRow = excerpt.kind === 'prices'
  const head = excerpt.under || isRow ? headOf(excerpt, words, name) : undefined
  const isAnswered =
    head !== undefined && (isRow || (comesBack(head, excerpt, words) && isAsked(head, words, known)))
  // What stands right above is read with it, where nobody can ask for it.
  const lead = excerpt.kind === 'prose' && !excerpt.after && !isAnswered ? head : undefined
  const isOffered = cue !== undefined && offered.has(cue.heading.toLowerCase())
  const defined = cue && (cue.kind !== 'topic' || isOffered) ? undefined : definedIn(excerpt, words, known)
  if (defined) return { ...none, cue: defined, isTopic: cue !== undefined }
  if (cue?.kind !== 'topic')
    return { cue, head: cue || !isAnswered ? undefined : head, lead: cue ? undefined : lead, isTopic: false }
  // What stands further down is under a heading, too, and is not what that promised.
  const isAbove = excerpt.under !== undefined || isRow || isOffered
  // What a box is called is said as it stands, where nothing in the box comes back to it.
  if (!isOffered && !isRow && !comesBack(cue.heading, excerpt, words)) return { ...none, head, isTopic: true }
  const heading = asNamed(cue.heading, small, words)
  return { ...none, ...(isAbove && { cue: { ...cue, heading } }), isTopic: true }
}

/** Nobody asks about praise, or about a heading that is written for whoever looks for a town. */
const isAsked = (head: string, words: Words, { town = '' }: KnownOfWebsite) =>
  words.cliches.count(head) === 0 &&
  words.praises.count(head) === 0 &&
  !town.split(', ').some((place) => place !== '' && head.includes(place))

/** What stands above it, unless that is their name and nothing else. */
function headOf(excerpt: Excerpt, words: Words, business: string): string | undefined {
  const lead = leadOf(excerpt, words)
  const name = wordsIn(business)
  // Who speaks of them already is not asked for them.
  const isTheirName =
    lead !== undefined && (wordsIn(lead).every((word) => name.includes(word)) || holdsName(lead, business))
  return isTheirName ? undefined : lead
}

export const isOfThem = (text: string, business: string, words: Words) =>
  words.firstPerson.in(text) !== undefined || holdsName(text, business) || speaksOfSomebody(text, words)

export const lacksPlain = ({ heading }: Excerpt, { plainHeadings, welcomes }: Words) =>
  heading !== '' && !plainHeadings.is(bareOf(heading)) && !welcomes.startOf(heading)
/** A row of prices below something that nobody can say may be of anything. */
export function lacksHeading(
  excerpt: Excerpt,
  words: Words,
  isTheirs: boolean,
  { cue, head, lead, asked }: { cue?: unknown; head?: unknown; lead?: unknown; asked?: unknown },
): boolean {
  const isNamed = (cue ?? head ?? lead) !== undefined
  const isPlain = !lacksPlain(excerpt, words)
  if (excerpt.kind === 'prices') return !isNamed && !isPlain && !words.prices.in(excerpt.heading)
  const isOfNamed = namesIn(excerpt.heading).some((name) =>
    namesIn(excerpt.sentences[0] ?? '').includes(name),
  )
  const saysWhat = standsFirst(excerpt) || isTheirs || isNamed || isOfNamed || asked !== undefined
  return isOfDay(excerpt) || (excerpt.kind === 'prose' && !excerpt.after && !saysWhat && !isPlain)
}

/** `Yoga with Nell`, and then `Nell has …`. */
const namesIn = (text: string): readonly string[] => text.match(/(?<=\s|^)\p{Lu}\p{Ll}{2,}/gu) ?? []

/** Below a year or a day, what is told happened then. */
const isOfDay = ({ heading, kind }: Excerpt) => kind === 'prose' && /\b(?:1[5-9]|20)\d\d\b/.test(heading)
