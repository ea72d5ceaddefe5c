import assert from 'node:assert/strict'
import { beforeEach, describe, test } from 'node:test'
import { findToldBefore } from '#database/earlier-episodes.ts'
import { settingsWith } from '#domain/settings.ts'
import { erasePerson } from '#operations/erase-person.ts'
import { aCalendar, answerNeeded, lookAt, subscribed } from '#test/calendar-under-test.ts'
import { startDatabase } from '#test/database-under-test.ts'
import { emptyTables } from '#test/empty-tables.ts'
import { anOperator } from '#test/studio-under-test.ts'

const { pool } = await startDatabase()
const settings = settingsWith({}, { 'expert.setupEpisodes': '2' })

beforeEach(() => emptyTables(pool, 'private.portal_sessions', 'private.clients', 'podcast_requests'))

const look = (showId: string) => lookAt(pool, settings, showId)
const begun = async () => {
  const { rows } = await pool.query<{ id: string; status: string; isSetup: boolean | null; letters: number }>(
    `select request.id, status, is_setup as "isSetup",
       (select count(*)::integer from private.letters where request_id = request.id) as letters
     from podcast_requests request join private.show_episodes on request_id = request.id
     order by show_episodes.at, request.id`,
  )
  return rows
}
const missing = async (showId: string) =>
  (await pool.query('select not_begun as why from private.shows where id = $1', [showId])).rows[0]?.why
const at = (id: string, status: string) =>
  pool.query('update podcast_requests set status = $2 where id = $1', [id, status])
const script = {
  title: 'Slow bread',
  chapters: [{ title: '', sentences: [{ id: 'c1s1', speaker: 'reader', text: 'We bake at four.' }] }],
}
/** As the line leaves it: read, written and checked. */
async function write(id: string) {
  await pool.query('insert into private.productions (request_id) values ($1)', [id])
  await at(id, 'read')
  await at(id, 'written')
  await pool.query(
    `insert into private.finished_steps (request_id, step, output, seconds) values ($1, 'check-facts', $2, 1)`,
    [id, JSON.stringify({ script })],
  )
}

describe('a calendar', () => {
  test('begins nothing before the questions are answered, and says so; then one after another', async () => {
    const { showId, ada } = await aCalendar(pool)
    await look(showId)
    assert.deepEqual([await begun(), await missing(showId)], [[], 'questions'])
    await answerNeeded(pool, showId, ada)
    await Promise.all([look(showId), look(showId), look(showId)])
    const [first, ...more] = await begun()
    assert.ok(first)
    assert.deepEqual(
      [more, first.status, first.letters],
      [[], 'pending', 0],
      'once, and nobody gets a letter',
    )
    assert.equal(await missing(showId), null)
    await look(showId)
    assert.equal((await begun()).length, 1, 'it is being written')
    await write(first.id)
    await look(showId)
    const second = (await begun())[1]?.id ?? ''
    assert.deepEqual(
      (await findToldBefore(pool, second)).flatMap(({ texts }) => texts),
      ['We bake at four.'],
    )
    await write(second)
    await look(showId)
    await look(showId)
    // Both first ones of the plan are begun: this one is for a date.
    const all = await begun()
    assert.deepEqual(
      all.map(({ isSetup }) => isSetup),
      [true, true, false],
    )
    const { rows } = await pool.query('select website_url from podcast_requests where id = $1', [second])
    assert.equal(rows[0]?.website_url, 'https://bakery.test')
    const { rows: brief } = await pool.query('select note, hosts from private.briefs where request_id = $1', [
      second,
    ])
    assert.deepEqual(brief[0], { note: 'Leave out Competitors.', hosts: 2 })
  })

  test('begins nothing behind one that failed, or finds nothing left to tell, and goes on when that is settled', async () => {
    const { showId, ada } = await aCalendar(pool)
    await answerNeeded(pool, showId, ada)
    await look(showId)
    const id = (await begun())[0]?.id ?? ''
    await pool.query(
      `insert into private.productions (request_id, step, trouble, trouble_of) values ($1, 'plan', 'Nothing left.', 'operator')`,
      [id],
    )
    await look(showId)
    assert.equal(await missing(showId), 'material')
    await at(id, 'failed')
    await pool.query(
      `update private.productions set ended_at = now(), trouble_of = 'theirs' where request_id = $1`,
      [id],
    )
    await look(showId)
    assert.deepEqual([(await begun()).length, await missing(showId)], [1, 'material'])
    await pool.query('update private.productions set settled_at = now() where request_id = $1', [id])
    await look(showId)
    assert.deepEqual([(await begun()).length, await missing(showId)], [2, null])
  })

  test('begins nothing while its plan rests, and nobody who is erased takes its episodes along', async () => {
    const { clientId, showId, ada } = await aCalendar(pool)
    await answerNeeded(pool, showId, ada)
    await subscribed(pool, clientId, 'paused')
    await look(showId)
    assert.deepEqual(await begun(), [])
    await subscribed(pool, clientId, 'active')
    await look(showId)
    const { operator } = await anOperator(pool)
    const email = 'Calendar@shows.invalid'
    const erased = await erasePerson(pool, operator, { email, typedAgain: email, staysUnwanted: true })
    assert.equal(erased.outcome, 'bad-email')
    assert.equal((await begun()).length, 1)
  })
})
