import assert from 'node:assert/strict'
import { before, describe, test } from 'node:test'
import { browserCookie, sessionCookie } from '#domain/operator.ts'
import { changeOperator } from '#operations/operators/change-operator.ts'
import { startDatabase } from '#test/database-under-test.ts'
import {
  aLink,
  aVisitor,
  codeOf,
  everythingKept,
  signInByLink,
  someoneWithCodes,
} from '#test/sign-in-under-test.ts'
import { startSite, testConfig } from '#test/site-under-test.ts'
import { anOperator, fromOurPage } from '#test/studio-under-test.ts'

const { pool } = await startDatabase()
const database = { isReady: async (): Promise<true> => true, pool }
const open = () => startSite({ database, config: testConfig({ trustedProxies: 1 }) })

describe('the session', () => {
  test('is a cookie that no script reads, no other host gets and no address shows', async () => {
    await using site = await open()
    const visitor = aVisitor(site.origin)
    const signedIn = await signInByLink(pool, visitor, await someoneWithCodes(pool))
    const cookies = signedIn.headers.getSetCookie()
    const session = cookies.find((line) => line.startsWith(sessionCookie)) ?? ''
    assert.match(session, /^__Host-studio-session=[\w-]{43}; Path=\/; Secure; HttpOnly; SameSite=Lax$/)
    assert.match(
      cookies.find((line) => line.startsWith(browserCookie)) ?? '',
      /; Path=\/; Secure; HttpOnly; SameSite=Lax; Max-Age=15552000$/,
    )
    assert.equal(signedIn.to, '/studio')
    const board = await visitor.ask('/studio')
    assert.equal(board.status, 200)
    assert.equal(board.headers.get('cache-control'), 'no-store')
    assert.ok(!(board.text + (await visitor.ask('/studio/account')).text).includes(visitor.session()))
    assert.ok(!site.lines.join('').includes(visitor.session()))
    assert.ok(!(await everythingKept(pool)).includes(visitor.session()))
  })

  test('has a new value after the link, after the code and at each further sign-in; the one before is dead', async () => {
    await using site = await open()
    const [noor, visitor] = [await someoneWithCodes(pool), aVisitor(site.origin)]
    const planted = 'A'.repeat(43)
    visitor.cookies.set(sessionCookie, planted)
    const held = [planted]
    await visitor.ask(await aLink(pool, noor), { form: {} })
    held.push(visitor.session())
    const code = { intent: 'code', code: codeOf(noor.secret) }
    assert.equal((await visitor.ask('/studio/sign-in/check', { form: code })).to, '/studio')
    held.push(visitor.session())
    await pool.query('update private.operator_codes set last_step = 0')
    await signInByLink(pool, visitor, noor)
    assert.equal(new Set([...held, visitor.session()]).size, 4)
    for (const value of held) {
      const thief = aVisitor(site.origin)
      thief.cookies.set(sessionCookie, value)
      for (const path of ['/studio', '/studio/sign-in/check'])
        assert.equal((await thief.ask(path)).to, '/studio/sign-in', path)
    }
    assert.equal((await visitor.ask('/studio')).status, 200)
  })

  test('ends at once with sign-out, which only a form of ours does', async () => {
    await using site = await open()
    const [noor, visitor] = [await someoneWithCodes(pool), aVisitor(site.origin)]
    await signInByLink(pool, visitor, noor)
    const session = visitor.session()
    assert.equal((await visitor.ask('/studio/sign-out')).status, 405)
    assert.equal((await visitor.ask('/studio')).status, 200)
    const out = await visitor.ask('/studio/sign-out', { form: {} })
    assert.deepEqual([out.status, out.to, visitor.session()], [303, '/studio/sign-in', ''])
    visitor.cookies.set(sessionCookie, session)
    assert.equal((await visitor.ask('/studio')).to, '/studio/sign-in')
    assert.equal((await visitor.ask('/studio.data')).status, 401)
    assert.equal((await visitor.ask('/studio/account', { form: { intent: 'end-all' } })).status, 401)
  })

  test('ends after half an hour without a sign of life, and after twelve hours in any case', async () => {
    await using site = await open()
    const age = (field: string, minutes: number) =>
      pool.query(`update private.operator_sessions set ${field} = now() - make_interval(mins => $1)`, [
        minutes,
      ])
    const { cookie } = await anOperator(pool)
    const board = async () =>
      (await fetch(`${site.origin}/studio`, { redirect: 'manual', headers: { cookie } })).status
    await age('seen_at', 29)
    assert.equal(await board(), 200)
    await age('created_at', 719)
    assert.equal(await board(), 200)
    await age('created_at', 721)
    assert.equal(await board(), 303)
    await age('created_at', 60)
    await age('seen_at', 31)
    assert.equal(await board(), 303)
    await anOperator(pool)
    assert.equal((await pool.query('select from private.operator_sessions')).rowCount, 1)
  })

  test('ends everywhere when its operator is disabled', async () => {
    await using site = await open()
    const [ines, noor] = [await anOperator(pool), await someoneWithCodes(pool)]
    const [phone, laptop] = [aVisitor(site.origin), aVisitor(site.origin)]
    await signInByLink(pool, phone, noor)
    await laptop.ask(await aLink(pool, noor), { form: {} })
    assert.equal((await phone.ask('/studio')).status, 200)
    assert.equal(await changeOperator(pool, ines.operator, noor.id, { isDisabled: true }), 'changed')
    assert.equal((await phone.ask('/studio')).to, '/studio/sign-in')
    assert.equal((await laptop.ask('/studio/sign-in/check')).to, '/studio/sign-in')
  })
})

describe('a deed from another page', () => {
  const strangers: Record<string, Record<string, string>> = {
    'of another site': { 'sec-fetch-site': 'cross-site' },
    'of a sub-domain': { 'sec-fetch-site': 'same-site', origin: 'http://blog.localhost:3000' },
    'of nobody': { 'sec-fetch-site': 'none' },
    'of an old browser on another site': { origin: 'https://evil.test' },
    'without a word': {},
    'with an opaque origin': { origin: 'null' },
  }
  const deeds: [string, Record<string, string>][] = [
    ['/studio/sign-out', {}],
    ['/studio/sign-in', { intent: 'link', email: 'noor@agency.test' }],
    ['/studio/sign-in/check', { intent: 'code', code: '123456' }],
    ['/studio/sign-in/set-up', { intent: 'codes', secret: 'A'.repeat(32), code: '123456' }],
    ['/studio/sign-in/passkey', { purpose: 'sign-in' }],
    ['/studio/account', { intent: 'end-all' }],
    ['/studio/account/passkey', { purpose: 'add' }],
    ['/studio/account/codes', { secret: 'A'.repeat(32), code: '123456' }],
    ['/studio/operators', { intent: 'invite', name: 'Eve', email: 'eve@evil.test', role: 'owner' }],
  ]
  let [cookie, link, kept] = ['', '', '']
  before(async () => {
    const ines = await anOperator(pool)
    cookie = ines.cookie
    link = await aLink(pool, ines.operator)
    kept = await everythingKept(pool)
  })

  for (const [who, headers] of Object.entries(strangers))
    test(`${who} changes nothing`, async () => {
      await using site = await open()
      for (const [path, fields] of [...deeds, [link, {}] as const])
        for (const suffix of ['', '.data'])
          for (const type of ['application/x-www-form-urlencoded', 'text/plain', 'application/json']) {
            const { status } = await fetch(site.origin + path + suffix, {
              method: 'POST',
              redirect: 'manual',
              headers: { cookie, 'content-type': type, ...headers },
              body: String(new URLSearchParams(fields)),
            })
            assert.equal(status, 403, `${path}${suffix} ${type}`)
          }
      assert.ok((await everythingKept(pool)) === kept)
    })

  test('by GET, PUT, PATCH or DELETE changes nothing either', async () => {
    await using site = await open()
    for (const method of ['GET', 'PUT', 'PATCH', 'DELETE'])
      for (const [path, fields] of [...deeds, [link, {}] as const]) {
        const address = `${site.origin}${path}?${new URLSearchParams(fields)}`
        const { status } = await fetch(address, {
          method,
          redirect: 'manual',
          headers: { cookie, ...fromOurPage },
        })
        assert.ok(method === 'GET' ? status < 500 : status === 405, `${method} ${path} ${status}`)
      }
    assert.ok((await everythingKept(pool)) === kept)
  })
})
