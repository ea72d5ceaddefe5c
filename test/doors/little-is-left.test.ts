import assert from 'node:assert/strict'
import { beforeEach, test } from 'node:test'
import { showsHeldUp } from '#database/hold-ups.ts'
import { oweScriptLetters } from '#database/script-letters.ts'
import { settingsWith } from '#domain/settings.ts'
import { countWhatIsLeft } from '#operations/count-what-is-left.ts'
import { findHoldUps } from '#operations/find-hold-ups.ts'
import { aCalendar, answerNeeded } from '#test/calendar-under-test.ts'
import { startDatabase } from '#test/database-under-test.ts'
import { emptyTables } from '#test/empty-tables.ts'
import { lettersOfShows } from '#test/hold-ups-under-test.ts'
import { inPortal } from '#test/material-under-test.ts'
import { anEndedEpisode, aReading } from '#test/minute-under-test.ts'
import { aSession } from '#test/portal-under-test.ts'
import { aClientWithAShow } from '#test/scripts-under-test.ts'
import { aVisitor } from '#test/sign-in-under-test.ts'
import { startSite, testConfig } from '#test/site-under-test.ts'
import { anOperator } from '#test/studio-under-test.ts'

const { pool } = await startDatabase()
const settings = settingsWith({}, {})
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000)
beforeEach(() => emptyTables(pool, 'private.clients', 'podcast_requests', 'private.letters'))

/** As the chore of each minute does. */
async function aMinuteLater() {
  await countWhatIsLeft(pool)
  await findHoldUps(pool, settings)
  const shows = await showsHeldUp(pool, { most: 9 })
  return shows.flatMap(({ holds }) => holds.map(({ what, left }) => `${what} ${left}`))
}

async function aShowThatWasRead() {
  const calendar = await aCalendar(pool)
  const asked = { text: 'How long does rye keep?\nTwo\nThree\nFour\nFive' }
  await answerNeeded(pool, calendar.showId, calendar.ada, { asked })
  assert.deepEqual(await aMinuteLater(), [], 'nobody has read its website yet')
  const { requestId } = await anEndedEpisode(pool, await aReading())
  await pool.query('insert into private.show_episodes (request_id, show_id) values ($1, $2)', [
    requestId,
    calendar.showId,
  ])
  return calendar
}

const words = (count: number) =>
  Array.from(
    { length: count / 20 },
    (_, at) => `Bread number ${at} is ${'slow and dark and '.repeat(4)}.`,
  ).join('\n\n')

test('a show with little left to tell asks for more in one letter for each filling, in the portal and on the board', async () => {
  await using site = await startSite({ config: testConfig(), database: { isReady: async () => true, pool } })
  const { clientId, showId, ada } = await aShowThatWasRead()
  const [first] = await aMinuteLater()
  assert.match(first ?? '', /^scarce [0-4]$/)
  const letters = []
  for (const days of [0.1, 2, 9, 17, 30]) letters.push(...(await lettersOfShows(pool, inDays(days))))
  assert.equal(letters.length, 1)
  assert.match(letters[0]?.subject ?? '', /needs more to tell/)
  assert.match(letters[0]?.text ?? '', /left to tell: answer the questions.*How long does rye keep\?/)
  assert.match(letters[0]?.text ?? '', new RegExp(`/portal/${clientId}/material/${showId}`))
  const sentence = /left to tell: answer the questions that we have asked/
  const { cookie } = await aSession(pool, ada)
  const home = await aVisitor(site.origin).ask(`/portal/${clientId}`, { headers: { cookie } })
  assert.match(home.text, sentence)
  const operator = await anOperator(pool, { role: 'operator' })
  const board = await aVisitor(site.origin).ask('/studio', { headers: { cookie: operator.cookie } })
  assert.match(board.text, /with the client: .*left to tell, and they are asked for more/)

  const owner = await inPortal(pool, site.origin, ada, showId)
  const { to } = await owner.handIn('handbook.txt', words(6000))
  assert.equal((await aMinuteLater()).length, 1, 'it was read, and nobody has said that it may be used')
  assert.match((await owner.press({ intent: 'use', rights: 'ours' }, to)).text, /is used/)
  assert.deepEqual(await aMinuteLater(), [])
  // The clock of the letters was ahead of that of the database.
  await pool.query(`update private.members set told_of_hold_ups_at = now() - interval '2 days'`)
  await owner.press({ intent: 'remove' }, to)
  assert.deepEqual(await aMinuteLater(), [first])
  assert.equal((await lettersOfShows(pool, inDays(0.1))).length, 1, 'another filling')
})

test('nobody who wants no such letters gets one, and what is answered meanwhile goes to nobody', async () => {
  const { ada } = await aShowThatWasRead()
  await aMinuteLater()
  await pool.query('update private.members set quiet_since = now() where id = $1', [ada.id])
  assert.deepEqual(await lettersOfShows(pool, inDays(1)), [])
  await pool.query('update private.members set quiet_since = null')
  await oweScriptLetters(pool, inDays(1), { ofShows: true })
  await pool.query('update private.shows set episodes_left = 9, left_counted_at = now()')
  await aMinuteLater()
  assert.deepEqual(await lettersOfShows(pool, inDays(2)), [])
})

test('a show whose reading is torn stops none of the others', async () => {
  const torn = await aShowThatWasRead()
  await pool.query(`update private.finished_steps set output = jsonb_set(output, '{passages}', '"torn"')`)
  const { requestId } = await anEndedEpisode(pool, await aReading())
  const other = await aClientWithAShow(pool)
  await pool.query(
    'update private.shows set slots_due_at = now(), rhythm = (select rhythm from private.shows where id = $1)',
    [torn.showId],
  )
  await pool.query('insert into private.show_episodes (request_id, show_id) values ($1, $2)', [
    requestId,
    other.showId,
  ])
  await assert.rejects(countWhatIsLeft(pool), new RegExp(torn.showId))
  const { rows } = await pool.query('select id, episodes_left is not null as counted from private.shows')
  assert.deepEqual(
    new Map(rows.map(({ id, counted }) => [id, counted])),
    new Map([
      [torn.showId, false],
      [other.showId, true],
    ]),
  )
})
