import type pg from 'pg'

/** All of it or nothing. What triggers write down, they write down for this operator. */
export async function inTransaction<Result>(
  pool: pg.Pool,
  operatorId: string,
  work: (client: pg.ClientBase) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect()
  try {
    await client.query('begin')
    await client.query(`select set_config('offmic.operator', $1, true)`, [operatorId])
    const result = await work(client)
    await client.query('commit')
    return result
  } catch (error) {
    await client.query('rollback').catch(() => {}) // the connection may be what broke
    throw error
  } finally {
    client.release()
  }
}
