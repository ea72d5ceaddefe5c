import { getDocumentProxy } from 'unpdf'
import { type FileTrouble, type SourcePiece, sourceLimits } from '#domain/source.ts'
import { type Item, type Line, linesOf } from './pdf-lines.ts'
import { piecesOf } from './pdf-pieces.ts'

/** A file without words shows its text as a picture. */
export async function readPdf(
  bytes: Uint8Array,
): Promise<{ pieces: SourcePiece[] } | { trouble: FileTrouble }> {
  // Nothing of it is run, drawn or fetched.
  const options = { verbosity: 0, isEvalSupported: false, disableFontFace: true, useSystemFonts: false }
  try {
    const document = await getDocumentProxy(bytes, options)
    const pages: Line[][] = []
    for (let page = 1; page <= Math.min(document.numPages, sourceLimits.pages); page += 1) {
      const { items } = await (await document.getPage(page)).getTextContent()
      pages.push(linesOf(items.filter((item) => 'str' in item) as Item[])) // the others are marks without letters
    }
    const pieces = piecesOf(pages)
    return pieces.length > 0 ? { pieces } : { trouble: 'scan' }
  } catch (error) {
    const isLocked = error instanceof Error && error.name === 'PasswordException'
    return { trouble: isLocked ? 'encrypted' : 'broken' }
  }
}
