import assert from 'node:assert/strict'
import { appendFile, cp, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { after, beforeEach, test } from 'node:test'
import pg from 'pg'
import { keepMigrated } from '#database/keep-migrated.ts'
import { migrate } from '#database/migrate.ts'
import { startBareDatabase } from '#test/database-under-test.ts'
import { testSecretKey } from '#test/secret-key-under-test.ts'

const { pool, url } = await startBareDatabase()
const folder = await mkdtemp(path.join(tmpdir(), 'offmic-migrations-'))
after(() => rm(folder, { recursive: true }))

const write = (name: string, sql: string) => writeFile(path.join(folder, name), sql)
const applied = async () =>
  (await pool.query('select name from private.migrations order by name')).rows.map(({ name }) => name)

beforeEach(async () => {
  await pool.query('drop schema if exists private, public cascade; create schema public')
  await rm(folder, { recursive: true })
  await cp('database/migrations', folder, { recursive: true })
})

test('a bare database is brought up to date, and then left alone', async () => {
  await migrate(pool)
  const names = await applied()
  assert.equal(names[0], '0001_podcast-requests.sql')
  await migrate(pool)
  assert.deepEqual(await applied(), names)
})

test('what is new is applied, once, also when five start at the same moment', async () => {
  await migrate(pool)
  await write(
    '9001_counter.sql',
    'create table public.counter (n int); insert into public.counter values (1);',
  )
  const others = Array.from({ length: 5 }, () => new pg.Pool({ connectionString: url, max: 1 }))
  await Promise.all(others.map((other) => migrate(other, folder)))
  await Promise.all(others.map((other) => other.end()))
  assert.deepEqual((await pool.query('select n from public.counter')).rows, [{ n: 1 }])
})

test('line ends that git has changed are no change', async () => {
  await write('9001_two-lines.sql', 'select 1;\nselect 2;\n')
  await migrate(pool, folder)
  await write('9001_two-lines.sql', 'select 1;\r\nselect 2;\r\n')
  await migrate(pool, folder)
})

test('a database of a newer version is refused in one sentence, and not touched', async () => {
  await write('9002_from-the-future.sql', 'select 1')
  await migrate(pool, folder)
  await assert.rejects(migrate(pool), {
    code: 'CANNOT_START',
    message:
      'The database was written by a newer version of Offmic (it holds 9002_from-the-future.sql, which this version does not know): start that version, or give this one another database.',
  })
})

test('a migration that was changed afterwards is refused', async () => {
  await migrate(pool, folder)
  await appendFile(path.join(folder, '0001_podcast-requests.sql'), '-- one more word\n')
  await assert.rejects(migrate(pool, folder), {
    code: 'CANNOT_START',
    message: /^The migration 0001_podcast-requests\.sql was changed after it was applied/,
  })
})

test('a migration that fails leaves nothing behind, of the ones before it neither', async () => {
  await write('9001_good.sql', 'create table public.good ()')
  await write('9002_bad.sql', 'create table public.bad (); select 1 / 0;')
  await assert.rejects(migrate(pool, folder), {
    code: 'CANNOT_START',
    message: 'The database cannot be brought up to date: 9002_bad.sql fails (division by zero).',
  })
  const { rows } = await pool.query(
    `select to_regclass('public.good') as good, to_regclass('private.migrations') as log`,
  )
  assert.deepEqual(rows, [{ good: null, log: null }])
})

test('a database that is away at the start is brought up to date when it is back', async () => {
  const events: string[] = []
  const heard = Promise.withResolvers<void>()
  const log = {
    warn: ({ event }: { event: string }) => void events.push(event),
    info: ({ event }: { event: string }) => heard.resolve(void events.push(event)),
  }
  let isAway = true
  const flaky = { connect: () => (isAway ? Promise.reject(new Error('away')) : pool.connect()) }
  const { signal } = new AbortController()
  // Only connect() is used.
  await keepMigrated({
    pool: flaky as pg.Pool,
    secretKey: testSecretKey,
    log,
    signal,
    refused: assert.ifError,
    pauseMilliseconds: 5,
  })
  assert.deepEqual(events, ['database-not-up-to-date'])
  isAway = false
  await heard.promise
  assert.ok((await applied()).length > 0)
})
