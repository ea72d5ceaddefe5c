import type pg from 'pg'

/** The queue makes its tables when it opens for the first time. */
export async function isQueueThere(pool: pg.Pool): Promise<boolean> {
  const { rows } = await pool.query<{ there: boolean }>(
    `select to_regclass('pgboss.job') is not null as there`,
  )
  return rows[0]?.there === true
}

/** What waits for requests that are gone is dropped. True when nobody works on one of them any more. */
export async function dropJobs(pool: pg.Pool, requestIds: readonly string[]): Promise<boolean> {
  if (!(await isQueueThere(pool))) return true
  await pool.query(
    `delete from pgboss.job where (id = any ($1::uuid[]) or source_id = any ($1::uuid[])) and state <> 'active'`,
    [requestIds],
  )
  const { rowCount } = await pool.query('select from pgboss.job where id = any ($1::uuid[])', [requestIds])
  return rowCount === 0
}
