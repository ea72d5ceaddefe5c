import assert from 'node:assert/strict'
import { beforeEach, describe, test } from 'node:test'
import { eventIn } from '#api/told-event.ts'
import { keepTold } from '#database/told.ts'
import { areOne, linkSells } from '#operations/clients/say-of-clients.ts'
import { understandTold } from '#operations/understand-told.ts'
import { startDatabase } from '#test/database-under-test.ts'
import { emptyTables } from '#test/empty-tables.ts'
import { aMember } from '#test/portal-under-test.ts'
import { anOperator } from '#test/studio-under-test.ts'
import { aLife } from '#test/told-under-test.ts'
import type { LifeName } from '#vendors/tellers/lives.ts'
import type { Telling } from '#vendors/tellers/telling.ts'

const { pool } = await startDatabase()

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
const welcomed = async () =>
  (
    await pool.query<{ email: string }>(
      `select email from private.letters join private.members on members.id = member_id
       where kind = 'portal-welcome' order by email`,
    )
  ).rows.map(({ email }) => email)
const shows = async () => (await pool.query('select paid_with from private.shows')).rowCount

beforeEach(() =>
  emptyTables(pool, 'private.told', 'private.clients', 'private.sold_links', 'private.portal_sessions'),
)

describe('a purchase', () => {
  test('makes whoever has paid an owner, with a show and one letter, however often and late it is told', async () => {
    const told = aLife('buys-expert', 'ada')
    for (const each of [...told].reverse()) await tell([each])
    await tell(told)
    assert.deepEqual(
      (await members()).map(({ email, role }) => [email, role]),
      [['ada@ada.example', 'owner']],
    )
    assert.deepEqual([await shows(), await welcomed()], [1, ['ada@ada.example']])
  })

  test('of two shows makes two, and the letter comes once', async () => {
    await lived('two-shows', 'ada', 40)
    assert.deepEqual([await shows(), await welcomed()], [2, ['ada@ada.example']])
  })

  test('that was left at the checkout, or a call alone, makes nobody a member', async () => {
    await lived('abandons', 'hal', 1)
    await lived('reschedules', 'gil', 1)
    assert.deepEqual([await members(), await shows()], [[], 0])
  })

  test('of the guide makes nobody a member, and an unknown link waits for an operator', async () => {
    const purchase = { id: 'checkout:1', kind: 'purchase', rank: 1 }
    const facts = { state: 'paid', email: 'ada@ada.example', link: 'plink_1' }
    const fold = async (number: string, things: object[]) => {
      await pool.query(
        `insert into private.told (source, event_id, kind, happened_at, body) values ('stripe', $1, 'paid', now(), '{}')`,
        [number],
      )
      await pool.query(
        `select private.fold_told(number, array['email:ada@ada.example'], $2) from private.told where event_id = $1`,
        [number, JSON.stringify(things)],
      )
    }
    await fold('1', [{ ...purchase, id: 'checkout:0', facts: { ...facts, offer: 'guide' } }])
    await fold('2', [{ ...purchase, facts }])
    assert.deepEqual([await members(), await shows()], [[], 0])
    const { operator } = await anOperator(pool)
    await linkSells(pool, operator, 'plink_1', 'starter')
    assert.deepEqual([(await members()).length, await shows(), await welcomed()], [1, 1, ['ada@ada.example']])
  })

  test('does not bring back who was taken out', async () => {
    await lived('buys-expert', 'ada', 36)
    await pool.query('update private.members set ended_at = now()')
    await lived('buys-expert', 'ada', 36)
    assert.equal((await pool.query('select from private.members where ended_at is null')).rowCount, 0)
  })
})

test('clients who turn out to be one have one portal: shows, people and the better role', async () => {
  await lived('buys-expert', 'ada', 3)
  await lived('buys-starter', 'bob', 3)
  const [ada, bob] = await members()
  assert.ok(ada && bob)
  await aMember(pool, ada.clientId, { email: 'zoe@agency.test', role: 'reader' })
  await aMember(pool, bob.clientId, { email: 'zoe@agency.test', role: 'owner' })
  const { operator } = await anOperator(pool)
  await areOne(pool, operator, 'email:ada@ada.example', 'email:bob@bob.example')
  const after = await members()
  assert.deepEqual(
    after.map(({ email, role }) => `${email} ${role}`),
    ['ada@ada.example owner', 'bob@bob.example owner', 'zoe@agency.test owner'],
  )
  assert.equal(new Set(after.map(({ clientId }) => clientId)).size, 1)
  assert.deepEqual([await shows(), (await welcomed()).length], [2, 2])
})
