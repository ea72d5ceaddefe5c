/** What a show is told from beyond its website: files of its client, and answers to what we have asked. */
export type SourceKind = 'pdf' | 'docx' | 'text' | 'transcript' | 'answers'

/** `ours` may be read aloud; `background` is only known. */
export type SourceRights = 'ours' | 'background'

/** Whether it may be told from: it waits to be read, was read and waits for a person, is used, or could not be read. */
export type SourceState = 'waiting' | 'read' | 'used' | 'refused'

/** A paragraph, a line of a list or what somebody says, with where it stands. */
export type SourcePiece = {
  kind: 'heading' | 'text' | 'list'
  text: string
  page?: number
  /** From 1, on its page or in its document. */
  paragraph?: number
  /** In seconds. */
  at?: number
  speaker?: string
  /** What we have asked. */
  question?: string
}

/** Where a passage of an episode stands in a source: everybody who shows evidence leads there. */
export type SourcePlace = Omit<SourcePiece, 'kind' | 'text'> & {
  id: string
  name: string
  /** From 0, of all its pieces. */
  piece: number
}

export type ReadFile = { kind: Exclude<SourceKind, 'answers'>; pieces: readonly SourcePiece[] }

/** Why a file cannot be read; each is one sentence for its owner. */
export const fileTroubles = [
  'empty',
  'encrypted',
  'scan',
  'no-text',
  'program',
  'picture',
  'sound',
  'old-office',
  'other-office',
  'archive',
  'unknown',
  'too-much',
  'too-slow',
  'broken',
] as const
export type FileTrouble = (typeof fileTroubles)[number]

export const sourceLimits = {
  /** Of a file. */
  bytes: 25 * 1024 * 1024,
  files: 200,
  /** Of all files of a show. */
  allBytes: 250 * 1024 * 1024,
  pages: 600,
  pieces: 5000,
  pieceCharacters: 5000,
  /** Of one page, which stays small on a telephone. */
  onPage: 60,
  nameCharacters: 120,
  answerCharacters: 4000,
} as const

/** In the place of an address: nothing to fetch, and nothing that the public could open. */
export const addressOfSource = (id: string) => `text:source/${id}`

/** What a file is called by those who have named it, without what would be a folder. */
export const sourceName = (typed: string): string =>
  typed
    .replaceAll(/[\p{Cc}\p{Cf}]/gu, '')
    .split(/[\\/]/)
    .at(-1)
    ?.trim()
    .slice(0, sourceLimits.nameCharacters) || 'file'
