import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, test } from 'node:test'
import { gzipSync } from 'node:zlib'
import { sayWriting } from '#database/writings.ts'
import { rowsOfPage } from '#operations/show-board.ts'
import { aStandingRequest } from '#test/board-under-test.ts'
import { startDatabase } from '#test/database-under-test.ts'
import { emptyTables } from '#test/empty-tables.ts'
import { hostileTexts } from '#test/hostile-texts.ts'
import { startSite } from '#test/site-under-test.ts'
import { anOperator, fromOurPage } from '#test/studio-under-test.ts'

const { pool } = await startDatabase()
const site = await startSite({ database: { isReady: async () => true, pool } })
const { cookie, operator, secret } = await anOperator(pool)
const signedIn = { cookie }
const get = (path: string, headers: Record<string, string> = signedIn) =>
  fetch(site.origin + path, { headers, redirect: 'manual' })
const post = (path: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
  fetch(site.origin + path, {
    method: 'POST',
    headers: { ...signedIn, ...fromOurPage, ...headers },
    body: new URLSearchParams(fields),
    redirect: 'manual',
  })
const doTo = (request: string, deed: string) =>
  post('/studio?index', { request, deed, business: 'Mill Lane' })
const rowOf = async (id: string) =>
  (
    await pool.query(
      `select status, trouble, trouble_of, again_at is not null as wanted, ended_at is not null as ended,
         settled_at is not null as settled from podcast_requests left join private.productions on request_id = id
       where id = $1`,
      [id],
    )
  ).rows[0]
const deedsOf = async (id: string) =>
  (
    await pool.query('select deed, operator_id, facts from private.deeds where request_id = $1 order by id', [
      id,
    ])
  ).rows
const lettersOf = async (id: string) =>
  Object.fromEntries(
    (await pool.query('select kind, state from private.letters where request_id = $1', [id])).rows.map(
      ({ kind, state }) => [kind, state],
    ),
  )
beforeEach(() => emptyTables(pool, 'podcast_requests'))
before(() => assert.ok(secret))
after(() => site[Symbol.asyncDispose]())

describe('the board', () => {
  test('opens for nobody who is not signed in, neither the page nor its news nor a deed', async () => {
    const id = await aStandingRequest(pool)
    for (const path of ['/studio', '/studio?show=late', '/studio/new'])
      assert.equal((await get(path, {})).status, 303, path)
    assert.equal((await get('/studio/board/news', {})).status, 401)
    const deed = await post('/studio?index', { request: id, deed: 'stop' }, { cookie: '' })
    assert.deepEqual([deed.status, (await rowOf(id)).status], [401, 'pending'])
  })

  test('takes deeds from its own page only', async () => {
    const id = await aStandingRequest(pool)
    const foreign = await post(
      '/studio?index',
      { request: id, deed: 'stop' },
      { 'sec-fetch-site': 'cross-site' },
    )
    assert.deepEqual([foreign.status, (await rowOf(id)).status], [403, 'pending'])
  })

  test('is kept by nobody, and is the same page as plain HTML', async () => {
    await aStandingRequest(pool, { business: 'Mill Lane Bakery', step: 'plan' })
    const answer = await get('/studio?show=working&q=mill')
    const html = await answer.text()
    assert.equal(answer.headers.get('cache-control'), 'no-store')
    assert.match(html, /Mill Lane Bakery<\/a>/)
    assert.match(html, /<form[^>]*action="\/studio"[^>]*>|<form action="\/studio"/)
    assert.match(html, /href="\/studio\?show=needs-you&amp;q=mill"/)
  })

  test('travels in less than 60 KB with all its rows', async () => {
    for (let number = 0; number < 60; number++)
      await aStandingRequest(pool, {
        website: `https://bakery-${number}.test`,
        business: `Bakery ${number}`,
        step: 'plan',
        troubleOf: 'world',
        trouble: `The bakery ${number} does not answer.`,
      })
    const answer = await get('/studio', { cookie, 'accept-encoding': 'identity' })
    const html = await answer.text()
    assert.equal(html.match(/data-row=/g)?.length, rowsOfPage)
    assert.doesNotMatch(html, />-\d/) // an age
    assert.ok(gzipSync(html).length < 60_000, `${gzipSync(html).length} bytes`)
    const next = /href="(\/studio\?after=[^"]+)"/.exec(html)?.[1]?.replaceAll('&amp;', '&')
    assert.equal((await (await get(next ?? '')).text()).match(/data-row=/g)?.length, 60 - rowsOfPage)
  })

  test('takes an address that nobody made for the nearest one that there is', async () => {
    for (const path of [
      '/studio?show=nonsense',
      '/studio?after=x',
      '/studio?after=late.1.1',
      '/studio?q=%00%25',
    ])
      assert.equal((await get(path)).status, 200, path)
  })

  test('shows hostile names and websites as text, and links to nothing but the web', async () => {
    for (const [at, text] of hostileTexts.entries())
      await aStandingRequest(pool, {
        website: `https://h-${at}.test`,
        business: text.slice(0, 200),
        trouble: text,
        troubleOf: 'world',
      })
    await aStandingRequest(pool, {
      website: `text:${encodeURIComponent('javascript:alert(1)')}`,
      business: null,
    })
    const seen = []
    for (let path: string | undefined = '/studio'; path; ) {
      const html = await (await get(path)).text()
      seen.push(html)
      path = /href="(\/studio\?after=[^"]+)"/.exec(html)?.[1]?.replaceAll('&amp;', '&')
    }
    const all = seen.join('')
    assert.doesNotMatch(all, /<(?:img|iframe|svg on|object|embed|base|marquee|math)\b[^>]*(?:x|evil|struck)/i)
    for (const [, address] of all.matchAll(/<a [^>]*href="([^"]*)"/g))
      assert.match(address ?? '', /^(?:https?:\/\/|\/|#)/)
    for (const [link] of all.matchAll(/<a [^>]*href="https?:[^>]*>/g))
      assert.match(link, /rel="noopener noreferrer nofollow"/)
  })
})

describe('news of the board', () => {
  test('are empty until something changes, and then only that', async () => {
    const first = await aStandingRequest(pool, { business: 'First', step: 'plan' })
    await aStandingRequest(pool, { business: 'Second', step: 'plan', hoursAgo: 2 })
    const whole = await (await get('/studio/board/news')).json()
    const known = `${Object.values(whole.counts).join(',')}~${whole.rows.map(({ mark }: { mark: string }) => mark).join('.')}`
    const nothing = await get(`/studio/board/news?known=${known}`)
    assert.deepEqual([nothing.status, await nothing.text()], [204, ''])
    await pool.query(`update private.productions set awaits_approval_since = now() where request_id = $1`, [
      first,
    ])
    const news = await (await get(`/studio/board/news?known=${known}`)).json()
    assert.equal(news.counts['needs-you'], 1)
    assert.deepEqual(
      news.rows.map((row: { business?: string }) => row.business ?? 'known'),
      ['First', 'known'],
    )
  })

  test('say what the model that writes is at, and no more once it waits or has written', async () => {
    const id = await aStandingRequest(pool, { business: 'First', step: 'write-script' })
    const writing = async () => (await (await get('/studio/board/news')).json()).rows[0].writing
    assert.equal(await writing(), null)
    const progress = { pass: 'check-1', scene: 2, scenes: 4, said: 'A second reader checks each line.' }
    await sayWriting(pool, id, { ...progress, found: 'Two lines say too much. '.repeat(50) })
    const told = await writing()
    assert.deepEqual([told.pass, told.scene, told.scenes, told.found.length], ['check-1', 2, 4, 300])
    const plain = await (await get('/studio')).text()
    assert.match(plain, /Check 1, scene 2 of 4<!-- -->\. <!-- -->A second reader checks each line\./)
    await pool.query(`update private.productions set trouble = 'write-script: It is busy.'`)
    assert.equal(await writing(), null)
    await pool.query(`update private.productions set trouble = null, step = 'record-voices'`)
    assert.equal(await writing(), null)
  })

  test('keep nobody signed in, and end with the session', async () => {
    const watching = await anOperator(pool)
    const seen = async () =>
      (
        await pool.query('select seen_at from private.operator_sessions where operator_id = $1', [
          watching.operator.id,
        ])
      ).rows[0]?.seen_at
    await pool.query(
      `update private.operator_sessions set seen_at = now() - interval '20 minutes' where operator_id = $1`,
      [watching.operator.id],
    )
    const before = await seen()
    assert.equal((await get('/studio/board/news', { cookie: watching.cookie })).status, 200)
    assert.deepEqual(await seen(), before)
    await pool.query(
      `update private.operator_sessions set seen_at = now() - interval '31 minutes' where operator_id = $1`,
      [watching.operator.id],
    )
    assert.equal((await get('/studio/board/news', { cookie: watching.cookie })).status, 401)
  })
})

describe('a deed on the board', () => {
  test('lets what failed begin again, once', async () => {
    const id = await aStandingRequest(pool, {
      status: 'failed',
      step: 'plan',
      trouble: 'x',
      troubleOf: 'ours',
    })
    await pool.query(`insert into private.letters (request_id, kind) values ($1, 'request-failed')`, [id])
    assert.match(await (await doTo(id, 'try-again')).text(), /Mill Lane goes on at once/)
    assert.deepEqual(await rowOf(id), {
      status: 'pending',
      trouble: null,
      trouble_of: null,
      wanted: true,
      ended: false,
      settled: false,
    })
    assert.deepEqual(await lettersOf(id), { 'request-accepted': 'sent' })
    assert.match(await (await doTo(id, 'try-again')).text(), /Nothing was changed: Mill Lane has moved on/)
    assert.deepEqual(await deedsOf(id), [
      { deed: 'change-status', operator_id: operator.id, facts: { from: 'failed', to: 'pending' } },
      { deed: 'try-again-request', operator_id: operator.id, facts: { from: 'failed' } },
    ])
  })

  test('done twice at the same moment is done once', async () => {
    const id = await aStandingRequest(pool, { status: 'failed', step: 'plan', troubleOf: 'theirs' })
    const told = await Promise.all(
      [doTo(id, 'try-again'), doTo(id, 'try-again'), doTo(id, 'try-again')].map(async (each) =>
        (await each).text(),
      ),
    )
    assert.equal(told.filter((text) => /goes on at once/.test(text)).length, 1)
    assert.equal((await deedsOf(id)).filter(({ deed }) => deed === 'try-again-request').length, 1)
  })

  test('sends again the letters that are still true', async () => {
    const open = await aStandingRequest(pool, { status: 'recorded', hasEnded: true, letters: 'unclear' })
    assert.match(
      await (await doTo(open, 'send-letters-again')).text(),
      /The letters to Mill Lane go out again/,
    )
    assert.deepEqual(await lettersOf(open), { 'request-accepted': 'queued' })
    const failed = await aStandingRequest(pool, { status: 'failed', letters: 'failed', email: 'b@mill.test' })
    await pool.query(
      `insert into private.letters (request_id, kind, state) values ($1, 'request-failed', 'failed')`,
      [failed],
    )
    await doTo(failed, 'send-letters-again')
    assert.deepEqual(await lettersOf(failed), { 'request-accepted': 'failed', 'request-failed': 'queued' })
    assert.match(await (await doTo(failed, 'send-letters-again')).text(), /Nothing was changed/)
  })

  test('writes to nobody who wants no mail', async () => {
    const id = await aStandingRequest(pool, { status: 'failed', troubleOf: 'ours' })
    await pool.query(
      `insert into private.unwanted_mail (email_key, reason) select email_key, 'stopped' from podcast_requests`,
    )
    assert.match(await (await doTo(id, 'try-again')).text(), /has stopped our mail/)
    assert.equal((await rowOf(id)).status, 'failed')
    await emptyTables(pool, 'private.unwanted_mail')
  })

  test('stops what is open, and nothing that is delivered', async () => {
    const [open, delivered] = [
      await aStandingRequest(pool),
      await aStandingRequest(pool, { status: 'delivered', email: 'b@c.test' }),
    ]
    assert.match(await (await doTo(open, 'stop')).text(), /Mill Lane is stopped/)
    assert.match(await (await doTo(delivered, 'stop')).text(), /Nothing was changed/)
    assert.deepEqual([(await rowOf(open)).status, (await rowOf(delivered)).status], ['stopped', 'delivered'])
  })

  test('leaves a failure of ours as it is, which stops asking', async () => {
    const id = await aStandingRequest(pool, { status: 'failed', troubleOf: 'ours' })
    assert.match(await (await get('/studio?show=needs-you')).text(), new RegExp(`data-row="${id}"`))
    await doTo(id, 'settle')
    assert.deepEqual([(await rowOf(id)).status, (await rowOf(id)).settled], ['failed', true])
    assert.doesNotMatch(await (await get('/studio?show=needs-you')).text(), /data-row/)
  })

  test('on a request that is gone, or that is none, says so', async () => {
    assert.match(await (await doTo(crypto.randomUUID(), 'stop')).text(), /this request is gone/)
    const id = await aStandingRequest(pool)
    const unfit = [
      ['nonsense', 'stop'],
      [`' or true --`, 'stop'],
      ['-'.repeat(36), 'stop'],
      [id, 'constructor'],
    ]
    for (const [request = '', deed = ''] of unfit) {
      const answer = await doTo(request, deed)
      assert.equal(answer.status, 400)
      assert.match(await answer.text(), /The form asks for something that is not there/)
    }
    assert.deepEqual([(await rowOf(id)).status, await deedsOf(id)], ['pending', []])
  })
})
