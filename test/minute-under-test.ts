/** An episode that is out, and the links that lead to its owner's minute. */
import { hash, randomUUID } from 'node:crypto'
import type pg from 'pg'
import { storable } from '#database/storable.ts'
import type { Reading } from '#domain/evidence.ts'
import { readWebsite } from '#reader/read-website.ts'
import { until } from '#test/faults/alive.ts'
import { fixtureWeb } from '#vendors/web/fixture-web.ts'

/** With the ticket that its visitor's browser has made up. */
export async function askedWithTicket(pool: pg.Pool, website = 'harbour-lane-bakery.test') {
  const ticket = randomUUID()
  const { rows } = await pool.query(
    'insert into podcast_requests (website_url, email, ticket_hash) values ($1, $2, $3) returning id',
    [`https://${website}`, `ada-${ticket}@bakery.test`, hash('sha256', ticket, 'buffer')],
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
  until(async () => (await stands(pool, requestId))?.hasEnded)

export async function aReading(website = 'harbour-lane-bakery.test'): Promise<Reading> {
  const web = fixtureWeb({ folder: 'content/sample-sites', ourName: 'Offmic' })
  const read = await readWebsite({ web, url: `https://${website}/` })
  if (read.outcome !== 'read') throw new Error(read.reason)
  return read.reading
}

/** As after its delivery, without a sound having been made. */
export async function anEndedEpisode(pool: pg.Pool, reading: Reading) {
  const { requestId, ticket } = await askedWithTicket(pool, reading.host)
  await pool.query('insert into private.productions (request_id, ended_at) values ($1, now())', [requestId])
  await pool.query(`update podcast_requests set status = 'delivered' where id = $1`, [requestId])
  await pool.query(
    `insert into private.finished_steps (request_id, step, output, seconds) values ($1, 'read-website', $2, 1)`,
    [requestId, storable(reading)],
  )
  return { requestId, ticket }
}

/** The wishes that were kept last. */
export const wishesOf = async (pool: pg.Pool, requestId: string) =>
  (
    await pool.query('select wishes from private.wishes where request_id = $1 order by number desc limit 1', [
      requestId,
    ])
  ).rows[0]?.wishes
