import assert from 'node:assert/strict'
import { beforeEach, describe, test } from 'node:test'
import { portalCookie } from '#domain/member.ts'
import { startDatabase } from '#test/database-under-test.ts'
import { emptyTables } from '#test/empty-tables.ts'
import { aClient, aMember, aSession, signInByCode } from '#test/portal-under-test.ts'
import { aVisitor } from '#test/sign-in-under-test.ts'
import { startSite, testConfig } from '#test/site-under-test.ts'
import { anOperator } from '#test/studio-under-test.ts'

const { pool } = await startDatabase()
const database = { isReady: async (): Promise<true> => true, pool }
const open = () => startSite({ database, config: testConfig({ trustedProxies: 1 }) })

beforeEach(() =>
  emptyTables(
    pool,
    'private.sign_in_tries',
    'private.portal_asked',
    'private.portal_sessions',
    'private.clients',
  ),
)

describe('the two doors', () => {
  test('know nothing of each other’s sessions', async () => {
    await using site = await open()
    const ada = await aMember(pool, await aClient(pool))
    const member = await aSession(pool, ada)
    const { secret, cookie } = await anOperator(pool)
    const ask = (path: string, held: string) => aVisitor(site.origin).ask(path, { headers: { cookie: held } })
    assert.equal((await ask(`/portal/${ada.clientId}`, member.cookie)).status, 200)
    assert.equal((await ask('/studio', cookie)).status, 200)
    const foreign = [
      ['/portal', cookie],
      [`/portal/${ada.clientId}`, cookie],
      [`/portal/${ada.clientId}`, `${portalCookie}=${secret}`],
    ] as const
    for (const [path, held] of foreign) assert.equal((await ask(path, held)).to, '/portal/sign-in')
    const asOperator = cookie.replace(secret, member.secret)
    for (const held of [member.cookie, asOperator])
      for (const path of ['/studio', '/studio/clients', `/studio/clients/${ada.clientId}`])
        assert.equal((await ask(path, held)).to, '/studio/sign-in')
  })

  test('take no form from another site, and none from whoever is signed out', async () => {
    await using site = await open()
    const ada = await aMember(pool, await aClient(pool))
    const { cookie } = await aSession(pool, ada)
    const form = { intent: 'invite', email: 'eve@evil.test', role: 'owner' }
    const path = `/portal/${ada.clientId}/people`
    for (const sent of [{ 'sec-fetch-site': 'cross-site' }, { 'sec-fetch-site': 'same-site' }])
      assert.equal(
        (await aVisitor(site.origin).ask(path, { form, headers: { cookie, ...sent } })).status,
        403,
      )
    const signedOut = await aVisitor(site.origin).ask(path, { form, headers: { accept: 'text/html' } })
    assert.equal(signedOut.status, 401)
    assert.match(signedOut.text, /You are signed out/)
    assert.ok(!signedOut.text.includes('href="/studio'))
    assert.equal((await pool.query(`select from private.members where email = 'eve@evil.test'`)).rowCount, 0)
  })
})

test('a session ends when its member signs out, after thirty idle days, and after ninety in any case', async () => {
  await using site = await open()
  const [ada, visitor] = [await aMember(pool, await aClient(pool)), aVisitor(site.origin)]
  const home = async () => (await visitor.ask(`/portal/${ada.clientId}`)).status
  for (const [column, days, status] of [
    ['seen_at', 29, 200],
    ['seen_at', 31, 303],
    ['created_at', 89, 200],
    ['created_at', 91, 303],
  ] as const) {
    visitor.cookies.delete(portalCookie)
    assert.equal((await signInByCode(pool, visitor, ada.email)).to, '/portal')
    await pool.query(`update private.portal_sessions set ${column} = now() - make_interval(days => $1)`, [
      days,
    ])
    assert.equal(await home(), status, `${column} ${days}`)
    await pool.query('delete from private.portal_sessions')
  }
  await signInByCode(pool, visitor, ada.email)
  const held = visitor.cookies.get(portalCookie) ?? ''
  assert.equal((await visitor.ask('/portal/sign-out')).status, 405)
  assert.equal(await home(), 200)
  assert.equal((await visitor.ask('/portal/sign-out', { form: {} })).to, '/portal/sign-in')
  visitor.cookies.set(portalCookie, held)
  assert.equal(await home(), 303)
})
