import assert from 'node:assert/strict'
import path from 'node:path'
import { beforeEach, describe, test } from 'node:test'
import { offersOf } from '#content/packages.ts'
import { inTransaction } from '#database/in-transaction.ts'
import { mayGoOut } from '#database/may-go-out.ts'
import { slotsOf } from '#database/slots.ts'
import { settingsWith } from '#domain/settings.ts'
import { keepDueCalendars } from '#operations/keep-calendar.ts'
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

beforeEach(() =>
  emptyTables(
    pool,
    'private.sign_in_tries',
    'private.portal_sessions',
    'private.clients',
    'podcast_requests',
  ),
)

const look = (showId: string, now?: Date) => lookAt(pool, settings, showId, now)
const statesOf = (slots: Awaited<ReturnType<typeof slotsOf>>) => slots.map(({ state }) => state)

describe('the calendar', () => {
  test('is kept once by however many keepers, with as many dates as are paid for', async () => {
    const { showId } = await aCalendar(pool)
    const looked = await Promise.all([1, 2, 3].map(() => keepDueCalendars(pool, settings)))
    assert.equal(
      looked.reduce((sum, each) => sum + each, 0),
      1,
    )
    const slots = await slotsOf(pool, showId)
    // Of two months, each day of the week, and what is paid for of them; a third may begin on the last day.
    const { episodesPerMonth } = offersOf(settings).expert
    assert.ok(episodesPerMonth > 0 && slots.length >= 2 * episodesPerMonth, `${slots.length}`)
    assert.ok(slots.length <= 3 * episodesPerMonth)
    assert.deepEqual(await look(showId), slots)
    assert.equal(await keepDueCalendars(pool, settings), 0, 'nothing is due before the next date')
  })

  test('gives each episode the next date; what is approved goes out on it, and a late one takes the next', async () => {
    const { showId } = await aCalendar(pool)
    const { requestId, ask } = await anApprovedEpisode(pool, storage, showId)
    const [first, second] = await look(showId)
    assert.ok(first && second)
    assert.deepEqual([first.requestId, second.requestId], [requestId, null])
    assert.equal(await ask(), false)
    const { rows } = await pool.query('select again_at as at from private.productions')
    assert.deepEqual(rows, [{ at: first.at }])
    // Its date is a day after: nothing has come of it, and it moves on.
    const late = await look(showId, new Date(first.at.getTime() + day / 2))
    assert.deepEqual(
      late.slice(0, 2).map(({ state, requestId }) => [state, requestId]),
      [
        ['missed', null],
        ['open', requestId],
      ],
    )
    assert.deepEqual(
      (await pool.query('select again_at <= now() as goes from private.productions')).rows,
      [{ goes: true }],
      'the line looks again',
    )
    assert.deepEqual(await inTransaction(pool, (client) => mayGoOut(client, requestId)), {
      goes: 'later',
      at: second.at,
    })
    // Its date has come.
    await pool.query(`update private.slots set at = now() - interval '1 minute' where request_id = $1`, [
      requestId,
    ])
    assert.equal(await ask(), true)
  })

  test('rests while the plan does, keeps to a cancellation, and owes nothing after the end', async () => {
    const { clientId, showId } = await aCalendar(pool)
    const [first] = await look(showId)
    assert.ok(first)
    await subscribed(pool, clientId, 'paused')
    const after = new Date(first.at.getTime() + day / 2)
    assert.equal((await look(showId, after))[0]?.state, 'held')
    const endsAt = new Date(after.getTime() + 2 * day)
    await subscribed(pool, clientId, 'active', { endsAt: endsAt.toISOString() })
    const ending = await look(showId, after)
    assert.ok(ending.every(({ at, state }) => at <= endsAt || state === 'lapsed'))
    await subscribed(pool, clientId, 'canceled')
    const over = await look(showId, after)
    assert.ok(over.length >= ending.length && !statesOf(over).includes('open'))
  })
})
