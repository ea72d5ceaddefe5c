import assert from 'node:assert/strict'
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { after, mock, test } from 'node:test'
import { setImmediate as nextTurn } from 'node:timers/promises'
import pg from 'pg'
import { startEmbedded } from './embedded.ts'
import { isClosedTo } from './postgres-account.ts'
import { readLock } from './postmaster.ts'

/** Most tests start and stop one and the same database, because making one takes a second. */
const home = await newFolder()
const pgdata = (folder: string) => path.join(folder, 'postgres/pgdata')

test('a first start makes a database, a second start joins it, a stop ends it', async () => {
  const first = await startEmbedded(home)
  await query(first.url, 'create table kept (word text); insert into kept values ($$still here$$)')
  const second = await startEmbedded(home)
  assert.equal(second.url, first.url)
  await second.stop()
  await assert.rejects(query(first.url, 'select 1'), { code: 'ECONNREFUSED' })
})

test('a stop leaves the database to another process that works with it', async () => {
  const { url, stop } = await startEmbedded(home)
  const other = new pg.Client(url.replace(/offmic-\d+/, 'offmic-1'))
  await other.connect()
  await stop()
  await other.query('select 1')
  await other.end()
  await stop()
  await assert.rejects(query(url, 'select 1'), { code: 'ECONNREFUSED' })
})

test('a database that is slow to say who works with it is left to them', async () => {
  const { url, stop } = await startEmbedded(home)
  const other = new pg.Client(url.replace(/offmic-\d+/, 'offmic-1'))
  other.on('error', () => {})
  await other.connect()
  await other.query('begin; lock table pg_authid')
  mock.timers.enable({ apis: ['setTimeout'] })
  const stopping = stop()
  const waiting = 'select from pg_locks where not granted'
  while ((await other.query(waiting)).rowCount === 0) await nextTurn()
  mock.timers.tick(3000)
  mock.timers.reset()
  await nextTurn()
  await other.query('commit')
  await stopping
  await other.query('select 1')
  await other.end()
  await stop()
})

test('several who start it at once, with a long log, get the same one', async () => {
  await writeFile(path.join(home, 'postgres/server.log'), 'x'.repeat(1_000_001))
  const all = await Promise.all(Array.from({ length: 4 }, () => startEmbedded(home)))
  assert.equal(new Set(all.map(({ url }) => url)).size, 1)
  await all[0]?.stop()
})

test('a killed database starts again at its old address with everything in it', async () => {
  const { url, port, stop } = await startEmbedded(home)
  process.kill((await running(home)).pid, 'SIGKILL')
  const again = await startEmbedded(home, { samePort: port })
  assert.equal(again.url, url)
  assert.deepEqual(await query(url, 'select word from kept'), [{ word: 'still here' }])
  await stop()
})

test('a lock file that names somebody else’s process does not keep the database down', async () => {
  const stranger = `${process.pid}\n${pgdata(home)}\n1700000000\n5432\n\n127.0.0.1\n\nready   \n`
  await writeFile(path.join(pgdata(home), 'postmaster.pid'), stranger)
  const { url, stop } = await startEmbedded(home)
  assert.deepEqual(await query(url, 'select word from kept'), [{ word: 'still here' }])
  await stop()
})

test('nobody gets in without the password', async () => {
  const { url, stop } = await startEmbedded(home)
  const guess = url.replace(/:[^:@]+@/, ':guess@')
  await assert.rejects(query(guess, 'select 1'), { code: '28P01' })
  await stop()
})

test('data of another major version is refused in one sentence', async () => {
  const file = path.join(pgdata(home), 'PG_VERSION')
  const written = await readFile(file)
  await writeFile(file, '99\n')
  await assert.rejects(startEmbedded(home), {
    code: 'CANNOT_START',
    message: /was written by Postgres 99, and this version of Offmic brings Postgres \d+\.$/,
  })
  await writeFile(file, written)
})

test('a folder below a private one is closed to the database’s account', async () => {
  const account = { name: 'somebody', uid: 54321, gid: 54321 }
  const folder = await newFolder()
  const below = path.join(folder, 'below')
  assert.equal(isClosedTo(account, below), false)
  await chmod(folder, 0o700)
  assert.equal(isClosedTo(account, below), true)
})

async function newFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'offmic-database-'))
  await chmod(folder, 0o755)
  after(() => rm(folder, { recursive: true, force: true }))
  return folder
}

async function running(folder: string) {
  const lock = await readLock(pgdata(folder))
  assert(lock)
  return lock
}

async function query(url: string, sql: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 60_000 })
  try {
    await client.connect()
    return (await client.query(sql)).rows
  } finally {
    await client.end().catch(() => {})
  }
}
