import type { SourcePiece } from '#domain/source.ts'

const enough = 200

/** Loaded when there is something to read: the languages' tables would slow down every start. */
export async function languageOfPieces(pieces: readonly SourcePiece[]): Promise<string> {
  const { detectLanguage } = await import('#reader/detect-language.ts')
  const blocks = pieces.slice(0, enough).map(({ kind, text }) => ({ kind, text, heading: '' }))
  return detectLanguage(blocks, 'en')
}
