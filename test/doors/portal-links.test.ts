import assert from 'node:assert/strict'
import { beforeEach, describe, test } from 'node:test'
import { startDatabase } from '#test/database-under-test.ts'
import { emptyTables } from '#test/empty-tables.ts'
import { everyRow } from '#test/everything-kept.ts'
import { aClient, aMember, askForCode, codesSent, enterCode } from '#test/portal-under-test.ts'
import { aVisitor } from '#test/sign-in-under-test.ts'
import { startSite, testConfig } from '#test/site-under-test.ts'

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

describe('the link of the letter', () => {
  test('is spent by nobody who only looks, and by no button without the browser or the code', async () => {
    await using site = await open()
    const [ada, visitor] = [await aMember(pool, await aClient(pool)), aVisitor(site.origin)]
    await askForCode(visitor, ada.email)
    const [{ code = '', secret = '' } = {}] = await codesSent(pool)
    const link = `/portal/sign-in/${secret}`
    const before = await everyRow(pool)
    for (let scanner = 0; scanner < 3; scanner++) {
      const page = await aVisitor(site.origin).ask(link)
      assert.deepEqual([page.status, page.headers.getSetCookie().length], [200, 0])
      assert.equal((await aVisitor(site.origin).ask(link, { method: 'HEAD' })).status, 200)
    }
    assert.equal(await everyRow(pool), before)
    const pressed = await aVisitor(site.origin).ask(link, { form: {} })
    assert.equal(pressed.status, 403)
    assert.equal((await visitor.ask(link, { form: {} })).to, '/portal')
    assert.equal((await visitor.ask(link)).status, 404)
    assert.equal((await aVisitor(site.origin).ask(link, { form: { code } })).status, 410)
  })

  test('lets in on a telephone, with the code typed there', async () => {
    await using site = await open()
    const [ada, laptop, phone] = [
      await aMember(pool, await aClient(pool)),
      aVisitor(site.origin),
      aVisitor(site.origin),
    ]
    await askForCode(laptop, ada.email)
    const [{ code = '', secret = '' } = {}] = await codesSent(pool)
    assert.match((await phone.ask(`/portal/sign-in/${secret}`)).text, /another browser/)
    assert.equal((await phone.ask(`/portal/sign-in/${secret}`, { form: { code } })).to, '/portal')
    assert.equal((await phone.ask(`/portal/${ada.clientId}`)).status, 200)
    assert.equal((await enterCode(laptop, code)).status, 410)
  })

  test('that nobody has made opens nothing', async () => {
    await using site = await open()
    for (const secret of ['x', 'A'.repeat(43), 'A'.repeat(5000)]) {
      assert.equal((await aVisitor(site.origin).ask(`/portal/sign-in/${secret}`)).status, 404)
      assert.equal((await aVisitor(site.origin).ask(`/portal/sign-in/${secret}`, { form: {} })).status, 410)
    }
  })
})
