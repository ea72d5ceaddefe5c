import assert from 'node:assert/strict'
import net from 'node:net'
import { beforeEach, describe, test } from 'node:test'
import { eventIn } from '#api/told-event.ts'
import { erasePersonalRows } from '#database/erasures.ts'
import { inTransaction } from '#database/in-transaction.ts'
import { keepTold } from '#database/told.ts'
import { seeded } from '#domain/seeded.ts'
import type { Source } from '#domain/told/source.ts'
import { understandTold } from '#operations/understand-told.ts'
import { startDatabase } from '#test/database-under-test.ts'
import { emptyTables } from '#test/empty-tables.ts'
import { testSecretKey } from '#test/secret-key-under-test.ts'
import { startSite, testConfig } from '#test/site-under-test.ts'
import { aLife, allLives } from '#test/told-under-test.ts'
import { signedBy } from '#vendors/tellers/sign.ts'
import type { Telling } from '#vendors/tellers/telling.ts'

const { pool } = await startDatabase()
const toldSecrets = { stripe: 'new,old', paddle: undefined, calendly: undefined, cal: 'cal' }
const site = () =>
  startSite({
    config: testConfig({ siteOrigin: 'https://offmic.example', toldSecrets }),
    database: { isReady: async () => true, pool },
  })
const asked = async (sql: string) => (await pool.query(sql)).rows
const tellings = async () => (await asked('select from private.told')).length

beforeEach(() => emptyTables(pool, 'private.told', 'private.told_refused', 'private.clients'))

const one: Telling = {
  source: 'stripe',
  body: JSON.stringify({ id: 'evt_1', type: 'a.b', created: 1_790_000_000, name: 'ada@bakery.example' }),
}

describe('the door of what companies tell', () => {
  test('keeps what is signed by either secret, once', async () => {
    await using at = await site()
    for (const secret of ['new', 'old'])
      assert.equal((await fetch(`${at.origin}/told/stripe`, signedBy(secret, one))).status, 200)
    assert.deepEqual(await asked('select kind, body from private.told'), [{ kind: 'a.b', body: one.body }])
    assert.doesNotMatch(at.lines.join(''), /bakery/)
  })

  test('refuses what is unsigned, signed otherwise or long ago, and keeps a count of it', async () => {
    await using at = await site()
    const url = `${at.origin}/told/stripe`
    const longAgo = signedBy('new', one, new Date(Date.now() - 400_000))
    for (const sent of [{ method: 'POST', body: one.body }, signedBy('other', one), longAgo])
      assert.equal((await fetch(url, sent)).status, 400)
    assert.equal(await tellings(), 0)
    let rows: unknown[] = []
    while (rows.length < 2) rows = await asked('select reason from private.told_refused order by reason')
    assert.deepEqual(rows, [{ reason: 'stale' }, { reason: 'unsigned' }])
  })

  test('is closed where no secret is set, and to names of nobody', async () => {
    await using at = await site()
    const statusOf = async (name: string) =>
      (await fetch(`${at.origin}/told/${name}`, { method: 'POST' })).status
    assert.equal(await statusOf('paddle'), 404)
    for (const name of ['operator', 'constructor']) assert.equal(await statusOf(name), 405, name)
  })

  test('is open on one’s own machine to what the house has signed, and where a secret is set to nothing else', async () => {
    const config = testConfig({ toldSecrets })
    await using at = await startSite({ config, database: { isReady: async () => true, pool } })
    const status = async (source: Source, secret: string) =>
      (await fetch(`${at.origin}/told/${source}`, signedBy(secret, { ...one, source }))).status
    assert.equal(await status('paddle', testSecretKey.tokenFor('told paddle')), 200)
    assert.equal(await status('paddle', testSecretKey.tokenFor('told stripe')), 400)
    assert.equal(await status('stripe', testSecretKey.tokenFor('told stripe')), 400)
  })

  test('refuses 20 MB before they are sent', async () => {
    await using at = await site()
    const socket = net.connect(Number(new URL(at.origin).port), '127.0.0.1')
    socket.write('POST /told/stripe HTTP/1.1\r\nhost: localhost\r\ncontent-length: 20971520\r\n\r\n')
    const { promise, resolve, reject } = Promise.withResolvers<string>()
    socket.once('data', (text) => resolve(String(text))).once('error', reject)
    assert.match(await promise, /^HTTP\/1\.1 413 /)
    socket.destroy()
  })

  test('keeps what is signed and cannot be understood, with the reason', async () => {
    await using at = await site()
    const odd: Telling = { source: 'cal', body: 'no JSON \0 at all' }
    assert.equal((await fetch(`${at.origin}/told/cal`, signedBy('cal', odd))).status, 200)
    await understandTold(pool)
    assert.deepEqual(await asked('select trouble from private.told'), [{ trouble: 'It is no JSON.' }])
  })
})

describe('what is told of people', () => {
  /** Clients by their names and things, without what differs from run to run. */
  const clients = async () =>
    asked(`select array(select name from private.client_names where client_id = clients.id order by 1) as names,
      array(select id || kind || as_of::text || facts::text from private.client_things
        where client_id = clients.id order by 1) as things
      from private.clients order by 1`)

  async function tell(all: readonly Telling[]): Promise<void> {
    for (const { source, body } of all)
      await keepTold(pool, eventIn(source, Buffer.from(body), new Date('2026-11-24T10:00:00Z')))
  }

  test('comes to the same clients in any order, with repeats and eight at work', async () => {
    await tell(allLives.flat())
    await understandTold(pool)
    const expected = await clients()
    // Whoever books with one address and pays with another is two, until an operator says so.
    assert.equal(expected.length, allLives.length + 1)
    for (let round = 1; round <= 20; round++) {
      await emptyTables(pool, 'private.told', 'private.clients')
      const random = seeded(round)
      const all = allLives.flat().flatMap((each) => (random() < 0.3 ? [each, each] : [each]))
      const mixed = all.map((each) => ({ each, at: random() })).sort((a, b) => a.at - b.at)
      const half = mixed.length / 2
      await tell(mixed.slice(0, half).map(({ each }) => each))
      const working = Array.from({ length: 8 }, () => understandTold(pool))
      await tell(mixed.slice(half).map(({ each }) => each))
      await Promise.all(working)
      await understandTold(pool)
      assert.deepEqual(await clients(), expected)
    }
  })

  test('is known of whoever it is in both shapes of Stripe: a bank that takes money back finds its client', async () => {
    await tell([...aLife('charges-back', 'ada', { isOld: true }), ...aLife('charges-back', 'bob')])
    await understandTold(pool)
    assert.equal((await clients()).length, 2)
  })

  test('leaves nothing when its person is deleted, and nobody else loses anything', async () => {
    await tell([...aLife('buys-expert', 'ada'), ...aLife('charges-back', 'bob')])
    await understandTold(pool)
    const asks = { email: 'ADA@ada.example', operatorId: undefined, staysUnwanted: false }
    await inTransaction(pool, (client) => erasePersonalRows(client, asks))
    const kept = JSON.stringify([await clients(), await asked('select body, names from private.told')])
    assert.doesNotMatch(kept, /ada@|"Ada"|ada\.example/)
    assert.equal(await tellings(), aLife('charges-back', 'bob').length)
  })
})
