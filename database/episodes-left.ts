/** How many episodes each show has left to tell: counted when something was told, read or handed in, and once a day. */
import type pg from 'pg'

export type ShowToCount = { id: string; countedAt: Date | null; now: Date }

/** Those that were counted longest ago first. */
export async function showsToCount(pool: pg.Pool, most: number): Promise<ShowToCount[]> {
  const { rows } = await pool.query<ShowToCount>(
    `select id, left_counted_at as "countedAt", now() as now from private.shows
     where plan_state = 'runs' and rhythm is not null and (left_counted_at is null
       or left_counted_at < now() - interval '1 day'
       or exists (select from private.show_episodes episode join private.finished_steps done using (request_id)
         where episode.show_id = shows.id and step in ('read-website', 'check-facts') and finished_at > left_counted_at))
     order by left_counted_at nulls first, id limit $1`,
    [most],
  )
  return rows
}

/** `left`: null where nobody has read its website yet. What has changed meanwhile is counted again. */
export async function keepLeft(
  pool: pg.Pool,
  { id, countedAt, now, left }: ShowToCount & { left: number | null },
): Promise<void> {
  await pool.query(
    `update private.shows set episodes_left = $2, left_counted_at = $3
     where id = $1 and left_counted_at is not distinct from $4`,
    [id, left, now, countedAt],
  )
}

/** What it may be told from is another. */
export async function countAgain(client: pg.ClientBase, showId: string): Promise<void> {
  await client.query('update private.shows set left_counted_at = null where id = $1', [showId])
}
