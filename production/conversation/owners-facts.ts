/** Words of the website that an editor shows, who has read all of it: facts like all others, found there by code. */
import { type Fact, placed } from './fact-sheet.ts'
import { findQuote } from './quotes.ts'
import type { Told } from './told.ts'

type Shown = { quote: string; passage: string }
type Found<T> = { told: Told; notes: readonly (T & { fact?: string })[] }

/** A fact that was listed already keeps its id; what stands nowhere is none. */
export function withShown<T extends Shown>(told: Told, notes: readonly T[]): Found<T> {
  const { reading } = told.sheet
  const facts = [...told.sheet.facts]
  const found = notes.map((note) => {
    const words = findQuote(note.quote, note.passage, reading)
    if (!words) return note
    const known = facts.find((fact) => fact.passage === words.passage && fact.quote.includes(words.quote))
    if (known) return { ...note, fact: known.id }
    const { heading = '', by = '' } = reading.passages.find(({ id }) => id === words.passage) ?? {}
    const fact: Fact = {
      ...{ ...words, id: `F${facts.length + 1}`, kind: 'what', about: heading || reading.name },
      ...{ speaker: by, when: '', surprise: 1, conditions: [] },
    }
    facts.push(placed(fact, reading))
    return { ...note, fact: fact.id }
  })
  return { told: { ...told, sheet: { ...told.sheet, facts } }, notes: found }
}
