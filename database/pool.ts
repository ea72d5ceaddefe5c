import pg from 'pg'
import { shortRefusal } from './refusal.ts'

/** How long visitors wait for a connection and for an answer. */
const patience = { connectionTimeoutMillis: 5000, query_timeout: 15_000 }

/** Timeouts are the client's own: as start-up parameters PgBouncer would refuse them. */
export function openPool(url: string, { connectionTimeoutMillis, query_timeout } = patience): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis,
    query_timeout,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
  })
  pool.on('error', () => {}) // an idle connection broke: the pool has dropped it and makes a new one when asked
  // One that somebody holds broke: their next query says so. Unheard, the event would end the process.
  pool.on('connect', (client) => client.on('error', () => {}))
  return pool
}

/** True, or the reason why not; fit for strangers' eyes, so without host, user or the database's own words. */
export const isReady = async (pool: pg.Pool): Promise<true | string> => reasonOf(await troubleWith(pool))

/** What the database answered instead, or that it did not answer; undefined: it is there. */
export async function troubleWith(pool: pg.Pool): Promise<Error | undefined> {
  const answered = pool.query('select 1').then(
    () => undefined,
    (error: Error) => error,
  )
  const { promise: tooLate, resolve } = Promise.withResolvers<Error>()
  // If we were busy ourselves for so long, the answer may lie there unread: it comes before an immediate.
  const sayLate = () => setImmediate(resolve, new Error(late))
  const limit = setTimeout(sayLate, 2000)
  return Promise.race([answered, tooLate]).finally(() => clearTimeout(limit))
}

const late = 'The database does not answer within 2 seconds.'

export function reasonOf(trouble: Error | undefined): true | string {
  if (!trouble) return true
  if (trouble.message === late) return late
  const code = 'code' in trouble ? ` (${trouble.code})` : ''
  return shortRefusal(trouble) ?? `The database does not answer${code}.`
}
