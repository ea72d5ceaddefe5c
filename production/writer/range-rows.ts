/** Rows of lines that a website calls what it offers: by the heading above, or by the name of the box around. */
import type { Passage, Reading } from '#domain/evidence.ts'
import { countWords } from '#domain/language/sentences.ts'
import { bareOf } from './headings.ts'
import type { Words } from './words-of.ts'

export type OfferLine = { text: string; passage: string }
export type OfferRow = {
  lines: readonly OfferLine[]
  over: string
  /** `Our services`, and nothing else in it. */
  isPlain: boolean
  isHome: boolean
  /** It ends where the next heading names something else. */
  isOpen: boolean
}

const [mostOfOver, mostOfLine] = [9, 8]

export function offerRows({ passages, pages }: Reading, words: Words): OfferRow[] {
  const roleOf = new Map(pages.map(({ url, role }) => [url, role]))
  return [...Map.groupBy(passages, ({ url }) => url)].flatMap(([url, ofPage]) => {
    const isHome = roleOf.get(url) === 'home'
    const isAsked = isHome || (roleOf.get(url) === 'services' && isOverview(url, ofPage, words))
    return isAsked ? rowsOf(ofPage, isHome, words) : []
  })
}

/** Pages of services by their titles, one each. */
export function pageRow({ passages, pages }: Reading, words: Words): OfferRow {
  const ofPages = pages.filter(({ role, title }) => role === 'services' && !words.notOffers.in(title))
  const lines = ofPages.flatMap(({ url, title }) => {
    const ofPage = passages.filter((each) => each.url === url)
    const named = passages.find(
      ({ kind, text }) =>
        (kind === 'heading' || kind === 'title') && text.toLowerCase() === title.toLowerCase(),
    )
    return named && !isOverview(url, ofPage, words) ? [{ text: title, passage: named.id }] : []
  })
  return { lines, over: '', isPlain: false, isHome: false, isOpen: false }
}

/** The page of all they do: that of one thing tells of this one. */
function isOverview(url: string, ofPage: readonly Passage[], { plainOffers }: Words): boolean {
  const path =
    new URL(url).pathname
      .split('/')
      .at(-1)
      ?.replace(/\.\w+$/, '') ?? ''
  const first = ofPage.find(({ kind }) => kind === 'heading')?.text ?? ''
  return plainOffers.is(path.replace(/[-_]+/g, ' ')) || plainOffers.is(bareOf(first))
}

const placeOf = ({ place }: Passage) => (place ?? []).join(' > ')
const insideOf = ({ place, text }: Passage) => [...(place ?? []), text].join(' > ')

function rowsOf(ofPage: readonly Passage[], isHome: boolean, words: Words): OfferRow[] {
  const headings = ofPage.filter(({ kind }) => kind === 'heading')
  return headings.flatMap((over) => {
    const inside = insideOf(over)
    const isPlain = words.plainOffers.is(bareOf(over.text))
    const isNamed = isOver(over, { headings, isHome, words })
    const below = headings.filter((each) => placeOf(each) === inside && !isOfWay(each, ofPage, words))
    const inLines = shortLines(ofPage, inside)
    const rows = [
      { row: isNamed ? below : inBoxes(below, over, words), isOpen: false },
      { row: isNamed && below.length === 0 ? following(over, headings, words) : [], isOpen: true },
      { row: isNamed ? inLines : [], isOpen: false },
    ]
    return rows.map(({ row, isOpen }) => ({
      ...{ over: over.text, isPlain, isHome, isOpen },
      lines: boxedOf(row).map(({ text, id }) => ({ text, passage: id })),
    }))
  })
}

/** When they are open, and how one reaches them, is nothing that they offer. */
function isOfWay(heading: Passage, ofPage: readonly Passage[], { clock }: Words): boolean {
  const first = ofPage.find((each) => placeOf(each) === insideOf(heading))
  return first !== undefined && (first.kind === 'contact' || (first.text.match(clock) ?? []).length > 1)
}

/** Beside boxes that are called services, what is in none of them is something else. */
const boxedOf = (row: readonly Passage[]): readonly Passage[] => {
  const boxed = row.filter(({ isOffer }) => isOffer)
  return boxed.length * 2 > row.length ? boxed : row
}

/** How, why, where or for whom they do it, and not what. */
const isAbout = ({ text }: Passage, { notOffers, reviewHeadings, othersHeadings }: Words) =>
  text.endsWith('?') || [notOffers, reviewHeadings, othersHeadings].some((list) => list.in(text))

/** Their heading may be a slogan, where the boxes around them are called after services. */
const inBoxes = (row: readonly Passage[], { text }: Passage, { asks, reviewHeadings }: Words) =>
  countWords(text) <= mostOfOver && !asks.startOf(text) && !reviewHeadings.in(text)
    ? row.filter(({ isOffer }) => isOffer)
    : []

type OfPage = { headings: readonly Passage[]; isHome: boolean; words: Words }

/** It names services as such, and is itself none of a row of them. */
function isOver(over: Passage, { headings, isHome, words }: OfPage): boolean {
  const says = (each: Passage) =>
    (words.offers.in(each.text) !== undefined || words.plainOffers.is(bareOf(each.text))) &&
    !isAbout(each, words) &&
    countWords(each.text) <= mostOfOver
  const isWhole = ({ text }: Passage) =>
    words.plainOffers.is(bareOf(text)) || words.firstPerson.in(text) !== undefined
  const beside = headings.filter((each) => placeOf(each) === placeOf(over) && says(each))
  const above = headings.find((each) => insideOf(each) === placeOf(over))
  // The title of a page says services, too, and all of the page stands below it.
  const isTitle = (each: Passage) => isHome && placeOf(each) === '' && !isWhole(each)
  const isCard = above !== undefined && says(above) && !isTitle(above)
  return says(over) && !isTitle(over) && (isWhole(over) || (!isCard && beside.length < 3))
}

/** Where a page has one level only, the things follow their heading. */
function following(over: Passage, headings: readonly Passage[], words: Words): readonly Passage[] {
  if (!words.plainOffers.is(bareOf(over.text)) && !words.firstPerson.in(over.text)) return []
  const rest = headings.slice(headings.indexOf(over) + 1)
  const end = rest.findIndex((each) => placeOf(each) !== placeOf(over))
  return end < 0 ? rest : rest.slice(0, end)
}

const shortLines = (ofPage: readonly Passage[], inside: string): Passage[] =>
  ofPage
    .filter((each) => (each.kind === 'list' || each.kind === 'text') && placeOf(each) === inside)
    .flatMap((each) => each.text.split('\n').map((text) => ({ ...each, text })))
    .filter(({ text, kind }) => kind === 'list' || countWords(text) <= mostOfLine)
