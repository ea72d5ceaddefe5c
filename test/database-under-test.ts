import { mkdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { after } from 'node:test'
import pg from 'pg'
import { startEmbedded } from '#database/embedded.ts'
import { migrate } from '#database/migrate.ts'
import { openPool } from '#database/pool.ts'
import { sealSecrets } from '#database/seal-secrets.ts'
import { testSecretKey } from './secret-key-under-test.ts'

/** One server for all test files, kept between runs; it need not survive a power cut. */
const folder = path.join(tmpdir(), `offmic-test-database-${process.getuid?.() ?? 0}`)
const hurry = ['fsync = off', 'synchronous_commit = off', 'full_page_writes = off']
/** Nobody is asked to be quick: a machine that does other things, too, takes ten times as long. */
const patience = { connectionTimeoutMillis: 60_000, query_timeout: 180_000 }

/** A database of its own for a test file, up to date and without a row: copied from a template in some 20 ms. */
export const startDatabase = () => copyOf('offmic_template')
/** One that no migration has seen. */
export const startBareDatabase = () => copyOf('template0')

/** Who runs many files keeps the server for all of them: one that ends would stop it while the next one comes in. */
export async function keepServer() {
  const { url, stop } = await startServer()
  const keeper = new pg.Client(url) // as long as it is there, nobody else ends the server
  await keeper.connect()
  return { url, keeper, leave: () => keeper.end().then(stop) }
}

async function copyOf(template: string): Promise<{ pool: pg.Pool; url: string }> {
  const { close, ...copy } = await openCopy(template)
  after(close)
  return copy
}

/** For whoever runs outside a test, and closes it. */
export async function openCopy(template: string) {
  const { url: server, keeper, leave } = await keepServer()
  const name = `test_${crypto.randomUUID().replaceAll('-', '')}`
  await keeper.query('select pg_advisory_lock(5)')
  await prepareTemplate(keeper, server)
  await keeper.query(`create database ${name} template ${template} strategy file_copy`)
  await keeper.query('select pg_advisory_unlock(5)')
  const url = databaseIn(server, name)
  const pool = openPool(url, patience)
  const close = async () => {
    await pool.end()
    // Whether or not everybody has left.
    await keeper.query(`drop database ${name} with (force)`)
    await leave()
  }
  return { pool, url, close }
}

async function startServer() {
  await mkdir(folder, { recursive: true, mode: 0o755 })
  return startEmbedded(folder)
}

const databaseIn = (server: string, name: string) => server.replace(/\/postgres\?/, `/${name}?`)

/** Made afresh when it does not fit our migrations any more. */
async function prepareTemplate(keeper: pg.Client, server: string): Promise<void> {
  for (const setting of hurry) await keeper.query(`alter system set ${setting}`)
  await keeper.query('select pg_reload_conf()')
  const fits = await migrateTemplate(server).catch(() => false)
  if (fits) return
  await keeper.query('drop database if exists offmic_template with (force)')
  await keeper.query('create database offmic_template')
  await migrateTemplate(server)
}

async function migrateTemplate(server: string): Promise<true> {
  const pool = openPool(databaseIn(server, 'offmic_template'), patience)
  try {
    await migrate(pool)
    await sealSecrets(pool, testSecretKey)
  } finally {
    await pool.end()
  }
  return true
}

/** What PostgREST does for a visitor without an account: one statement in a role. Resolves to its rows, or the error's code. */
export async function as(
  pool: pg.Pool,
  role: string,
  sql: string,
  values: unknown[] = [],
): Promise<number | string> {
  const client = await pool.connect()
  try {
    await client.query(`begin; set local role ${role}`)
    const { rowCount } = await client.query(sql, values)
    await client.query('commit')
    return rowCount ?? 0
  } catch (error) {
    await client.query('rollback')
    return (error as { code: string }).code // what pg throws has one
  } finally {
    client.release()
  }
}
