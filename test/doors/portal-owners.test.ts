import assert from 'node:assert/strict'
import { beforeEach, describe, test } from 'node:test'
import { listMembers } from '#database/members.ts'
import { startDatabase } from '#test/database-under-test.ts'
import { emptyTables } from '#test/empty-tables.ts'
import { aClient, aMember, aSession } from '#test/portal-under-test.ts'
import { aVisitor } from '#test/sign-in-under-test.ts'
import { startSite, testConfig } from '#test/site-under-test.ts'

const { pool } = await startDatabase()
const database = { isReady: async (): Promise<true> => true, pool }
const open = () => startSite({ database, config: testConfig({ trustedProxies: 1 }) })
type Member = Awaited<ReturnType<typeof aMember>>

async function inside(origin: string, member: Member) {
  const { cookie } = await aSession(pool, member)
  const [name = '', value = ''] = cookie.split('=')
  const visitor = aVisitor(origin)
  visitor.cookies.set(name, value)
  const people = `/portal/${member.clientId}/people`
  return {
    ...visitor,
    people: () => visitor.ask(people),
    press: (form: Record<string, string>, address = people) => visitor.ask(address, { form }),
  }
}
const addresses = async (clientId: string) =>
  (await listMembers(pool, clientId)).map(({ email, role }) => `${role} ${email}`).sort()
const owed = async () =>
  (
    await pool.query(
      `select kind, email, facts from private.letters join private.members on members.id = member_id`,
    )
  ).rows

beforeEach(() => emptyTables(pool, 'private.sign_in_tries', 'private.portal_sessions', 'private.clients'))

describe('an owner', () => {
  test('invites, gives roles and takes out, and a letter goes to who was invited', async () => {
    await using site = await open()
    const ada = await aMember(pool, await aClient(pool), { email: 'ada@bakery.test' })
    const owner = await inside(site.origin, ada)
    const invited = { intent: 'invite', email: 'Bo@bakery.test', name: 'Bo', role: 'approver' }
    assert.equal((await owner.press(invited)).status, 200)
    assert.equal((await owner.press(invited)).status, 422)
    assert.deepEqual(await owed(), [
      { kind: 'portal-invitation', email: 'Bo@bakery.test', facts: { inviter: 'ada@bakery.test' } },
    ])
    const bo = (await listMembers(pool, ada.clientId)).find(({ email }) => email === 'Bo@bakery.test')
    assert.equal((await owner.press({ intent: 'role', member: bo?.id ?? '', role: 'reader' })).status, 200)
    assert.deepEqual(await addresses(ada.clientId), ['owner ada@bakery.test', 'reader Bo@bakery.test'])
    assert.equal((await owner.press({ intent: 'remove', member: bo?.id ?? '' })).status, 200)
    assert.deepEqual(await addresses(ada.clientId), ['owner ada@bakery.test'])
    assert.deepEqual(await owed(), [])
    assert.equal((await owner.press(invited)).status, 200)
    assert.equal((await owed()).length, 1)
  })

  test('is always left, also when two take each other out at the same moment', async () => {
    await using site = await open()
    const clientId = await aClient(pool)
    const [ada, bo] = [await aMember(pool, clientId), await aMember(pool, clientId)]
    const [one, other] = [await inside(site.origin, ada), await inside(site.origin, bo)]
    const answers = await Promise.all([
      one.press({ intent: 'remove', member: bo.id }),
      other.press({ intent: 'remove', member: ada.id }),
    ])
    assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 403])
    const [last] = await listMembers(pool, clientId)
    const stays = await inside(site.origin, last?.id === ada.id ? ada : bo)
    for (const form of [
      { intent: 'remove', member: last?.id ?? '' },
      { intent: 'role', member: last?.id ?? '', role: 'reader' },
    ])
      assert.equal((await stays.press(form)).status, 422)
    assert.equal((await listMembers(pool, clientId)).length, 1)
  })

  test('sends twenty invitations in a quarter of an hour and no more, and has fifty people', async () => {
    await using site = await open()
    const ada = await aMember(pool, await aClient(pool))
    const owner = await inside(site.origin, ada)
    const answers = []
    for (let turn = 0; turn < 22; turn++)
      answers.push(
        (await owner.press({ intent: 'invite', email: `${turn}@bakery.test`, role: 'reader' })).status,
      )
    assert.deepEqual([answers.filter((each) => each === 200).length, answers.at(-1)], [20, 429])
    await emptyTables(pool, 'private.sign_in_tries')
    await pool.query(
      `insert into private.members (client_id, email, role)
       select $1, 'more' || each || '@bakery.test', 'reader' from generate_series(1, 29) as each`,
      [ada.clientId],
    )
    const full = await owner.press({ intent: 'invite', email: 'last@bakery.test', role: 'reader' })
    assert.match(full.text, /Fifty people/)
  })
})
