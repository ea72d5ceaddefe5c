/** What a show is told from, for its people and for operators. */
import type pg from 'pg'
import { materialWords } from '#content/portal-material.ts'
import { answersOfShows } from '#database/answers.ts'
import { clientOfShow } from '#database/public-shows.ts'
import { languageOfShow, materialOfShow } from '#database/show-material.ts'
import {
  findSource,
  type KeptPiece,
  type KeptSource,
  piecesOf,
  questionsAnswered,
  sourcesOf,
} from '#database/sources.ts'
import { gaugeOf, questionsToAnswer } from '#domain/gauge.ts'
import { sourceLimits } from '#domain/source.ts'

/** Undefined: there is no such show, or it is another client's. */
export async function openMaterial(pool: pg.Pool, showId: string, clientId?: string) {
  const owner = (await clientOfShow(pool, showId))?.clientId
  if (!owner || (clientId && owner !== clientId)) return undefined
  const [sources, material, asked] = await Promise.all([
    sourcesOf(pool, showId),
    materialOfShow(pool, showId),
    questionsToAsk(pool, showId),
  ])
  return {
    ...{ clientId: owner, showId, sources, asked },
    gauge: { ...gaugeOf(textsOf(material), material.told), isRead: material.hasWebsite },
  }
}

const askedAtOnce = 3

export const questionsToAsk = async (pool: pg.Pool, showId: string) =>
  (await questionsOfShow(pool, showId)).open.slice(0, askedAtOnce)

const textsOf = ({ passages }: { passages: readonly { text: string }[] }) => passages.map(({ text }) => text)

/** Those that customers ask: what nobody has answered yet, and what somebody has. */
export async function questionsOfShow(
  client: pg.Pool | pg.ClientBase,
  showId: string,
): Promise<{ open: string[]; answered: string[] }> {
  const said = await answersOfShows(client, [showId])
  const answered = await questionsAnswered(client, showId)
  const lines = said.get(showId)?.get('asked')?.text.split('\n') ?? []
  return { open: questionsToAnswer(lines, answered, materialWords.answers.usual), answered }
}

export type OpenSource = {
  source: KeptSource
  isForeign: boolean
  pieces: readonly KeptPiece[]
  first: number
}

/** Its website is told in another one, and then nothing of it is. */
const isForeign = ({ language }: KeptSource, ofShow: string): boolean =>
  language !== null && language !== ofShow && language !== 'und'

/** The page on which a piece stands. */
export async function openSource(
  pool: pg.Pool,
  sourceId: string,
  { piece = 0, clientId }: { piece?: number; clientId?: string },
): Promise<OpenSource | undefined> {
  const source = await findSource(pool, sourceId)
  if (!source || (clientId && source.clientId !== clientId)) return undefined
  const first = Math.floor(piece / sourceLimits.onPage) * sourceLimits.onPage
  const [pieces, language] = await Promise.all([
    piecesOf(pool, sourceId, first, sourceLimits.onPage),
    languageOfShow(pool, source.showId),
  ])
  return { source, isForeign: isForeign(source, language), pieces, first }
}
