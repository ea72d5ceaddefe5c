import assert from 'node:assert/strict'
import { beforeEach, describe, test } from 'node:test'
import { askedCookie, portalCookie } from '#domain/member.ts'
import { startDatabase } from '#test/database-under-test.ts'
import { emptyTables } from '#test/empty-tables.ts'
import { everyRow, writtenAs } from '#test/everything-kept.ts'
import { aClient, aMember, askForCode, codesSent, enterCode, notThis } from '#test/portal-under-test.ts'
import { aVisitor } from '#test/sign-in-under-test.ts'
import { startSite, testConfig } from '#test/site-under-test.ts'

const { pool } = await startDatabase()
const database = { isReady: async (): Promise<true> => true, pool }
const open = () => startSite({ database, config: testConfig({ trustedProxies: 1 }) })
const later = (minutes: number) =>
  pool.query('update private.portal_asked set asked_at = asked_at - make_interval(mins => $1)', [minutes])
const counted = (answers: readonly { status: number }[], status: number) =>
  answers.filter((answer) => answer.status === status).length

beforeEach(() =>
  emptyTables(
    pool,
    'private.sign_in_tries',
    'private.portal_asked',
    'private.portal_sessions',
    'private.clients',
  ),
)

describe('a code', () => {
  test('lets in whoever typed it in the browser that asked, once', async () => {
    await using site = await open()
    const [ada, visitor] = [await aMember(pool, await aClient(pool)), aVisitor(site.origin)]
    const asked = await askForCode(visitor, ada.email)
    assert.deepEqual([asked.status, asked.to], [303, '/portal/sign-in/code'])
    const [sent] = await codesSent(pool)
    assert.equal(sent?.email, ada.email)
    assert.match(sent?.code ?? '', /^\d{6}$/)
    const entered = await enterCode(visitor, ` ${sent?.code.slice(0, 3)} ${sent?.code.slice(3)}`)
    assert.deepEqual([entered.status, entered.to], [303, '/portal'])
    assert.equal((await visitor.ask('/portal')).to, `/portal/${ada.clientId}`)
    const again = aVisitor(site.origin)
    assert.equal((await enterCode(again, sent?.code ?? '')).to, '/portal/sign-in')
  })

  test('is nobody’s in another browser, and a guess ends after five tries', async () => {
    await using site = await open()
    const [ada, visitor] = [await aMember(pool, await aClient(pool)), aVisitor(site.origin)]
    await askForCode(visitor, ada.email)
    const [{ code = '' } = {}] = await codesSent(pool)
    const other = aVisitor(site.origin)
    await askForCode(other, 'nobody@bakery.test')
    assert.equal((await enterCode(other, code)).status, 403)
    const guesses = []
    for (let turn = 0; turn < 7; turn++) guesses.push(await enterCode(visitor, notThis(code)))
    assert.deepEqual([counted(guesses, 403), counted(guesses, 410)], [5, 2])
    assert.equal((await enterCode(visitor, code)).status, 410)
  })

  test('is guessed no faster by twenty at once', async () => {
    await using site = await open()
    const [ada, visitor] = [await aMember(pool, await aClient(pool)), aVisitor(site.origin)]
    await askForCode(visitor, ada.email)
    const [{ code = '' } = {}] = await codesSent(pool)
    const guesses = await Promise.all(Array.from({ length: 20 }, () => enterCode(visitor, notThis(code))))
    assert.deepEqual([counted(guesses, 403), counted(guesses, 410)], [5, 15])
  })

  test('counts once, also when it comes eight times at the same moment', async () => {
    await using site = await open()
    const [ada, visitor] = [await aMember(pool, await aClient(pool)), aVisitor(site.origin)]
    await askForCode(visitor, ada.email)
    const [{ code = '' } = {}] = await codesSent(pool)
    const entered = await Promise.all(Array.from({ length: 8 }, () => enterCode(visitor, code)))
    assert.equal(counted(entered, 303), 1)
    assert.equal((await pool.query('select from private.portal_sessions')).rowCount, 1)
  })

  test('is dead after a quarter of an hour, when it is forged, and when its member was taken out', async () => {
    await using site = await open()
    const [ada, visitor] = [await aMember(pool, await aClient(pool)), aVisitor(site.origin)]
    await askForCode(visitor, ada.email)
    const [{ code = '' } = {}] = await codesSent(pool)
    await later(16)
    assert.equal((await enterCode(visitor, code)).status, 410)
    for (const forged of ['', '12345', '１２３４５６', "' or true --", '0'.repeat(5000)]) {
      await askForCode(visitor, ada.email)
      await codesSent(pool)
      assert.equal((await enterCode(visitor, forged)).status, 403, forged.slice(0, 20))
    }
    visitor.cookies.set(askedCookie, 'A'.repeat(43))
    assert.equal((await enterCode(visitor, code)).status, 410)
    await askForCode(visitor, ada.email)
    const [last] = await codesSent(pool)
    await pool.query('update private.members set ended_at = now()')
    assert.equal((await enterCode(visitor, last?.code ?? '')).status, 410)
    assert.equal((await pool.query('select from private.portal_sessions')).rowCount, 0)
  })

  test('is kept as a hash alone, with everything that opens the door, and stands in no log', async () => {
    await using site = await open()
    const [ada, visitor] = [await aMember(pool, await aClient(pool)), aVisitor(site.origin)]
    await askForCode(visitor, ada.email)
    const [{ code = '', secret = '' } = {}] = await codesSent(pool)
    await visitor.ask(`/portal/sign-in/${secret}`)
    const asked = visitor.cookies.get(askedCookie) ?? ''
    const rows = await everyRow(pool)
    for (const opens of [secret, asked])
      for (const text of writtenAs(opens)) assert.ok(!rows.includes(text), text)
    assert.ok(!rows.includes(`"${code}"`))
    assert.equal((await enterCode(visitor, code)).status, 303)
    const session = visitor.cookies.get(portalCookie) ?? ''
    for (const text of writtenAs(session)) assert.ok(!rows.includes(text))
    for (const opens of [secret, asked, session, code, ada.email])
      assert.ok(!site.lines.join('').includes(opens), opens)
  })
})
