import pg from 'pg'

/** Timeouts are the client's own: as start-up parameters PgBouncer would refuse them. */
export function openPool(url: string): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 5000,
    query_timeout: 15_000,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
  })
  pool.on('error', () => {}) // an idle connection broke: the pool has dropped it and makes a new one when asked
  // One that somebody holds broke: their next query says so. Unheard, the event would end the process.
  pool.on('connect', (client) => client.on('error', () => {}))
  return pool
}

/** True, or the reason why not; fit for strangers' eyes, so without host, user or the database's own words. */
export async function isReady(pool: pg.Pool): Promise<true | string> {
  const answered = pool.query('select 1').then(() => true as const, unreachable)
  const { promise: tooLate, resolve } = Promise.withResolvers<string>()
  // If we were busy ourselves for so long, the answer may lie there unread: it comes before an immediate.
  const sayLate = () => setImmediate(resolve, 'The database does not answer within 2 seconds.')
  const limit = setTimeout(sayLate, 2000)
  return Promise.race([answered, tooLate]).finally(() => clearTimeout(limit))
}

function unreachable(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? ` (${error.code})` : ''
  return `The database does not answer${code}.`
}
