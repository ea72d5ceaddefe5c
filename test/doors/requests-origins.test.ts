import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { aRow, startRequests, table, usual } from '#test/requests-under-test.ts'
import { builtOrigin } from '#test/site-under-test.ts'

const { openDoors, rows } = await startRequests()
const { ask } = openDoors()
const foreign = [
  'https://evil.example',
  'null',
  `${builtOrigin}.evil.example`,
  'http://www.localhost:3000',
  'https://localhost:3000',
  'http://localhost',
  builtOrigin.toUpperCase(),
  `${builtOrigin}/`,
]
const allowance = (response: Response) =>
  [...response.headers.keys()].filter((name) => name.startsWith('access-control-'))

describe('a page of another origin', () => {
  const preflight = (origin: string) =>
    ask(table, {
      method: 'OPTIONS',
      headers: {
        origin,
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'apikey',
      },
    })

  for (const origin of foreign)
    test(`such as ${origin} is allowed nothing`, async () => {
      const answers = [
        await preflight(origin),
        await ask(table, { headers: { ...usual, origin }, body: JSON.stringify(aRow(1)) }),
        await ask(table, { headers: { ...usual, origin, apikey: 'x' }, body: '{}' }),
      ]
      for (const answer of answers) {
        assert.deepEqual(allowance(answer), [])
        assert.match(answer.headers.get('vary') ?? '', /\borigin\b/)
      }
    })

  test('is what ours may be called from, for two hours and without cookies', async () => {
    const { status, headers } = await preflight(builtOrigin)
    assert.equal(status, 204)
    assert.equal(headers.get('access-control-allow-origin'), builtOrigin)
    assert.equal(headers.get('access-control-allow-credentials'), null)
    assert.ok(Number(headers.get('access-control-max-age')) <= 7200)
    const allowed = headers.get('access-control-allow-headers')?.split(', ') ?? []
    for (const name of [
      'apikey',
      'authorization',
      'content-type',
      'content-profile',
      'prefer',
      'x-client-info',
      'request-ticket',
    ])
      assert.ok(allowed.includes(name), name)
  })

  test('is told so with a refusal, too', async () => {
    const { headers } = await ask(table, { headers: { ...usual, origin: builtOrigin }, body: '{' })
    assert.equal(headers.get('access-control-allow-origin'), builtOrigin)
  })
})

describe('a site that the owner has named', () => {
  const shop = 'https://shop.example'
  const { ask } = openDoors({ allowedOrigins: [shop, 'http://localhost:8080'] })
  const asking = { 'access-control-request-method': 'POST', 'access-control-request-headers': 'apikey' }

  test('is let through by its preflight, reads what it is answered, and sends no cookies', async () => {
    const preflight = await ask(table, { method: 'OPTIONS', headers: { origin: shop, ...asking } })
    const made = await ask(table, { headers: { ...usual, origin: shop }, body: JSON.stringify(aRow(1)) })
    const refused = await ask(table, { headers: { ...usual, origin: shop }, body: '{' })
    assert.deepEqual([preflight.status, made.status, refused.status], [204, 201, 400])
    for (const { headers } of [preflight, made, refused]) {
      assert.equal(headers.get('access-control-allow-origin'), shop)
      assert.equal(headers.get('access-control-allow-credentials'), null)
      assert.match(headers.get('vary') ?? '', /\borigin\b/)
    }
    assert.equal((await rows()).length, 1)
  })

  test('leaves ours as it is and opens the door to nobody else', async () => {
    const headers = { origin: builtOrigin, ...asking }
    const own = await ask(table, { method: 'OPTIONS', headers })
    assert.equal(own.headers.get('access-control-allow-origin'), builtOrigin)
    for (const origin of [
      ...foreign,
      `${shop}.evil.example`,
      `${shop}:8443`,
      `${shop}/`,
      'https://a.shop.example',
      'http://shop.example',
    ])
      assert.deepEqual(
        allowance(await ask(table, { method: 'OPTIONS', headers: { origin, ...asking } })),
        [],
        origin,
      )
  })

  test('is let in at this door alone', async () => {
    for (const [path, method] of [
      ['/progress/aaaaaaaaaaaaaaaaaaaaaa', 'HEAD'],
      ['/healthz', 'GET'],
      [`/stop/${'ab'.repeat(32)}`, 'POST'],
    ] as const)
      for (const each of ['OPTIONS', method])
        assert.deepEqual(allowance(await ask(path, { method: each, headers: { origin: shop } })), [], path)
  })
})
