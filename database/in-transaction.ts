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

/** Within one: what fails takes nothing back but its own. */
export async function asPart<Result>(client: pg.ClientBase, work: () => Promise<Result>): Promise<Result> {
  await client.query('savepoint part')
  try {
    return await work()
  } catch (error) {
    await client.query('rollback to savepoint part')
    throw error
  } finally {
    await client.query('release savepoint part')
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
