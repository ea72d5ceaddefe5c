import type { AnyNode, Element, ParentNode } from 'domhandler'
import type { PassageKind } from '#domain/evidence.ts'
import { own } from '#domain/own.ts'
import { type Block, hasContact, kindOfText } from './block.ts'
import { isBannerTalk } from './boilerplate.ts'
import { cleanText, countWords, oneLine } from './clean-text.ts'
import { childElements, innerText, isElement, isInline, linkShare, textAfter } from './inner-text.ts'
import { listBlocks, pairBlocks } from './list-blocks.ts'
import { joinQuestions } from './questions.ts'
import { rowsOf } from './table-rows.ts'

type Walk = { heading: string; blocks: Block[]; line: string[]; links: number }

const mostCharacters = 1_000

/** A page's words in its own structure: pieces under their headings, in the order of the page. */
export function pageBlocks(body: ParentNode): Block[] {
  const walk: Walk = { heading: '', blocks: [], line: [], links: 0 }
  visitChildren(body, walk)
  endLine(walk)
  return joinQuestions(walk.blocks)
}

function visit(node: AnyNode, walk: Walk): void {
  if (node.type === 'text') walk.line.push(textAfter(walk.line.at(-1), node))
  if (!isElement(node)) return
  if (node.name === 'br') walk.line.push('\n')
  else if (isInline(node)) visitInline(node, walk)
  else visitBlock(node, walk)
}

function visitInline(element: Element, walk: Walk): void {
  if (element.name === 'a' && element.attribs.href) walk.links += innerText(element).length
  visitChildren(element, walk)
}

function visitBlock(element: Element, walk: Walk): void {
  endLine(walk)
  const whole = own(special, element.name) ?? (isQuote(element) ? quote : undefined)
  if (!whole?.(element, walk)) visitChildren(element, walk)
  endLine(walk)
}

const visitChildren = (element: ParentNode, walk: Walk) => {
  for (const child of element.children) visit(child, walk)
}

/** Elements that are one thing as a whole. False: this one is not, so look inside. */
type Special = (element: Element, walk: Walk) => boolean
const heading: Special = (element, walk) => {
  const text = withoutOpener(oneLine(innerText(element)))
  if (!text || countWords(text) > 40) return false
  walk.heading = text
  return add(walk, 'heading', text)
}
const list: Special = (element, walk) => {
  if (linkShare(element) > 0.7 && countWords(innerText(element)) < 80) return true
  const blocks = listBlocks(element, walk.heading)
  walk.blocks.push(...(blocks ?? []))
  return blocks !== undefined
}
const quote: Special = (element, walk) =>
  countWords(innerText(element)) <= 150 && add(walk, 'quote', innerText(element))

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
    walk.blocks.push(...pairBlocks(element, walk.heading))
    return true
  },
  table: (element, walk) => {
    const table = rowsOf(element)
    for (const row of table?.rows ?? [])
      walk.blocks.push({ kind: kindOfText(row, 'list'), heading: table?.caption || walk.heading, text: row })
    return table !== undefined
  },
  details: (element, walk) => {
    const summary = childElements(element, 'summary')[0]
    const opener = summary ? oneLine(innerText(summary)) : ''
    const question = withoutOpener(opener)
    const answer = innerText(element).slice(opener.length).trim()
    if (!question.endsWith('?') || countWords(answer) > 150) return false
    return add(walk, 'question', `${question}\n${oneLine(answer)}`)
  },
  summary: heading,
  address: (element, walk) => add(walk, 'contact', innerText(element)),
}

/** The plus or the arrow that opens an answer is none of its question. */
const withoutOpener = (text: string) => text.replace(/\s*[+–−×›»▾▼▸▶⌄∨↓→]+$/u, '')

/** A class with one of these words on something short. */
const isQuote = ({ attribs }: Element) =>
  /(?:^|[-_\s])(?:testimonial|quote|review)(?:$|[-_\s])/i.test(attribs.class?.slice(0, 200) ?? '')

/** What stood in one line becomes a passage, unless it is a signpost or a scrap. */
function endLine(walk: Walk): void {
  const text = cleanText(walk.line.join(''))
  const share = text ? walk.links / text.length : 0
  walk.line = []
  walk.links = 0
  if (share > 0.7 && countWords(text) < 15 && !hasContact(text)) return
  if (isLonePrice(text)) addToItem(walk, text)
  else if (!isScrap(text)) for (const part of underShouts(text)) addText(walk, part)
}

function addText(walk: Walk, text: string): void {
  if (isShout(text)) {
    walk.heading = text
    add(walk, 'heading', text)
  } else if (!isScrap(text)) for (const piece of piecesOf(text)) add(walk, kindOfText(piece, 'text'), piece)
}

/** `OUR HISTORY`, on a line of its own: pages without headings write them so. */
const isShout = (text: string) =>
  text.length <= 60 && /^\p{Lu}[^\p{Ll}\d]*$/u.test(text) && /\p{Lu}{3}/u.test(text) && countWords(text) > 1

/** The lines of a text, as far as headings part them. */
function underShouts(text: string): string[] {
  const parts: string[][] = [[]]
  for (const line of text.split('\n'))
    if (isShout(line)) parts.push([line], [])
    else parts.at(-1)?.push(line)
  return parts.map((lines) => lines.join('\n')).filter(Boolean)
}

const isScrap = (text: string) =>
  !/\p{L}/u.test(text) || (text.length < 100 && countWords(text) < 3 && !/\d/.test(text))

const isLonePrice = (text: string) =>
  text.length <= 30 && /^(?:from )?[£$€] ?\d[\d.,]*(?: ?(?:\/|per|a|pp)\b ?\w*)?$/i.test(text)

/** On cards the name of a thing and its price are separate lines; apart, they mean nothing. */
function addToItem(walk: Walk, price: string): void {
  const item = walk.blocks.at(-1)
  const isItem = item?.kind === 'heading' || item?.kind === 'text'
  if (!isItem || countWords(item.text) > 12 || /[.!?]$/.test(item.text)) return
  if (item.kind === 'text') walk.blocks.pop()
  const above = walk.blocks.at(-1)
  const name = isSize(item.text) && above?.kind === 'heading' ? above.text : item.text
  add(walk, 'price', `${name}: ${price}`)
}

/** `2.4 L` and `S / M / L` stand between the name of a thing and its price. */
const isSize = (text: string) => /\d|\//.test(text)

function add(walk: Walk, kind: PassageKind, text: string): true {
  const isHeading = kind === 'heading'
  if (text && !isBannerTalk(text)) walk.blocks.push({ kind, heading: isHeading ? '' : walk.heading, text })
  return true
}

/** Very long paragraphs, cut between sentences, or anywhere when there are none. */
export function piecesOf(text: string): string[] {
  const pieces: string[] = []
  for (let rest = text; rest; ) {
    const end = rest.length <= mostCharacters ? rest.length : endOfPiece(rest.slice(0, mostCharacters))
    pieces.push(rest.slice(0, end).trim())
    rest = rest.slice(end).trimStart()
  }
  return pieces
}

function endOfPiece(text: string): number {
  const sentence = Math.max(text.lastIndexOf('. '), text.lastIndexOf('! '), text.lastIndexOf('? ')) + 1
  return sentence || text.lastIndexOf(' ') + 1 || text.length
}
