/** Prices in rows: a price counts only beside its thing, and only where the website gives that thing one price. */
import type { Passage, Reading } from '#domain/evidence.ts'
import { countWords } from '#domain/language/sentences.ts'
import type { Gathering } from './excerpts.ts'
import type { Words } from './words-of.ts'

const [leastRows, mostRows] = [2, 5]
const money = /[£$€₹]\s?\d[\d.,]*|\d[\d.,]*\s?(?:€|EUR|CHF|USD|GBP)/g

type Row = { thing: string; price: string; passage: Passage }

const rowIn = (passage: Passage, { ranges }: Words): Row | undefined => {
  const colon = passage.text.lastIndexOf(': ')
  const [thing, price] = [passage.text.slice(0, colon).trim(), passage.text.slice(colon + 2).trim()]
  const amounts = price.match(money)?.length ?? 0
  const isRange = amounts === 2 && (/[-–—]/.test(price) || ranges.in(price) !== undefined)
  const isRow =
    colon > 0 &&
    (amounts === 1 || isRange) &&
    countWords(price) <= 6 &&
    countWords(thing) <= 8 &&
    /^\p{L}/u.test(thing)
  return isRow && !/[<>{}|\n*†‡]|[.!?] /.test(passage.text)
    ? { thing, price: price.replace(/\.$/, ''), passage }
    : undefined
}

/** Things for which the website asks two prices: which of them holds, only the owner knows. */
export function disputedIn({ passages }: Reading, words: Words): ReadonlySet<string> {
  const prices = new Map<string, Set<string>>()
  for (const row of passages.map((passage) => rowIn(passage, words))) {
    const key = row?.thing.toLowerCase() ?? ''
    if (row) prices.set(key, (prices.get(key) ?? new Set()).add(row.price))
  }
  return new Set([...prices].filter(([, all]) => all.size > 1).map(([thing]) => thing))
}

export function priceExcerpts(
  run: readonly Passage[],
  disputed: ReadonlySet<string>,
  { words, add, leave, section }: Gathering,
): void {
  const rows = run.flatMap((passage) => rowIn(passage, words) ?? [])
  const sure = rows.filter(({ thing }) => !disputed.has(thing.toLowerCase()))
  for (const { thing, passage } of rows)
    if (disputed.has(thing.toLowerCase())) leave(passage, passage.text, 'has two prices on the website')
  if (sure.length < leastRows) {
    for (const { passage } of sure) leave(section, passage.text, 'is one price alone')
    return
  }
  const read = sure.slice(0, mostRows)
  add({
    kind: 'prices',
    sentences: read.map(({ thing, price }) => `${thing}: ${price}.`),
    passages: read.map(({ passage }) => passage.id),
  })
}
