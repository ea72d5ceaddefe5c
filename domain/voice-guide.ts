/** How a show is to sound and what it may tell: one page for each website, kept by those who work on its episodes. */
import type { Passage } from './evidence.ts'
import type { Against } from './gate/against-site.ts'
import type { Lexicon } from './lexicon.ts'
import type { HostSpeaker } from './script.ts'
import type { Wishes } from './wishes.ts'

/** What an operator has decided about a fact; nothing yet for most. */
export const decisions = ['keep', 'leave-out'] as const
export type Decision = (typeof decisions)[number]

/** What does not stand on the website: somebody has said so on this day, as `2026-11-23`. */
export type ClientFact = {
  text: string
  by: string
  on: string
  /** Of whichever request it came with: it goes with it. */
  request?: string
  decision?: Decision
}

export type VoiceGuide = {
  /** What the show is for, and for whom. */
  purpose?: string
  audience?: string
  /** The one thing to do at the end. */
  action?: string
  tone?: readonly string[]
  /** What it never is. */
  never?: readonly string[]
  uses?: readonly string[]
  avoids?: readonly string[]
  /** How names are said, where that is not how they are written. */
  names?: readonly { name: string; said?: string }[]
  /** What may not be told. */
  secrets?: readonly string[]
  facts?: readonly ClientFact[]
  /** A temper each. */
  hosts?: Partial<Record<HostSpeaker, string>>
  english?: 'british' | 'american'
}

export const guideLimits = {
  sentence: 300,
  word: 60,
  tones: 3,
  words: 40,
  names: 40,
  secrets: 20,
  secret: 200,
  facts: 30,
  fact: 600,
  by: 80,
} as const

/** Where a guide is kept: `bakery.test` for every page and spelling of it. Undefined where there is only a text. */
export function siteOfGuide(website: string): string | undefined {
  const url = URL.parse(website)
  return url && /^https?:$/.test(url.protocol) ? url.hostname.replace(/^www\./, '') : undefined
}

/** What whoever asked has said themselves. */
export function saidByOwner(wishes: Wishes, by: string, request: string): ClientFact[] {
  const { sentence, answers = [], hours, saidOn } = wishes
  const texts = [
    ...(sentence ? [sentence] : []),
    ...[...answers, ...(hours ? [hours] : [])].map(({ question, answer }) => `${question} ${answer}`),
  ]
  return texts.map((text) => ({ text, by, on: saidOn, request }))
}

/** Those that nobody has entered or turned away yet. */
export const offeredFacts = (guide: VoiceGuide, said: readonly ClientFact[]): ClientFact[] =>
  said.filter(
    ({ text, request }) => !guide.facts?.some((fact) => fact.text === text && fact.request === request),
  )

/**
 * Whether it is told. What the website says otherwise waits for an operator, and so does what came with a request:
 * anybody may ask for any website. Safety is only the website's to promise.
 */
export type FactStanding = 'told' | 'left-out' | 'undecided' | 'only-website'

export function standingOf(fact: ClientFact, against: readonly Against[]): FactStanding {
  if (fact.decision === 'leave-out') return 'left-out'
  if (against.some(({ kind }) => kind === 'safety')) return 'only-website'
  return needsDecision(fact, against) && fact.decision !== 'keep' ? 'undecided' : 'told'
}

export const needsDecision = ({ request }: Pick<ClientFact, 'request'>, against: readonly Against[]) =>
  against.length > 0 || Boolean(request)

/** Facts from the client as passages of their own kind: they have a day and no address. */
export const passagesOfGuide = (
  { facts = [] }: VoiceGuide,
  against: (text: string) => readonly Against[],
): Passage[] =>
  facts
    .filter((fact) => standingOf(fact, against(fact.text)) === 'told')
    .map(({ text, on }, at) => ({
      id: `client-${at + 1}`,
      url: '',
      kind: 'text',
      heading: '',
      text,
      saidOn: on,
      isEntered: true,
    }))

/** How its names are said, for the voices. */
export const lexiconOfGuide = (guide: VoiceGuide | null | undefined): Lexicon =>
  Object.fromEntries((guide?.names ?? []).flatMap(({ name, said }) => (said ? [[name, said]] : [])))
