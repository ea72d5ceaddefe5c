/** Whose show an episode is of, and when that can be said. */
import type pg from 'pg'
import { clientCalled } from './portal-sessions.ts'

type Client = pg.Pool | pg.ClientBase

/** Null: it belongs to nobody any more, and what was put before somebody goes. Nobody reads what others said of it. */
export async function tieToShow(
  client: pg.ClientBase,
  { requestId, showId, operatorId }: { requestId: string; showId: string | null; operatorId?: string },
): Promise<void> {
  await client.query(
    `delete from private.comments where request_id = $1 and not exists (
       select from private.show_episodes where request_id = $1 and show_id is not distinct from $2::uuid)`,
    [requestId, showId],
  )
  // It leaves its date, and both shows are looked at.
  await client.query(`update private.slots set request_id = null where request_id = $1 and state = 'open'`, [
    requestId,
  ])
  await client.query(
    `update private.shows set slots_due_at = now() where slots_due_at is not null and (id = $2 or id = (
       select show_id from private.show_episodes where request_id = $1))`,
    [requestId, showId],
  )
  await client.query('delete from private.show_episodes where request_id = $1', [requestId])
  if (showId)
    await client.query(
      'insert into private.show_episodes (request_id, show_id, operator_id) values ($1, $2, $3)',
      [requestId, showId, operatorId ?? null],
    )
}

type TiableShow = { id: string; client: string; since: Date }

export type FoundShows = { shows: TiableShow[]; total: number; search: string }

const mostShows = 50

/** To choose from: what fits all patterns, the newest first, and before them the one that is chosen already. */
export async function findShows(
  pool: Client,
  { search, patterns, chosen }: { search: string; patterns: readonly string[]; chosen: string | undefined },
): Promise<FoundShows> {
  if (patterns.length === 0) return newestShows(pool, { search, chosen })
  const { rows } = await pool.query<TiableShow & { fits: boolean; total: number }>(
    `with named as materialized (
       select id, since, coalesce(${clientCalled('shows.client_id')}, '') as client, private.lowered(concat_ws(' ',
         ${clientCalled('shows.client_id')},
         (select string_agg(email, ' ') from private.members where members.client_id = shows.client_id),
         (select string_agg(name, ' ') from private.client_names names where names.client_id = shows.client_id))) as words
       from private.shows
     ), found as (
       select id, client, since, words like all ($2::text[]) as fits from named
     )
     select id, client, since, fits, (select count(*)::integer from found where fits) as total from found
     where fits or id = $1 order by id is distinct from $1, since desc, id limit $3`,
    [chosen ?? null, patterns, mostShows],
  )
  return { shows: rows, total: rows[0]?.total ?? 0, search }
}

/** Where nobody searches, only those that are shown are named. */
async function newestShows(
  pool: Client,
  { search, chosen }: { search: string; chosen: string | undefined },
): Promise<FoundShows> {
  const { rows } = await pool.query<TiableShow & { total: number }>(
    `with shown as materialized (
       select id, client_id, since from private.shows order by id is distinct from $1, since desc, id limit $2
     )
     select id, since, coalesce(${clientCalled('shown.client_id')}, '') as client,
       (select count(*)::integer from private.shows) as total
     from shown order by id is distinct from $1, since desc, id`,
    [chosen ?? null, mostShows],
  )
  return { shows: rows, total: rows[0]?.total ?? 0, search }
}

/** It stays until this transaction ends. */
export const isShow = async (client: pg.ClientBase, id: string) =>
  (await client.query('select from private.shows where id = $1 for key share', [id])).rowCount === 1

/**
 * The show that it is of and the one that it shall be of, held before its request is: whoever keeps a calendar takes them
 * in this order, too. False: there is no such show.
 */
export async function holdShows(
  client: pg.ClientBase,
  { requestId, showId }: { requestId: string; showId: string | null },
): Promise<boolean> {
  const { rows } = await client.query<{ id: string }>(
    `select id from private.shows where id = $2 or id = (
       select show_id from private.show_episodes where request_id = $1) order by id for no key update`,
    [requestId, showId],
  )
  return showId === null || rows.some(({ id }) => id === showId)
}

type PlaceOnLine = { step: string | null; showId: string | null; isPassed: boolean }

/** Where a request is with regard to the gate. Undefined: nobody has begun. */
export async function placeOnLine(client: Client, requestId: string): Promise<PlaceOnLine | undefined> {
  const { rows } = await client.query<PlaceOnLine>(
    `select production.step, show_id as "showId",
       exists (select from private.finished_steps finished
         where finished.request_id = request.id and finished.step = 'await-script') as "isPassed"
     from private.productions production join public.podcast_requests request on request.id = request_id
     left join private.show_episodes show_episode on show_episode.request_id = request.id
     where production.request_id = $1`,
    [requestId],
  )
  return rows[0]
}

export const bringToGate = (client: pg.ClientBase, requestId: string) =>
  client.query('update private.productions set again_at = now() where request_id = $1', [requestId])
