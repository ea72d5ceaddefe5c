import assert from 'node:assert/strict'
import { after, beforeEach, test } from 'node:test'
import { aStandingRequest } from '#test/board-under-test.ts'
import { startDatabase } from '#test/database-under-test.ts'
import { emptyTables } from '#test/empty-tables.ts'
import { startSite } from '#test/site-under-test.ts'
import { anOperator, fromOurPage } from '#test/studio-under-test.ts'

const { pool } = await startDatabase()
const site = await startSite({ database: { isReady: async () => true, pool } })
after(() => site[Symbol.asyncDispose]())
const { cookie, operator } = await anOperator(pool)
beforeEach(() => emptyTables(pool, 'podcast_requests'))

const get = (path: string, headers: Record<string, string> = { cookie }) =>
  fetch(site.origin + path, { headers, redirect: 'manual' })
const post = (path: string, fields: Record<string, string>) =>
  fetch(site.origin + path, {
    method: 'POST',
    headers: { cookie, ...fromOurPage },
    body: new URLSearchParams(fields),
  })
const doTo = (request: string, deed: string) =>
  post('/studio?index', { request, deed, business: 'Mill Lane' })
const deedsOf = async (id: string) =>
  (
    await pool.query('select deed, operator_id, facts from private.deeds where request_id = $1 order by id', [
      id,
    ])
  ).rows

test('takes a request, gives it back, and says whose it is', async () => {
  const id = await aStandingRequest(pool, { business: 'Mill Lane', step: 'plan' })
  const whose = async () =>
    (await pool.query('select assignee_id from private.productions where request_id = $1', [id])).rows[0]
      .assignee_id
  assert.match(await (await doTo(id, 'take')).text(), /Mill Lane is yours\./)
  assert.equal(await whose(), operator.id)
  assert.match(await (await get('/studio')).text(), /Give back: Mill Lane/)
  const colleague = await anOperator(pool, { name: 'Paul' })
  assert.match(await (await get('/studio', { cookie: colleague.cookie })).text(), />Ines</)
  await doTo(id, 'give-back')
  assert.equal(await whose(), null)
  assert.deepEqual(
    (await deedsOf(id)).map(({ deed, operator_id, facts }) => [deed, operator_id, facts]),
    [
      ['assign-request', operator.id, { to: operator.id }],
      ['assign-request', operator.id, { to: null }],
    ],
  )
})

test('gives a request to a colleague from the desk, and to nobody who is none', async () => {
  const id = await aStandingRequest(pool, { business: 'Mill Lane', step: 'plan' })
  const { operator: paul } = await anOperator(pool, { name: 'Paul' })
  const give = (to: string) => post(`/studio/episodes/${id}`, { deed: 'assign', to })
  const whose = async () =>
    (await pool.query('select assignee_id from private.productions where request_id = $1', [id])).rows[0]
      .assignee_id
  for (const to of [paul.id, crypto.randomUUID(), 'nonsense']) assert.equal((await give(to)).status, 200)
  assert.equal(await whose(), paul.id)
  await pool.query('update private.operators set disabled_at = now() where id = $1', [paul.id])
  await give('')
  await give(paul.id)
  assert.equal(await whose(), null)
})

test('shows a failure of the last days first and in words, until somebody has seen it', async () => {
  const failed = { status: 'failed', troubleOf: 'theirs', trouble: 'read-website: It did not answer.' }
  await aStandingRequest(pool, { business: 'Birch', status: 'recorded', isAwaiting: true, hoursAgo: 40 })
  const id = await aStandingRequest(pool, { business: 'Alder', hoursAgo: 2, ...failed })
  const html = await (await get('/studio')).text()
  assert.ok(html.indexOf('Alder</a>') < html.indexOf('Birch</a>'))
  assert.match(html, />It did not answer\.</)
  await doTo(id, 'settle')
  assert.doesNotMatch(await (await get('/studio?show=needs-you')).text(), new RegExp(`data-row="${id}"`))
  assert.match(await (await get('/studio?show=failed')).text(), new RegExp(`data-row="${id}"`))
})
