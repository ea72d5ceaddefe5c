import assert from 'node:assert/strict'
import { beforeEach, describe, test } from 'node:test'
import { showsHeldUp } from '#database/hold-ups.ts'
import { inTransaction } from '#database/in-transaction.ts'
import { changeMemberRole } from '#database/members.ts'
import { oweScriptLetters } from '#database/script-letters.ts'
import { settingsWith } from '#domain/settings.ts'
import { findHoldUps } from '#operations/find-hold-ups.ts'
import { aCalendar, answerNeeded, lookAt, subscribed } from '#test/calendar-under-test.ts'
import { startDatabase } from '#test/database-under-test.ts'
import { atDraft, offered, partsBefore } from '#test/drafts-under-test.ts'
import { emptyTables } from '#test/empty-tables.ts'
import { justBought, lettersOfShows } from '#test/hold-ups-under-test.ts'
import { aPerson } from '#test/scripts-under-test.ts'
import { startSite } from '#test/site-under-test.ts'

const { pool } = await startDatabase()
const settings = settingsWith({}, {})
const day = 86_400_000
const inDays = (days: number) => new Date(Date.now() + days * day)

beforeEach(() =>
  emptyTables(pool, 'private.clients', 'podcast_requests', 'private.letters', 'private.unwanted_mail'),
)

const find = () => findHoldUps(pool, settings)
const held = async () =>
  (await showsHeldUp(pool, { most: 9 })).map(({ holds }) => holds.map(({ what }) => what).join(' '))
describe('what holds a show up', () => {
  test('is said in one letter a day to an address, whatever clients it has, and once a week', async () => {
    const { showId, ada } = await justBought(pool)
    await justBought(pool, 'ada@bakery.test', 'sub_2')
    await Promise.all([find(), find(), find()])
    await find()
    assert.deepEqual(await held(), ['questions days', 'questions days'])
    assert.deepEqual(await lettersOfShows(pool, new Date()), [], 'they were told where to begin')
    const moments = Array.from({ length: 12 * 8 }, (_, at) => inDays(at / 8))
    const letters = []
    for (const now of moments)
      for (const letter of await lettersOfShows(pool, now)) letters.push({ now, ...letter })
    const again = letters.map(({ subject }) => /still/.test(subject))
    assert.deepEqual(again.slice(0, 2), [false, true])
    for (const [at, { now }] of letters.entries())
      assert.ok(at === 0 || now.getTime() - (letters[at - 1]?.now.getTime() ?? 0) >= 6 * day)
    // Of both in one: the one that has stood longest is where it leads.
    assert.equal(letters[0]?.text.match(/marked as needed.*?Nobody has said on which days/g)?.length, 2)
    assert.match(letters[0]?.text ?? '', /\/portal\/[\da-f-]+\/questions\/[\da-f-]+\/business/)
    await answerNeeded(pool, showId, ada)
    await find()
    assert.deepEqual((await held()).sort(), ['days', 'questions days'])
  })

  test('ends with the plan, and with what was asked for; a letter that is not true any more goes to nobody', async () => {
    const { clientId, showId, ada } = await justBought(pool)
    await find()
    await oweScriptLetters(pool, inDays(6), { ofShows: true })
    await answerNeeded(pool, showId, ada)
    await pool.query(
      `update private.shows set slots_due_at = now(), rhythm = '{"zone":"UTC","weekdays":[1],"time":"09:00","without":[]}'`,
    )
    await find()
    assert.deepEqual(await held(), [])
    assert.deepEqual(await lettersOfShows(pool, inDays(6)), [])
    await pool.query(
      'update private.shows set rhythm = null, slots_due_at = null; delete from private.answers',
    )
    for (const [state, whats] of [
      ['active', 1],
      ['paused', 0],
      ['canceled', 0],
    ] as const) {
      await subscribed(pool, clientId, state)
      await find()
      assert.equal((await held()).length, whats, state)
    }
  })

  test('is the draft until each part is decided, said at once; material where all is told', async () => {
    await using site = await startSite({ database: { isReady: async () => true, pool } })
    const { showId, ada } = await aCalendar(pool)
    await answerNeeded(pool, showId, ada)
    await offered(pool, showId)
    await find()
    assert.deepEqual(await held(), ['draft'])
    const [letter] = await lettersOfShows(pool, inDays(0.1))
    assert.match(letter?.text ?? '', /Parts of the draft.*See the draft/)
    const her = await atDraft(pool, site.origin, ada, showId)
    for (const [name, { part }] of await partsBefore(pool, showId)) {
      const choice = { cover: { take: '1' }, music: { take: '0' }, voices: { host: 'nora', guest: 'ewan' } }
      await her.fits(name, part in choice ? choice[part as keyof typeof choice] : {})
    }
    await find()
    assert.deepEqual(await held(), [])

    await lookAt(pool, settings, showId)
    await pool.query(
      `insert into private.productions (request_id, step, trouble, trouble_of)
       select request_id, 'plan', 'Everything was told.', 'operator' from private.show_episodes`,
    )
    await lookAt(pool, settings, showId)
    await find()
    assert.deepEqual(await held(), ['material'])
    const home = await her.home()
    assert.match(home.text, /Nothing is left that may be read aloud and is not told/)
    assert.match(home.text, new RegExp(`/portal/${ada.clientId}/material/${showId}`))
  })

  test('reaches nobody who wants no mail, and their show goes on; where nobody decides, readers are asked', async () => {
    const { clientId, showId, ada } = await aCalendar(pool)
    await lookAt(pool, settings, showId)
    await find()
    assert.deepEqual(await held(), ['questions'])
    await pool.query(
      `insert into private.unwanted_mail (email_key, reason) select email_key, 'stopped' from private.members`,
    )
    assert.deepEqual(await lettersOfShows(pool, inDays(9)), [])
    await answerNeeded(pool, showId, ada)
    await lookAt(pool, settings, showId)
    const { rowCount } = await pool.query('select from private.show_episodes where show_id = $1', [showId])
    assert.equal(rowCount, 1)

    await aPerson(pool, clientId, 'cy@bakery.test', 'reader')
    await inTransaction(pool, (client) => changeMemberRole(client, ada.id, 'reader'))
    await find()
    assert.deepEqual(await held(), ['nobody'])
    const letters = await lettersOfShows(pool, inDays(9))
    assert.deepEqual(
      letters.map(({ email }) => email),
      ['cy@bakery.test'],
    )
    assert.match(letters[0]?.text ?? '', /Nobody of you may approve anything/)
  })
})
