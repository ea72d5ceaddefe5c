import assert from 'node:assert/strict'
import { beforeEach, test } from 'node:test'
import { eventIn } from '#api/told-event.ts'
import { eraseClient } from '#database/erase-client.ts'
import { inTransaction } from '#database/in-transaction.ts'
import { keepTold } from '#database/told.ts'
import { understandTold } from '#operations/understand-told.ts'
import { startDatabase } from '#test/database-under-test.ts'
import { emptyTables } from '#test/empty-tables.ts'
import { aMember, aSession } from '#test/portal-under-test.ts'
import { aVisitor } from '#test/sign-in-under-test.ts'
import { startSite, testConfig } from '#test/site-under-test.ts'
import { aLife } from '#test/told-under-test.ts'
import type { LifeName } from '#vendors/tellers/lives.ts'
import type { Telling } from '#vendors/tellers/telling.ts'

const { pool } = await startDatabase()
const database = { isReady: async (): Promise<true> => true, pool }
const open = () => startSite({ database, config: testConfig({ trustedProxies: 1 }) })

async function tell(all: readonly Telling[]): Promise<void> {
  for (const { source, body } of all) await keepTold(pool, eventIn(source, Buffer.from(body), new Date()))
  await understandTold(pool)
}
/** The last day of a life is today. */
const lived = (name: LifeName, who: string, days = 0) =>
  tell(aLife(name, who, { begins: new Date(Date.now() - days * 86_400_000) }))

type Row = { email: string; role: string; clientId: string }
const members = async () =>
  (await pool.query<Row>(`select email, role, client_id as "clientId" from private.members order by email`))
    .rows
const homeOf = async (origin: string, row: Row) => {
  const { cookie } = await aSession(pool, row)
  return aVisitor(origin).ask(`/portal/${row.clientId}`, { headers: { cookie } })
}

beforeEach(() =>
  emptyTables(pool, 'private.told', 'private.clients', 'private.sold_links', 'private.portal_sessions'),
)

test('the home says where things stand: plan, promises and their days, what is missing, and money by link', async () => {
  await using site = await open()
  await lived('buys-expert', 'ada', 36)
  const [ada] = await members()
  assert.ok(ada)
  const { status, text } = await homeOf(site.origin, ada)
  assert.equal(status, 200)
  for (const words of [
    'Your plan is paid.',
    'Next payment',
    'Expert Plan',
    'A draft of your show',
    'This is late, and that is our doing.',
    'three days after your setup call',
    'Book the call',
    'https://invoice.stripe.com/i/',
    '$750',
    '>over<', // the call was before the purchase
  ])
    assert.ok(text.includes(words), words)
  assert.ok(Buffer.byteLength(text) <= 40 * 1024, `${Buffer.byteLength(text)} bytes`)
  assert.ok(!text.includes('checkout.session'), 'what companies tell is for operators')
})

test('each standing has a sentence of its own', async () => {
  await using site = await open()
  for (const [life, who, days, words] of [
    ['falls-behind', 'bob', 32, 'did not go through'],
    ['cancels', 'cleo', 22, 'runs until its end'],
    ['leaves', 'dan', 31, 'has ended'],
    ['wants-money-back', 'eve', 7, 'gone back to you'],
    ['charges-back', 'finn', 41, 'disputed at your bank'],
  ] as const) {
    await lived(life, who, days)
    const row = (await members()).find(({ email }) => email.startsWith(who))
    assert.ok(row, life)
    assert.match((await homeOf(site.origin, row)).text, new RegExp(words), life)
  }
})

test('money is for owners', async () => {
  await using site = await open()
  await lived('buys-expert', 'ada', 3)
  const [ada] = await members()
  assert.ok(ada)
  const reader = await aMember(pool, ada.clientId, { role: 'reader' })
  const { text } = await homeOf(site.origin, { ...reader, role: 'reader' })
  assert.ok(text.includes('Your plan is paid.'))
  for (const words of ['$750', 'invoice.stripe.com', 'Money']) assert.ok(!text.includes(words), words)
})

test('whoever is erased goes, and a client with other people goes on', async () => {
  await using site = await open()
  await lived('buys-expert', 'ada', 3)
  const [ada] = await members()
  assert.ok(ada)
  const bo = await aMember(pool, ada.clientId, { email: 'bo@bakery.test' })
  await aSession(pool, ada)
  await inTransaction(pool, (client) => eraseClient(client, 'Ada@ada.example'))
  assert.deepEqual(
    (await members()).map(({ email }) => email),
    ['bo@bakery.test'],
  )
  const home = await homeOf(site.origin, { ...bo, role: 'owner' })
  assert.match(home.text, /Your plan is paid/)
  for (const table of ['told', 'client_names', 'client_things', 'portal_sessions'])
    assert.equal(
      (await pool.query(`select from private.${table} kept where kept::text ilike '%ada@ada.example%'`))
        .rowCount,
      0,
      table,
    )
  await inTransaction(pool, (client) => eraseClient(client, 'bo@bakery.test'))
  assert.deepEqual(await members(), [])
})
