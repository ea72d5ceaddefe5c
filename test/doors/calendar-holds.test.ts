import assert from 'node:assert/strict'
import path from 'node:path'
import { beforeEach, describe, test } from 'node:test'
import { inTransaction } from '#database/in-transaction.ts'
import { mayGoOut } from '#database/may-go-out.ts'
import { showEpisodeOf } from '#database/show-episodes.ts'
import { settingsWith } from '#domain/settings.ts'
import { keepDueCalendars } from '#operations/keep-calendar.ts'
import { showBoard } from '#operations/show-board.ts'
import { aCalendar, anApprovedEpisode, lookAt, subscribed } from '#test/calendar-under-test.ts'
import { startDatabase } from '#test/database-under-test.ts'
import { aFolder } from '#test/desk-under-test.ts'
import { emptyTables } from '#test/empty-tables.ts'
import { folderStorage } from '#vendors/storage/folder.ts'

const { pool } = await startDatabase()
const storage = folderStorage(path.join(await aFolder(), 'media'))
/** No setup episodes: the first one has a date. */
const settings = settingsWith({}, { 'expert.setupEpisodes': '0' })
const day = 86_400_000

beforeEach(() => emptyTables(pool, 'private.portal_sessions', 'private.clients', 'podcast_requests'))

const look = (showId: string, set = settings) => lookAt(pool, set, showId)
/** What is due by itself. */
const keep = () => keepDueCalendars(pool, settings, new Date(Date.now() + 1000))
const may = (requestId: string) => inTransaction(pool, (client) => mayGoOut(client, requestId))
const comesBackIn = async (requestId: string) => {
  const { rows } = await pool.query<{ at: Date }>(
    'select again_at as at from private.productions where request_id = $1',
    [requestId],
  )
  return ((rows[0]?.at.getTime() ?? Number.NaN) - Date.now()) / day
}
const boardState = async (requestId: string) =>
  (await showBoard(pool, { filter: 'all', search: '' }, Date.now())).rows.find(({ id }) => id === requestId)
    ?.state

describe('an approved episode', () => {
  test('is held on its date while money is late, goes on when it is paid, and never out after the end', async () => {
    const { clientId, showId } = await aCalendar(pool)
    const { requestId, ask } = await anApprovedEpisode(pool, storage, showId)
    await look(showId)
    await subscribed(pool, clientId, 'past_due', { daysAgo: 6 })
    assert.equal(await keep(), 1, 'what is told of money is looked at at once')
    assert.equal((await may(requestId)).goes, 'later', 'a week of patience')
    await subscribed(pool, clientId, 'past_due', { daysAgo: 8 })
    await keep()
    await pool.query(`update private.slots set at = now() - interval '1 minute' where request_id = $1`, [
      requestId,
    ])
    assert.equal(await ask(), false)
    assert.deepEqual(await may(requestId), { goes: 'not-yet', why: 'waits' })
    assert.ok((await comesBackIn(requestId)) > 0.9)
    assert.equal((await look(showId))[0]?.state, 'held')
    assert.equal(await ask(), false)

    await subscribed(pool, clientId, 'active')
    await keep()
    assert.ok((await comesBackIn(requestId)) <= 0, 'the line looks again')
    assert.equal(await ask(), false)
    assert.equal((await may(requestId)).goes, 'later')

    await subscribed(pool, clientId, 'canceled')
    await keep()
    assert.deepEqual(await may(requestId), { goes: 'not-yet', why: 'over' })
    assert.equal(await ask(), false)
    assert.equal((await showEpisodeOf(pool, requestId))?.waitsFor, 'over')
  })

  test('without a date waits for one where its show has days, and else goes out', async () => {
    const { clientId, showId } = await aCalendar(pool)
    const { requestId, ask } = await anApprovedEpisode(pool, storage, showId)
    assert.equal(await ask(), false, 'nobody has looked yet')
    const [first] = await look(showId)
    assert.deepEqual(await may(requestId), { goes: 'later', at: first?.at })

    const without = [{ from: '2000-01-01', to: '2999-01-01' }]
    await pool.query(
      `update private.shows set rhythm = jsonb_set(rhythm, '{without}', $1) where rhythm is not null`,
      [JSON.stringify(without)],
    )
    assert.ok((await look(showId)).every(({ state }) => state === 'lapsed'))
    assert.equal(await ask(), false)
    assert.deepEqual(await may(requestId), { goes: 'not-yet', why: 'date' })
    await pool.query(`update podcast_requests set created_at = now() - interval '90 days'`)
    assert.equal(await boardState(requestId), 'waiting', 'it is not late')

    await subscribed(pool, clientId, 'active', { offer: 'unheard-of' })
    await look(showId)
    assert.equal(await ask(), false, 'nobody knows yet which plan it is')
    await subscribed(pool, clientId, 'active')
    const setup = settingsWith({}, { 'expert.setupEpisodes': '1' })
    await look(showId, setup)
    assert.equal(await ask(), false, 'it was none of the first of its plan, and stays none')
    await pool.query('update private.show_episodes set is_setup = null')
    await look(showId, setup)
    assert.equal(await ask(), true, 'the first ones of a plan have no dates')
    await pool.query('update private.show_episodes set is_setup = false')
    await look(showId)
    assert.equal(await ask(), false)
    await pool.query(`update private.shows set paid_with = 'nothing'`)
    await look(showId)
    assert.equal(await ask(), true, 'without a plan there are no dates')
    await pool.query(`update private.shows set paid_with = 'subscription:sub_1'`)
    await look(showId)
    assert.equal(await ask(), false)
    await pool.query(
      `insert into private.episodes (request_id, token_hash, episode, ledger, media)
       values ($1, sha256('token'), '{}', '{}', '{}')`,
      [requestId],
    )
    assert.equal(await ask(), true, 'what is out already is only mended')
  })
})
