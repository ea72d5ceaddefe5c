/** Prices: each beside its thing and whatever limits it, and only where the website gives that thing one price. */

import type { LeftOut } from '#domain/evidence.ts'
import type { Excerpt } from './excerpt.ts'
import { isPolicyPage } from './policy-page.ts'
import { priceLines, withSize } from './price-lines.ts'
import { amongNeighbours, holdsSum, type PriceRow, priceRowIn } from './price-rows.ts'
import type { PageSection } from './sections.ts'
import { sentencesOfText } from './sentences.ts'
import { whyUnfit } from './unfit.ts'
import type { Words } from './words-of.ts'

const [mostRows, mostNotes] = [8, 2]
const mostUnderHeading = 2

type Priced = { section: PageSection; rows: readonly PriceRow[] }
export type PriceList = Pick<Excerpt, 'kind' | 'sentences' | 'passages' | 'isSome'>
type Prices = { lists: ReadonlyMap<PageSection, PriceList>; leftOut: readonly LeftOut[] }

/** Of a whole website, each list at the section where it begins. */
export function pricesInSections(sections: readonly PageSection[], words: Words): Prices {
  const { priced, torn } = pricedIn(sections, words)
  const disputed = disputedAmong(priced.flatMap(({ rows }) => rows))
  const lists = new Map<PageSection, PriceList>()
  const leftOut: LeftOut[] = []
  for (const group of groupsOf(priced)) {
    const [first] = group
    const rows = group.flatMap((each) => each.rows)
    const sure = rows.filter(({ thing }) => !disputed.has(thing))
    const leave = (row: PriceRow, reason: string) =>
      first && leftOut.push({ text: row.said.join(' '), url: first.section.url, reason })
    for (const row of rows) if (disputed.has(row.thing)) leave(row, 'has two prices on the website')
    const notes = group.flatMap(({ section }) => notesIn(section, rows, words))
    if (!first) continue
    if (sure.length === 1 && isPricedCard(first.section) && torn.has(rowOf(first.section)))
      for (const row of sure) leave(row, 'stands beside a price that cannot be read')
    else if (!isSure(sure, first.section, words)) for (const row of sure) leave(row, 'is one price alone')
    else if (
      words.priceNotes.in(first.section.heading) ||
      notes.some(({ isFit }) => !isFit) ||
      notes.length > mostNotes
    )
      for (const row of sure) leave(row, 'would lose the condition beside it')
    else lists.set(first.section, listOf(sure, notes))
  }
  return { lists, leftOut }
}

function pricedIn(sections: readonly PageSection[], words: Words) {
  const own = sections.filter(({ role, url }) => role !== 'blog' && !isPolicyPage(url))
  const cards = Map.groupBy(own.filter(isPricedCard), rowOf)
  const isOfSeveral = (section: PageSection) =>
    isPricedCard(section) && (cards.get(rowOf(section))?.length ?? 0) > 1
  const all = own.map((section) => ({ section, rows: rowsIn(section, words, isOfSeveral(section)) }))
  const unread = all.filter(({ section, rows }) => rows.length === 0 && isOfSeveral(section))
  return {
    priced: all.filter(({ rows }) => rows.length > 0),
    // The price of one of two would be heard as that of both.
    torn: new Set(unread.map(({ section }) => rowOf(section))),
  }
}

/** The box of a row; its last heading is its own. */
const rowOf = ({ url, passages }: PageSection) =>
  `${url} ${(passages[0]?.place ?? []).slice(0, -1).join(' > ')}`
const mostOfCard = 3
function isPricedCard({ under, passages }: PageSection): boolean {
  const priced = passages.flatMap(priceLines).filter(({ text }) => holdsSum(text))
  return under !== undefined && priced.length > 0 && priced.length <= mostOfCard
}

/** `isOfSeveral`: what stands beside it is priced, too. */
function rowsIn(section: PageSection, words: Words, isOfSeveral: boolean): PriceRow[] {
  const { heading } = section
  if (words.notPrices.in(heading) || words.reviewHeadings.in(heading)) return []
  // `What is included` is said of something above it.
  if (words.notOffers.in(heading) && !words.prices.in(heading)) return []
  const rows = section.passages
    .flatMap(priceLines)
    .flatMap((line) => withSize(priceRowIn(line, section, words, isOfSeveral), line))
  const named = rows.filter(({ by }) => by === 'name')
  // A heading over many lines names none of them.
  if (named.length > 0) return rows.flatMap((row) => amongNeighbours(row) ?? [])
  const isOfHeading = rows.some(({ by }) => by === 'heading')
  return isOfHeading && rows.length > mostUnderHeading ? [] : rows
}

/** One price alone has to be called one, by its words or by its place. */
function isSure(rows: readonly PriceRow[], { heading, role }: PageSection, { prices }: Words): boolean {
  const [row] = rows
  if (rows.every(({ by }) => by === 'neighbours')) return rows.length > 1 && prices.in(heading) !== undefined
  if (rows.length !== 1 || !row) return rows.length > 1
  return row.isCard || role === 'prices' || [row.thing, heading].some((text) => prices.in(text) !== undefined)
}

/** Cards of one row are one list; any other section is one by itself. */
function groupsOf(priced: readonly Priced[]): Priced[][] {
  const groups: Priced[][] = []
  for (const each of priced) {
    const last = groups.at(-1)?.at(-1)
    const isCard = ({ rows }: Priced) => rows.every((row) => row.isCard)
    if (last && isCard(last) && isCard(each) && rowOf(last.section) === rowOf(each.section))
      groups.at(-1)?.push(each)
    else groups.push([each])
  }
  return groups
}

/** Things for which the website asks two prices: which of them holds, only the owner knows. */
function disputedAmong(rows: readonly PriceRow[]): ReadonlySet<string> {
  const prices = new Map<string, Set<string>>()
  for (const { thing, unit, price } of rows) {
    const key = `${thing}\n${unit}`
    prices.set(key, (prices.get(key) ?? new Set()).add(price))
  }
  return new Set([...prices].flatMap(([key, all]) => (all.size > 1 ? [key.split('\n')[0] ?? ''] : [])))
}

type Note = { sentence: string; passage: string; isFit: boolean }

/** What stands beside prices and limits them: taxes, a least, what comes on top. */
function notesIn({ passages }: PageSection, rows: readonly PriceRow[], words: Words): Note[] {
  const read = new Set(rows.flatMap((row) => row.passages))
  return passages
    .filter(({ id, kind, text }) => !read.has(id) && (kind !== 'price' || /[.!?]$/.test(text)))
    .filter(({ kind, text }) => kind !== 'question' && kind !== 'quote' && words.priceNotes.in(text))
    .flatMap((passage) =>
      sentencesOfText(passage.text, words)
        .filter((sentence) => words.priceNotes.in(sentence))
        .map((sentence) => ({
          sentence,
          passage: passage.id,
          isFit: whyUnfit(sentence, words) === undefined,
        })),
    )
}

function listOf(all: readonly PriceRow[], notes: readonly Note[]): PriceList {
  const rows = all.slice(0, mostRows)
  // Two prices under one heading: it is read once.
  const said = rows.flatMap(({ said }, at) =>
    said.length > 1 && said[0] === rows[at - 1]?.said[0] ? said.slice(1) : said,
  )
  const passages = [...rows.flatMap((row) => row.passages), ...notes.map(({ passage }) => passage)]
  return {
    ...{ kind: 'prices', passages: [...new Set(passages)] },
    sentences: [...said, ...notes.map(({ sentence }) => sentence)],
    ...(rows.length < all.length && { isSome: true }),
  }
}
