/** A show before it has an episode: what its client decides about, part by part. */
import { appleCategories } from './apple-categories.ts'
import { takes } from './draft/draft.ts'
import { showLimits } from './public-show.ts'
import { againstShow } from './show-rules.ts'

export type DraftTitle = {
  title: string
  /** What stands on the website under it, and where; nothing where somebody has typed it. */
  quote?: string
  url?: string
}

export type ShowDraft = {
  name: string
  description: string
  category: string
  /** Whose show it is, and the colours of its website: covers are drawn with them. */
  business: string
  colours: readonly string[]
  /** Which are offered, of what follows from the name. */
  covers: readonly number[]
  themes: readonly number[]
  /** Ids; the first ones are those that we would take. */
  voices: readonly string[]
  hosts: 1 | 2
  titles: readonly DraftTitle[]
}

export const draftParts = [
  ...(['name', 'description', 'category'] as const),
  ...(['cover', 'voices', 'music', 'title'] as const),
]
export type DraftPart = (typeof draftParts)[number]
export const isDraftPart = (text: string): text is DraftPart => draftParts.some((part) => part === text)

/** What is decided of several that are offered. */
/** `own`: a cover of theirs, by the name that follows from its bytes. */
export type DraftChoice = { take: number } | { host: string; guest?: string } | { own: string }

export const draftLimits = {
  covers: 3,
  themes: 3,
  voices: 6,
  titles: 10,
  title: 200,
  words: 2000,
  suggestion: 4000,
} as const

/** All that somebody decides about with one press: another word is another decision. Titles are one each. */
export function wordsOfPart(draft: ShowDraft, part: Exclude<DraftPart, 'title'>): string {
  const { name, description, category, business, colours, covers, themes, voices, hosts } = draft
  const parts = {
    name,
    description,
    category,
    // Drawn and played from the name: under another one they are others.
    cover: [name, business, colours, covers],
    music: [name, themes],
    voices: [voices, hosts],
  }
  return JSON.stringify([part, parts[part]])
}

export const wordsOfTitle = ({ title, quote = '' }: DraftTitle): string =>
  JSON.stringify(['title', title, quote])

/** Undefined: that is not offered, or not whole. */
export function chosenOf(
  { covers, themes, voices, hosts }: ShowDraft,
  part: DraftPart,
  typed: { take: string; host: string; guest: string },
): DraftChoice | undefined {
  if (part === 'voices') {
    const { host, guest } = typed
    if (!voices.includes(host)) return undefined
    if (hosts === 1) return { host }
    return voices.includes(guest) && guest !== host ? { host, guest } : undefined
  }
  const take = (part === 'cover' ? covers : themes).find((each) => String(each) === typed.take)
  return take === undefined ? undefined : { take }
}

export const isChosen = (part: DraftPart) => part === 'cover' || part === 'voices' || part === 'music'
/** Where a client may say how it should read instead. */
export const mayBeSuggested = (part: DraftPart) =>
  part === 'name' || part === 'description' || part === 'title'

export const draftFaults = [
  ...(['no-name', 'long-name', 'no-description', 'long-description', 'no-category'] as const),
  ...(['no-cover', 'no-music', 'no-voices', 'no-title', 'long-title', 'same-title'] as const),
]
export type DraftFault = (typeof draftFaults)[number]

/** What keeps it from being put before anybody. What is decided stands in the feed as it is: so it has to fit there. */
export function faultsOf(draft: ShowDraft): DraftFault[] {
  const { name, description, category, covers, themes, voices, hosts, titles } = draft
  const found = againstShow({ ...inFeed, title: name, description, category })
  const texts = titles.map(({ title }) => title.toLowerCase())
  const faults: Record<DraftFault, boolean> = {
    'no-name': found.includes('no-title'),
    'long-name': found.includes('long-title'),
    'no-description': found.includes('no-description'),
    'long-description': found.includes('long-description'),
    'no-category': !appleCategories.includes(category),
    'no-cover': !areTakes(covers, draftLimits.covers),
    'no-music': !areTakes(themes, draftLimits.themes),
    'no-voices':
      voices.length < hosts || voices.length > draftLimits.voices || new Set(voices).size < voices.length,
    'no-title': titles.length === 0 || titles.length > draftLimits.titles,
    'long-title': titles.some(({ title }) => title.length > draftLimits.title),
    'same-title': new Set(texts).size < texts.length,
  }
  return draftFaults.filter((fault) => faults[fault])
}

const inFeed = {
  ...{ slug: 'show', language: 'en', author: 'somebody', website: 'https://bakery.example', ownerEmail: '' },
  episodes: 1,
}

const areTakes = (chosen: readonly number[], most: number) =>
  chosen.length > 0 &&
  chosen.length <= most &&
  new Set(chosen).size === chosen.length &&
  chosen.every((take) => takes.some((each) => each === take))

/** One with these words in the place of those. Undefined: that part is not a text, or not there. */
export function withSuggestion(
  draft: ShowDraft,
  { part, was, text }: { part: DraftPart; was: string; text: string },
): ShowDraft | undefined {
  if (part === 'name') return { ...draft, name: text }
  if (part === 'description') return { ...draft, description: text }
  if (part !== 'title' || !draft.titles.some(({ title }) => title === was)) return undefined
  // What stands on the website under the former title may not be what this one speaks of.
  const titles = draft.titles.map((each) => (each.title === was ? { title: text } : each))
  return { ...draft, titles }
}

export const mostOfSuggestion = (part: DraftPart) =>
  part === 'description' ? draftLimits.suggestion : part === 'name' ? showLimits.value : draftLimits.title
