/** What becomes of what shows are told from, in the hands of their people. */
import type pg from 'pg'
import type { SourceRights } from '#domain/source.ts'
import { holdShow } from './shows.ts'

/** How much there is of a show, while nobody else adds to it. Undefined: it is another client's. */
export async function lockSources(
  client: pg.ClientBase,
  showId: string,
  clientId: string,
): Promise<{ files: number; bytes: number } | undefined> {
  if (!(await holdShow(client, showId, clientId))) return undefined
  const { rows } = await client.query<{ files: number; bytes: number }>(
    `select count(*)::integer as files, coalesce(sum(size), 0)::float8 as bytes from private.sources where show_id = $1`,
    [showId],
  )
  return rows[0]
}

type By = { memberId: string | null; operatorId: string | null }
type NewSource = { showId: string; name: string; rights: SourceRights; bytes: Uint8Array } & By

/** Undefined: this very file is there already. */
export async function addSource(client: pg.ClientBase, source: NewSource): Promise<string | undefined> {
  const { showId, name, rights, bytes, memberId, operatorId } = source
  const { rows } = await client.query<{ id: string }>(
    `with added as (
       insert into private.sources (show_id, name, rights, hash, size, member_id, operator_id)
       values ($1, $2, $3, sha256($4), octet_length($4), $5, $6) on conflict do nothing returning id
     ), kept as (insert into private.source_files (source_id, bytes) select id, $4 from added)
     select id from added`,
    [showId, name, rights, Buffer.from(bytes), memberId, operatorId],
  )
  return rows[0]?.id
}

export async function decideSource(
  client: pg.ClientBase,
  { sourceId, rights, memberId }: { sourceId: string; rights: SourceRights; memberId: string | null },
): Promise<void> {
  await client.query(
    `update private.sources set state = 'used', rights = $2, decided_by = $3, decided_at = now()
     where id = $1 and state in ('read', 'used')`,
    [sourceId, rights, memberId],
  )
}

/** Of those that were on the page, which may be read aloud. */
export async function markPieces(
  client: pg.ClientBase,
  { sourceId, shown, ours }: { sourceId: string; shown: readonly number[]; ours: readonly number[] },
): Promise<void> {
  await client.query(
    `update private.source_pieces set is_ours = place = any ($3) where source_id = $1 and place = any ($2)`,
    [sourceId, shown, ours],
  )
}

export async function removeSource(client: pg.ClientBase, sourceId: string): Promise<void> {
  await client.query('delete from private.sources where id = $1', [sourceId])
}

/** Episodes that are not ended and rest on it. */
export async function episodesRestingOn(pool: pg.Pool | pg.ClientBase, sourceId: string): Promise<number> {
  const { rows } = await pool.query<{ count: number }>(
    `select count(*)::integer as count from private.show_episodes episode
     join public.podcast_requests request on request.id = episode.request_id and status not in ('failed', 'stopped')
     join private.finished_steps checked on checked.request_id = request.id and checked.step = 'check-facts'
     join private.finished_steps read on read.request_id = request.id and read.step = 'read-website'
     where episode.show_id = (select show_id from private.sources where id = $1)
       and exists (select from jsonb_array_elements(read.output -> 'passages') as passages(passage)
         where passage -> 'source' ->> 'id' = $1::text
           and jsonb_path_exists(checked.output, '$.ledger.entries[*].evidence[*].id ? (@ == $id)',
             jsonb_build_object('id', passage -> 'id')))`,
    [sourceId],
  )
  return rows[0]?.count ?? 0
}
