/** That an operator lets an episode go out, and the moment in which it can be taken back. */
import type pg from 'pg'
import { takeBackSeconds } from '#domain/desk.ts'

/** Once, whoever presses: only what waits, and only what was heard. It goes out when the moment is over. */
export async function approveOffer(
  client: pg.ClientBase,
  { requestId, audioHash, operatorId }: { requestId: string; audioHash: string; operatorId: string },
): Promise<boolean> {
  const { rowCount } = await client.query(
    `with approved as (
       update private.approvals set approved_at = now(), operator_id = $3,
         goes_at = clock_timestamp() + make_interval(secs => $4)
       from private.productions production
       where approvals.request_id = $1 and production.request_id = $1 and approved_at is null
         and audio_hash = decode($2, 'hex') and awaits_approval_since is not null and held_since is null
       returning goes_at
     )
     update private.productions set awaits_approval_since = null, again_at = goes_at
     from approved where request_id = $1`,
    [requestId, audioHash, operatorId, takeBackSeconds],
  )
  return rowCount === 1
}

/** It waits for approval as before. The clock is read after the lock: who was too slow has waited for nothing. */
export async function takeBackApproval(client: pg.ClientBase, requestId: string): Promise<boolean> {
  const { rowCount } = await client.query(
    `with taken as (
       update private.approvals set approved_at = null, operator_id = null, goes_at = null
       where request_id = $1 and goes_at > clock_timestamp() returning request_id
     )
     update private.productions set awaits_approval_since = now(), again_at = null
     from taken where productions.request_id = taken.request_id`,
    [requestId],
  )
  return rowCount === 1
}

/** Whoever rejects it takes back that it was approved: nothing goes out by itself when it is tried again. */
export async function forgetOffer(client: pg.ClientBase, requestId: string): Promise<void> {
  await client.query('delete from private.approvals where request_id = $1', [requestId])
  await client.query(`delete from private.finished_steps where request_id = $1 and step = 'await-approval'`, [
    requestId,
  ])
}
