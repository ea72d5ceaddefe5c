/** What was deleted stands in a database's files until something else is written over it. Here nothing is left of it. */
import type pg from 'pg'

/** Rewriting takes a second for a hundred megabytes, and holds up whoever wants that table. */
const mostBytes = 2 ** 28
/** Whoever waits for a table holds up all who come after. */
const longestWait = '1s'
/** The pool's limit is for visitors. */
const patience = { query_timeout: 3_600_000 }

/** Of a table without rows, `analyze` keeps what it knew of the last ones. */
const forgetEmptyOnes = `
  select pg_clear_attribute_stats(schemaname, tablename, attname, inherited) from pg_stats
  where schemaname in ('private', 'public')
    and (select reltuples from pg_class where oid = format('%I.%I', schemaname, tablename)::regclass) = 0`

export type Rewritten = { rewritten: number; tooLarge: number; busy: number }

/**
 * For the embedded database, whose files are ours. Rows leave their tables' unused space and the statistics about
 * them; then the journal begins anew, and what it said before is deleted.
 */
export async function rewriteTables(pool: pg.Pool): Promise<Rewritten> {
  const client = await pool.connect()
  const run = (text: string) => client.query({ text, ...patience })
  try {
    await run(`set lock_timeout = '${longestWait}'`)
    const rewritten = { rewritten: 0, tooLarge: 0, busy: 0 }
    for (const { name, bytes } of await listTables(client)) {
      const isTooLarge = Number(bytes) > mostBytes
      const isDone = await run(`vacuum (${isTooLarge ? 'analyze' : 'full, analyze'}) ${name}`).then(
        () => true,
        isBusy,
      )
      rewritten[!isDone ? 'busy' : isTooLarge ? 'tooLarge' : 'rewritten'] += 1
    }
    await run(forgetEmptyOnes)
    await run('vacuum (full) pg_catalog.pg_statistic')
    await renewJournal(run)
    return rewritten
  } finally {
    client.release(true) // with its settings
  }
}

async function listTables(client: pg.ClientBase) {
  const { rows } = await client.query<{ name: string; bytes: string }>(
    `select oid::regclass::text as name, pg_total_relation_size(oid) as bytes from pg_class
     where relkind = 'r' and relnamespace in ('private'::regnamespace, 'public'::regnamespace) order by bytes`,
  )
  return rows
}

/** Somebody holds it, or there is no room for a second one. */
function isBusy(error: Error & { code?: string }): false {
  if (!/^(?:55P03|53...)$/.test(error.code ?? '')) throw error
  return false
}

/** Files of the journal that older versions have put aside for later are written over first: they are old ones, renamed. */
async function renewJournal(run: (text: string) => Promise<pg.QueryResult>): Promise<void> {
  const next = `select pg_switch_wal() from pg_logical_emit_message(false, 'offmic', '')`
  await run('checkpoint')
  const { rows } = await run(
    'select count(*)::integer as ahead from pg_ls_waldir() where name > pg_walfile_name(pg_current_wal_lsn())',
  )
  for (let written = 0; written <= rows[0].ahead; written++) await run(next)
  await run('checkpoint')
}
