/** What whoever asked wants to hear, and where their episode stands meanwhile. */
import type pg from 'pg'
import type { Reading } from '#domain/evidence.ts'
import type { Wishes } from '#domain/wishes.ts'
import { storable } from './storable.ts'

export type MinuteRow = {
  requestId: string
  website: string
  requestedAt: Date
  /** How often it was made again as somebody wished. */
  remakes: number
  wishes: Wishes | null
  reading: Reading | null
  /** Steps of the line that are done. */
  finished: string[]
  /** Operators have changed the script by hand. */
  isEdited: boolean
  isPublished: boolean
  /** Why nothing came of it, as the letter says. */
  failure: { code: string; reason: string } | null
}

/** Whose link this is: the browser's that asked, a letter's, or the episode's own. */
export async function findMinute(
  pool: pg.Pool | pg.ClientBase,
  tokenHash: string,
): Promise<MinuteRow | undefined> {
  const { rows } = await pool.query<MinuteRow>(
    `with asked as (
       select id from public.podcast_requests where ticket_hash = decode($1, 'hex')
       union select request_id from private.minute_links where token_hash = decode($1, 'hex')
       union select request_id from private.episodes where token_hash = decode($1, 'hex') and deleted_at is null
     )
     select request.id as "requestId", website_url as website, request.created_at as "requestedAt",
       coalesce(newest.number, 0) as remakes, newest.wishes,
       (select output from private.finished_steps where request_id = request.id and step = 'read-website') as reading,
       array(select step from private.finished_steps where request_id = request.id) as finished,
       exists (select from private.edits where request_id = request.id) as "isEdited",
       exists (select from private.episodes where request_id = request.id and deleted_at is null) as "isPublished",
       (select facts from private.letters where request_id = request.id and kind = 'request-failed') as failure
     from asked join public.podcast_requests request using (id)
     left join lateral (
       select number, wishes from private.wishes where request_id = request.id order by number desc limit 1
     ) as newest on true`,
    [tokenHash],
  )
  return rows[0]
}

/** Within the transaction that makes it again. False: it was often enough. */
export async function keepWishes(
  client: pg.ClientBase,
  { requestId, wishes, most }: { requestId: string; wishes: Wishes; most: number },
): Promise<boolean> {
  const { rowCount } = await client.query(
    `insert into private.wishes (request_id, number, wishes)
     select $1, count(*) + 1, $2 from private.wishes where request_id = $1 having count(*) < $3`,
    [requestId, storable(wishes), most],
  )
  return rowCount === 1
}

/** From now on this link leads there, too. */
export async function keepMinuteLink(pool: pg.Pool, requestId: string, tokenHash: Buffer): Promise<void> {
  await pool.query(
    `insert into private.minute_links (token_hash, request_id)
     select $2, id from public.podcast_requests where id = $1 on conflict do nothing`,
    [requestId, tokenHash],
  )
}
