/** Paragraphs of a PDF with the page that they stand on. */
import type { SourcePiece } from '#domain/source.ts'
import { furnitureOf, type Line, marginOf, shapeOf, usualSize } from './pdf-lines.ts'

type Piece = SourcePiece & { page: number }

const bullet = /^[•▪◦‣–-]\s/
const ends = /[.!?:"”)]$/

export function piecesOf(pages: readonly (readonly Line[])[]): SourcePiece[] {
  const furniture = furnitureOf(pages)
  const usual = usualSize(pages)
  const isOfPaper = ({ text }: Line) => furniture.has(shapeOf(text)) || /^[\d\s.–-]+$/.test(text)
  const pieces: Piece[] = []
  for (const [index, all] of pages.entries()) {
    const margin = marginOf(all)
    let before: Line | undefined
    for (const line of all) {
      if (isOfPaper(line)) continue
      addLine(pieces, line, { before, margin, usual, page: index + 1 })
      before = line
    }
  }
  return numbered(pieces)
}

type Where = { before: Line | undefined; margin: number; usual: number; page: number }

function addLine(pieces: Piece[], line: Line, { before, margin, usual, page }: Where): void {
  const isHeading = line.size > usual * 1.15 && line.text.length < 160
  const kind = isHeading ? 'heading' : bullet.test(line.text) ? 'list' : 'text'
  const last = pieces.at(-1)
  const hasEnded = ends.test(last?.text ?? '')
  const down = before ? before.y - line.y : 0
  const isIndented = line.x > margin + line.size * 0.7 && line.x < margin + line.size * 4
  const isNear = down > 0 && down < line.size * 1.75 && Math.abs(line.size - (before?.size ?? 0)) < 1
  const isAlike = kind === 'text' ? last?.kind !== 'heading' : kind === 'heading' && last?.kind === 'heading'
  const goesOn = last?.page === page && isNear && isAlike && !(isIndented && hasEnded)
  // A sentence that a page or a column cuts goes on, and counts for where it began.
  const wasCut = kind === 'text' && last?.kind === 'text' && !hasEnded && /^\p{Ll}/u.test(line.text)
  const isHyphen = /\p{Ll}-$/u.test(last?.text ?? '') && /^\p{Ll}/u.test(line.text)
  if (last && (goesOn || wasCut))
    last.text = isHyphen ? last.text.slice(0, -1) + line.text : `${last.text} ${line.text}`
  else pieces.push({ page, kind, text: line.text })
}

function numbered(pieces: readonly Piece[]): SourcePiece[] {
  const counts = new Map<number, number>()
  return pieces.map((piece) => {
    const text = piece.text.replace(bullet, '')
    if (piece.kind === 'heading') return { ...piece, text }
    const paragraph = (counts.get(piece.page) ?? 0) + 1
    counts.set(piece.page, paragraph)
    return { ...piece, text, paragraph }
  })
}
