import type pg from 'pg'
import { inTransaction } from './in-transaction.ts'

/** One transaction of somebody who is signed in: what the database writes down by itself names them, too. */
export const asOperator = <Result>(
  pool: pg.Pool,
  operatorId: string | undefined,
  work: (client: pg.ClientBase) => Promise<Result>,
): Promise<Result> =>
  inTransaction(pool, async (client) => {
    await client.query(`select set_config('offmic.operator', $1, true)`, [operatorId ?? ''])
    return work(client)
  })
