/** A row of a table as the sentences that it supports: one name, one column, one whole value. */
import type { Section, Site } from './site.ts'
import type { Vocabulary } from './vocabulary/vocabulary.ts'
import { type Word, wordsOf } from './words.ts'

/** `Harbour White: Weight 900 g, Price £4.20` weighs 900 g, costs £4.20, and nothing else. */
export function rowsOf({ passage }: Section, vocabulary: Vocabulary): readonly (readonly Word[])[] {
  const { text, heading, kind } = passage
  if ((kind !== 'price' && kind !== 'list') || /[.!?]$/.test(text) || text.includes('\n')) return []
  const [name, rest] = nameAndRest(text)
  if (!rest) return []
  const cells = rest.split(/, (?=\p{L})/u).map((cell) => cellOf(cell, vocabulary))
  const each = name || heading
  const phrases = cells.flatMap(({ verbs, value }) => verbs.map((verb) => `${verb} ${value}`))
  const both = cells.length === 2 ? joined(cells, vocabulary) : []
  const bare = cells.filter(({ verbs }) => isPrice(verbs, vocabulary)).map(({ value }) => value)
  return [...phrases, ...both, ...bare].map((phrase) => wordsOf(`${each} ${phrase}`, vocabulary.code))
}

/** The same thing at two prices: whoever says one has to say which. */
export function hasTwoRows({ passage }: Section, { sections }: Site): boolean {
  if (passage.kind !== 'price') return false
  const [name, rest] = nameAndRest(passage.text)
  return sections.some(({ passage: other }) => {
    const [otherName, otherRest] = nameAndRest(other.text)
    return (
      other.kind === 'price' &&
      name.length > 0 &&
      otherName.toLowerCase() === name.toLowerCase() &&
      otherRest !== rest
    )
  })
}

/** `Frico £14` has no colon: its name ends where the money begins. */
function nameAndRest(text: string): [string, string] {
  const colon = text.indexOf(': ')
  if (colon > 0) return [text.slice(0, colon), text.slice(colon + 2)]
  const money = text.search(/(?:from )?[£$€]/)
  return money < 0 ? [text, ''] : [text.slice(0, money).trim(), text.slice(money)]
}

type Cell = { verbs: readonly string[]; value: string }

function cellOf(cell: string, { columns, free }: Vocabulary): Cell {
  const label = cell.split(' ')[0] ?? ''
  const verbs = columns.get(label.toLowerCase())
  if (free.has(cell.toLowerCase())) return { verbs: ['is', 'costs'], value: cell }
  if (verbs) return { verbs, value: cell.slice(label.length + 1) }
  return { verbs: /[£$€]/.test(cell) ? (columns.get('') ?? []) : [], value: cell }
}

const isPrice = (verbs: readonly string[], { columns }: Vocabulary) =>
  verbs.length > 0 && verbs.some((verb) => columns.get('')?.includes(verb))

function joined([one, two]: readonly Cell[], { joints }: Vocabulary): string[] {
  const [and = 'and'] = joints
  if (!one || !two) return []
  const ways = [
    [one, two],
    [two, one],
  ] as const
  return ways.flatMap(([a, b]) =>
    a.verbs.flatMap((verb) => b.verbs.map((other) => `${verb} ${a.value} ${and} ${other} ${b.value}`)),
  )
}
