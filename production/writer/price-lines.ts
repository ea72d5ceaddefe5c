/** Lines of a section that may say what something costs. */
import type { Passage } from '#domain/evidence.ts'
import { isLonePrice } from '#reader/lone-prices.ts'
import { holdsSum, type PriceRow } from './price-rows.ts'

/** `size`: the line above a price that stands by itself. */
type PriceLine = Passage & { size?: string }

/** Of a paragraph only what stands in a line by itself, with the time or the size above it: `1 hour`, `£30`. */
export function priceLines({ text, ...passage }: Passage): PriceLine[] {
  const lines = text.split('\n').flatMap(partsOf)
  const isOfPrices = passage.kind === 'price' || passage.kind === 'list'
  if (!isOfPrices && (passage.kind !== 'text' || lines.length < 2)) return []
  return lines.flatMap((line, at) => {
    const size = lines[at - 1] ?? ''
    const isLone = isLonePrice(line)
    return isLone || isOfPrices
      ? [{ ...passage, text: line, ...(isLone && isSize.test(size) && { size }) }]
      : []
  })
}
/** `Bagels: $3 each · $12 half a dozen` are two prices; no picture before it is read. */
function partsOf(line: string): string[] {
  const bare = line.replace(/^[^\p{L}\p{N}£$€₹("“*]+/u, '').trim()
  const parts = bare.split(/ [·•|] /)
  return parts.length > 1 && parts.every(holdsSum) ? parts : [bare]
}
const isSize = /^\d[^.!?£$€₹]{0,20}$/

/** What it is the price of, then how much of that, then the price. */
export const withSize = (row: PriceRow | undefined, { size }: PriceLine): PriceRow[] =>
  !row || !size
    ? [row ?? []].flat()
    : [{ ...row, said: [...row.said.slice(0, -1), `${size}.`, ...row.said.slice(-1)] }]
