/** Where an episode stands, held still. Whoever locks both rows locks the request first: nobody waits in a circle. */
import type pg from 'pg'
import type { EpisodeProgress } from '#domain/desk.ts'
import { liesAtGate } from './show-episodes.ts'

/** What domain/desk.ts asks about a production and its request. */
export const progressColumns = `request.status, ended_at is not null as "hasEnded",
  awaits_approval_since is not null as "isAwaiting", held_since is not null as "isHeld", production.trouble,
  coalesce(${liesAtGate}, false) as "isWithClient",
  exists (select from private.approvals
    where approvals.request_id = request.id and goes_at > clock_timestamp()) as "isLeaving",
  exists (select from private.finished_steps
    where finished_steps.request_id = request.id and step = 'check-facts') as "isWritten",
  exists (select from private.kept_steps
    where kept_steps.request_id = request.id and step = 'check-facts') as "wasWritten"`

/** Nobody else changes it before this transaction ends. Undefined: nobody has begun, or the request is gone. */
export async function lockProgress(
  client: pg.ClientBase,
  requestId: string,
): Promise<EpisodeProgress | undefined> {
  await client.query('select from public.podcast_requests where id = $1 for no key update', [requestId])
  await client.query('select from private.productions where request_id = $1 for no key update', [requestId])
  return progressOf(client, requestId)
}

/** As it stands just now, without holding anybody up. */
export async function progressOf(
  client: pg.Pool | pg.ClientBase,
  requestId: string,
): Promise<EpisodeProgress | undefined> {
  const { rows } = await client.query<EpisodeProgress>(
    `select ${progressColumns} from public.podcast_requests request
     join private.productions production on production.request_id = request.id where request.id = $1`,
    [requestId],
  )
  return rows[0]
}
