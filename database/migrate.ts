import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import type pg from 'pg'
import { cannotStart } from './cannot-start.ts'
import { inTransactionOf } from './in-transaction.ts'
import { notOurs, requireRights } from './require-rights.ts'

type Migration = { name: string; sql: string; checksum: string }

const ours = path.join(import.meta.dirname, 'migrations')
/** A big table takes its time, and so does another process that is at it just now; the pool's limit is for visitors. */
const patience = { query_timeout: 3_600_000 }

/** Applies what is new, all or nothing. Any number of processes may start at once. */
export async function migrate(pool: pg.Pool, folder = ours): Promise<void> {
  const known = await readMigrations(folder)
  const client = await pool.connect()
  try {
    const applied = await readApplied(client).catch(async (error) => {
      throw error.code === '42501' ? await notOurs(client) : error
    })
    if (applied.size === 0) await requireRights(client)
    if (missing(known, applied).length > 0) await applyNew(client, known)
  } finally {
    client.release()
  }
}

/** Whether this version can make the tables that a backup is of. */
export async function requireKnown(applied: Readonly<Record<string, string>>, folder = ours): Promise<void> {
  const { newer, changed } = compare(await readMigrations(folder), new Map(Object.entries(applied)))
  if (newer)
    throw cannotStart(
      `The backup is of a newer version of Offmic (it holds ${newer}, which this version does not know): restore it with that version.`,
    )
  if (changed) throw cannotStart(`The backup is of a version of Offmic that had another ${changed}.`)
}

/** Within the caller's transaction, on a database that has seen nothing yet: only what had been applied there. */
export async function migrateTo(
  client: pg.ClientBase,
  applied: Readonly<Record<string, string>>,
  folder = ours,
): Promise<void> {
  await client.query(bookkeeping)
  for (const migration of await readMigrations(folder))
    if (Object.hasOwn(applied, migration.name)) await apply(client, migration)
}

async function readMigrations(folder: string): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort()
  return Promise.all(
    names.map(async (name) => {
      const sql = (await readFile(path.join(folder, name), 'utf8')).replaceAll('\r\n', '\n')
      return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') }
    }),
  )
}

/** Undefined: the database has never seen a migration. */
async function readApplied(client: pg.ClientBase): Promise<Map<string, string>> {
  const { rows: found } = await client.query(
    `select to_regclass('private.migrations') is not null as is_there`,
  )
  if (!found[0].is_there) return new Map()
  const { rows } = await client.query<{ name: string; checksum: string }>(
    'select name, checksum from private.migrations',
  )
  return new Map(rows.map(({ name, checksum }) => [name, checksum]))
}

function missing(known: readonly Migration[], applied: ReadonlyMap<string, string>): Migration[] {
  const { newer, changed } = compare(known, applied)
  if (newer)
    throw cannotStart(
      `The database was written by a newer version of Offmic (it holds ${newer}, which this version does not know): start that version, or give this one another database.`,
    )
  if (changed)
    throw cannotStart(
      `The migration ${changed} was changed after it was applied to this database: put the original back and write a new one.`,
    )
  return known.filter(({ name }) => !applied.has(name))
}

/** The first that is not ours, and the first that was another one when it was applied. */
function compare(known: readonly Migration[], applied: ReadonlyMap<string, string>) {
  const names = new Set(known.map(({ name }) => name))
  return {
    newer: [...applied.keys()].filter((name) => !names.has(name)).sort()[0],
    changed: known.find(({ name, checksum }) => applied.has(name) && applied.get(name) !== checksum)?.name,
  }
}

const applyNew = (client: pg.ClientBase, known: readonly Migration[]): Promise<void> =>
  inTransactionOf(client, async () => {
    await client.query({ text: 'select pg_advisory_xact_lock(4, 0)', ...patience })
    await client.query(bookkeeping)
    for (const migration of missing(known, await readApplied(client))) await apply(client, migration)
  })

/** In a schema of its own, where neither PostgREST nor Supabase shows it. */
const bookkeeping = `
  create schema if not exists private;
  revoke all on schema private from public;
  create table if not exists private.migrations (
    name text primary key, checksum text not null, applied_at timestamptz not null default now())`

async function apply(client: pg.ClientBase, { name, sql, checksum }: Migration): Promise<void> {
  await client.query({ text: sql, ...patience }).catch((cause) => {
    if (!isComplaint(cause)) throw cause
    throw cannotStart(`The database cannot be brought up to date: ${name} fails (${cause.message}).`, cause)
  })
  await client.query('insert into private.migrations (name, checksum) values ($1, $2)', [name, checksum])
}

/** The database's own no, as opposed to a database that went away. */
const isComplaint = (error: Error & { code?: string; severity?: string }) =>
  error.severity === 'ERROR' && !/^(08|57)/.test(error.code ?? '')
