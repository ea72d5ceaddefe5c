import type pg from 'pg'

/** All of it or nothing. */
export async function inTransaction<Result>(
  pool: pg.Pool,
  work: (client: pg.PoolClient) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect()
  try {
    return await inTransactionOf(client, () => work(client))
  } finally {
    client.release()
  }
}

/** The same for whoever has a connection of their own. */
export async function inTransactionOf<Result>(
  client: pg.ClientBase,
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    await client.query('begin')
    const result = await work()
    await client.query('commit')
    return result
  } catch (error) {
    await client.query('rollback').catch(() => {})
    throw error
  }
}
