import assert from 'node:assert/strict'
import { beforeEach, describe, test } from 'node:test'
import { healthWords } from '#content/studio-rights.ts'
import { noteBackup } from '#database/backups.ts'
import { noteWaiting } from '#database/production-steps.ts'
import { failProduction } from '#database/productions.ts'
import type { BrowserFound } from '#domain/installation.ts'
import { readHealth } from '#operations/read-health.ts'
import { startDatabase } from '#test/database-under-test.ts'
import { emptyTables } from '#test/empty-tables.ts'
import { aRequest } from '#test/episode-under-test.ts'
import { aHouse } from '#test/rights-under-test.ts'

const { pool } = await startDatabase()
const house = {
  ...(await aHouse()),
  vendors: [
    { kind: 'speech', choice: 'flite', place: 'this machine' },
    { kind: 'mail', choice: 'outbox folder', place: 'outbox' },
  ],
} as const
beforeEach(() => emptyTables(pool, 'podcast_requests', 'private.episodes'))

async function aProduction(email: string, step: string): Promise<string> {
  const requestId = await aRequest(pool, email)
  await pool.query('insert into private.productions (request_id, step) values ($1, $2)', [requestId, step])
  return requestId
}

describe('an empty house', () => {
  test('is well', async () => {
    const health = await readHealth({ pool, house })
    assert.deepEqual([health.requests.open, health.oldest, health.failures, health.costs], [0, null, [], []])
    assert.deepEqual(
      [health.states.oldest, health.states.letters, health.states.failures],
      ['good', 'good', 'good'],
    )
    assert.ok((health.disk?.allBytes ?? 0) > 0)
    assert.ok(health.requests.databaseBytes > 1_000_000)
  })
})

describe('trouble', () => {
  test('is a request that is older than was promised, with the hours at which it was due', async () => {
    const id = await aRequest(pool)
    await aRequest(pool, 'bo@bakery.test')
    await pool.query(`update podcast_requests set created_at = now() - interval '30 hours' where id = $1`, [
      id,
    ])
    const { oldest, states } = await readHealth({ pool, house })
    assert.deepEqual([oldest?.id, states.oldest], [id, 'look'])
    assert.equal((oldest?.dueAt.getTime() ?? 0) - (oldest?.at.getTime() ?? 0), 24 * 3_600_000)
    await pool.query(`update podcast_requests set created_at = now() - interval '49 hours' where id = $1`, [
      id,
    ])
    assert.equal((await readHealth({ pool, house })).states.oldest, 'act')
  })

  test('is counted by its reason for a week', async () => {
    for (const code of ['robots', 'robots', 'language']) {
      const requestId = await aProduction(`${crypto.randomUUID()}@bakery.test`, 'read-website')
      await failProduction(pool, { requestId, code, reason: 'No.', trouble: 'read-website: No.' })
    }
    const counts = async () =>
      (await readHealth({ pool, house })).failures.map(({ code, count }) => [code, count])
    assert.deepEqual(await counts(), [
      ['robots', 2],
      ['language', 1],
    ])
    await pool.query(`update private.letters set created_at = now() - interval '8 days'`)
    assert.deepEqual(await counts(), [])
  })

  test('stands with the vendor whose step it was', async () => {
    const requestId = await aProduction('ada@bakery.test', 'record-voices')
    await noteWaiting(pool, requestId, 'record-voices: The key is refused.')
    await pool.query(`update private.letters set state = 'failed', trouble = '550 at RCPT TO'`)
    const { vendors, states, requests } = await readHealth({ pool, house })
    assert.deepEqual(
      vendors.map(({ kind, last }) => [kind, last?.trouble]),
      [
        ['speech', 'record-voices: The key is refused.'],
        ['mail', '550 at RCPT TO'],
      ],
    )
    assert.deepEqual([states.vendors, states.letters, requests.lettersFailed], ['look', 'act', 1])
  })
})

describe('a browser for websites that build themselves', () => {
  const missing = { outcome: 'no-program', command: 'npm run browser' } as const

  test('is missed once somebody was refused for want of it, unless the owner has switched it off', async () => {
    const stateWith = async (found: BrowserFound) =>
      (await readHealth({ pool, house: { ...house, findBrowser: async () => found } })).states.browser
    assert.equal(await stateWith(missing), 'good')
    const requestId = await aProduction('ada@bakery.test', 'read-website')
    await failProduction(pool, {
      requestId,
      code: 'needs-scripts',
      reason: 'No.',
      trouble: 'read-website: No.',
    })
    assert.equal(await stateWith(missing), 'look')
    assert.equal(await stateWith({ outcome: 'off' }), 'good')
    assert.equal(await stateWith({ outcome: 'found', program: '/usr/bin/chromium' }), 'good')
  })

  test('is said with what to type where it is missing', () => {
    assert.match(healthWords.browserFigure(missing), /On the server: npm run browser$/)
    const walls = { outcome: 'no-walls', program: '/usr/bin/chromium', command: 'sysctl -w a=1' } as const
    assert.match(healthWords.browserFigure(walls), /namespaces.*As root: sysctl -w a=1$/)
  })
})

describe('a backup', () => {
  const day = 86_400_000
  const stateIn = async (days: number) => {
    const { states, requests } = await readHealth({ pool, house }, new Date(Date.now() + days * day))
    return [states.backup, requests.backedUpAt]
  }

  test('that nobody has ever made is missed when the house is a day old', async () => {
    await pool.query('delete from private.chores')
    await pool.query('update private.migrations set applied_at = now()')
    assert.deepEqual(
      [await stateIn(0.9), await stateIn(1.1)],
      [
        ['good', null],
        ['act', null],
      ],
    )
  })

  test('is missed a day after the last one', async () => {
    const madeAt = new Date()
    await pool.query(`update private.migrations set applied_at = now() - interval '1 year'`)
    await noteBackup(pool, new Date(madeAt.getTime() - 9 * day).toISOString())
    assert.equal((await stateIn(0))[0], 'act')
    await noteBackup(pool, madeAt.toISOString())
    assert.deepEqual(
      [await stateIn(0.9), await stateIn(1.1)],
      [
        ['good', madeAt],
        ['act', madeAt],
      ],
    )
  })
})
