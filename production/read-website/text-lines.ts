import { kindOfText } from './block.ts'
import { countWords } from './clean-text.ts'
import { withoutOpener } from './openers.ts'
import { isQuoted, signatureIn, signedText } from './signatures.ts'
import { add, addHeading, headingOf, push, type Walk } from './walk.ts'

const mostCharacters = 1_000
/** Below every heading that is marked as one, above questions that open. */
const levelOfShout = 6

/** A text of a page that no element names: a paragraph, a price, a line in capitals, or a scrap. */
export function addLine(walk: Walk, text: string): void {
  const last = walk.blocks.at(-1)
  const mayBeSigned =
    last && !last.by && (isQuoted(last.text) || (last.kind === 'quote' && isPlainSignature.test(text)))
  const by = mayBeSigned ? signatureIn(text) : undefined
  if (last && by)
    walk.blocks[walk.blocks.length - 1] = { ...last, kind: 'quote', text: `${last.text}\n${by}`, by }
  else if (isLonePrice(text)) addToItem(walk, text)
  else if (!isScrap(text) || isShortAnswer(walk, text)) for (const part of partsOf(text)) addText(walk, part)
}

/** After what is not in quotation marks only a dash or an initial shows a signature. */
const isPlainSignature = /^[–—―~-]|\p{Lu}\.?$/u

function addText(walk: Walk, text: string): void {
  if (isShout(text)) addHeading(walk, levelOfShout, text)
  else if (!isScrap(text) || isShortAnswer(walk, text))
    for (const piece of piecesOf(text)) addPiece(walk, piece)
}

function addPiece(walk: Walk, text: string): void {
  const kind = kindOfText(text, 'text')
  const by = kind === 'quote' ? signedText(text).by : undefined
  push(walk, { kind, heading: headingOf(walk), text, ...(by && { by }) })
}

/** `OUR HISTORY`, on a line of its own: pages without headings write them so. */
const isShout = (text: string) =>
  text.length <= 60 && /^\p{Lu}[^\p{Ll}\d]*$/u.test(text) && /\p{Lu}{3}/u.test(text) && countWords(text) > 1

const isAsked = (line: string) => line.endsWith('?') && countWords(line) <= 20

/** The lines of a text, as far as headings and questions part them. */
function partsOf(text: string): string[] {
  const parts: string[][] = [[]]
  for (const line of text
    .split('\n')
    .map((each) => (/\?\s*\S{1,2}$/.test(each) ? withoutOpener(each) : each)))
    if (isShout(line) || isAsked(line)) parts.push([line], [])
    else parts.at(-1)?.push(line)
  return parts.map((lines) => lines.join('\n')).filter(Boolean)
}

const isScrap = (text: string) =>
  !/\p{L}/u.test(text) || (text.length < 100 && countWords(text) < 3 && !/\d/.test(text))

/** `No.` is much, after a question. */
const isShortAnswer = (walk: Walk, text: string) =>
  /^\p{L}.*[.!]$/u.test(text) && walk.blocks.at(-1)?.text.endsWith('?') === true

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
