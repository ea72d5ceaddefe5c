import assert from 'node:assert/strict'
import path from 'node:path'
import { beforeEach, test } from 'node:test'
import { slotsOf } from '#database/slots.ts'
import { settingsWith } from '#domain/settings.ts'
import { keepDueCalendars } from '#operations/keep-calendar.ts'
import { tieEpisode } from '#operations/tie-to-show.ts'
import { aCalendar, anotherShow, lookAt, subscribed } from '#test/calendar-under-test.ts'
import { startDatabase } from '#test/database-under-test.ts'
import { aFolder } from '#test/desk-under-test.ts'
import { emptyTables } from '#test/empty-tables.ts'
import { anEpisodeAtGate } from '#test/offers-under-test.ts'
import { anOperator } from '#test/studio-under-test.ts'
import { folderStorage } from '#vendors/storage/folder.ts'

const { pool } = await startDatabase()
const storage = folderStorage(path.join(await aFolder(), 'media'))
/** No setup episodes: the first one has a date. */
const settings = settingsWith({}, { 'expert.setupEpisodes': '0' })

beforeEach(() =>
  emptyTables(pool, 'private.portal_sessions', 'private.clients', 'private.told', 'podcast_requests'),
)

const look = (showId: string) => lookAt(pool, settings, showId)
/** What is due by itself. */
const keep = () => keepDueCalendars(pool, settings, new Date(Date.now() + 1000))

test('an episode that moves to another show leaves its date, and has one there within the minute', async () => {
  const { clientId, showId } = await aCalendar(pool)
  const requestId = await anEpisodeAtGate(pool, storage, showId)
  const other = await anotherShow(pool, clientId, 'sub_2')
  assert.equal((await look(showId))[0]?.requestId, requestId)
  const { operator } = await anOperator(pool)
  assert.equal(await tieEpisode(pool, { requestId, operator, showId: other }), 'done')
  assert.ok((await slotsOf(pool, showId)).every((slot) => slot.requestId === null))
  assert.equal(await keep(), 2)
  assert.equal((await slotsOf(pool, other))[0]?.requestId, requestId)
  const next = await anEpisodeAtGate(pool, storage, showId)
  assert.equal((await look(showId))[0]?.requestId, next)
  assert.equal(await tieEpisode(pool, { requestId: next, operator, showId: null }), 'done')
  assert.ok((await slotsOf(pool, showId)).every((slot) => slot.requestId === null))
})

test('a calendar that cannot be kept waits for some minutes, and no other waits for it', async () => {
  const { clientId, showId } = await aCalendar(pool)
  const other = await anotherShow(pool, clientId, 'sub_2')
  await pool.query(
    `update private.shows set rhythm = jsonb_set(rhythm, '{zone}', '"Nowhere/Here"'), slots_due_at = now() - interval '1 day'
     where id = $1`,
    [showId],
  )
  await assert.rejects(keep(), (error: Error) => error.message.includes(showId) && Boolean(error.cause))
  assert.ok((await slotsOf(pool, other)).length > 0)
  assert.equal(await keep(), 0)
  const { rows } = await pool.query(
    `select slots_due_at between now() + interval '4 minutes' and now() + interval '6 minutes' as later
     from private.shows where id = $1`,
    [showId],
  )
  assert.deepEqual(rows, [{ later: true }])
})

test('a show is judged by its own plan, and by what is in doubt for all', async () => {
  const { clientId, showId } = await aCalendar(pool)
  const other = await anotherShow(pool, clientId, 'sub_2')
  const states = async () => {
    await keep()
    const { rows } = await pool.query('select id, plan_state as state from private.shows')
    const of = (id: string) => rows.find((row) => row.id === id)?.state
    return [of(showId), of(other)]
  }
  assert.deepEqual(await states(), ['runs', 'runs'])
  await subscribed(pool, clientId, 'past_due', { id: 'sub_2', daysAgo: 9 })
  assert.deepEqual(await states(), ['runs', 'waits'])
  await subscribed(pool, clientId, 'active', { id: 'sub_2' })
  await subscribed(pool, clientId, 'paused')
  assert.deepEqual(await states(), ['waits', 'runs'])
  await subscribed(pool, clientId, 'canceled')
  assert.deepEqual(await states(), ['over', 'runs'])
  await subscribed(pool, clientId, 'active')
  assert.deepEqual(await states(), ['runs', 'runs'])

  const told = (id: string, names: string[]) =>
    pool.query(
      `insert into private.told (source, event_id, kind, happened_at, body, names)
       values ('stripe', $1, 'told', now(), '{}', $2)`,
      [id, names],
    )
  const money = (id: string, kind: string, facts: object) =>
    pool.query(
      `insert into private.client_things (id, client_id, kind, as_of, rank, event_id, facts)
       values ($1, $2, $3, now(), 1, 'e', $4) on conflict (id) do update set facts = excluded.facts`,
      [id, clientId, kind, facts],
    )
  await money('dispute:1', 'dispute', { state: 'needs_response' })
  assert.deepEqual(await states(), ['waits', 'waits'], 'nobody knows of what')
  await told('e1', ['dispute:1', 'charge:1', 'payment:1'])
  await told('e2', ['invoice:1', 'payment:1', 'subscription:sub_2', 'email:ada@bakery.test'])
  await money('dispute:1', 'dispute', { state: 'needs_response' })
  assert.deepEqual(await states(), ['runs', 'waits'])
  await money('dispute:1', 'dispute', { state: 'lost' })
  await told('e3', ['charge:1', 'payment:1', 'email:ada@bakery.test'])
  await money('charge:1', 'payment', { amount: 9, isRefunded: true })
  assert.deepEqual(await states(), ['runs', 'over'])
})
