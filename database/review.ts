import type pg from 'pg'
import type { Offer } from '#domain/desk.ts'
import { type MadeStep, stepsOfSound } from '#domain/production.ts'
import type { ReviewPolicy } from '#domain/review.ts'
import { liesAtGate } from './show-episodes.ts'

/**
 * Whether this very episode may go out. What operators have changed always waits for one of them, and so does what
 * they hold; the same bytes need not be approved twice.
 */
export async function offerEpisode(pool: pg.Pool, offer: Offer, policy: ReviewPolicy): Promise<boolean> {
  const { requestId, version, scriptHash, audioHash } = offer
  const { rows } = await pool.query<{ isApproved: boolean }>(
    `with production as (
       select request_id, held_since, version = 0 and coalesce(review, $5) = 'automatic' as is_automatic
       from private.productions join public.podcast_requests request on request.id = request_id
       where request_id = $1 and ended_at is null and status not in ('stopped', 'failed')
       for no key update of productions
     ), offered as (
       insert into private.approvals as before (request_id, version, script_hash, audio_hash, approved_at)
       select $1, $2, decode($3, 'hex'), decode($4, 'hex'), case when is_automatic and held_since is null then now() end
       from production
       on conflict (request_id) do update set version = excluded.version, script_hash = excluded.script_hash,
         audio_hash = excluded.audio_hash, offered_at = now(),
         approved_at = coalesce(excluded.approved_at, case when before.audio_hash = excluded.audio_hash
           and before.script_hash = excluded.script_hash then before.approved_at end),
         operator_id = case when before.audio_hash = excluded.audio_hash then before.operator_id end,
         goes_at = case when before.audio_hash = excluded.audio_hash then before.goes_at end
       returning approved_at is not null as was_approved,
         approved_at is not null and coalesce(goes_at <= clock_timestamp(), true) as is_approved, goes_at
     ), new_one as (
       -- What is out is kept until the new one is out, too.
       delete from private.kept_steps where request_id = $1
         and not exists (select from private.kept_steps where request_id = $1 and step = 'publish')
     )
     update private.productions production set attempts = 0, trouble = null, trouble_of = null,
       awaits_approval_since = case when was_approved and production.held_since is null
         then null else coalesce(awaits_approval_since, now()) end,
       -- Whoever has approved it may still take it back: the line comes again when that is over.
       again_at = case when was_approved and not is_approved then goes_at else again_at end
     from offered where request_id = $1
     returning is_approved and held_since is null as "isApproved"`,
    [requestId, version, scriptHash, audioHash, policy],
  )
  return rows[0]?.isApproved ?? false
}

export async function holdProduction(client: pg.ClientBase, requestId: string): Promise<boolean> {
  const { rowCount } = await client.query(
    `update private.productions set held_since = now()
     where request_id = $1 and ended_at is null and held_since is null`,
    [requestId],
  )
  return rowCount === 1
}

/** What would have gone out by itself, or has been approved, goes on by itself. */
export async function releaseProduction(client: pg.ClientBase, requestId: string): Promise<boolean> {
  const { rowCount } = await client.query(
    `update private.productions set held_since = null,
       again_at = case when awaits_approval_since is null then again_at else now() end,
       awaits_approval_since = case when not exists (
         select from private.approvals where request_id = $1 and approved_at is not null) then awaits_approval_since end
     where request_id = $1 and held_since is not null`,
    [requestId],
  )
  return rowCount === 1
}

/** Of an episode that has come to nothing: these are done anew when it goes on. */
export async function takeBackSteps(
  client: pg.ClientBase,
  requestId: string,
  unmade: readonly MadeStep[],
): Promise<void> {
  await client.query('delete from private.finished_steps where request_id = $1 and step = any ($2)', [
    requestId,
    unmade,
  ])
}

/**
 * With all edits there are: everything from this step on is made anew. Not while the line is at it. What was there is
 * kept until the new one is.
 */
export async function remakeProduction(
  client: pg.ClientBase,
  requestId: string,
  unmade: readonly MadeStep[] = stepsOfSound,
): Promise<boolean> {
  const { rowCount } = await client.query(
    `with before as materialized (
       select version from private.productions where request_id = $1
     ), wanted as (
       update private.productions production set again_at = now(), awaits_approval_since = null, ended_at = null,
         step = $2, attempts = 0, trouble = null, trouble_of = null,
         version = (select coalesce(max(number), 0) from private.edits where request_id = $1)
       from public.podcast_requests request
       where request_id = $1 and request.id = $1
         and (awaits_approval_since is not null or ended_at is not null or ${liesAtGate})
       returning request_id
     ), unmade as (
       delete from private.finished_steps using wanted
       where finished_steps.request_id = wanted.request_id and step = any ($3)
       returning finished_steps.*
     ), kept as (
       insert into private.kept_steps (request_id, step, output, seconds, finished_at, version)
       select request_id, step, output, seconds, finished_at, version from unmade, before
       on conflict (request_id, step) do nothing
     )
     select from wanted`,
    [requestId, unmade[0], unmade],
  )
  return rowCount === 1
}
