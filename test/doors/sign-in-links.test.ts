import assert from 'node:assert/strict'
import { once } from 'node:events'
import http from 'node:http'
import { describe, test } from 'node:test'
import pg from 'pg'
import { claimLetter } from '#database/letters.ts'
import { findCodes, openCodes } from '#database/one-time-codes.ts'
import { oweWishedLinks } from '#database/sign-in-links.ts'
import { type LinkTerms, linkTerms } from '#domain/sign-in.ts'
import { makeLink } from '#operations/sign-in/make-link.ts'
import { startDatabase } from '#test/database-under-test.ts'
import { emptyTables } from '#test/empty-tables.ts'
import { testSecretKey } from '#test/secret-key-under-test.ts'
import {
  aLink,
  aVisitor,
  codeOf,
  everythingKept,
  signInByLink,
  someoneWithCodes,
} from '#test/sign-in-under-test.ts'
import { startSite, testConfig } from '#test/site-under-test.ts'
import { anOperator } from '#test/studio-under-test.ts'

const { pool } = await startDatabase()
const database = { isReady: async (): Promise<true> => true, pool }
const open = () => startSite({ database, config: testConfig({ trustedProxies: 1 }) })

/** How long a link opens the door, by the database's clock, which stands still in a transaction. */
async function minutesOf(terms: LinkTerms): Promise<number> {
  const { id } = await someoneWithCodes(pool)
  const client = await pool.connect()
  await client.query('begin')
  await makeLink(client, id, terms)
  const { rows } = await client.query(
    `select extract(epoch from expires_at - now()) / 60 as minutes from private.operator_links where operator_id = $1`,
    [id],
  )
  await client.query('commit')
  client.release()
  return Number(rows[0].minutes)
}

describe('a link', () => {
  test('opens a page, and only its button goes through the door', async () => {
    await using site = await open()
    const noor = await someoneWithCodes(pool)
    const link = await aLink(pool, noor)
    const before = await everythingKept(pool)
    for (let scanner = 0; scanner < 3; scanner++) {
      const page = await aVisitor(site.origin).ask(link)
      assert.equal(page.status, 200)
      assert.equal(page.headers.getSetCookie().length, 0)
    }
    assert.equal((await aVisitor(site.origin).ask(link, { method: 'HEAD' })).status, 200)
    assert.ok((await everythingKept(pool)) === before)
    const pressed = await aVisitor(site.origin).ask(link, { form: {} })
    assert.deepEqual([pressed.status, pressed.to], [303, '/studio/sign-in/check'])
  })

  test('works once, also when it is followed twice at the same moment', async () => {
    await using site = await open()
    const link = await aLink(pool, await someoneWithCodes(pool))
    const pressed = await Promise.all(
      Array.from({ length: 6 }, () => aVisitor(site.origin).ask(link, { form: {} })),
    )
    assert.deepEqual(pressed.map(({ status }) => status).sort(), [303, 410, 410, 410, 410, 410])
    assert.equal((await aVisitor(site.origin).ask(link)).status, 404)
  })

  test('is dead after 15 minutes, that of an invitation after 60', async () => {
    await using site = await open()
    for (const terms of Object.values(linkTerms)) {
      const link = await aLink(pool, await someoneWithCodes(pool), terms)
      assert.equal((await aVisitor(site.origin).ask(link)).status, 200)
      await pool.query('update private.operator_links set expires_at = now()')
      assert.equal((await aVisitor(site.origin).ask(link)).status, 404)
      assert.equal((await aVisitor(site.origin).ask(link, { form: {} })).status, 410)
    }
    assert.deepEqual(await Promise.all(Object.values(linkTerms).map(minutesOf)), [15, 60, 60])
  })

  test('ends the operator’s other links', async () => {
    await using site = await open()
    const noor = await someoneWithCodes(pool)
    const [first, second] = [await aLink(pool, noor), await aLink(pool, noor)]
    await aVisitor(site.origin).ask(second, { form: {} })
    assert.equal((await aVisitor(site.origin).ask(first, { form: {} })).status, 410)
  })

  test('is kept as a hash alone, and stands in no log', async () => {
    await using site = await open()
    const link = await aLink(pool, await someoneWithCodes(pool))
    const secret = link.split('/').at(-1) ?? ''
    assert.equal(secret.length, 43)
    assert.ok(!(await everythingKept(pool)).includes(secret))
    await aVisitor(site.origin).ask(link)
    await aVisitor(site.origin).ask(`${link}.data`)
    assert.ok(site.lines.some((line) => line.includes('/studio/sign-in')))
    assert.ok(!site.lines.join('').includes(secret))
  })

  test('that nobody has made is an unknown page', async () => {
    await using site = await open()
    for (const secret of ['x', 'A'.repeat(43), '%00', `${'A'.repeat(42)}'`, 'A'.repeat(5000)]) {
      assert.equal((await aVisitor(site.origin).ask(`/studio/sign-in/${secret}`)).status, 404)
      const pressed = await aVisitor(site.origin).ask(`/studio/sign-in/${secret}`, { form: {} })
      assert.equal(pressed.status, /^\w+$/.test(secret) ? 410 : 405, secret)
    }
  })

  test('of a new start removes passkeys and codes, ends all sessions, and is remembered as a deed', async () => {
    await using site = await open()
    const [noor, phone, laptop] = [await someoneWithCodes(pool), aVisitor(site.origin), aVisitor(site.origin)]
    assert.equal((await signInByLink(pool, phone, noor)).to, '/studio')
    await laptop.ask(await aLink(pool, noor, linkTerms['new-start']), { form: {} })
    assert.equal((await phone.ask('/studio')).status, 303)
    assert.equal((await laptop.ask('/studio/sign-in/check')).to, '/studio/sign-in/set-up')
    const { rows } = await pool.query(
      `select facts from private.deeds where deed = 'follow-link' and operator_id = $1`,
      [noor.id],
    )
    assert.deepEqual(
      rows.map(({ facts }) => facts),
      [{ resetsFactors: false }, { resetsFactors: true }],
    )
  })

  test('does not let in who was disabled meanwhile', async () => {
    await using site = await open()
    const noor = await someoneWithCodes(pool)
    const link = await aLink(pool, noor)
    await pool.query('update private.operators set disabled_at = now() where id = $1', [noor.id])
    assert.equal((await aVisitor(site.origin).ask(link)).status, 404)
    assert.equal((await aVisitor(site.origin).ask(link, { form: {} })).status, 410)
  })
})

describe('asking for a link', () => {
  // Not packed: a nonce has always the same length, and never packs alike.
  const headers = { 'accept-encoding': 'identity' }
  const ask = (origin: string, email: string) =>
    aVisitor(origin).ask('/studio/sign-in', { form: { intent: 'link', email }, headers })
  const owed = async () => (await pool.query('select operator_id from private.letters')).rows
  const bare = ({ status, text, headers }: Awaited<ReturnType<typeof ask>>) => ({
    status,
    text: text.replaceAll(/"(?:id|nonce)":"[^"]+"| nonce="[^"]+"/g, ''),
    headers: [...headers]
      .filter(([name]) => !/^(?:date|x-request-id|keep-alive)$/.test(name))
      .map(([name, value]) => [name, value.replaceAll(/'nonce-[^']+'/g, '')]),
  })

  test('is answered the same for operators, strangers and people who were disabled', async () => {
    await using site = await open()
    const [noor, gone] = [await someoneWithCodes(pool), await someoneWithCodes(pool)]
    await pool.query('update private.operators set disabled_at = now() where id = $1', [gone.id])
    const known = bare(await ask(site.origin, noor.email))
    assert.equal(known.status, 200)
    assert.match(known.text, /If this address belongs to an operator/)
    for (const email of ['nobody@agency.test', gone.email, noor.email.toUpperCase()])
      assert.deepEqual(bare(await ask(site.origin, email)), known)
  })

  test('does the same work for everybody until the answer is out; then operators get one letter', async () => {
    await using site = await open()
    await emptyTables(pool, 'private.link_wishes', 'private.letters')
    const [noor, gone] = [await someoneWithCodes(pool), await someoneWithCodes(pool)]
    await pool.query('update private.operators set disabled_at = now() where id = $1', [gone.id])
    for (const email of [noor.email, 'nobody@agency.test', gone.email, noor.email.toUpperCase()])
      await ask(site.origin, email)
    const { rows } = await pool.query('select * from private.link_wishes')
    assert.equal(rows.length, 4)
    assert.deepEqual(Object.keys(rows[0]), ['email', 'wished_at']) // nothing of the request's host, among others
    assert.deepEqual(await owed(), [])
    await oweWishedLinks(pool)
    await oweWishedLinks(pool)
    assert.deepEqual(await owed(), [{ operator_id: noor.id }])
    assert.equal((await pool.query('select from private.link_wishes')).rowCount, 0)
    assert.equal((await claimLetter(pool))?.email, noor.email)
  })

  test('asks the same of the database for operators, strangers and people who were disabled', async (t) => {
    await using site = await open()
    const [noor, gone] = [await someoneWithCodes(pool), await someoneWithCodes(pool)]
    await pool.query('update private.operators set disabled_at = now() where id = $1', [gone.id])
    const asked = t.mock.method(pg.Client.prototype, 'query')
    const statementsFor = async (email: string) => {
      asked.mock.resetCalls()
      await ask(site.origin, email)
      return asked.mock.calls.map(({ arguments: [statement] }) => statement)
    }
    const known = await statementsFor(noor.email)
    assert.ok(known.some((statement) => String(statement).includes('link_wishes')))
    for (const email of ['nobody@agency.test', gone.email])
      assert.deepEqual(await statementsFor(email), known)
  })

  test('refuses what is no address', async () => {
    await using site = await open()
    for (const email of ['', 'noor', 'a@b', 'a@b.test\r\nBcc: c@d.test', '<script>@a.test'])
      assert.equal((await ask(site.origin, email)).status, 400, email)
  })
})

test('whoever has followed a link gets to the second factor, and to no other screen', async () => {
  await using site = await open()
  const [noor, visitor] = [await someoneWithCodes(pool), aVisitor(site.origin)]
  await visitor.ask(await aLink(pool, noor), { form: {} })
  for (const path of [
    '/studio',
    '/studio/account',
    '/studio/operators',
    '/studio/account/codes',
    '/studio/episodes/1',
  ])
    assert.equal((await visitor.ask(path)).to, '/studio/sign-in', path)
  for (const path of ['/studio.data', '/studio/account.data', '/studio/operators.data'])
    assert.equal((await visitor.ask(path)).status, 401, path)
  assert.equal((await visitor.ask('/studio/account', { form: { intent: 'end-all' } })).status, 401)
  // They have a factor: a link alone sets up no other one.
  const { secret } = await someoneWithCodes(pool)
  const form = { intent: 'codes', secret, code: codeOf(secret) }
  assert.equal((await visitor.ask('/studio/sign-in/set-up')).to, '/studio/sign-in/check')
  assert.equal((await visitor.ask('/studio/sign-in/set-up', { form })).to, '/studio/sign-in/check')
  const kept = await findCodes(pool, noor.id)
  assert.equal(kept && openCodes(testSecretKey, noor.id, kept), noor.secret)
  await pool.query(`update private.operator_sessions set created_at = created_at - interval '15 minutes'`)
  assert.equal((await visitor.ask('/studio/sign-in/check')).to, '/studio/sign-in')
})

test('whoever is signed in is sent to the board', async () => {
  await using site = await open()
  const { cookie } = await anOperator(pool)
  const page = await aVisitor(site.origin).ask('/studio/sign-in', { headers: { cookie } })
  assert.deepEqual([page.status, page.to], [303, '/studio'])
})

test('where browsers keep no session, the sign-in page says so in one sentence', async () => {
  await using site = await open()
  const page = async (host: string) => {
    const [answer] = await once(
      http.get({ port: site.port, host: '127.0.0.1', path: '/studio/sign-in', headers: { host } }),
      'response',
    )
    return (await answer.toArray()).join('')
  }
  assert.match(
    await page('offmic.test'),
    /Nobody can sign in at http:\/\/offmic\.test: browsers keep a session only over https/,
  )
  assert.doesNotMatch(await page(`localhost:${site.port}`), /Nobody can sign in/)
})
