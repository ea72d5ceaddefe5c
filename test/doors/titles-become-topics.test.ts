import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { beforeEach, test } from 'node:test'
import { topicsOf } from '#database/topics.ts'
import { saveDraft } from '#operations/drafts/prepare-draft.ts'
import { saveAnswers } from '#operations/portal/questionnaire.ts'
import { startDatabase } from '#test/database-under-test.ts'
import { aDraft, atDraft, offered, putNewestBefore } from '#test/drafts-under-test.ts'
import { emptyTables } from '#test/empty-tables.ts'
import { aSession } from '#test/portal-under-test.ts'
import { aClientWithAShow, aPerson } from '#test/scripts-under-test.ts'
import { aVisitor } from '#test/sign-in-under-test.ts'
import { startSite } from '#test/site-under-test.ts'

const { pool } = await startDatabase()
beforeEach(() => emptyTables(pool, 'private.portal_sessions', 'private.clients', 'podcast_requests'))

const names = ['Why does it take two days?', 'Who was Hobbs?', 'Do you deliver', 'Where do you sell?']
const draft = { ...aDraft, titles: names.map((title) => ({ title })) }
const topics = async (showId: string) =>
  (await topicsOf(pool, showId)).map(({ title, origin }) => `${title} ${origin}`)

test('titles that a client accepts become topics, once, in the order of the draft, beside what customers ask', async () => {
  await using site = await startSite({ database: { isReady: async () => true, pool } })
  const { clientId, showId, ada } = await aClientWithAShow(pool)
  const asked = { text: 'Is it sourdough?\nDO YOU DELIVER?', choices: [] }
  await saveAnswers(pool, ada, showId, [{ question: 'asked', answer: asked, was: 0 }])
  await offered(pool, showId, draft)
  const owner = await atDraft(pool, site.origin, ada, showId)
  const bo = await atDraft(
    pool,
    site.origin,
    await aPerson(pool, clientId, 'bo@bakery.test', 'owner'),
    showId,
  )
  for (const title of [names[3], names[0], names[2]]) await owner.fits(title ?? '')
  await Promise.all([owner.fits('Who was Hobbs?'), bo.fits('Who was Hobbs?')])
  assert.deepEqual(await topics(showId), [
    'Is it sourdough? questions',
    'Why does it take two days? draft',
    'Who was Hobbs? draft',
    'DO YOU DELIVER? questions',
    'Where do you sell? draft',
  ])
  const { cookie } = await aSession(pool, ada)
  const calendar = await aVisitor(site.origin).ask(`/portal/${clientId}/calendar`, { headers: { cookie } })
  assert.match(calendar.text, /Who was Hobbs\?<\/strong><span class="small quiet">a title of your draft/)
})

test('a title that is refused later is no topic any more, unless it is begun; one that was struck out stays so', async () => {
  await using site = await startSite({ database: { isReady: async () => true, pool } })
  const { showId, ada } = await aClientWithAShow(pool)
  await offered(pool, showId, draft)
  const owner = await atDraft(pool, site.origin, ada, showId)
  for (const title of names) await owner.fits(title)
  const requestId = crypto.randomUUID()
  await pool.query(
    `insert into podcast_requests (id, email, website_url) values ($1, 'a@bakery.test', 'https://bakery.test')`,
    [requestId],
  )
  await pool.query(`update private.topics set request_id = $1 where title = $2`, [requestId, names[0]])
  await pool.query(`update private.topics set is_struck = true where title = $1`, [names[1]])
  for (const title of [names[0], names[3]]) await owner.askFor(title ?? '', { words: 'Not this one.' })
  // What came to nothing tells nothing: its title is refused like any other.
  await pool.query(`update podcast_requests set status = 'failed' where id = $1`, [requestId])
  await owner.askFor(names[0] ?? '', { words: 'Not this one either.' })
  assert.equal((await topics(showId)).length, 2)
  await owner.fits(names[0] ?? '')
  // The same titles once more, in another version: nothing is there twice.
  await saveDraft({ pool, operator: undefined, showId }, { ...draft, name: 'Another name' })
  await putNewestBefore({ pool, operator: undefined, showId })
  await owner.fits(names[1] ?? '')
  assert.deepEqual((await topics(showId)).sort(), [
    'Do you deliver draft',
    'Who was Hobbs? draft',
    'Why does it take two days? draft',
  ])
  // What was accepted before there were such topics becomes them with the migration.
  const before = await topics(showId)
  const sql = await readFile('database/migrations/0167_titles-become-topics.sql', 'utf8')
  await pool.query(`update private.topics set title = 'WHO, was Hobbs' where title = $1`, [names[1]])
  await pool.query(`delete from private.topics where title = $1`, [names[2]])
  await pool.query(sql.slice(sql.indexOf('insert into')))
  assert.deepEqual(
    (await topics(showId)).sort(),
    before
      .map((each) => each.replace('Who was', 'WHO, was').replace('?', each.includes('Hobbs') ? '' : '?'))
      .sort(),
  )
  const struck = (await topicsOf(pool, showId)).find(({ isStruck }) => isStruck)
  assert.equal(struck?.title, 'WHO, was Hobbs')
})
