import type pg from 'pg'
import { calendarAddress } from '#domain/begun-by-calendar.ts'
import { forgetKeptSteps } from './earlier-steps.ts'
import { type KeptEpisode, keepEpisode } from './episodes.ts'
import { inTransaction } from './in-transaction.ts'
import { lockProgress } from './progress.ts'
import { storable } from './storable.ts'

type KeptPublication = KeptEpisode & {
  /** What its letter says. */
  facts: unknown
  seconds: number
}

/**
 * The page, the end of the line and the letter that is owed: all at once, and only where nobody has ended or held it
 * meanwhile. So nobody is told that nothing comes of an episode that can be heard.
 */
export const keepPublication = (pool: pg.Pool, publication: KeptPublication) =>
  inTransaction(pool, async (client): Promise<'kept' | 'deleted' | 'ended' | 'held'> => {
    const { requestId, facts, seconds } = publication
    const at = await lockProgress(client, requestId)
    if (!at) return 'deleted'
    if (at.hasEnded || at.status === 'stopped' || at.status === 'failed') return 'ended'
    if (at.isHeld) return 'held'
    if (!(await keepEpisode(client, publication))) return 'deleted'
    await client.query(
      `insert into private.finished_steps (request_id, step, output, seconds) values ($1, 'publish', $2, $3)
       on conflict do nothing`,
      [requestId, storable({ facts }), seconds],
    )
    await client.query(
      `update private.productions set ended_at = now(), step = null, attempts = 0, trouble = null,
         trouble_of = null, awaits_approval_since = null where request_id = $1`,
      [requestId],
    )
    await client.query(
      `insert into private.letters (request_id, kind, facts) values ($1, 'episode-ready', $2) on conflict do nothing`,
      [requestId, storable(facts)],
    )
    // Where a calendar has asked for it there is nobody to write to.
    await client.query(
      `update public.podcast_requests set status = 'delivered' where id = $1 and email = $2 and status <> 'delivered'`,
      [requestId, calendarAddress],
    )
    await forgetKeptSteps(client, requestId)
    return 'kept'
  })
