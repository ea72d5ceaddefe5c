/** Words of the website that an editor shows, who has read all of it: facts like all others, found there by code. */
import type { Reading } from '#domain/evidence.ts'
import { type Fact, placed } from './fact-sheet.ts'
import { placeOver } from './heading-over.ts'
import { findQuotes, type SourcedQuote } from './quotes.ts'
import type { Told } from './told.ts'

type Shown = { quote: string; passage: string }
type Found<T> = { told: Told; notes: readonly (T & { facts: readonly string[] })[] }

/** A fact that was listed already keeps its id; what stands nowhere is none. */
export function withShown<T extends Shown>(told: Told, notes: readonly T[]): Found<T> {
  const { reading } = told.sheet
  const facts = [...told.sheet.facts]
  const found = notes.map((note) => {
    const ids = findQuotes(note.quote, [note.passage], reading).map((words) => {
      const known = facts.find((fact) => fact.passage === words.passage && fact.quote.includes(words.quote))
      if (known) return known.id
      const fact = factOf(words, `F${facts.length + 1}`, reading)
      facts.push(fact)
      return fact.id
    })
    return { ...note, facts: ids }
  })
  return { told: { ...told, sheet: { ...told.sheet, facts } }, notes: found }
}

/** Of a row of a list its heading and its page say what it belongs to. */
function factOf(words: SourcedQuote, id: string, reading: Reading): Fact {
  const { heading = '', by = '' } = reading.passages.find((each) => each.id === words.passage) ?? {}
  const under = placeOver(words, reading)
  const fact: Fact = {
    ...{ ...words, id, kind: 'what', about: heading || reading.name },
    ...{ speaker: by, when: '', surprise: 1, conditions: [] },
  }
  return { ...placed(fact, reading), ...(under && { under }) }
}
