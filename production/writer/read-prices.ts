/** The rows of one section that say what something costs, and those lines with a price of which nobody can say what it is of. */
import { bareOf } from './headings.ts'
import { priceLines, withSize } from './price-lines.ts'
import { amongNeighbours, holdsSum, isMoneyOfOthers, type PriceRow, priceRowIn } from './price-rows.ts'
import type { PageSection } from './sections.ts'
import type { Words } from './words-of.ts'

export type ReadPrices = { rows: readonly PriceRow[]; unread: readonly string[] }

const mostUnderHeading = 2
const none: ReadPrices = { rows: [], unread: [] }

/** `isOfSeveral`: what stands beside it is priced, too. */
export function readPrices(section: PageSection, words: Words, isOfSeveral: boolean): ReadPrices {
  const { heading } = section
  if (words.notPrices.in(heading) || words.reviewHeadings.in(heading)) return none
  const lines = section.passages.flatMap(priceLines)
  const read = lines.flatMap((line) => {
    const rows = withSize(priceRowIn(line, section, words, isOfSeveral), line)
    return rows.length > 0 ? [{ line, rows: rows.map((row) => ofCard(row, section, isOfSeveral)) }] : []
  })
  const rows = rowsOf(
    read.flatMap((each) => each.rows),
    heading,
    words,
  )
  const isRead = (line: (typeof lines)[number]) => read.some((each) => each.line === line)
  const unread = lines
    .filter((line) => !isRead(line) && holdsSum(line.text) && !isMoneyOfOthers(line.text, words))
    .map(({ text }) => text)
  return { rows, unread: rows.length > 0 ? unread : [] }
}

function rowsOf(rows: readonly PriceRow[], heading: string, words: Words): readonly PriceRow[] {
  const named = rows.filter(({ by }) => by === 'name')
  // `What is included` is said of something above it, unless its lines name their things.
  if (words.notOffers.in(heading) && !words.prices.in(heading)) return named
  // A heading over many lines names none of them.
  if (named.some(({ isCard }) => !isCard)) return rows.flatMap((row) => amongNeighbours(row) ?? [])
  const isOfHeading = rows.some(({ by }) => by === 'heading')
  return isOfHeading && rows.length > mostUnderHeading ? [] : rows
}

/** `Bundles from £25` in the box of one thing beside the boxes of others are of that thing. */
function ofCard(row: PriceRow, { heading, under }: PageSection, isOfSeveral: boolean): PriceRow {
  const thing = bareOf(heading)
  if (row.by !== 'name' || row.isCard || !isOfSeveral || under === undefined) return row
  const isNamed = row.thing.includes(thing.toLowerCase())
  return {
    ...row,
    isCard: true,
    thing: `${thing.toLowerCase()} ${row.thing}`,
    ...(!isNamed && { said: [`${thing}.`, ...row.said], passages: [under, ...row.passages] }),
  }
}
