import assert from 'node:assert/strict'
import { beforeEach, test } from 'node:test'
import { questionParts } from '#content/questionnaire.ts'
import { newestAnswers } from '#database/answers.ts'
import { materialOfShow } from '#database/show-material.ts'
import { removeMember } from '#operations/portal/change-people.ts'
import { startDatabase } from '#test/database-under-test.ts'
import { emptyTables } from '#test/empty-tables.ts'
import { aRequest } from '#test/episode-under-test.ts'
import { aClient, aMember, aSession } from '#test/portal-under-test.ts'
import { aVisitor } from '#test/sign-in-under-test.ts'
import { startSite, testConfig } from '#test/site-under-test.ts'

const { pool } = await startDatabase()
const database = { isReady: async (): Promise<true> => true, pool }
const open = () => startSite({ database, config: testConfig({ trustedProxies: 1 }) })

async function aShow(clientId: string): Promise<string> {
  const { rows } = await pool.query<{ id: string }>(
    `insert into private.shows (client_id, paid_with) values ($1, gen_random_uuid()::text) returning id`,
    [clientId],
  )
  return rows[0]?.id ?? ''
}

/** A client with a show, and two who may answer. */
async function two(origin: string, owner = 'ada@bakery.test') {
  const clientId = await aClient(pool)
  const showId = await aShow(clientId)
  const member = async (email: string, role: 'owner' | 'approver' | 'reader') => {
    const added = await aMember(pool, clientId, { email, role })
    const { cookie } = await aSession(pool, added)
    const visitor = aVisitor(origin)
    const headers = { cookie }
    const address = (part: string) => `/portal/${clientId}/questions/${showId}/${part}`
    return {
      ...added,
      see: (part = 'business') => visitor.ask(address(part), { headers }),
      ask: (path: string) => visitor.ask(path, { headers }),
      save: (form: Record<string, string>, part = 'business') =>
        visitor.ask(address(part), { form, headers }),
    }
  }
  return { clientId, showId, ada: await member(owner, 'owner'), member }
}
const kept = async (showId: string) =>
  Object.fromEntries(
    (await newestAnswers(pool, showId)).map(({ question, answer }) => [question, answer.text]),
  )

beforeEach(() =>
  emptyTables(
    pool,
    'private.sign_in_tries',
    'private.portal_sessions',
    'private.clients',
    'podcast_requests',
  ),
)

test('readers read, strangers find nothing, and who was taken out keeps nothing', async () => {
  await using site = await open()
  const { clientId, showId, ada, member } = await two(site.origin)
  const [reader, bo] = [await member('cy@bakery.test', 'reader'), await member('bo@bakery.test', 'approver')]
  const answer = { 'was-sells': '0', 'text-sells': 'Bread' }
  assert.match((await reader.see()).text, /You may read this/)
  assert.equal((await reader.save(answer)).status, 403)
  const stranger = await two(site.origin, 'eve@mill.test')
  for (const part of questionParts) {
    const theirs = `/portal/${clientId}/questions/${showId}/${part}`
    assert.equal((await stranger.ada.ask(theirs)).status, 404)
    // Their own client, somebody else's show.
    const mixed = `/portal/${stranger.clientId}/questions/${showId}/${part}`
    assert.equal((await stranger.ada.ask(mixed)).status, 404)
  }
  assert.equal((await ada.see('constructor')).status, 404)
  await removeMember(
    pool,
    { member: { ...ada, client: '', name: '', role: 'owner', hasEnded: false } },
    bo.id,
  )
  assert.equal((await bo.save(answer)).status, 403)
  assert.deepEqual(await kept(showId), {})
})

test('what the website says is filled in, and kept only when it is confirmed', async () => {
  await using site = await open()
  const { clientId, showId, ada } = await two(site.origin)
  await pool.query(
    `insert into private.client_names (name, client_id) values ('email:ada@bakery.test', $1)`,
    [clientId],
  )
  const requestId = await aRequest(pool, 'ada@bakery.test')
  const about = { id: 'p1', url: 'https://bakery.test/', kind: 'text', heading: '', isDescription: true }
  const reading = {
    ...{ url: 'https://bakery.test/', host: 'bakery.test', name: 'Bakery', language: 'en', pages: [] },
    passages: [{ ...about, text: 'Sourdough since 1911.' }],
  }
  await pool.query(`insert into private.productions (request_id) values ($1)`, [requestId])
  await pool.query(
    `insert into private.finished_steps (request_id, step, output, seconds) values ($1, 'read-website', $2, 1)`,
    [requestId, JSON.stringify(reading)],
  )
  const { text } = await ada.see()
  for (const words of ['https://bakery.test/', 'Sourdough since 1911.', 'Taken from your website'])
    assert.ok(text.includes(words), words)
  assert.match(text, /0 of 20 answered/)
  await ada.save({ 'was-listener': '0', 'text-listener': 'A cook' })
  assert.deepEqual(await kept(showId), { listener: 'A cook' })
  await pool.query(
    `with other as (insert into private.shows (client_id, paid_with) values ($1, 'other') returning id)
     insert into private.show_episodes (request_id, show_id) select $2, id from other`,
    [clientId, requestId],
  )
  assert.doesNotMatch((await ada.see()).text, /Sourdough since 1911/, 'another show of theirs')
  assert.equal((await materialOfShow(pool, showId)).hasWebsite, false)
})

test('a part is handed to a colleague, who gets one letter', async () => {
  await using site = await open()
  const { ada, member } = await two(site.origin)
  const [bo, cy] = [await member('bo@bakery.test', 'approver'), await member('cy@bakery.test', 'reader')]
  const hand = (to: string) => ada.save({ intent: 'hand', to }, 'sound')
  assert.equal((await hand(bo.id)).status, 200)
  assert.match((await hand(bo.id)).text, /They have it already/)
  for (const to of [cy.id, ada.id, crypto.randomUUID(), 'x']) assert.equal((await hand(to)).status, 422)
  const { rows } = await pool.query('select kind, member_id, facts from private.letters')
  assert.deepEqual(rows, [
    { kind: 'portal-handed', member_id: bo.id, facts: { inviter: 'ada@bakery.test', part: 'How it sounds' } },
  ])
  assert.match((await bo.see('sound')).text, /Handed to bo@bakery.test/)
})
