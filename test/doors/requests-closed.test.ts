import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { aRow, startRequests, table, usual } from '#test/requests-under-test.ts'

const { openDoors, assertRefused } = await startRequests()
const { ask } = openDoors()

describe('nothing can be read', () => {
  const body = JSON.stringify(aRow(1))
  const cases: [string, () => Promise<Response>][] = [
    ['by GET', () => ask(table, { method: 'GET' })],
    ['by GET with select', () => ask(`${table}?select=*`, { method: 'GET' })],
    ['by embedding', () => ask(`${table}?select=*,other(*)`, { method: 'GET' })],
    [
      'by asking for the new row',
      () => ask(`${table}?select=*`, { body, headers: { ...usual, prefer: 'return=representation' } }),
    ],
    [
      'by asking for the new row’s address',
      () => ask(table, { body, headers: { ...usual, prefer: 'return=headers-only' } }),
    ],
    ['by counting', () => ask(table, { body, headers: { ...usual, prefer: 'return=minimal, count=exact' } })],
    [
      'by counting on reading',
      () => ask(table, { method: 'GET', headers: { ...usual, prefer: 'count=exact' } }),
    ],
  ]
  for (const [name, asked] of cases)
    test(name, async () => {
      const response = await asked()
      assert.equal(response.headers.get('content-range'), null)
      assert.equal(response.headers.get('location'), null)
      await assertRefused(response, 401, '42501')
    })

  test('by HEAD', async () => {
    const response = await ask(table, { method: 'HEAD', headers: { ...usual, prefer: 'count=exact' } })
    assert.deepEqual(
      [response.status, await response.text(), response.headers.get('content-range')],
      [401, '', null],
    )
  })

  for (const path of [
    '/rest/v1',
    '/rest/v1/',
    '/rest/v1/rpc/take_requests',
    '/rest/v1/migrations',
    `${table}/`,
    '/rest/v1//podcast_requests',
    '/rest/v1/podcast%5Frequests',
  ])
    test(`at ${path}`, async () => {
      await assertRefused(await ask(path, { method: 'GET' }), 404, 'PGRST205')
      await assertRefused(await ask(path, { body }), 404, 'PGRST205')
    })
})

describe('nothing can be changed', () => {
  const body = JSON.stringify({ status: 'delivered' })
  for (const method of ['PATCH', 'PUT', 'DELETE'])
    test(`by ${method}`, async () =>
      assertRefused(await ask(`${table}?email=eq.x`, { method, body }), 401, '42501'))
  for (const resolution of ['merge-duplicates', 'ignore-duplicates'])
    test(`by an upsert with ${resolution}`, async () => {
      const headers = { ...usual, prefer: `resolution=${resolution}` }
      await assertRefused(await ask(table, { headers, body: JSON.stringify(aRow(1)) }), 401, '42501')
      await assertRefused(
        await ask(`${table}?on_conflict=id`, { body: JSON.stringify(aRow(1)) }),
        401,
        '42501',
      )
    })
  for (const method of ['PROPFIND', 'QUERY'])
    test(`by ${method}`, async () => {
      const response = await ask(table, { method, body })
      assert.equal(response.headers.get('allow'), 'POST, OPTIONS')
      await assertRefused(response, 405, 'PGRST117')
    })
})

describe('the key', () => {
  const body = JSON.stringify(aRow(1))
  const { apikey, ...without } = usual
  const cases: [string, Record<string, string>][] = [
    ['missing', without],
    ['wrong', { ...usual, apikey: 'x' }],
    ['that of somebody else as token', { ...usual, authorization: 'Bearer x' }],
  ]
  for (const [name, headers] of cases)
    test(`${name} is refused`, async () =>
      assertRefused(await ask(table, { headers, body }), 401, 'PGRST301'))

  test('sent twice, as supabase-js does, is welcome', async () => {
    assert.equal(
      (await ask(table, { body, headers: { ...usual, authorization: `Bearer ${apikey}` } })).status,
      201,
    )
  })

  test('says of itself that it is anonymous, and does not change', () => {
    const [, payload = ''] = apikey.split('.')
    assert.equal(JSON.parse(Buffer.from(payload, 'base64url').toString()).role, 'anon')
  })
})
