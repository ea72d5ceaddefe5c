import type pg from 'pg'
import type { Brief } from '#domain/brief.ts'
import type { Edit } from '#domain/draft/edit.ts'
import { isOurTrouble } from '#domain/production.ts'
import type { OrderedShow } from '#domain/script.ts'
import type { VoiceGuide } from '#domain/voice-guide.ts'
import type { Wishes } from '#domain/wishes.ts'
import { briefColumns } from './briefs.ts'
import { orderedShow } from './show-choices.ts'

type OrderedEpisode = {
  requestId: string
  website: string
  status: string
  edits: readonly Edit[]
  /** Without one the line decides everything by itself. */
  brief: Brief | null
  wishes: Wishes | null
  /** Of its website. */
  guide: VoiceGuide | null
  show: OrderedShow | null
}

/** Requests that nobody works on yet, entered as productions by this very transaction. */
export async function beginProductions(client: pg.ClientBase, most: number): Promise<string[]> {
  const { rows } = await client.query<{ id: string }>(
    `insert into private.productions (request_id, business)
     select id, (select business from private.briefs where request_id = request.id)
     from podcast_requests request
     where status = 'pending' and admitted_at is not null and not exists (select from private.productions where request_id = request.id)
     order by created_at limit $1 for update skip locked
     on conflict do nothing returning request_id as id`,
    [most],
  )
  return rows.map(({ id }) => id)
}

/** Undefined when the request is gone or has come to an end: then there is nothing to do. */
export async function findOrder(pool: pg.Pool, requestId: string): Promise<OrderedEpisode | undefined> {
  const { rows } = await pool.query<OrderedEpisode>(
    `select id as "requestId", website_url as website, status,
       coalesce((
         select jsonb_agg(edit order by number) from private.edits where edits.request_id = id and number <= version
       ), '[]') as edits,
       case when brief.request_id is not null then ${briefColumns} end as brief,
       (select wishes from private.wishes where request_id = id order by number desc limit 1) as wishes,
       (select guide from private.voice_guides where host = private.site_of(website_url)
         order by number desc limit 1) as guide,
       ${orderedShow('podcast_requests.id')} as show
     from podcast_requests
     join private.productions production on production.request_id = id
     left join private.briefs brief on brief.request_id = id
     where id = $1 and ended_at is null and status not in ('stopped', 'failed')`,
    [requestId],
  )
  return rows[0]
}

export async function isDeleted(pool: pg.Pool, requestId: string): Promise<boolean> {
  const { rowCount } = await pool.query('select from podcast_requests where id = $1', [requestId])
  return rowCount === 0
}

/** No episode comes of it: the request says so, and its person gets a letter with the reason. False: it had ended. */
export async function failProduction(
  pool: pg.Pool | pg.ClientBase,
  { requestId, code, reason, trouble }: { requestId: string; code: string; reason: string; trouble: string },
): Promise<boolean> {
  const { rowCount } = await pool.query(
    `with request as materialized (
       select id from podcast_requests where id = $1 for no key update
     ), ended as (
       update private.productions set ended_at = now(), trouble = $4, trouble_of = $5,
         awaits_approval_since = null, held_since = null
       from request where request_id = request.id and ended_at is null
       returning request_id
     ), told as (
       update podcast_requests set status = 'failed' from ended
       where id = request_id and status not in ('stopped', 'delivered') returning id
     ), owed as (
       insert into private.letters (request_id, kind, facts)
       select id, 'request-failed', jsonb_build_object('code', $2::text, 'reason', $3::text) from told
       -- It was tried again after a first letter: this is a second one.
       on conflict (request_id, kind) do update set id = gen_random_uuid(), facts = excluded.facts, state = 'queued',
         created_at = now(), due_at = now(), changed_at = now(), tries = 0, trouble = null
         where letters.state not in ('queued', 'sending')
     )
     select from ended`,
    [requestId, code, reason, trouble, isOurTrouble(code) ? 'ours' : 'theirs'],
  )
  return rowCount === 1
}

/**
 * Goes on from the step that is not finished yet. A letter that would have said that nothing comes of it is not sent
 * any more, if it has not been.
 */
export async function resumeProduction(client: pg.ClientBase, requestId: string): Promise<void> {
  await client.query(`update podcast_requests set status = 'pending' where id = $1 and status = 'failed'`, [
    requestId,
  ])
  await client.query(
    `delete from private.letters
     where request_id = $1 and kind = 'request-failed' and state in ('queued', 'failed')`,
    [requestId],
  )
  await client.query(
    `update private.productions set ended_at = null, settled_at = null, trouble = null, trouble_of = null, attempts = 0,
       again_at = now() where request_id = $1`,
    [requestId],
  )
}

/** It has waited too often, but for the operator: then it waits on. False: it waits for somebody else. */
export async function keepWaitingForOperator(pool: pg.Pool, requestId: string): Promise<boolean> {
  const { rowCount } = await pool.query(
    `update private.productions set again_at = now()
     where request_id = $1 and trouble_of = 'operator' and ended_at is null`,
    [requestId],
  )
  return rowCount === 1
}

/** Those that somebody wants to go on by now, held by this very transaction. */
export async function productionsToBringBack(client: pg.ClientBase, most: number): Promise<string[]> {
  const { rows } = await client.query<{ id: string }>(
    `select request_id as id from private.productions where again_at <= clock_timestamp()
     order by again_at limit $1 for update skip locked`,
    [most],
  )
  return rows.map(({ id }) => id)
}

export async function noteBroughtBack(client: pg.ClientBase, requestId: string): Promise<void> {
  await client.query('update private.productions set again_at = null where request_id = $1', [requestId])
}

export async function settleProduction(client: pg.ClientBase, requestId: string): Promise<void> {
  await client.query('update private.productions set settled_at = now() where request_id = $1', [requestId])
}

/** The step under way comes to its end, and no further one begins. What is written but not on its way stays here. */
export async function markStopped(client: pg.ClientBase, requestId: string): Promise<void> {
  await client.query(`delete from private.letters where request_id = $1 and state = 'queued'`, [requestId])
  await client.query(
    `update podcast_requests set status = 'stopped'
     where id = $1 and status in ('pending', 'read', 'written', 'recorded')`,
    [requestId],
  )
}
