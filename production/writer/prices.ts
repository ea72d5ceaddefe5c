/** Prices: each beside its thing and whatever limits it, and only where the website gives that thing one price. */

import type { LeftOut } from '#domain/evidence.ts'
import { isPolicyPage } from './policy-page.ts'
import { priceLines } from './price-lines.ts'
import { listOf, type PriceList } from './price-list.ts'
import { notesIn } from './price-notes.ts'
import { holdsSum, type PriceRow } from './price-rows.ts'
import { type ReadPrices, readPrices } from './read-prices.ts'
import type { PageSection } from './sections.ts'
import type { Words } from './words-of.ts'

const mostNotes = 2

type Priced = ReadPrices & { section: PageSection }
type Prices = { lists: ReadonlyMap<PageSection, PriceList>; leftOut: readonly LeftOut[] }

/** Of a whole website, each list at the section where it begins. */
export function pricesInSections(sections: readonly PageSection[], words: Words): Prices {
  const { priced, torn } = pricedIn(sections, words)
  const disputed = disputedAmong(priced.flatMap(({ rows }) => rows))
  const lists = new Map<PageSection, PriceList>()
  const leftOut: LeftOut[] = []
  for (const group of groupsOf(priced)) {
    const [first] = group
    if (!first) continue
    const { section } = first
    const leave = (texts: readonly string[], reason: string) =>
      leftOut.push(...texts.map((text) => ({ text, url: section.url, reason })))
    const rows = group.flatMap((each) => each.rows)
    const sure = rows.filter(({ thing }) => !disputed.has(thing))
    const unread = group.flatMap((each) => each.unread)
    leave(textsOf(rows.filter((row) => !sure.includes(row))), 'has two prices on the website')
    leave(unread, 'could not be read as a thing and its price')
    if (sure.length === 0) continue
    const notes = group.flatMap((each) => notesIn(each.section, rows, words))
    const reason = whyNot(sure, { section, words, isTorn: torn.has(rowOf(section)), unread, notes })
    if (reason) leave(textsOf(sure), reason)
    else
      lists.set(
        section,
        listOf(sure, { notes, section, words, isPart: sure.length < rows.length + unread.length }),
      )
  }
  return { lists, leftOut }
}

const textsOf = (rows: readonly PriceRow[]) => rows.map(({ said }) => said.join(' '))

type Around = {
  section: PageSection
  words: Words
  isTorn: boolean
  unread: readonly string[]
  notes: ReturnType<typeof notesIn>
}
function whyNot(sure: readonly PriceRow[], { section, words, isTorn, unread, notes }: Around) {
  if ((sure.length === 1 && isPricedCard(section) && isTorn) || unread.length >= sure.length)
    return 'stands beside a price that cannot be read'
  if (!isSure(sure, section, words)) return 'is one price alone'
  // `Includes two gardeners: £120` is of something that only the line above it names.
  const isUnnamed = sure.some(({ by }) => by === 'neighbours') && section.under === undefined
  if (isUnnamed && section.heading && !words.prices.in(section.heading))
    return 'stands below a name that is no heading'
  const isLimited =
    words.priceNotes.in(section.heading) || notes.some(({ isFit }) => !isFit) || notes.length > mostNotes
  return isLimited ? 'would lose the condition beside it' : undefined
}

function pricedIn(sections: readonly PageSection[], words: Words) {
  const own = sections.filter(({ role, url }) => role !== 'blog' && !isPolicyPage(url))
  const cards = Map.groupBy(own.filter(isPricedCard), rowOf)
  const isOfSeveral = (section: PageSection) =>
    isPricedCard(section) && (cards.get(rowOf(section))?.length ?? 0) > 1
  const all = own.map((section) => ({ section, ...readPrices(section, words, isOfSeveral(section)) }))
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
