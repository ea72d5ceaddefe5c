import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { startEmbedded } from './embedded.ts'
import { isGone, type KeeperLog, keepRunning } from './keep-running.ts'
import { isReady, openPool, reasonOf, troubleWith } from './pool.ts'
import { dismissPostmaster } from './postmaster.ts'
import { refusalOf } from './refusal.ts'

type Database = {
  pool: pg.Pool
  /** For people: where it is, never how to get in. */
  place: string
  isReady(): Promise<true | string>
  close(): Promise<void>
  /** The last resort when somebody calls process.exit, as Vite does: nothing can be awaited any more. */
  dismiss(): void
}

type Wanted = { url: string | undefined; dataDir: string; log: KeeperLog; signal: AbortSignal }

/** The operator's Postgres when there is an address, else our own beside the data. */
export async function openDatabase(wanted: Wanted): Promise<Database> {
  const database = wanted.url ? theirs(wanted.url) : await ours(wanted)
  const trouble = await troubleWith(database.pool)
  const refusal = refusalOf(trouble, database.pool.options.connectionString ?? '')
  if (refusal) await database.close()
  if (refusal) throw refusal
  const state = reasonOf(trouble)
  if (state !== true) wanted.log.warn({ event: 'database-not-ready', reason: state })
  return database
}

function theirs(url: string): Database {
  const pool = openPool(url)
  const place = `at ${new URL(url).host}`
  return { pool, place, isReady: () => isReady(pool), close: () => drain(pool), dismiss: () => {} }
}

async function ours({ dataDir, log, signal }: Wanted): Promise<Database> {
  const embedded = await startEmbedded(dataDir, { signal })
  const pool = openPool(embedded.url)
  const ready = async () => ((await isGone(embedded)) ? 'The data folder is gone.' : isReady(pool))
  const closing = new AbortController()
  const keeper = keepRunning({ embedded, dataDir, isReady: ready, log, signal: closing.signal })

  async function close(): Promise<void> {
    closing.abort()
    await Promise.all([keeper, drain(pool)])
    await embedded.stop()
    isStopped = true
  }
  let isStopped = false
  const dismiss = () => isStopped || dismissPostmaster(embedded.data)
  return { pool, place: `embedded, on 127.0.0.1:${embedded.port}`, isReady: ready, close, dismiss }
}

/** Waits for queries under way, though not for ever. */
const drain = (pool: pg.Pool) => Promise.race([pool.end(), sleep(5000, undefined, { ref: false })])
