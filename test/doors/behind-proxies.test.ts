import assert from 'node:assert/strict'
import http from 'node:http'
import { text } from 'node:stream/consumers'
import { after, before, describe, test } from 'node:test'
import { startDatabase } from '#test/database-under-test.ts'
import { aFolder } from '#test/desk-under-test.ts'
import { startSite, testConfig } from '#test/site-under-test.ts'
import { anOperator } from '#test/studio-under-test.ts'

const { pool } = await startDatabase()
const { cookie } = await anOperator(pool)
const origin = 'https://offmic.test'
const config = testConfig({ dataDir: await aFolder(), siteOrigin: origin })
let site: Awaited<ReturnType<typeof startSite>>
before(async () => {
  site = await startSite({ config, database: { isReady: async () => true, pool } })
})
after(() => site[Symbol.asyncDispose]())

type Headers = Record<string, string>
const ofBrowser = { origin, 'sec-fetch-site': 'same-origin' }

/** A form as a proxy passes it on: `asked` may be a whole address. */
function post(asked: string, form: Headers, headers: Headers) {
  const { promise, resolve, reject } = Promise.withResolvers<{ status: number; answer: string }>()
  const { port } = site
  const type = { 'content-type': 'application/x-www-form-urlencoded', cookie }
  http
    .request({ port, path: asked, method: 'POST', headers: { ...type, ...headers } }, async (response) =>
      resolve({ status: response.statusCode ?? 0, answer: await text(response) }),
    )
    .on('error', reject)
    .end(new URLSearchParams(form).toString())
  return promise
}

const proxies: Record<string, Headers> = {
  'that passes everything on': {
    host: 'offmic.test',
    'x-forwarded-for': '192.0.2.1',
    'x-forwarded-proto': 'https',
    'x-forwarded-host': 'offmic.test',
  },
  'that passes nothing on': { host: 'localhost:3000' },
  'that passes the host alone': { host: 'offmic.test' },
  'that names the port': { host: 'offmic.test:443' },
  'that says it was http': { host: 'offmic.test', 'x-forwarded-proto': 'http' },
  'with a name of its own': { host: 'web_1', 'x-forwarded-host': 'evil.test' },
  'with a host that is none': { host: '[::1' },
  'that asks for a second name of ours': { host: 'www.offmic.test', origin: 'https://www.offmic.test' },
  'whose visitor hides where it comes from': { host: 'offmic.test', origin: 'null' },
  'whose visitor makes it up': { host: 'offmic.test', origin: 'h ttp:/' },
}

describe('behind TLS an operator gets in, with a proxy', () => {
  for (const [name, headers] of Object.entries(proxies))
    test(name, async () => {
      const sent = { ...ofBrowser, ...headers }
      const link = await post('/studio/sign-in', { email: 'ines@agency.test' }, { ...sent, cookie: '' })
      assert.equal(link.status, 200, link.answer)
      assert.match(link.answer, /Look into your mail/)
      const board = await post('/studio/new', { id: crypto.randomUUID() }, sent)
      assert.equal(board.status, 422, board.answer)
      const data = await post('/studio/new.data', { id: crypto.randomUUID() }, sent)
      assert.equal(data.status, 422, data.answer)
    })

  test('that names the whole address', async () => {
    const { status } = await post(`${origin}/studio/new`, { id: crypto.randomUUID() }, ofBrowser)
    assert.equal(status, 422)
  })

  test('and a browser that says only where it comes from', async () => {
    const { status } = await post(
      '/studio/new',
      { id: crypto.randomUUID() },
      { origin, host: 'localhost:3000' },
    )
    assert.equal(status, 422)
  })
})

test('nobody gets in from another page, whatever a proxy says', async () => {
  const strangers: Headers[] = [
    { origin: 'https://evil.test' },
    { origin: 'http://offmic.test' },
    { origin: 'https://offmic.test.evil.test' },
    { origin: 'https://evil.test', host: 'evil.test' },
    { origin: 'null' },
    {},
    { origin, 'sec-fetch-site': 'cross-site' },
    { origin, 'sec-fetch-site': 'same-site' },
    { origin, 'sec-fetch-site': 'none' },
    { origin: 'https://evil.test', 'x-forwarded-host': 'evil.test', 'x-forwarded-proto': 'https' },
  ]
  for (const headers of strangers) {
    const { status } = await post('/studio/new', { id: crypto.randomUUID() }, headers)
    assert.equal(status, 403, JSON.stringify(headers))
  }
})

test('none of it is a fault', () => {
  assert.doesNotMatch(site.lines.join(''), /"level":"error"/)
})
