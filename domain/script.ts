import type { Claim, Confirmed } from '#domain/gate/line.ts'
import type { Effect } from './material.ts'
import type { Written } from './writing.ts'

/** What will be said, by whom, and what on the website supports it. */

/** Two who talk, the first of whom leads; the website, read aloud; and whoever has signed a review. */
export const speakers = ['host', 'guest', 'reader', 'customer'] as const
export type Speaker = (typeof speakers)[number]

/** They say what they like, and are judged by it. The others say what stands on the website, word for word. */
export const hosts = ['host', 'guest'] as const
export type HostSpeaker = (typeof hosts)[number]
export const isHost = (speaker: Speaker): speaker is HostSpeaker => speaker === 'host' || speaker === 'guest'

/** What a line does in the talk: voices act by it, and a claim is judged. */
export const acts = ['claim', 'question', 'answer', 'reaction', 'joint', 'opinion', 'image'] as const
export type Act = (typeof acts)[number]

export type Sentence = {
  speaker: Speaker
  /** What it does; a writer who does not say leaves it out. */
  act?: Act
  /** As it is spoken and as it is read. */
  text: string
  /** Ids of the passages that support it; a bridge states nothing and needs none. */
  support: readonly string[] | 'bridge'
  /** Whoever has signed these words, where a customer speaks. */
  by?: string
  /** What it claims, each with the words of the website behind it: a writer who tells in words of his own says so. */
  claims?: readonly Claim[]
  /** What a second reading found. */
  confirmed?: Confirmed
  /** Whoever answers for it by name where the website does not say it. */
  vouchedBy?: string
}

export type ScriptChapter = { title: string; sentences: readonly Sentence[] }

/** What is told in a form of its own has music of its own; a show of talk, and all that was made before, has none. */
export type Format = 'three-questions'

/** What the client of a show has decided of how it sounds and looks. */
export type ShowChoices = {
  /** Ids; whoever is not named has the usual one. */
  voices: Partial<Record<HostSpeaker, string>>
  /** Which take of its music. */
  theme: number
  /** Which take of its cover, whose name stands below, and the colours. Null: as the website of each episode has it. */
  cover: { take: number; business: string; colours: readonly string[] } | null
}

/** A show without a name has that of the business. */
export type OrderedShow = ShowChoices & { name: string | null }

export type Script = {
  format?: Format
  /** BCP 47; English where nothing else is said. */
  language?: string
  /** The show and the episode; the show is usually named after the business. */
  show: string
  title: string
  /** Three sentences on the episode, for the mail and the page. */
  summary: readonly [string, string, string]
  chapters: readonly ScriptChapter[]
  /** Which way it was written, and why. */
  written?: Written
  /** As it was decided when the script was written. */
  chosen?: ShowChoices
}

/** What an episode should become, decided before it is written. */
export type Plan = {
  business: {
    name: string
    what: string
    forWhom: string
    offers: readonly string[]
    proof: readonly string[]
    tone: string
  }
  title: string
  angle: string
  speakers: 1 | 2
  /** Of the whole episode, music included. */
  seconds: number
  chapters: readonly { title: string; seconds: number; passages: readonly string[] }[]
  /** What came of an operator's wishes and of earlier episodes. */
  effects?: readonly Effect[]
  /** Passages that nobody shall tell from. */
  withheld?: readonly string[]
}
