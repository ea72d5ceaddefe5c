/** What stands in a document of Word, as its reader sees it: without what was struck out, taken back or hidden. */
import { Parser } from 'htmlparser2'
import type { SourcePiece } from '#domain/source.ts'
import { cleanText, oneCleanLine } from '#reader/clean-text.ts'

type Attributes = Record<string, string>
type Styles = { headings: ReadonlySet<string>; hidden: ReadonlySet<string> }
type Paragraph = { text: string; isHeading: boolean; isList: boolean }

/** Nothing in them is text of the document, or it stands there a second time. */
const unread = new Set(['w:del', 'w:moveFrom', 'mc:Fallback', 'w:pict', 'w:instrText'])
const isOn = (attributes: Attributes) => !/^(?:0|false|off|none)$/.test(attributes['w:val'] ?? '')
const isWhite = (attributes: Attributes) => /^(?:fffff[a-f\d])$/i.test(attributes['w:val'] ?? '')
const hides = (name: string, attributes: Attributes) =>
  (/^w:(?:vanish|webHidden|strike|dstrike)$/.test(name) && isOn(attributes)) ||
  (name === 'w:color' && isWhite(attributes))

/** Which styles are headings, and which are not seen. */
export function stylesIn(markup: string): Styles {
  const headings = new Set<string>()
  const hidden = new Set<string>()
  let id = ''
  read(markup, {
    open(name, attributes) {
      if (name === 'w:style') id = attributes['w:styleId'] ?? ''
      else if (name === 'w:name' && /^(?:heading \d|title)$/i.test(attributes['w:val'] ?? ''))
        headings.add(id)
      else if (name === 'w:outlineLvl' && Number(attributes['w:val']) < 9) headings.add(id)
      else if (id && hides(name, attributes)) hidden.add(id)
    },
  })
  return { headings, hidden }
}

export function docxPieces(markup: string, styles: Styles): SourcePiece[] {
  const reader = new DocxReader(styles)
  read(markup, {
    open: (name, attributes) => reader.open(name, attributes),
    text: (text) => reader.text(text),
    close: (name) => reader.close(name),
  })
  return piecesOf(reader.done)
}

/** What is open just now: paragraphs (a box of text has some within one), rows of tables, and what is not read. */
class DocxReader {
  readonly done: Paragraph[] = []
  readonly #styles: Styles
  readonly #open: Paragraph[] = []
  readonly #rows: string[][] = []
  #skipped = 0
  #isUnseen = false
  #isText = false

  constructor(styles: Styles) {
    this.#styles = styles
  }

  open(name: string, attributes: Attributes): void {
    const style = attributes['w:val'] ?? ''
    const paragraph = this.#open.at(-1)
    if (unread.has(name)) this.#skipped += 1
    else if (name === 'w:p') this.#open.push(blank())
    else if (name === 'w:tr') this.#rows.push([])
    else if (name === 'w:r') this.#isUnseen = false
    else if (name === 'w:t') this.#isText = true
    else if (name === 'w:tab') this.#add(' ')
    else if (name === 'w:br' || name === 'w:cr') this.#add('\n')
    else if (name === 'w:noBreakHyphen') this.#add('-')
    else if (name === 'w:numPr' && paragraph) paragraph.isList = true
    else if (name === 'w:pStyle' && paragraph) paragraph.isHeading ||= this.#styles.headings.has(style)
    else if (name === 'w:rStyle') this.#isUnseen ||= this.#styles.hidden.has(style)
    else if (hides(name, attributes)) this.#isUnseen = true
  }

  text(text: string): void {
    if (this.#isText) this.#add(text)
  }

  close(name: string): void {
    if (unread.has(name)) this.#skipped -= 1
    else if (name === 'w:t') this.#isText = false
    else if (name === 'w:r' || name === 'w:pPr') this.#isUnseen = false
    else if (name === 'w:p') this.#end(this.#open.pop() ?? blank())
    else if (name === 'w:tr') {
      const cells = this.#rows.pop() ?? []
      this.#end({ ...blank(), text: cells.join(cells.length === 2 ? ': ' : ', '), isList: true })
    }
  }

  #add(text: string): void {
    const paragraph = this.#open.at(-1)
    if (paragraph && !this.#isUnseen && this.#skipped === 0) paragraph.text += text
  }

  #end(paragraph: Paragraph): void {
    const row = this.#rows.at(-1)
    if (!row) this.done.push(paragraph)
    else if (paragraph.text.trim()) row.push(oneCleanLine(paragraph.text))
  }
}

const blank = (): Paragraph => ({ text: '', isHeading: false, isList: false })

function piecesOf(paragraphs: readonly Paragraph[]): SourcePiece[] {
  let paragraph = 0
  return paragraphs.flatMap(({ text, isHeading, isList }): SourcePiece[] => {
    const clean = cleanText(text)
    if (!/[\p{L}\p{N}]/u.test(clean)) return []
    if (isHeading) return [{ kind: 'heading', text: oneCleanLine(clean) }]
    paragraph += 1
    return [{ kind: isList ? 'list' : 'text', text: clean, paragraph }]
  })
}

type Heard = {
  open(name: string, attributes: Attributes): void
  text?(text: string): unknown
  close?(name: string): void
}

/** What people write lies a dozen deep; the parser's time grows with the square of it. */
const mostDeep = 500

/** Entities of its own are never unfolded. */
function read(markup: string, { open, text, close }: Heard): void {
  let depth = 0
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        depth += 1
        if (depth > mostDeep) throw new Error('Nobody writes so deep.')
        open(name, attributes)
      },
      ontext: (said) => void text?.(said),
      onclosetag(name) {
        depth -= 1
        close?.(name)
      },
    },
    { xmlMode: true },
  )
  parser.end(markup)
}
