import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { as } from '#test/database-under-test.ts'
import { startRequests } from '#test/requests-under-test.ts'

const { pool, rows } = await startRequests()

const add = (row: object) => {
  const columns = Object.keys(row)
  const places = columns.map((_, place) => `$${place + 1}`)
  return as(pool, 'anon', `insert into podcast_requests (${columns}) values (${places})`, Object.values(row))
}
const row = { website_url: 'https://bakery.test', email: 'ada@bakery.test', status: 'pending' }
const denied = '42501'
const broken = '23514'

describe('a visitor at the database itself', () => {
  test('may add a pending request, from either page', async () => {
    assert.equal(await add(row), 1)
    assert.equal(await add({ ...row, email: 'bob@bakery.test', source: 'create-free-episode' }), 1)
    assert.equal(await add({ website_url: 'http://b.de', email: 'eve@bakery.test' }), 1)
    assert.deepEqual(new Set((await rows()).map(({ status }) => status)), new Set(['pending']))
  })

  const refusals: [string, object, string][] = [
    ['a status', { status: 'delivered' }, denied],
    ['an unknown status', { status: 'x' }, denied],
    ['no status', { status: null }, denied],
    ['an id', { id: crypto.randomUUID() }, denied],
    ['a time', { created_at: new Date(0) }, denied],
    ['a ticket', { ticket_hash: Buffer.alloc(32) }, denied],
    ['a foreign source', { source: 'admin' }, broken],
    ['an empty source', { source: '' }, broken],
  ]
  for (const [name, more, code] of refusals)
    test(`may not set ${name}`, async () => {
      assert.equal(await add({ ...row, ...more }), code)
      assert.deepEqual(await rows(), [])
    })

  const deeds = [
    'select 1 from podcast_requests',
    'select count(*) from podcast_requests',
    `insert into podcast_requests (website_url, email) values ('https://a.de', 'a@a.de') returning id`,
    `insert into podcast_requests (website_url, email) values ('https://a.de', 'a@a.de') on conflict (id) do update set status = 'failed'`,
    `update podcast_requests set status = 'pending'`,
    'delete from podcast_requests',
    'truncate podcast_requests',
    'lock podcast_requests in access share mode',
    'select * from private.migrations',
    'select * from private.request_tries',
    'select * from private.pseudonym_key',
    `select private.take_requests('[]', null, '[]')`,
    'drop table podcast_requests',
    'alter table podcast_requests disable row level security',
    'create table public.mine (x int)',
  ]
  for (const deed of deeds)
    test(`may not ${deed.slice(0, 70)}`, async () => assert.equal(await as(pool, 'anon', deed), denied))

  test('adds one row at a time', async () => {
    const several = `insert into podcast_requests (website_url, email) select 'https://b.de', i || '@b.de' from generate_series(1, $1) i`
    assert.equal(await as(pool, 'anon', several, [2]), broken)
    assert.equal(await as(pool, 'anon', several, [1000]), broken)
    assert.equal(await as(pool, 'anon', several, [1]), 1)
  })

  test('asks twice and makes one row', async () => {
    assert.equal(await add(row), 1)
    assert.equal(await add({ ...row, email: 'ADA+2@bakery.test', website_url: 'https://other.test' }), 0)
    const together = Array.from({ length: 5 }, () => add({ ...row, email: 'bob@bakery.test' }))
    assert.deepEqual((await Promise.all(together)).sort(), [0, 0, 0, 0, 1])
  })

  test('belongs to no other role', async () => {
    const { rows: others } = await pool.query(
      `select roleid from pg_auth_members where member = 'anon'::regrole`,
    )
    assert.deepEqual(others, [])
  })

  test('has three seconds for a statement', async () => {
    const { rows: settings } = await pool.query(`select rolconfig from pg_roles where rolname = 'anon'`)
    assert.match(String(settings[0].rolconfig), /statement_timeout=/)
  })
})

test('what takes requests for the server may do nothing else', async () => {
  const deeds = [
    `insert into podcast_requests (website_url, email, status) values ('https://a.de', 'a@a.de', 'delivered')`,
    `update podcast_requests set status = 'delivered'`,
    'delete from podcast_requests',
    'select status from podcast_requests',
    'select * from private.migrations',
    'update private.pseudonym_key set key = key',
  ]
  for (const deed of deeds) assert.equal(await as(pool, 'request_intake', deed), denied, deed)
})

test('every table of ours is closed unless a policy opens it', async () => {
  const { rows: open } = await pool.query(
    `select relname from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'
     and not (relrowsecurity and relforcerowsecurity)`,
  )
  assert.deepEqual(open, [])
})
