/** Sources on their way: handed to whoever reads them, and kept as they were read. */
import type pg from 'pg'
import type { FileTrouble, ReadFile, SourcePiece, SourcePlace } from '#domain/source.ts'
import { inTransaction } from './in-transaction.ts'

/** A file that has ended so many readers is not handed to another. */
const mostTries = 3

/** The one that was asked for, or the oldest; whoever has begun has two minutes. */
export async function claimSource(
  pool: pg.Pool,
  sourceId?: string,
): Promise<{ id: string; bytes: Buffer } | undefined> {
  const { rows } = await pool.query<{ id: string; bytes: Buffer }>(
    `with given_up as (
       update private.sources set state = 'refused', trouble = 'broken'
       where state = 'waiting' and tries >= $2 and begun_at < now() - interval '2 minutes'
     ), claimed as (
       update private.sources set begun_at = now(), tries = tries + 1 where id = (
         select id from private.sources where state = 'waiting' and ($1::uuid is null or id = $1)
           and tries < $2 and (begun_at is null or begun_at < now() - interval '2 minutes')
         order by added_at limit 1 for update skip locked)
       returning id)
     select id, bytes from claimed join private.source_files on source_id = id`,
    [sourceId ?? null, mostTries],
  )
  return rows[0]
}

/** Nothing is used yet: whoever owns it looks at what was read first. */
export const keepRead = (
  pool: pg.Pool,
  sourceId: string,
  { kind, pieces, language }: ReadFile & { language: string },
): Promise<void> =>
  inTransaction(pool, async (client) => {
    const { rowCount } = await client.query(
      `update private.sources set state = 'read', kind = $2, language = $3,
         rights = case when $2 = 'transcript' then 'background' else rights end where id = $1 and state = 'waiting'`,
      [sourceId, kind, language],
    )
    if (rowCount === 1) await keepPieces(client, sourceId, pieces, kind !== 'transcript')
  })

export async function keepTrouble(pool: pg.Pool, sourceId: string, trouble: FileTrouble): Promise<void> {
  await pool.query(
    `update private.sources set state = 'refused', trouble = $2 where id = $1 and state = 'waiting'`,
    [sourceId, trouble],
  )
}

async function keepPieces(
  client: pg.ClientBase,
  sourceId: string,
  pieces: readonly SourcePiece[],
  isOurs: boolean,
): Promise<void> {
  await client.query(
    `insert into private.source_pieces (source_id, place, kind, text, page, paragraph, at, speaker, question, is_ours)
     select $1, ordinality - 1, piece ->> 'kind', piece ->> 'text', (piece ->> 'page')::integer,
       (piece ->> 'paragraph')::integer, (piece ->> 'at')::float8, piece ->> 'speaker', piece ->> 'question', $3
     from jsonb_array_elements($2) with ordinality as pieces(piece, ordinality)`,
    [sourceId, JSON.stringify(pieces), isOurs],
  )
}

type Answered = { showId: string; memberId: string | null; question: string; answer: string; name: string }

/** What a client answers is a source of its own, one for each show; a new answer takes the place of the old one. */
export async function keepAnswerAsSource(client: pg.ClientBase, answered: Answered): Promise<void> {
  const { showId, memberId, question, answer, name } = answered
  const { rows } = await client.query<{ id: string }>(
    `insert into private.sources (show_id, name, kind, rights, state, member_id, decided_by, decided_at)
     values ($1, $2, 'answers', 'ours', 'used', $3, $3, now())
     on conflict (show_id) where kind = 'answers' do update set decided_at = now() returning id`,
    [showId, name, memberId],
  )
  const id = rows[0]?.id
  await client.query('delete from private.source_pieces where source_id = $1 and question = $2', [
    id,
    question,
  ])
  if (answer)
    await client.query(
      `insert into private.source_pieces (source_id, place, kind, text, question, is_ours)
       select $1, coalesce(max(place) + 1, 0), 'text', $3, $2, true from private.source_pieces where source_id = $1`,
      [id, question, answer],
    )
}

/** A source of the show of an episode, with the pieces of it that may be read aloud and their headings. */
export type SourceToTell = {
  id: string
  name: string
  kind: string
  pieces: readonly (Omit<SourcePlace, 'id' | 'name'> & Pick<SourcePiece, 'kind' | 'text'>)[]
}

export async function sourcesToTell(pool: pg.Pool, requestId: string): Promise<SourceToTell[]> {
  const { rows } = await pool.query<SourceToTell>(
    `select source.id, source.name, source.kind, json_agg(json_strip_nulls(json_build_object('piece', piece.place,
         'kind', piece.kind, 'text', piece.text, 'page', piece.page, 'paragraph', piece.paragraph, 'at', piece.at,
         'speaker', piece.speaker, 'question', piece.question)) order by piece.place) as pieces
     from private.show_episodes episode join private.sources source on source.show_id = episode.show_id
     join private.source_pieces piece
       on piece.source_id = source.id and (piece.is_ours or piece.kind = 'heading')
     where episode.request_id = $1 and source.state = 'used' and source.rights = 'ours'
     group by source.id order by source.added_at, source.id`,
    [requestId],
  )
  return rows
}
