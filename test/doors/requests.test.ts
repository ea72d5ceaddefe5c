import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { aRow, startRequests, table } from '#test/requests-under-test.ts'

const { openDoors, rows, lines, assertRefused } = await startRequests()
const { ask, post } = openDoors()

describe('a request', () => {
  test('is answered with 201 and nothing else, and waits in the table', async () => {
    const response = await post({
      website_url: ' Example.COM/ ',
      email: ' Ada@Example.com ',
      status: 'pending',
    })
    assert.deepEqual([response.status, await response.text()], [201, ''])
    assert.equal(response.headers.get('content-length'), '0')
    assert.equal(response.headers.get('preference-applied'), 'return=minimal')
    const [row] = await rows()
    const { website_url, email, status, source, id } = row
    assert.deepEqual(
      [website_url, email, status, source],
      ['https://example.com', 'Ada@Example.com', 'pending', null],
    )
    assert.equal(id, response.headers.get('x-request-id'), 'one id leads from the form to the row')
  })

  test('from the other page carries its source', async () => {
    assert.equal((await post(aRow(1, { source: 'create-free-episode' }))).status, 201)
    assert.equal((await rows())[0].source, 'create-free-episode')
  })

  test('is pending also when it does not say so', async () => {
    assert.equal((await post({ website_url: 'example.com', email: 'ada@example.com' })).status, 201)
    assert.equal((await rows())[0].status, 'pending')
  })

  test('may come as an array with one row and the list of its columns, as supabase-js sends it', async () => {
    const columns = encodeURIComponent('"website_url","email","status"')
    const response = await ask(`${table}?columns=${columns}`, { body: JSON.stringify([aRow(1)]) })
    assert.equal(response.status, 201)
    assert.equal((await rows()).length, 1)
  })

  test('leaves out what the list of columns leaves out', async () => {
    const body = JSON.stringify(aRow(1, { source: 'create-free-episode' }))
    assert.equal((await ask(`${table}?columns=website_url,email`, { body })).status, 201)
    assert.equal((await rows())[0].source, null)
  })

  test('is in the log under its id, with a hash instead of the address', async () => {
    const response = await post(aRow(77))
    const line = JSON.parse(
      lines.findLast((each) => each.includes(response.headers.get('x-request-id') ?? '-')) ?? '{}',
    )
    assert.deepEqual([line.path, line.status, line.outcome], [table, 201, 'made'])
    assert.match(line.person, /^[0-9a-f]{16}$/)
    assert.ok(!lines.some((each) => /ada-77|bakery/.test(each)))
  })
})

describe('nothing can be set that is not the visitor’s', () => {
  const cases: [string, object, number, string][] = [
    ['id', { id: '00000000-0000-4000-8000-000000000000' }, 400, 'PGRST204'],
    ['created_at', { created_at: '2020-01-01' }, 400, 'PGRST204'],
    ['ticket_hash', { ticket_hash: '\\x00' }, 400, 'PGRST204'],
    ['an unknown column', { is_admin: true }, 400, 'PGRST204'],
    ['a column with a name made of markup', { '<b>': 'x' }, 400, 'PGRST204'],
    ['a status of its own', { status: 'delivered' }, 401, '42501'],
    ['an invented status', { status: 'x' }, 401, '42501'],
    ['no status', { status: null }, 401, '42501'],
    ['a foreign source', { source: 'admin' }, 400, '23514'],
    ['an empty source', { source: '' }, 400, '23514'],
    ['SQL as source', { source: "x'); drop table podcast_requests; --" }, 400, '23514'],
  ]
  for (const [name, more, status, code] of cases)
    test(name, async () => assertRefused(await post(aRow(1, more)), status, code))

  test('a column that only the list names', async () => {
    const body = JSON.stringify(aRow(1))
    await assertRefused(await ask(`${table}?columns=id,email`, { body }), 400, 'PGRST204')
  })

  test('__proto__, which changes no object either', async () => {
    const body = '{"website_url":"https://a.test","email":"a@a.test","__proto__":{"status":"delivered"}}'
    await assertRefused(await ask(table, { body }), 400, 'PGRST204')
    assert.equal(Reflect.get({}, 'status'), undefined)
  })
})
