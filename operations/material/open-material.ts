/** What a show is told from, for its people and for operators. */
import type pg from 'pg'
import { materialWords } from '#content/portal-material.ts'
import { answersOfShows } from '#database/answers.ts'
import { materialOfShow } from '#database/show-material.ts'
import { ownerOfShow } from '#database/shows.ts'
import { findSource, type KeptPiece, type KeptSource, piecesOf, sourcesOf } from '#database/sources.ts'
import { gaugeOf, questionsToAnswer } from '#domain/gauge.ts'
import { sourceLimits } from '#domain/source.ts'

/** Undefined: there is no such show, or it is another client's. */
export async function openMaterial(pool: pg.Pool, showId: string, clientId?: string) {
  const owner = await ownerOfShow(pool, showId)
  if (!owner || (clientId && owner !== clientId)) return undefined
  const [sources, material, asked] = await Promise.all([
    sourcesOf(pool, showId),
    materialOfShow(pool, showId),
    questionsOfShow(pool, showId),
  ])
  return {
    ...{ clientId: owner, showId, sources, asked },
    gauge: { ...gaugeOf(textsOf(material), material.told), isRead: material.hasWebsite },
  }
}

const textsOf = ({ passages }: { passages: readonly { text: string }[] }) => passages.map(({ text }) => text)

/** Those that customers ask, as far as nobody has answered them. */
async function questionsOfShow(pool: pg.Pool, showId: string): Promise<string[]> {
  const sources = await sourcesOf(pool, showId)
  const answers = sources.find(({ kind }) => kind === 'answers')
  const [said, kept] = await Promise.all([
    answersOfShows(pool, [showId]),
    answers ? piecesOf(pool, answers.id, 0, sourceLimits.pieces) : [],
  ])
  const lines = said.get(showId)?.get('asked')?.text.split('\n') ?? []
  const answered = kept.flatMap(({ question }) => question ?? [])
  return questionsToAnswer(lines, answered, materialWords.answers.usual)
}

export type OpenSource = { source: KeptSource; pieces: readonly KeptPiece[]; first: number; all: number }

/** The page on which a piece stands. */
export async function openSource(
  pool: pg.Pool,
  sourceId: string,
  { piece = 0, clientId }: { piece?: number; clientId?: string },
): Promise<OpenSource | undefined> {
  const source = await findSource(pool, sourceId)
  if (!source || (clientId && source.clientId !== clientId)) return undefined
  const first = Math.floor(piece / sourceLimits.onPage) * sourceLimits.onPage
  const pieces = await piecesOf(pool, sourceId, first, sourceLimits.onPage + 1)
  const all = first + pieces.length
  return { source, pieces: pieces.slice(0, sourceLimits.onPage), first, all }
}
