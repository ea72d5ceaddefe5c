import type pg from 'pg'
import type { Edit } from '#domain/draft/edit.ts'
import type { MadeStep } from '#domain/production.ts'

export type OrderedEpisode = {
  requestId: string
  website: string
  status: string
  edits: readonly Edit[]
}

/** Requests that nobody works on yet, entered as productions by this very transaction. */
export async function beginProductions(client: pg.ClientBase, most: number): Promise<string[]> {
  const { rows } = await client.query<{ id: string }>(
    `insert into private.productions (request_id)
     select id from podcast_requests request
     where status = 'pending' and not exists (select from private.productions where request_id = request.id)
     order by created_at limit $1 for update skip locked
     on conflict do nothing returning request_id as id`,
    [most],
  )
  return rows.map(({ id }) => id)
}

/** Productions that somebody wants to go on, for this very transaction. */
export async function takeWanted(client: pg.ClientBase, most: number): Promise<string[]> {
  const { rows } = await client.query<{ id: string }>(
    `update private.productions set wanted_at = null where request_id in (
       select request_id from private.productions where wanted_at is not null
       order by wanted_at limit $1 for update skip locked
     ) returning request_id as id`,
    [most],
  )
  return rows.map(({ id }) => id)
}

/** Undefined when the request is gone or has come to an end: then there is nothing to do. */
export async function findOrder(pool: pg.Pool, requestId: string): Promise<OrderedEpisode | undefined> {
  const { rows } = await pool.query<OrderedEpisode>(
    `select id as "requestId", website_url as website, status,
       coalesce((
         select jsonb_agg(edit order by number) from private.edits
         where edits.request_id = id and number <= version
       ), '[]') as edits
     from podcast_requests join private.productions on request_id = id
     where id = $1 and ended_at is null and status not in ('stopped', 'failed')`,
    [requestId],
  )
  return rows[0]
}

export async function isDeleted(pool: pg.Pool, requestId: string): Promise<boolean> {
  const { rowCount } = await pool.query('select from podcast_requests where id = $1', [requestId])
  return rowCount === 0
}

export async function findFinishedSteps(pool: pg.Pool, requestId: string): Promise<Map<string, unknown>> {
  const { rows } = await pool.query<{ step: string; output: unknown }>(
    'select step, output from private.finished_steps where request_id = $1',
    [requestId],
  )
  return new Map(rows.map(({ step, output }) => [step, output]))
}

/** Resolves to how often this step has begun by now. */
export async function beginStep(pool: pg.Pool, requestId: string, step: MadeStep): Promise<number> {
  const { rows } = await pool.query<{ attempts: number }>(
    `update private.productions set attempts = case when step = $2 then attempts + 1 else 1 end, step = $2
     where request_id = $1 returning attempts`,
    [requestId, step],
  )
  return rows[0]?.attempts ?? 0
}

type Finished = { requestId: string; step: MadeStep; output: unknown; seconds: number; status: string | null }

/** The step's result and what the visitor sees of it, at once. A request that was stopped meanwhile stays stopped. */
export async function finishStep(pool: pg.Pool, finished: Finished): Promise<void> {
  const { requestId, step, output, seconds, status } = finished
  await pool.query(
    `with kept as (
       insert into private.finished_steps (request_id, step, output, seconds) values ($1, $2, $3, $4)
       on conflict do nothing
     ), told as (
       update podcast_requests set status = coalesce($5, status)
       where id = $1 and status not in ('stopped', 'failed', 'delivered')
     )
     update private.productions set attempts = 0, trouble = null where request_id = $1`,
    [requestId, step, JSON.stringify(output), seconds, status],
  )
}

/** A step that waits for the outside world has not failed to come to an end. */
export async function noteWaiting(pool: pg.Pool, requestId: string, trouble: string): Promise<void> {
  await pool.query('update private.productions set attempts = 0, trouble = $2 where request_id = $1', [
    requestId,
    trouble,
  ])
}

/** No episode comes of it: the request says so, and its person gets a letter with the reason. False: it had ended. */
export async function failProduction(
  pool: pg.Pool | pg.ClientBase,
  { requestId, code, reason, trouble }: { requestId: string; code: string; reason: string; trouble: string },
): Promise<boolean> {
  const { rowCount } = await pool.query(
    `with ended as (
       update private.productions set ended_at = now(), trouble = $4, awaits_approval_since = null, held_since = null
       where request_id = $1 and ended_at is null
       returning request_id
     ), told as (
       update podcast_requests set status = 'failed' from ended
       where id = request_id and status not in ('stopped', 'delivered') returning id
     ), owed as (
       insert into private.letters (request_id, kind, facts)
       select id, 'request-failed', jsonb_build_object('code', $2::text, 'reason', $3::text) from told
       on conflict do nothing
     )
     select from ended`,
    [requestId, code, reason, trouble],
  )
  return rowCount === 1
}

/** The episode is published: its letter is owed from this moment on, and tells what the last step wrote down for it. */
export async function endProduction(pool: pg.Pool, requestId: string): Promise<void> {
  await pool.query(
    `with ended as (
       update private.productions set ended_at = now(), step = null, attempts = 0, trouble = null
       where request_id = $1
     )
     insert into private.letters (request_id, kind, facts)
     select id, 'episode-ready', output -> 'facts'
     from podcast_requests join private.finished_steps on request_id = id and step = 'publish'
     where id = $1 and status <> 'stopped'
     on conflict do nothing`,
    [requestId],
  )
}
