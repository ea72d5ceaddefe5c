/** What was in public and is not any more: episodes that were withdrawn, and all of a show that has closed. */
import type pg from 'pg'
import { endingDays, noticeDays } from '#domain/leaving.ts'

const closesAt = `ending_since + interval '${endingDays} days'`
export const hasClosed = `coalesce(${closesAt} <= now(), false)`
/** With its show at the latest. */
export const goneAt = `least(withdrawn_at, case when ${hasClosed} then ${closesAt} end)`

/** Whoever kept the name of its bytes hears it no longer than anybody else. */
export async function isWithdrawnMedia(pool: pg.Pool, name: string): Promise<boolean> {
  const { rowCount } = await pool.query({
    name: 'withdrawn-media',
    text: `select from private.episodes join private.public_episodes using (request_id)
      join private.public_shows using (show_id)
      where episodes.media ->> 'name' = $1 and ${goneAt} is not null`,
    values: [name],
  })
  return rowCount !== 0
}

/** So lately that somebody may ask for its sound. */
export async function isAnythingWithdrawn(pool: pg.Pool): Promise<boolean> {
  const { rowCount } = await pool.query(
    `select from private.public_episodes join private.public_shows using (show_id)
     where ${goneAt} > now() - interval '${noticeDays} days' limit 1`,
  )
  return rowCount !== 0
}
