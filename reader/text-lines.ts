import { kindOfText } from './block.ts'
import { countPageWords } from './clean-text.ts'
import { isPlace } from './letters.ts'
import { addPrice, isLonePrice } from './lone-prices.ts'
import { withoutOpener } from './openers.ts'
import { hasDash, isQuoted, isSaid, signatureIn, signatureWithRole, signedText } from './signatures.ts'
import { addHeading, headingOf, push, type Walk } from './walk.ts'

/** What people write in one breath; longer ones were never meant as one paragraph. */
const mostCharacters = 1_400
/** Below every heading that is marked as one, above questions that open. */
const levelOfShout = 6

/** A text of a page that no element names: a paragraph, a price, a line in capitals, or a scrap. */
export function addLine(walk: Walk, text: string): void {
  const last = walk.blocks.at(-1)
  const isSure = walk.isByLine || hasDash(text)
  const mayBeSigned =
    last &&
    !last.by &&
    walk.isOpen &&
    (isQuoted(last.text) || (last.kind === 'quote' && (isSure || isPlainSignature.test(text))))
  const isTheirs = last && !last.by && (last.isReview || isPlace(headingOf(walk))) && isSaid(last.text)
  const withRole = isTheirs ? signatureWithRole(text) : undefined
  const by = (mayBeSigned ? signatureIn(text, isSure) : undefined) ?? withRole
  if (last && by)
    walk.blocks[walk.blocks.length - 1] = { ...last, kind: 'quote', text: `${last.text}\n${by}`, by }
  else if (isScrap(text) && isPlace(headingOf(walk)) && signatureIn(text))
    push(walk, { kind: 'text', heading: headingOf(walk), text })
  else if (isLonePrice(text)) addPrice(walk, text)
  else if (!isScrap(text) || isShortAnswer(walk, text)) for (const part of partsOf(text)) addText(walk, part)
  // Of several nobody knows which one is priced.
  else if (text) walk.scrap += walk.scrap ? `\n${text}` : text
}

/** After what is not in quotation marks only a dash, a mark of the page or an initial shows a signature. */
const isPlainSignature = /\p{Lu}\.?$/u

function addText(walk: Walk, text: string): void {
  if (isShout(text)) addHeading(walk, levelOfShout, text)
  else if (!isScrap(text) || isShortAnswer(walk, text))
    for (const piece of piecesOfText(text)) addPiece(walk, piece)
}

function addPiece(walk: Walk, text: string): void {
  const kind = kindOfText(text, 'text')
  const by = kind === 'quote' ? signedText(text).by : undefined
  push(walk, { kind, heading: headingOf(walk), text, ...(by && { by }) })
}

/** `OUR HISTORY`, on a line of its own: pages without headings write them so. */
const isShout = (text: string) =>
  text.length <= 60 &&
  /^\p{Lu}[^\p{Ll}\d]*$/u.test(text) &&
  /\p{Lu}{3}/u.test(text) &&
  countPageWords(text) > 1

const isAsked = (line: string) => line.endsWith('?') && countPageWords(line) <= 20

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
  !/\p{L}/u.test(text) || (text.length < 100 && countPageWords(text) < 3 && !/\d/.test(text))

/** `No.` is much, after a question. */
const isShortAnswer = (walk: Walk, text: string) =>
  /^\p{L}.*[.!]$/u.test(text) && walk.blocks.at(-1)?.text.endsWith('?') === true

/** Very long paragraphs, cut between sentences, or anywhere when there are none. */
export function piecesOfText(text: string): string[] {
  const pieces: string[] = []
  for (let rest = text; rest; ) {
    const end = rest.length <= mostCharacters ? rest.length : endOfPiece(rest.slice(0, mostCharacters))
    pieces.push(rest.slice(0, end).trim())
    rest = rest.slice(end).trimStart()
  }
  return pieces
}

function endOfPiece(text: string): number {
  const ends = [...text.matchAll(endOfSentence)].map(({ index }) => index + 1)
  return ends.at(-1) ?? (text.lastIndexOf(' ') + 1 || text.length)
}

/** Not after `St.` or `e.g.` */
const endOfSentence =
  /(?<!\b(?:[Mm]rs?|Ms|[Dd]r|[Ss]t|[Nn]o|Nr|vs|[Cc]a|approx|e\.g|i\.e|z\.B|bzw|inkl|Prof|Inc|Ltd|Co|Jr))[.!?]["”’')»]* (?=["“„«¿¡(]?[\p{Lu}\d])/gu
