import type pg from 'pg'

/** One transaction of somebody who is signed in: what the database writes down by itself names them, too. */
export async function asOperator<T>(
  pool: pg.Pool,
  operatorId: string | undefined,
  work: (client: pg.ClientBase) => Promise<T>,
): Promise<T> {
  const client = await pool.connect()
  try {
    await client.query('begin')
    await client.query(`select set_config('offmic.operator', $1, true)`, [operatorId ?? ''])
    const result = await work(client)
    await client.query('commit')
    return result
  } catch (error) {
    await client.query('rollback').catch(() => {})
    throw error
  } finally {
    client.release()
  }
}
