/** What was promised with a show, and what was done of it. */
import type pg from 'pg'
import type { ShowDone } from '#domain/promises.ts'
import { isBrought } from './show-episodes.ts'

/** Of what was made here. */
export const isOut = `exists (select from private.show_episodes join private.episodes using (request_id)
  where show_episodes.show_id = show.id and not ${isBrought('show_episodes.request_id')})`

/** Of the shows of these clients: when a draft was put before them first, and whether an episode was ever out. */
export async function showsDone(
  pool: pg.Pool,
  clientIds: readonly string[],
): Promise<(ShowDone & { clientId: string })[]> {
  const { rows } = await pool.query<ShowDone & { clientId: string }>(
    `select client_id as "clientId", paid_with as "paidWith", ${isOut} as "isOut",
       exists (select from private.show_drafts where show_id = show.id and offered_at is not null) as "isDrafted"
     from private.shows show where client_id = any ($1) order by since, id`,
    [clientIds],
  )
  return rows
}

/** Whose plan runs or rests, and of whose show nothing is out: those that have waited longest. */
export async function clientsOwed(pool: pg.Pool, most: number): Promise<string[]> {
  const { rows } = await pool.query<{ id: string }>(
    `select client_id as id from private.shows show where plan_state <> 'over' and not ${isOut}
     group by client_id order by min(since), client_id limit $1`,
    [most],
  )
  return rows.map(({ id }) => id)
}
