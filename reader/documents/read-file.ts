/** A program of its own, which reads what strangers have made and says what stands in it; started by `read-guarded.ts` alone. */
import { buffer } from 'node:stream/consumers'
import { type FileTrouble, type ReadFile, type SourcePiece, sourceLimits } from '#domain/source.ts'
import { cleanText, oneCleanLine } from '#reader/clean-text.ts'
import { fileKindOf } from './file-kind.ts'

type Said = ReadFile | { trouble: FileTrouble }

async function readFile(bytes: Uint8Array): Promise<Said> {
  const kind = fileKindOf(bytes)
  if (kind.is === 'pdf') {
    const { readPdf } = await import('./read-pdf.ts')
    return as('pdf', await readPdf(bytes))
  }
  if (kind.is === 'zip') {
    const { readDocx } = await import('./read-docx.ts')
    return as('docx', readDocx(bytes))
  }
  if (kind.is === 'none') return { trouble: kind.trouble }
  const { cuesIn, piecesOfCues } = await import('./transcript.ts')
  const cues = cuesIn(kind.text)
  if (cues) return as('transcript', { pieces: piecesOfCues(cues) })
  const { piecesOfPlainText } = await import('./text-pieces.ts')
  return as('text', { pieces: piecesOfPlainText(kind.text) })
}

function as(kind: ReadFile['kind'], read: { pieces: SourcePiece[] } | { trouble: FileTrouble }): Said {
  if ('trouble' in read) return read
  const pieces = read.pieces
    .slice(0, sourceLimits.pieces)
    .map(cleaned)
    .filter(({ text }) => text !== '')
  return pieces.some(({ kind: each }) => each !== 'heading') ? { kind, pieces } : { trouble: 'no-text' }
}

/** A font without letters leaves a NUL, which no database keeps; a paragraph without end is cut. */
const cleaned = (piece: SourcePiece): SourcePiece => ({
  ...piece,
  text: cleanText(piece.text).slice(0, sourceLimits.pieceCharacters).toWellFormed(),
  ...(piece.speaker !== undefined && { speaker: oneCleanLine(piece.speaker) }),
})

// A copy: pdf.js takes the memory of what it is handed away.
const bytes = Uint8Array.from(await buffer(process.stdin))
process.stdout.write(JSON.stringify(await readFile(bytes)))
