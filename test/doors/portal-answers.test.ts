import assert from 'node:assert/strict'
import { beforeEach, describe, test } from 'node:test'
import { allQuestions } from '#content/questionnaire.ts'
import { newestAnswers } from '#database/answers.ts'
import { startDatabase } from '#test/database-under-test.ts'
import { emptyTables } from '#test/empty-tables.ts'
import { hostileTexts } from '#test/hostile-texts.ts'
import { aClient, aMember, aSession } from '#test/portal-under-test.ts'
import { aVisitor } from '#test/sign-in-under-test.ts'
import { startSite, testConfig } from '#test/site-under-test.ts'
import { anOperator } from '#test/studio-under-test.ts'

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
async function two(origin: string) {
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
  return { clientId, showId, ada: await member('ada@bakery.test', 'owner'), member }
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

test('there are twenty questions, each with a name of its own', () => {
  assert.equal(allQuestions.length, 20)
  assert.equal(new Set(allQuestions.map(({ id }) => id)).size, 20)
})

describe('an answer', () => {
  test('is kept at each change, with its version, and the next page follows the button', async () => {
    await using site = await open()
    const { showId, ada, clientId } = await two(site.origin)
    assert.equal((await ada.save({ 'was-sells': '0', 'text-sells': 'Bread' })).status, 200)
    assert.equal((await ada.save({ 'was-sells': '1', 'text-sells': 'Bread and rolls' })).status, 200)
    assert.deepEqual(await kept(showId), { sells: 'Bread and rolls' })
    const gone = await ada.save({ intent: 'go-on', 'was-listener': '0', 'text-listener': 'A cook' })
    assert.equal(gone.to, `/portal/${clientId}/questions/${showId}/limits`)
    const chosen = { 'was-hosts': '0', 'choice-hosts': 'two', 'text-hosts': '' }
    assert.equal((await ada.save(chosen, 'sound')).status, 200)
    assert.match((await ada.see('sound')).text, /3 of 20 answered/)
    assert.match((await ada.ask(`/portal/${clientId}`)).text, /3 of 20 answered/)
  })

  test('that somebody else has changed meanwhile is shown beside one’s own, and nothing is lost', async () => {
    await using site = await open()
    const { showId, ada, member } = await two(site.origin)
    const bo = await member('bo@bakery.test', 'approver')
    await ada.save({ 'was-sells': '0', 'text-sells': 'Bread' })
    const late = await bo.save({
      'was-sells': '0',
      'text-sells': 'Cakes',
      'was-next-step': '0',
      'text-next-step': 'Ring',
    })
    assert.equal(late.status, 409)
    for (const words of ['ada@bakery.test has answered this meanwhile', 'Bread', 'value="Cakes"'])
      assert.ok(late.text.includes(words) || late.text.includes('>Cakes</textarea>'), words)
    assert.deepEqual(await kept(showId), { sells: 'Bread', 'next-step': 'Ring' })
    assert.equal((await bo.save({ 'was-sells': '1', 'text-sells': 'Cakes' })).status, 200)
    assert.deepEqual(await kept(showId), { sells: 'Cakes', 'next-step': 'Ring' })
  })

  test('of eight at once is one, and the others are told', async () => {
    await using site = await open()
    const { ada } = await two(site.origin)
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, each) => ada.save({ 'was-sells': '0', 'text-sells': `Bread ${each}` })),
    )
    assert.deepEqual(answers.map(({ status }) => status).sort(), [200, ...Array(7).fill(409)])
  })

  test('that is too long is not kept and stands in its field', async () => {
    await using site = await open()
    const { showId, ada } = await two(site.origin)
    const long = await ada.save({ 'was-sells': '0', 'text-sells': 'x'.repeat(201) })
    assert.equal(long.status, 409)
    assert.ok(long.text.includes('x'.repeat(201)))
    assert.deepEqual(await kept(showId), {})
  })

  test('is text, whatever it says, sixty times', async () => {
    await using site = await open()
    const { showId, ada } = await two(site.origin)
    let was = 0
    for (const hostile of hostileTexts) {
      const { status, text } = await ada.save({ 'was-never': String(was), 'text-never': hostile }, 'limits')
      assert.equal(status, 200, hostile)
      assert.ok(!/<(?:script|img|svg|iframe|base|object)[^>]*(?:struck|evil\.test)/i.test(text), hostile)
      was = (await newestAnswers(pool, showId))[0]?.version ?? 0
    }
    const { cookie } = await anOperator(pool)
    const { rows } = await pool.query('select client_id from private.shows')
    const studio = await aVisitor(site.origin).ask(`/studio/clients/${rows[0].client_id}`, {
      headers: { cookie },
    })
    assert.match(studio.text, /not said/)
    assert.ok(!/<v Eve>/.test(studio.text))
  })
})
