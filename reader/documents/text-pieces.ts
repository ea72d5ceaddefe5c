/** A plain or marked text in its paragraphs. */
import type { SourcePiece } from '#domain/source.ts'
import { cleanText, oneCleanLine } from '#reader/clean-text.ts'
import { blocksOf } from '#reader/read-text.ts'

const frontMatter = /^\ufeff?---[ \t]*\r?\n[\s\S]{0,4000}?\n---[ \t]*\r?\n/
const comments = /<!--[\s\S]{0,10000}?-->/g
const fences = /^(?:```|~~~)[\s\S]*?^(?:```|~~~)[^\n]*$/gm
/** `[words](address)`, emphasis and code: what is read is the words. */
const marks: readonly [RegExp, string][] = [
  [/!\[([^\]\n]{0,300})\]\([^)\n]{0,2000}\)/g, ''],
  [/\[([^\]\n]{1,500})\]\([^)\n]{0,2000}\)/g, '$1'],
  [/(\*\*|__)(?=\S)([^\n]{1,500}?)(?<=\S)\1/g, '$2'],
  [/(?<![\w*])\*(?=\S)([^*\n]{1,500}?)(?<=\S)\*(?![\w*])/g, '$1'],
  [/`([^`\n]{1,500})`/g, '$1'],
  [/^>[ \t]?/gm, ''],
  [/^[ \t]*(?:[-*_][ \t]*){3,}$/gm, ''],
  // What was struck out was taken back.
  [/~~[^~\n]{1,500}~~/g, ''],
]

export function piecesOfPlainText(text: string): SourcePiece[] {
  const bare = text.replace(frontMatter, '').replace(comments, '').replace(fences, '')
  const plain = marks.reduce((left, [mark, by]) => left.replace(mark, by), bare)
  let paragraph = 0
  return blocksOf(plain).map(({ kind, text: said }): SourcePiece => {
    const clean = cleanText(said)
    if (kind === 'heading') return { kind, text: oneCleanLine(clean) }
    paragraph += 1
    return { kind: kind === 'list' ? kind : 'text', text: clean, paragraph }
  })
}
