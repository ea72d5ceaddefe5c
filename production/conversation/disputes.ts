/** A writer may say that a mark is wrong, and show the words. Then they stand beside the line, and it is read again. */
import { z } from 'zod'
import { placedIn, type Scenes, withLines } from '#domain/conversation/scenes.ts'
import type { Sentence } from '#domain/script.ts'
import { findQuotes, type SourcedQuote } from './quotes.ts'
import type { Mark } from './script-shown.ts'
import type { Told } from './told.ts'

export const disputedSchema = z.array(z.object({ line: z.number(), quote: z.string() }))
type Disputed = z.infer<typeof disputedSchema>

/** What was said against a line that somebody stands by. */
type Dispute = { reasons: readonly string[] }
/** By what is said and by whom: numbers change, and a line that is written anew is another one. */
export type Disputes = ReadonlyMap<string, Dispute>

export const keyOfLine = ({ speaker, text }: Pick<Sentence, 'speaker' | 'text'>): string =>
  JSON.stringify([speaker, text])

export const wonIn = (scenes: Scenes): Disputes =>
  new Map(
    placedIn(scenes).flatMap(({ line }) => {
      const { settled: reasons } = line.confirmed ?? {}
      return reasons ? [[keyOfLine(line), { reasons }] as const] : []
    }),
  )

type Found = { scenes: Scenes; disputes: Disputes }

/** Words that stand nowhere dispute nothing, only a claim has words, and what code knows for sure no words undo. */
export function disputesIn(
  disputed: Disputed,
  { scenes, marks, told }: { scenes: Scenes; marks: readonly Mark[]; told: Told },
): Found {
  const quotes = new Map(
    disputed.flatMap(({ line, quote }) => {
      const found = findQuotes(quote, [], told.sheet.reading)
      const here = marks.filter(({ number, isFinal }) => number === line && isFinal)
      const isOpen = here.length > 0 && !here.some(({ isFirm }) => isFirm)
      return found.length > 0 && isOpen ? [[line, found] as const] : []
    }),
  )
  const reasonsOf = (line: number) =>
    marks.flatMap(({ number, isFinal, reason }) => (number === line && isFinal ? [reason] : []))
  const disputes = new Map(
    placedIn(scenes)
      .filter(({ number }) => quotes.has(number))
      .map(({ line, number }) => [keyOfLine(line), { reasons: reasonsOf(number) }]),
  )
  const shown = withLines(scenes, ({ line, number }) => {
    const found = quotes.get(number)
    return found ? withWords(line, found) : line
  })
  return { scenes: shown, disputes }
}

function withWords(line: Sentence, found: readonly SourcedQuote[]): Sentence {
  const { confirmed: _, claims = [], ...rest } = line
  const isNew = ({ quote, passage }: SourcedQuote) =>
    !claims.some((claim) => claim.quote === quote && claim.passage === passage)
  const shown = found.filter(isNew).map(({ quote, passage }) => ({ says: line.text, quote, passage }))
  const all = [...claims, ...shown]
  return { ...rest, claims: all, support: [...new Set(all.map((claim) => claim.passage))] }
}
