/** Whether a feed is whose it is said to be: a code in a letter to whoever it names. */
import type pg from 'pg'

const feedCodeTerms = { hours: 48, tries: 5 } as const

/** The one that was asked for before counts no more. False: an address that some feed names gets one an hour. */
export async function oweFeedCode(client: pg.ClientBase, showId: string): Promise<boolean> {
  const { rowCount } = await client.query(
    `select from private.arrivals asked join private.arrivals same
       on private.email_key(same.owner_email) = private.email_key(asked.owner_email)
     join private.letters letter on letter.arrival_id = same.show_id
     where asked.show_id = $1 and letter.created_at > now() - interval '1 hour' limit 1`,
    [showId],
  )
  if (rowCount) return false
  await client.query(`delete from private.letters where arrival_id = $1 and state = 'queued'`, [showId])
  await client.query(
    `update private.arrivals set code_hash = null, code_tries = 0,
       code_until = now() + make_interval(hours => $2) where show_id = $1`,
    [showId, feedCodeTerms.hours],
  )
  await client.query(`insert into private.letters (arrival_id, kind) values ($1, 'feed-code')`, [showId])
  return true
}

/** Made for the letter as it goes out. False: nobody asks any more. */
export async function keepFeedCode(pool: pg.Pool, showId: string, hash: Buffer): Promise<boolean> {
  const { rowCount } = await pool.query(
    `update private.arrivals set code_hash = $2 where show_id = $1 and state = 'read' and code_until > now()`,
    [showId, hash],
  )
  return rowCount === 1
}

/** Counted before it is looked at. */
export async function tryFeedCode(client: pg.ClientBase, showId: string, hash: Buffer): Promise<boolean> {
  const { rows } = await client.query<{ isRight: boolean }>(
    `update private.arrivals set code_tries = code_tries + 1
     where show_id = $1 and code_until > now() and code_tries < $3 returning code_hash is not distinct from $2 as "isRight"`,
    [showId, hash, feedCodeTerms.tries],
  )
  return rows[0]?.isRight === true
}
