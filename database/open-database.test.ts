import assert from 'node:assert/strict'
import { EventEmitter, once } from 'node:events'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { after, test } from 'node:test'
import { openDatabase } from './open-database.ts'
import { readLock } from './postmaster.ts'

const dataDir = await mkdtemp(path.join(tmpdir(), 'offmic-database-'))
await chmod(dataDir, 0o755)
after(() => rm(dataDir, { recursive: true, force: true }))

const told = new EventEmitter()
const log = {
  info: ({ event }: { event: string }) => told.emit(event),
  warn: ({ event }: { event: string }) => told.emit(event),
}
const { signal } = new AbortController()

test('a database that is killed comes back by itself, and the pool with it', async () => {
  const { pool, isReady, close } = await openDatabase({ url: undefined, dataDir, log, signal })
  const back = once(told, 'database-ready')
  const lock = await readLock(path.join(dataDir, 'postgres/pgdata'))
  assert(lock)
  process.kill(lock.pid, 'SIGKILL')
  await back
  assert.equal(await isReady(), true)
  assert.deepEqual((await pool.query('select 1 as one')).rows, [{ one: 1 }])
  await close()
})

test('a killed database fails the transaction under way, not the process', async () => {
  const { pool, close } = await openDatabase({ url: undefined, dataDir, log, signal })
  const back = once(told, 'database-ready')
  const client = await pool.connect()
  await client.query('begin')
  const waiting = assert.rejects(client.query('select pg_sleep(60)'))
  const idle = await pool.connect()
  const lock = await readLock(path.join(dataDir, 'postgres/pgdata'))
  assert(lock)
  process.kill(lock.pid, 'SIGQUIT')
  await waiting
  await assert.rejects(client.query('commit'))
  await back
  for (const each of [client, idle]) each.release()
  assert.deepEqual((await pool.query('select 1 as one')).rows, [{ one: 1 }])
  await close()
})

test('a deleted data folder is named as the reason, and no new one appears by surprise', async () => {
  const { isReady, close } = await openDatabase({ url: undefined, dataDir, log, signal })
  const noticed = once(told, 'database-not-ready')
  await rm(path.join(dataDir, 'postgres'), { recursive: true })
  assert.equal(await isReady(), 'The data folder is gone.')
  await noticed
  await close()
  assert.equal(await isReady(), 'The data folder is gone.')
})

test('an operator’s database that is away is a reason, and its password appears nowhere', async () => {
  const url = 'postgres://offmic:secret@127.0.0.1:9/offmic'
  const { place, isReady, close } = await openDatabase({ url, dataDir, log, signal })
  assert.equal(place, 'at 127.0.0.1:9')
  assert.equal(await isReady(), 'The database does not answer (ECONNREFUSED).')
  await close()
})
