import assert from 'node:assert/strict'
import { beforeEach, describe, test } from 'node:test'
import { listMembers } from '#database/members.ts'
import { startDatabase } from '#test/database-under-test.ts'
import { emptyTables } from '#test/empty-tables.ts'
import { hostileTexts } from '#test/hostile-texts.ts'
import { aClient, aMember, aSession } from '#test/portal-under-test.ts'
import { aVisitor } from '#test/sign-in-under-test.ts'
import { startSite, testConfig } from '#test/site-under-test.ts'
import { anOperator } from '#test/studio-under-test.ts'

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

beforeEach(() => emptyTables(pool, 'private.sign_in_tries', 'private.portal_sessions', 'private.clients'))

describe('nobody else', () => {
  test('changes who belongs to a client: approvers and readers do not, nor owners of another one', async () => {
    await using site = await open()
    const clientId = await aClient(pool)
    const ada = await aMember(pool, clientId)
    const stranger = await inside(site.origin, await aMember(pool, await aClient(pool)))
    const forms = [
      { intent: 'invite', email: 'eve@evil.test', role: 'owner' },
      { intent: 'remove', member: ada.id },
      { intent: 'role', member: ada.id, role: 'reader' },
    ]
    const before = await addresses(clientId)
    for (const role of ['approver', 'reader'] as const) {
      const colleague = await aMember(pool, clientId, { role })
      before.push(`${role} ${colleague.email}`)
      const visitor = await inside(site.origin, colleague)
      assert.ok(!(await visitor.people()).text.includes('Send the invitation'))
      for (const form of forms) assert.equal((await visitor.press(form)).status, 403)
    }
    for (const form of forms) {
      assert.equal((await stranger.press(form, `/portal/${clientId}/people`)).status, 404)
      // In their own room, with the id of somebody else's member.
      if (form.intent !== 'invite') assert.equal((await stranger.press(form)).status, 422)
    }
    assert.deepEqual(await addresses(clientId), before.sort())
    for (const path of ['', '/people'])
      assert.equal((await stranger.ask(`/portal/${clientId}${path}`)).status, 404)
    for (const odd of [crypto.randomUUID(), 'x', 'constructor', '__proto__'])
      assert.equal((await stranger.ask(`/portal/${odd}`)).status, 404, odd)
  })
})

test('whoever is taken out while reading is told so at the next press, and nothing is done', async () => {
  await using site = await open()
  const clientId = await aClient(pool)
  const [ada, bo] = [await aMember(pool, clientId), await aMember(pool, clientId)]
  const [one, other] = [await inside(site.origin, ada), await inside(site.origin, bo)]
  assert.equal((await other.people()).status, 200)
  await one.press({ intent: 'remove', member: bo.id })
  const pressed = await other.press({ intent: 'invite', email: 'eve@evil.test', role: 'owner' })
  assert.equal(pressed.status, 403)
  for (const { status, text } of [pressed, await other.people(), await other.ask(`/portal/${clientId}`)]) {
    assert.equal(status, 403)
    assert.match(text, /This portal is closed to you/)
    assert.ok(!text.includes(ada.email))
  }
  assert.match((await other.ask('/portal')).text, /belongs to no client/)
  assert.equal((await listMembers(pool, clientId)).length, 1)
})

test('an agency that belongs to several clients chooses one, and is something else in each', async () => {
  await using site = await open()
  const [bakery, mill] = [await aClient(pool), await aClient(pool)]
  await aMember(pool, mill)
  const agency = await aMember(pool, bakery, { email: 'we@agency.test' })
  await aMember(pool, mill, { email: 'We@agency.test', role: 'reader' })
  const visitor = await inside(site.origin, agency)
  const { text } = await visitor.ask('/portal')
  for (const clientId of [bakery, mill]) assert.ok(text.includes(`/portal/${clientId}`))
  assert.ok((await visitor.ask(`/portal/${bakery}/people`)).text.includes('Send the invitation'))
  assert.ok(!(await visitor.ask(`/portal/${mill}/people`)).text.includes('Send the invitation'))
})

test('sixty hostile names and addresses are text, or no address', async () => {
  await using site = await open()
  const ada = await aMember(pool, await aClient(pool))
  const owner = await inside(site.origin, ada)
  for (const [place, hostile] of hostileTexts.entries()) {
    await emptyTables(pool, 'private.sign_in_tries')
    const email = `eve${place}@evil.test`
    const named = await owner.press({ intent: 'invite', email, name: hostile, role: hostile })
    assert.ok([200, 422].includes(named.status), hostile)
    const member = (await listMembers(pool, ada.clientId)).find((each) => each.email === email)
    assert.equal(member?.role, 'reader')
    const addressed = await owner.press({ intent: 'invite', email: hostile, name: '', role: 'reader' })
    assert.equal(addressed.status, 422, hostile)
    for (const { text } of [named, addressed])
      assert.ok(!/<(?:script|img|svg|iframe|base|object)[^>]*(?:struck|evil\.test)/i.test(text), hostile)
    await pool.query('delete from private.members where email = $1', [email])
  }
})

test('an operator sees who belongs to a client, and invites and takes out for them', async () => {
  await using site = await open()
  const ada = await aMember(pool, await aClient(pool), { email: 'ada@bakery.test' })
  const { cookie } = await anOperator(pool, { role: 'operator' })
  const address = `/studio/clients/${ada.clientId}`
  const press = (form: Record<string, string>) =>
    aVisitor(site.origin).ask(address, { form, headers: { cookie } })
  const page = await aVisitor(site.origin).ask(address, { headers: { cookie } })
  assert.ok(page.text.includes('ada@bakery.test'))
  assert.equal((await press({ intent: 'invite', email: 'bo@bakery.test', role: 'owner' })).status, 200)
  assert.equal((await press({ intent: 'remove', member: ada.id })).status, 200)
  assert.deepEqual(await addresses(ada.clientId), ['owner bo@bakery.test'])
  const { rows } = await pool.query(`select deed from private.deeds where deed like '%-member' order by id`)
  assert.deepEqual(rows, [{ deed: 'invite-member' }, { deed: 'remove-member' }])
})
