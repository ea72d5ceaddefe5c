/** What shows are told from beyond their websites, as their people see it. */
import type pg from 'pg'
import type { SourceKind, SourceRights, SourceState } from '#domain/source.ts'

type Client = pg.Pool | pg.ClientBase

export type KeptSource = {
  id: string
  showId: string
  clientId: string
  name: string
  kind: SourceKind | null
  rights: SourceRights
  state: SourceState
  trouble: string | null
  language: string | null
  size: number
  /** Null: an operator, or somebody who is not there any more. */
  by: string | null
  addedAt: Date
  /** Paragraphs and lines, and those that may be read aloud. */
  pieces: number
  ours: number
  /** Where the last of them stands, headings counted in, and one more. */
  places: number
}

const columns = `source.id, source.show_id as "showId", show.client_id as "clientId", source.name, source.kind, rights, state,
  trouble, language, size, coalesce(nullif(member.name, ''), member.email) as by, added_at as "addedAt",
  (select count(*)::integer from private.source_pieces where source_id = source.id and kind <> 'heading') as pieces,
  (select count(*)::integer from private.source_pieces where source_id = source.id and kind <> 'heading' and is_ours) as ours,
  (select coalesce(max(place) + 1, 0) from private.source_pieces where source_id = source.id) as places`
const from = `private.sources source join private.shows show on show.id = source.show_id
  left join private.members member on member.id = source.member_id`

export async function sourcesOf(pool: Client, showId: string): Promise<KeptSource[]> {
  const { rows } = await pool.query<KeptSource>(
    `select ${columns} from ${from} where source.show_id = $1 order by added_at desc, source.id`,
    [showId],
  )
  return rows
}

export async function findSource(pool: Client, sourceId: string): Promise<KeptSource | undefined> {
  const { rows } = await pool.query<KeptSource>(`select ${columns} from ${from} where source.id = $1`, [
    sourceId,
  ])
  return rows[0]
}

export type KeptPiece = {
  place: number
  kind: 'heading' | 'text' | 'list'
  text: string
  page: number | null
  paragraph: number | null
  at: number | null
  speaker: string | null
  question: string | null
  isOurs: boolean
}

export async function piecesOf(
  pool: Client,
  sourceId: string,
  first: number,
  most: number,
): Promise<KeptPiece[]> {
  const { rows } = await pool.query<KeptPiece>(
    `select place, kind, text, page, paragraph, at, speaker, question, is_ours as "isOurs"
     from private.source_pieces where source_id = $1 and place >= $2 order by place limit $3`,
    [sourceId, first, most],
  )
  return rows
}

export async function fileOf(pool: Client, sourceId: string): Promise<Buffer | undefined> {
  const { rows } = await pool.query<{ bytes: Buffer }>(
    'select bytes from private.source_files where source_id = $1',
    [sourceId],
  )
  return rows[0]?.bytes
}

/** Those that its people have answered on the page of its material. */
export async function questionsAnswered(client: Client, showId: string): Promise<string[]> {
  const { rows } = await client.query<{ question: string }>(
    `select question from private.source_pieces join private.sources source on source.id = source_id
     where show_id = $1 and source.kind = 'answers' and question is not null order by place`,
    [showId],
  )
  return rows.map(({ question }) => question)
}
