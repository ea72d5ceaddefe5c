import assert from 'node:assert/strict'
import { beforeEach, describe, test } from 'node:test'
import pg from 'pg'
import { startDatabase } from '#test/database-under-test.ts'
import { emptyTables } from '#test/empty-tables.ts'
import { aClient, aMember, askForCode, codesSent, enterCode } from '#test/portal-under-test.ts'
import { aVisitor } from '#test/sign-in-under-test.ts'
import { startSite, testConfig } from '#test/site-under-test.ts'

const { pool } = await startDatabase()
const database = { isReady: async (): Promise<true> => true, pool }
const open = () => startSite({ database, config: testConfig({ trustedProxies: 1 }) })
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

describe('asking for a code', () => {
  const bare = ({ status, text, to, headers }: Awaited<ReturnType<typeof askForCode>>) => ({
    ...{ status, text, to },
    headers: [...headers]
      .filter(([name]) => !/^(?:date|x-request-id|keep-alive)$/.test(name))
      .map(([name, value]) => [name, value.replaceAll(/'nonce-[^']+'|asked=[\w-]{43}/g, '')]),
  })

  test('is answered the same for members, strangers and people who were taken out, and so is what they type', async () => {
    await using site = await open()
    const clientId = await aClient(pool)
    const [ada, gone] = [await aMember(pool, clientId), await aMember(pool, clientId)]
    await pool.query('update private.members set ended_at = now() where id = $1', [gone.id])
    const lives = []
    for (const email of [ada.email, gone.email, 'nobody@bakery.test', ada.email.toUpperCase()]) {
      const visitor = aVisitor(site.origin)
      const asked = bare(await askForCode(visitor, email))
      await codesSent(pool)
      const typed = []
      for (let turn = 0; turn < 7; turn++) typed.push((await enterCode(visitor, '000000')).status)
      lives.push({ asked, typed })
    }
    for (const life of lives) assert.deepEqual(life, lives[0])
  })

  test('asks the same of the database for members, strangers and people who were taken out', async (t) => {
    await using site = await open()
    const clientId = await aClient(pool)
    const [ada, gone] = [await aMember(pool, clientId), await aMember(pool, clientId)]
    await pool.query('update private.members set ended_at = now() where id = $1', [gone.id])
    const query = t.mock.method(pg.Client.prototype, 'query')
    const statementsFor = async (email: string) => {
      const visitor = aVisitor(site.origin)
      query.mock.resetCalls()
      await askForCode(visitor, email)
      await enterCode(visitor, '000000')
      return query.mock.calls.map(({ arguments: [statement] }) => statement)
    }
    const known = await statementsFor(ada.email)
    assert.ok(known.some((statement) => String(statement).includes('portal_asked')))
    for (const email of ['nobody@bakery.test', gone.email])
      assert.deepEqual(await statementsFor(email), known)
  })

  test('writes to members alone, once for each browser that asked', async () => {
    await using site = await open()
    const clientId = await aClient(pool)
    const ada = await aMember(pool, clientId)
    await aMember(pool, await aClient(pool), { email: ada.email })
    for (const email of [ada.email, 'nobody@bakery.test', ada.email.toUpperCase()])
      await askForCode(aVisitor(site.origin), email)
    assert.deepEqual(
      (await codesSent(pool)).map(({ email }) => email),
      [ada.email, ada.email],
    )
    assert.deepEqual(await codesSent(pool), [])
  })

  test('has ten tries for one address in a quarter of an hour, whoever asks, and fifty for one network', async () => {
    await using site = await open()
    for (const email of ['ada@bakery.test', 'nobody@bakery.test']) {
      const answers = []
      for (let turn = 0; turn < 12; turn++) answers.push(await askForCode(aVisitor(site.origin), email))
      assert.deepEqual([counted(answers, 303), counted(answers, 429)], [10, 2])
      assert.ok(Number(answers.at(-1)?.headers.get('retry-after')) > 800)
    }
    const flood = aVisitor(site.origin)
    const answers = []
    for (let turn = 0; turn < 55; turn++) answers.push(await askForCode(flood, `${turn}@bakery.test`))
    assert.deepEqual([counted(answers, 303), counted(answers, 429)], [50, 5])
  })

  test('refuses what is no address', async () => {
    await using site = await open()
    for (const email of ['', 'ada', 'a@b', 'a@b.test\r\nBcc: c@d.test', '<script>@a.test'])
      assert.equal((await askForCode(aVisitor(site.origin), email)).status, 400, email)
  })
})
