/** How far an episode is on its line: what each step has made, and how the one under way goes. */
import type pg from 'pg'
import type { TroubleOf } from '#domain/board.ts'
import type { MadeStep } from '#domain/production.ts'
import { storable } from './storable.ts'

export async function findFinishedSteps(pool: pg.Pool, requestId: string): Promise<Map<string, unknown>> {
  const { rows } = await pool.query<{ step: string; output: unknown }>(
    'select step, output from private.finished_steps where request_id = $1',
    [requestId],
  )
  return new Map(rows.map(({ step, output }) => [step, output]))
}

export async function isPublished(pool: pg.Pool, requestId: string): Promise<boolean> {
  const { rowCount } = await pool.query(
    `select from private.finished_steps where request_id = $1 and step = 'publish'`,
    [requestId],
  )
  return rowCount === 1
}

/** Where its sound lies until it is out: a player asks for it in many ranges, and all else of its steps is long. */
export async function masteredKey(pool: pg.Pool, requestId: string): Promise<string | undefined> {
  const { rows } = await pool.query<{ key: string | null }>(
    `select output ->> 'mp3' as key from private.finished_steps mastered
     where request_id = $1 and step = 'master' and not exists (
       select from private.finished_steps published
       where published.request_id = mastered.request_id and published.step = 'publish')`,
    [requestId],
  )
  return rows[0]?.key ?? undefined
}

/** Resolves to how often this step has begun by now; undefined when somebody has ended the episode. */
export async function beginStep(
  pool: pg.Pool,
  requestId: string,
  step: MadeStep,
): Promise<number | undefined> {
  const { rows } = await pool.query<{ attempts: number }>(
    `update private.productions set attempts = case when step = $2 then attempts + 1 else 1 end, step = $2
     from public.podcast_requests request
     where request_id = $1 and request.id = request_id and ended_at is null and status not in ('stopped', 'failed')
     returning attempts`,
    [requestId, step],
  )
  return rows[0]?.attempts
}

/** How often the step under way has begun and not come to an end. */
export async function attemptsAt(pool: pg.Pool, requestId: string): Promise<number> {
  const { rows } = await pool.query<{ attempts: number }>(
    'select attempts from private.productions where request_id = $1',
    [requestId],
  )
  return rows[0]?.attempts ?? 0
}

/** A worker that was told to stop is no sign against the step. */
export async function noteGivenBack(pool: pg.Pool, requestId: string): Promise<void> {
  await pool.query(
    'update private.productions set attempts = greatest(attempts - 1, 0) where request_id = $1',
    [requestId],
  )
}

/** What a visitor sees of the line, in this order. */
const way = ['pending', 'read', 'written', 'recorded']

type Finished = { requestId: string; step: MadeStep; output: unknown; seconds: number; status: string | null }

/** The step's result and what the visitor sees of it, at once. A request that was stopped meanwhile stays stopped. */
export async function finishStep(pool: pg.Pool, finished: Finished): Promise<void> {
  const { requestId, step, output, seconds, status } = finished
  await pool.query(
    `with request as materialized (
       select id from podcast_requests where id = $1 for no key update
     ), kept as (
       insert into private.finished_steps (request_id, step, output, seconds) values ($1, $2, $3, $4)
       on conflict do nothing
     ), told as (
       -- What is made again has been there before.
       update podcast_requests set status = $5
       where id = $1 and array_position($6::text[], status) < array_position($6::text[], $5)
     )
     update private.productions set attempts = 0, trouble = null, trouble_of = null,
       business = coalesce(case when $2 = 'read-website' then left($3::jsonb ->> 'name', 200) end, business),
       language = coalesce(case when $2 = 'read-website' then left($3::jsonb ->> 'language', 20) end, language)
     from request where request_id = request.id`,
    [requestId, step, storable(output), seconds, status, way],
  )
}

/** A step that waits for the outside world, or for the operator, has not failed to come to an end. */
export async function noteWaiting(
  pool: pg.Pool,
  requestId: string,
  trouble: string,
  troubleOf: Extract<TroubleOf, 'world' | 'operator'> = 'world',
): Promise<void> {
  await pool.query(
    'update private.productions set attempts = 0, trouble = $2, trouble_of = $3 where request_id = $1',
    [requestId, trouble, troubleOf],
  )
}
