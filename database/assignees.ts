/** Whose a request is: operators share a board, and not every request. */
import type pg from 'pg'

/** False: there is no such operator any more, or nobody has begun with the request. */
export async function assignProduction(
  client: pg.ClientBase,
  { requestId, to }: { requestId: string; to: string | null },
): Promise<boolean> {
  const { rowCount } = await client.query(
    `update private.productions set assignee_id = $2
     where request_id = $1
       and ($2::uuid is null or exists (select from private.operators where id = $2 and disabled_at is null))`,
    [requestId, to],
  )
  return rowCount === 1
}

export type Colleague = { id: string; name: string }

export async function listColleagues(pool: pg.Pool): Promise<Colleague[]> {
  const { rows } = await pool.query<Colleague>(
    'select id, name from private.operators where disabled_at is null order by name, id',
  )
  return rows
}
