import type { AnyNode, Element, ParentNode } from 'domhandler'
import { own } from '#domain/own.ts'
import { type Block, hasContact, kindOfText } from './block.ts'
import { isCardGroup } from './card-groups.ts'
import { cleanText, countPageWords, oneCleanLine } from './clean-text.ts'
import { datedHeading } from './dated-heading.ts'
import { childElements, innerText, isElement, isInline, linkShare, textAfter } from './inner-text.ts'
import { isDrawnButton, isOfTemplate, labelIn, leadOf } from './labels.ts'
import { listBlocks, pairBlocks } from './list-blocks.ts'
import { addPrice, isLonePrice } from './lone-prices.ts'
import { isOfferBox } from './offer-boxes.ts'
import { isOpener, withoutOpener } from './openers.ts'
import type { Cut } from './page-cuts.ts'
import { joinQuestions } from './questions.ts'
import { isCalledQuote, isReviewBox, quoteOf } from './quotes.ts'
import { isMarkedAsName, isNextCard } from './several-cards.ts'
import { rowsOfTable } from './table-rows.ts'
import { addLine } from './text-lines.ts'
import { add, addHeading, headingOf, leaveSection, newWalk, push, type Walk } from './walk.ts'
import { joinWeeks } from './weeks.ts'

/** A page's words in its own structure: pieces under their headings, in the order of the page. */
/** `cards` are boxes that look like reviews. */
export function pageBlocks(
  body: ParentNode,
  cards: ReadonlySet<Element>,
): { blocks: Block[]; cuts: readonly Cut[] } {
  const walk = newWalk(cards)
  visitChildren(body, walk)
  endLine(walk)
  return { blocks: joinWeeks(joinQuestions(walk.blocks)), cuts: walk.cuts }
}

function visit(node: AnyNode, walk: Walk): void {
  if (node.type === 'text') walk.line.push(textAfter(walk.line.at(-1), node))
  if (!isElement(node)) return
  if (node.name === 'br') walk.line.push('\n')
  else if (isDrawnButton(node)) endLine(walk)
  else if (isInline(node) && !isOpener(node) && !isByLine(node, walk)) visitInline(node, walk)
  else visitBlock(node, walk)
}

function visitInline(element: Element, walk: Walk): void {
  if (element.name === 'a' && element.attribs.href) walk.links += innerText(element).length
  const begins = /^(?:b|strong)$/.test(element.name) && walk.line.every((part) => part.trim() === '')
  visitChildren(element, walk)
  // What answers goes on in the same line.
  if (begins && /\?\s*$/.test(walk.line.join(''))) walk.line.push('\n')
}

function visitBlock(element: Element, walk: Walk): void {
  endLine(walk)
  const { headings, isAmongReviews, isAmongOffers, isByLine: wasByLine } = walk
  if (walk.isOpen && isNextCard(element)) walk.isOpen = false
  walk.isByLine ||= isByLine(element, walk)
  walk.isAmongReviews ||= isReviewBox(element)
  walk.isAmongOffers ||= isOfferBox(element)
  const whole =
    own(special, element.name) ??
    (isCalledQuote(element) || walk.cards.has(element) ? quote : isOpener(element) ? heading : label)
  if (!whole?.(element, walk)) visitChildren(element, walk)
  endLine(walk)
  walk.isAmongReviews = isAmongReviews
  walk.isAmongOffers = isAmongOffers
  walk.isByLine = wasByLine
  // What comes after the cards is not under the heading of the last one.
  if (isCardGroup(element)) leaveSection(walk, headings)
}

/** What the page marks as a name, behind words. */
const isByLine = (element: Element, walk: Walk) => walk.isOpen && isMarkedAsName(element)

const visitChildren = (element: ParentNode, walk: Walk) => {
  for (const child of element.children) visit(child, walk)
}

/** Elements that are one thing as a whole. False: this one is not, so look inside. */
type Special = (element: Element, walk: Walk) => boolean

/** A price that is a heading itself belongs to whatever is above it. */
const levelOfTitle = 2

/** Questions that open their answers stand below all headings. */
const levelOfOpener = 7
const levelOf = ({ name }: Element) => (/^h[1-6]$/.test(name) ? Number(name[1]) : levelOfOpener)
const heading: Special = (element, walk) => {
  const text = withoutOpener(oneCleanLine(innerText(element)))
  if (!text || countPageWords(text) > 40) return false
  if (isOfTemplate(text)) return true
  if (isLonePrice(text) && addPrice(walk, text, levelOfTitle)) return true
  return addHeading(walk, levelOf(element), datedHeading(text, walk))
}
/** Among quotations a line in bold letters is somebody's name. */
const label: Special = (element, walk) => {
  const text = walk.isOpen || walk.isAmongReviews ? undefined : labelIn(element)
  return text !== undefined && !isLonePrice(text) && addHeading(walk, levelOfOpener, text)
}
const list: Special = (element, walk) => {
  if (linkShare(element) > 0.7 && countPageWords(innerText(element)) < 80) return true
  const blocks = listBlocks(element, leadOf(element) ?? headingOf(walk))
  for (const block of blocks ?? []) push(walk, block)
  return blocks !== undefined
}
const quote: Special = (element, walk) => {
  const found = quoteOf(element, walk.cards.has(element))
  if (found) push(walk, { heading: headingOf(walk), ...found })
  return found !== undefined
}

const special: Record<string, Special> = {
  h1: heading,
  h2: heading,
  h3: heading,
  h4: heading,
  h5: heading,
  h6: heading,
  ul: list,
  ol: list,
  blockquote: quote,
  dl: (element, walk) => {
    for (const block of pairBlocks(element, leadOf(element) ?? headingOf(walk))) push(walk, block)
    return true
  },
  table: (element, walk) => {
    const table = rowsOfTable(element)
    const above = table?.caption || (leadOf(element) ?? headingOf(walk))
    for (const row of table?.rows ?? [])
      push(walk, { kind: kindOfText(row, 'list'), heading: above, text: row })
    return table !== undefined
  },
  details: (element, walk) => {
    const summary = childElements(element, 'summary')[0]
    const opener = summary ? oneCleanLine(innerText(summary)) : ''
    const question = withoutOpener(opener)
    const answer = innerText(element).slice(opener.length).trim()
    if (!question.endsWith('?') || countPageWords(answer) > 150) return false
    return add(walk, 'question', `${question}\n${oneCleanLine(answer)}`)
  },
  summary: heading,
  address: (element, walk) => add(walk, 'contact', innerText(element)),
}

/** What stood in one line becomes a passage, unless it is a signpost. */
function endLine(walk: Walk): void {
  const text = cleanText(walk.line.join(''))
  const share = text ? walk.links / text.length : 0
  walk.line = []
  walk.links = 0
  if (share <= 0.7 || countPageWords(text) >= 15 || hasContact(text)) addLine(walk, text)
}
