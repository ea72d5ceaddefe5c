/** An episode that is out, and the links that lead to its owner's minute. */
import { hash, randomUUID } from 'node:crypto'
import type pg from 'pg'
import { until } from '#test/faults/alive.ts'

/** With the ticket that its visitor's browser has made up. */
export async function askedWithTicket(pool: pg.Pool, website = 'harbour-lane-bakery.test') {
  const ticket = randomUUID()
  const { rows } = await pool.query(
    'insert into podcast_requests (website_url, email, ticket_hash) values ($1, $2, $3) returning id',
    [`https://${website}`, 'ada@bakery.test', hash('sha256', ticket, 'buffer')],
  )
  return { requestId: rows[0].id as string, ticket }
}

export const stands = async (pool: pg.Pool, requestId: string) =>
  (
    await pool.query(
      `select request.status, ended_at is not null as "hasEnded", awaits_approval_since is not null as "isAwaiting",
         trouble, episode, media, (select count(*)::integer from private.wishes where request_id = $1) as remakes
       from podcast_requests request left join private.productions production on production.request_id = request.id
       left join private.episodes on episodes.request_id = request.id where request.id = $1`,
      [requestId],
    )
  ).rows[0]

export const hasEnded = (pool: pg.Pool, requestId: string) =>
  until(async () => (await stands(pool, requestId))?.hasEnded, 240)
