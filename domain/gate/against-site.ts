/** What whoever owns a website says of it, held against the website: they may say more than it does, and nothing else. */
import type { Reading } from '#domain/evidence.ts'
import { measures, shown, unitOf } from './checks/numbers.ts'
import { contentOf } from './content.ts'
import { safetyWordsIn } from './safety.ts'
import { type Site, type Statement, sentencesOf, siteOf } from './site.ts'
import { type Word, wordsOf } from './words.ts'

export type Against =
  /** Only words of the website may say this. */
  { kind: 'safety'; word: string } | { kind: 'number'; said: string; theirs: string; statement: string }

export function againstSite(reading: Reading): (text: string) => Against[] {
  const site = siteOf(reading)
  const statements = site.sections.flatMap(({ sentences }) => sentences.filter((each) => !each.isQuestion))
  return (text) =>
    sentencesOf(text, site.language).flatMap((sentence) => [
      ...safetyWordsIn(sentence, site).map((word) => ({ kind: 'safety', word }) as const),
      ...otherNumbers(wordsOf(sentence, site.language), statements, site),
    ])
}

/** The website gives another number for the same thing, and nowhere this one. */
function otherNumbers(said: readonly Word[], statements: readonly Statement[], site: Site): Against[] {
  return said.flatMap((word, at): Against[] => {
    const kind = word.number === undefined ? undefined : kindOf(said, at)
    if (!kind || statements.some(({ words }) => hasNumber(words, word.key, kind))) return []
    const near = statements
      .map((statement) => ({ statement, likeness: likenessOf(said, statement, kind, site) }))
      .filter(({ statement, likeness }) => likeness > 0 && findOther(statement, kind) >= 0)
      .sort((a, b) => b.likeness - a.likeness)[0]?.statement
    if (!near) return []
    const theirs = shown(near.words, nearestOther(near, kind, contentOf(said, site.vocabulary), site))
    return [{ kind: 'number', said: shown(said, at), theirs, statement: near.text }]
  })
}

/** What a number counts: pounds, hours, a year; nothing where that cannot be told. */
function kindOf(words: readonly Word[], at: number): string | undefined {
  const { number = 0, key = '' } = words[at] ?? {}
  const unit = unitOf(words, at)
  if (measures.has(unit)) return unit
  const isYear = /^#\d{4}$/.test(key) && number >= 1500 && number <= 2100
  return isYear ? 'year of the calendar' : unit || undefined
}

const hasNumber = (words: readonly Word[], key: string, kind: string) =>
  words.some((word, at) => word.key === key && kindOf(words, at) === kind)

const findOther = ({ words }: Statement, kind: string) =>
  words.findIndex(({ number }, at) => number !== undefined && kindOf(words, at) === kind)

/** Of several numbers in one sentence the one that stands closest to what both are about. */
function nearestOther(
  { words }: Statement,
  kind: string,
  about: ReadonlySet<string>,
  { vocabulary }: Site,
): number {
  const places = new Map<string, number[]>()
  for (const [at, word] of words.entries())
    for (const root of contentOf([word], vocabulary))
      if (about.has(root)) places.set(root, [...(places.get(root) ?? []), at])
  const farFrom = (number: number) =>
    [...places.values()].reduce((sum, all) => sum + Math.min(...all.map((at) => Math.abs(at - number))), 0)
  const numbers = [...words.keys()].filter(
    (at) => words[at]?.number !== undefined && kindOf(words, at) === kind,
  )
  return numbers.sort((a, b) => farFrom(a) - farFrom(b))[0] ?? -1
}

/** How many words both are about, apart from their numbers; nothing where that is too few to be one thing. */
function likenessOf(said: readonly Word[], { words }: Statement, kind: string, { vocabulary }: Site): number {
  const there = contentOf(words, vocabulary)
  const about = [...contentOf(said, vocabulary)].filter((word) => !isOfNumber(word))
  const shared = about.filter((word) => there.has(word)).length
  const isOne = isPlain.test(kind) ? shared >= 2 || shared > about.length / 2 : shared >= 3
  return isOne ? shared : 0
}

const isOfNumber = (word: string) => /^(?:#.*|costs?|kosten?|prices?|preis)$/.test(word) || measures.has(word)

/** Money and years are told by a few words; anything else may be another thing with the same unit. */
const isPlain = /^(?:pound|dollar|euro|pence|year of the calendar)$/
