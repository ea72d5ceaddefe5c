import assert from 'node:assert/strict'
import { Writable } from 'node:stream'
import { test } from 'node:test'
import { findErasure } from '#database/erasures.ts'
import { erasePerson } from '#operations/erase-person.ts'
import { createLog } from '#server/process/log.ts'
import { tidyUpUntilClosed } from '#server/process/tidy-up.ts'
import { startDatabase } from '#test/database-under-test.ts'
import { aMediaFolder, published } from '#test/episode-under-test.ts'
import { until } from '#test/faults/alive.ts'
import { aHouse } from '#test/rights-under-test.ts'
import { anOperator } from '#test/studio-under-test.ts'
import { type Storage, StorageTrouble } from '#vendors/storage/storage.ts'

test('a worker finishes what was deleted by itself, through an outage, and tidies up once', async () => {
  const { pool } = await startDatabase()
  const [storage, house, lines] = [await aMediaFolder(), await aHouse(), [] as string[]]
  await published(pool, storage)
  const { operator } = await anOperator(pool)
  const email = 'ada@bakery.test'
  const erased = await erasePerson(pool, operator, { email, typedAgain: email, staysUnwanted: false })
  const number = 'number' in erased ? erased.number : 0
  const log = createLog(new Writable({ write: (chunk, _, done) => done(void lines.push(String(chunk))) }))
  let failures = 0
  const unsteady: Storage = {
    ...storage,
    delete: (key) =>
      failures++ < 1 ? Promise.reject(new StorageTrouble('wait', 'It is away.')) : storage.delete(key),
  }
  const wanted = {
    config: { rateLimits: undefined, databaseUrl: 'postgres://somewhere.test' },
    pool,
    storage: unsteady,
    house,
    log,
    pauseMilliseconds: 20,
  }
  const closes = [tidyUpUntilClosed(wanted), tidyUpUntilClosed(wanted)]
  await until(async () => (await findErasure(pool, number))?.doneAt !== null)
  for (const close of closes) await close()
  assert.deepEqual(await storage.list(''), [])
  assert.ok(failures > 1)
  const events = lines.map((line) => JSON.parse(line))
  assert.equal(events.filter(({ event }) => event === 'erasure-done').length, 1)
  assert.equal(
    events.filter(({ event, sessions }) => event === 'expired-forgotten' && sessions === 0).length,
    1,
  )
  assert.doesNotMatch(lines.join(''), /ada|bakery/)
})
