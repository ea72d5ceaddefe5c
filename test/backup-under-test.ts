import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { after } from 'node:test'
import type pg from 'pg'
import { listTables } from '#database/copied-tables.ts'
import { openDatabase } from '#database/open-database.ts'
import { backUp } from '#operations/backup/back-up.ts'
import { builtOrigin } from '#test/site-under-test.ts'
import type { Storage } from '#vendors/storage/storage.ts'

/** A place for backups that goes when the file's tests are over. */
export async function aPlaceForBackups(): Promise<(name: string) => string> {
  const place = await mkdtemp(path.join(tmpdir(), 'offmic-backups-'))
  after(() => rm(place, { recursive: true, force: true }))
  return (name) => path.join(place, name)
}

type Kept = { pool: pg.Pool; storage: Storage; house: { dataDir: string; outboxFolder: string } }

export const backUpTo = (folder: string, kept: Kept, signal = new AbortController().signal) =>
  backUp({ ...kept, folder, siteOrigin: 'https://offmic.test', settings: "REVIEW='review'\n", signal })

/** What a restore itself changes: when it was, and that the line goes on. */
const itsOwn = new Set(['private.chores'])

/** All rows of all tables, as somebody would compare them. */
export async function everyRow(pool: pg.Pool): Promise<Record<string, unknown[]>> {
  const client = await pool.connect()
  try {
    const tables = (await listTables(client)).filter(({ name }) => !itsOwn.has(name))
    const rows: Record<string, unknown[]> = {}
    for (const { name } of tables) {
      const found = await client.query<{ row: string }>(
        `select (to_jsonb(t) - 'again_at')::text as row from ${name} t`,
      )
      rows[name] = found.rows.map(({ row }) => row).sort()
    }
    return rows
  } finally {
    client.release()
  }
}

export type Ended = { code: number; stdout: string; stderr: string }

/** As at a terminal, on a machine that has this data folder. */
export function run(
  program: 'back-up' | 'restore',
  dataDir: string,
  args: string[],
  more: NodeJS.Dict<string> = {},
) {
  const { promise, resolve } = Promise.withResolvers<Ended>()
  const env = { ...process.env, DATABASE_URL: '', DATA_DIR: dataDir, SITE_ORIGIN: builtOrigin, ...more }
  const child = execFile(
    process.execPath,
    [`server/programs/${program}.ts`, ...args],
    { env },
    (error, stdout, stderr) => resolve({ code: Number(error?.code ?? 0), stdout, stderr }),
  )
  return { child, ended: promise }
}

const quiet = { info() {}, warn() {} }

/** While the product runs on it, and while it does not. */
export async function withDatabase<Result>(
  dataDir: string,
  work: (pool: pg.Pool) => Promise<Result>,
): Promise<Result> {
  const database = await openDatabase({
    url: undefined,
    dataDir,
    log: quiet,
    signal: new AbortController().signal,
  })
  return work(database.pool).finally(database.close)
}
