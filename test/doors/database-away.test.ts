import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { openPool } from '#database/pool.ts'
import { sessionCookie } from '#domain/operator.ts'
import { startSite } from '#test/site-under-test.ts'
import { fromOurPage } from '#test/studio-under-test.ts'

/** Nobody listens there. */
const pool = openPool('postgres://offmic@127.0.0.1:9/offmic')
const database = { isReady: async (): Promise<true> => true, pool }

describe('a deed that the database cannot keep', () => {
  let site: Awaited<ReturnType<typeof startSite>>
  before(async () => {
    site = await startSite({ database })
  })
  after(() => site[Symbol.asyncDispose]())

  const deeds: [string, string, Record<string, string>][] = [
    ['letters that shall stop', `/stop/${'a'.repeat(64)}`, {}],
    ['an episode that shall go', `/listen/${'a'.repeat(22)}/delete`, {}],
    ['somebody who is signed in', '/studio/settings', { cookie: `${sessionCookie}=${'a'.repeat(43)}` }],
  ]
  for (const [name, path, headers] of deeds)
    test(`is answered with 503 and a reference: ${name}`, async () => {
      const answer = await fetch(site.origin + path, {
        method: 'POST',
        headers: { ...fromOurPage, ...headers },
      })
      assert.equal(answer.status, 503)
      const reference = answer.headers.get('x-request-id') ?? '?'
      assert.ok((await answer.text()).includes(reference))
      const lines = site.lines.map((line) => JSON.parse(line))
      const told = lines.find(({ event, requestId }) => event === 'request' && requestId === reference)
      assert.match(told.fault, /ECONNREFUSED/) // though the line about it may be one of those left out
    })

  test('is a page with 503 where it is asked for with a form', async () => {
    const answer = await fetch(`${site.origin}/studio/sign-in`, {
      method: 'POST',
      headers: fromOurPage,
      body: new URLSearchParams({ email: 'ines@agency.test' }),
    })
    assert.equal(answer.status, 503)
    assert.equal(answer.headers.get('retry-after'), '30')
    assert.match(answer.headers.get('content-type') ?? '', /^text\/html/)
    const lines = site.lines.map((line) => JSON.parse(line))
    assert.ok(lines.some(({ event, error }) => event === 'page-failed' && error.code === 'ECONNREFUSED'))
  })

  test('is no such thing when the fault is ours', async () => {
    const broken = { query: () => Promise.reject(new TypeError('a fault of ours')) }
    await using faulty = await startSite({
      database: { ...database, pool: Object.assign(Object.create(pool), broken) },
    })
    const answer = await fetch(`${faulty.origin}/stop/${'a'.repeat(64)}`, { method: 'POST' })
    assert.equal(answer.status, 500)
  })
})
