/** A file of Word: a folder in an archive, of which only what is written is unfolded. */
import { unzipSync } from 'fflate'
import type { FileTrouble, SourcePiece } from '#domain/source.ts'
import { docxPieces, stylesIn } from './docx-pieces.ts'

/** What no person has written: the longest novels stay below. */
const mostUnfolded = 40 * 1024 * 1024
const documentName = 'word/document.xml'
const stylesName = 'word/styles.xml'

class TooMuch extends Error {}

/** `archive`, or a file of another program. */
export function readDocx(bytes: Uint8Array): { pieces: SourcePiece[] } | { trouble: FileTrouble } {
  const names = new Set<string>()
  try {
    const files = unzipSync(bytes, {
      filter({ name, originalSize }) {
        names.add(name.split('/')[0] ?? '')
        if (name !== documentName && name !== stylesName) return false
        if (originalSize > mostUnfolded) throw new TooMuch()
        return true
      },
    })
    const document = files[documentName]
    if (!document) return { trouble: troubleOf(names) }
    const styles = stylesIn(textOf(files[stylesName] ?? new Uint8Array()))
    const pieces = docxPieces(textOf(document), styles)
    return pieces.length > 0 ? { pieces } : { trouble: 'no-text' }
  } catch (error) {
    return { trouble: error instanceof TooMuch ? 'too-much' : 'broken' }
  }
}

const troubleOf = (names: ReadonlySet<string>): FileTrouble =>
  ['xl', 'ppt', 'mimetype', 'Index'].some((name) => names.has(name)) ? 'other-office' : 'archive'

const textOf = (bytes: Uint8Array) => new TextDecoder().decode(bytes)
