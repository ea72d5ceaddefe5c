/** The first half minute: who that is and what they do. Code hears the name, and whether a fact of what or whom is told. */
import { isOwnCase } from '#domain/conversation/own-case.ts'
import { countSpokenWords, placedIn, type Scenes } from '#domain/conversation/scenes.ts'
import type { Sentence } from '#domain/script.ts'
import type { Fact, FactSheet } from './fact-sheet.ts'
import type { Mark } from './script-shown.ts'

/** Of sixty that are asked for, and what its line goes on to say. */
const mostWords = 70

export function introductionMarks(scenes: Scenes, { facts, reading }: FactSheet): Mark[] {
  const opening = openingOf(scenes)
  const said = wordsIn(opening.map(({ text }) => text).join(' '))
  const name = wordsIn(reading.name).filter((word) => word.length > 2)
  const isNamed = name.filter((word) => said.includes(word)).length * 2 >= name.length
  const told = new Set(opening.flatMap(({ claims = [] }) => claims.map(({ passage }) => passage)))
  const isTold = (wanted: readonly string[]) =>
    facts.some(({ kind, passage }) => wanted.includes(kind) && told.has(passage))
  const isGuestOne = opening.some(({ speaker, text }) => speaker === 'guest' && isOwnCase(text))
  const missing = (isGuestOne ? kinds.slice(0, 1) : kinds)
    .filter(({ kinds: wanted, or }) => !isTold([...wanted, ...or]))
    .map(({ kinds: wanted, what }) => ({ what, facts: facts.filter(({ kind }) => wanted.includes(kind)) }))
    .filter((each) => each.facts.length > 0)
  const isPlaced = isTownSaid(scenes, facts)
  if (isNamed && isPlaced && missing.length === 0) return []
  const wanted = [
    ...(isNamed ? [] : ['the name of the business']),
    ...(isPlaced ? [] : ['where that is (the town or the region, in a word or two)']),
    ...missing.map(
      (each) =>
        `${each.what} (${each.facts
          .slice(0, 4)
          .map(({ id }) => id)
          .join(' or ')})`,
    ),
  ]
  const reason = `Within the first sixty words nobody hears ${wanted.join(' and ')}: let the first lines say it.`
  return [{ number: 1, reason, isFinal: false }]
}

const kinds = [
  { kinds: ['what', 'whom'], or: ['promise', 'step', 'limit', 'proof'], what: 'what it does' },
  { kinds: ['whom'], or: [], what: 'for whom' },
]
/** The lines that begin within that. */
function openingOf(scenes: Scenes, most = mostWords): Sentence[] {
  const lines = placedIn(scenes).map(({ line }) => line)
  return lines.filter((_, at) => countSpokenWords(lines.slice(0, at)) < most)
}

/** Within the first minute, any name of where they are, if one hears of it at all: who comes to nobody needs no town. */
function isTownSaid(scenes: Scenes, facts: readonly Fact[]): boolean {
  const told = new Set(
    placedIn(scenes).flatMap(({ line }) => (line.claims ?? []).map(({ passage }) => passage)),
  )
  const places = facts.filter(({ kind, passage }) => kind === 'place' && told.has(passage))
  const names = new Set(
    places.flatMap(({ quote }) => wordsIn(quote).filter((word) => /^\p{L}{4,}$/u.test(word))),
  )
  const said = openingOf(scenes, wordsOfAMinute).map(({ text }) => text)
  return names.size === 0 || said.some((text) => wordsIn(text).some((word) => names.has(word)))
}
const wordsOfAMinute = 136

const wordsIn = (text: string) => [...text.toLowerCase().matchAll(/[\p{L}\d]+/gu)].map(([word]) => word)
