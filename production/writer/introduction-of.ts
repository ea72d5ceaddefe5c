/** What a host can ask for an excerpt, and what it lacks where nobody can. */
import { wordsIn } from '#reader/phrases.ts'
import { cueOf } from './cues.ts'
import { type Excerpt, textOfExcerpt } from './excerpt.ts'
import { asAsked, asNamed, bareOf, leadOf } from './headings.ts'
import { standsFirst } from './introduced.ts'
import type { KnownOfWebsite } from './marked.ts'
import { holdsName, speaksOfSomebody } from './self-told.ts'
import type { Words } from './words-of.ts'

/** A host asks for things that people ask for; what else stands above a passage is read with it. */
export function introductionOf(excerpt: Excerpt, words: Words, { name, small, offered }: KnownOfWebsite) {
  if (excerpt.question)
    return {
      cue: { kind: 'question', heading: asAsked(excerpt.question, small, words) } as const,
      ...{ head: undefined, isTopic: false },
    }
  const cue = cueOf(excerpt, words, { name, small })
  const isRow = excerpt.kind === 'prices'
  const head = excerpt.under || isRow ? headOf(excerpt, words, name) : undefined
  if (cue?.kind !== 'topic') return { cue, head: cue ? undefined : head, isTopic: false }
  const isStory = namesStory(cue.heading, words) && isOfThem(textOfExcerpt(excerpt), name, words)
  const isThing = isRow || offered.has(cue.heading.toLowerCase()) || isStory
  const heading = asNamed(cue.heading, small, words)
  return {
    ...(isThing ? { cue: { ...cue, heading }, head: undefined } : { cue: undefined, head }),
    isTopic: true,
  }
}

/** `The winter the oven cracked`, `Seven people and one rule`: a story has a name, and somebody asks for it. */
const namesStory = (heading: string, { asTheirs }: Words) =>
  wordsIn(heading).length > 2 && asTheirs.some(([, said]) => said !== '' && heading.startsWith(`${said} `))

/** What stands above it, unless that is their name and nothing else. */
function headOf(excerpt: Excerpt, words: Words, business: string): string | undefined {
  const lead = leadOf(excerpt, words)
  const name = wordsIn(business)
  const isTheirName = lead !== undefined && wordsIn(lead).every((word) => name.includes(word))
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
  { cue, head, asked }: { cue?: unknown; head?: unknown; asked?: unknown },
): boolean {
  const isNamed = (cue ?? head) !== undefined
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
