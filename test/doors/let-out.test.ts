import assert from 'node:assert/strict'
import path from 'node:path'
import { after, beforeEach, describe, test } from 'node:test'
import { settingsWith } from '#domain/settings.ts'
import { holdEpisode } from '#operations/decide-episode.ts'
import { showBoard } from '#operations/show-board.ts'
import { aCalendar, anEpisodeThatWaits, lookAt, subscribed } from '#test/calendar-under-test.ts'
import { startDatabase } from '#test/database-under-test.ts'
import { aFolder } from '#test/desk-under-test.ts'
import { emptyTables } from '#test/empty-tables.ts'
import { anEpisodeAtGate, soundOf } from '#test/offers-under-test.ts'
import { startSite } from '#test/site-under-test.ts'
import { anOperator, fromOurPage } from '#test/studio-under-test.ts'
import { folderStorage } from '#vendors/storage/folder.ts'

const { pool } = await startDatabase()
const storage = folderStorage(path.join(await aFolder(), 'media'))
const site = await startSite({ database: { isReady: async () => true, pool } })
after(() => site[Symbol.asyncDispose]())
const { cookie, operator } = await anOperator(pool, { role: 'operator' })
/** No setup episodes: the first one has a date. */
const settings = settingsWith({}, { 'expert.setupEpisodes': '0' })

beforeEach(() => emptyTables(pool, 'private.portal_sessions', 'private.clients', 'podcast_requests'))

const look = (showId: string) => lookAt(pool, settings, showId)
const textOf = async (answer: Response) => (await answer.text()).replaceAll('<!-- -->', '')
const see = async () => textOf(await fetch(`${site.origin}/studio/calendar`, { headers: { cookie } }))
const letOut = async (request: string, hash: string) => {
  const body = new URLSearchParams({ intent: 'let-out', request, hash })
  const headers = { cookie, ...fromOurPage }
  const answer = await fetch(`${site.origin}/studio/calendar`, { method: 'POST', headers, body })
  return { status: answer.status, html: await textOf(answer) }
}
const hashOf = async (requestId: string) => (await soundOf(pool, requestId))?.hash ?? ''
const deedsOf = async (requestId: string) => {
  const { rows } = await pool.query(
    `select operator_id as by, facts from private.deeds where deed = 'let-out-episode' and request_id = $1`,
    [requestId],
  )
  return rows
}
const setPlan = (state: string) => pool.query('update private.shows set plan_state = $1', [state])

describe('what only its date holds back', () => {
  test('is let out by one press, once, written down, and keeps its date', async () => {
    const { showId } = await aCalendar(pool)
    const { requestId, ask } = await anEpisodeThatWaits(pool, storage, showId)
    const { requestId: second } = await anEpisodeThatWaits(pool, storage, showId)
    const [first] = await look(showId)
    assert.equal(await ask(), false)
    const done = await letOut(requestId, await hashOf(requestId))
    assert.equal(done.status, 200)
    assert.match(done.html, /It goes out now/)
    const written = [{ by: operator.id, facts: { show: showId, date: first?.at.toISOString() } }]
    assert.deepEqual(await deedsOf(requestId), written)
    const board = await showBoard(pool, { filter: 'all', search: '' }, Date.now())
    const states = new Map(board.rows.map(({ id, state }) => [id, state]))
    assert.equal(states.get(second), 'waiting')
    assert.notEqual(states.get(requestId), 'waiting', 'this one does not wait any more')
    await look(showId)
    assert.equal(await ask(), true)
    assert.equal((await letOut(requestId, await hashOf(requestId))).status, 422, 'it is under way')
    assert.deepEqual(await deedsOf(requestId), written)

    await pool.query(
      `insert into private.episodes (request_id, token_hash, episode, ledger, media)
       values ($1, sha256('token'), '{}', '{}', '{}')`,
      [requestId],
    )
    await look(showId)
    const kept = (await look(showId)).slice(0, 2)
    assert.deepEqual(
      kept.map(({ state, requestId }) => [state, requestId]),
      [
        ['published', requestId],
        ['open', second],
      ],
    )
    assert.deepEqual(kept[0]?.at, first?.at)
  })

  test('is these very bytes: another sound is not let out, and waits again', async () => {
    const { showId } = await aCalendar(pool)
    const { requestId, ask } = await anEpisodeThatWaits(pool, storage, showId)
    await look(showId)
    const other = await letOut(requestId, 'ab'.repeat(32))
    assert.equal(other.status, 422)
    assert.match(other.html, /It is another by now/)
    assert.equal(await ask(), false)
    await letOut(requestId, await hashOf(requestId))
    await pool.query(`update private.show_episodes set let_out_hash = sha256('the one before')`)
    assert.equal(await ask(), false, 'what was let out was another')
    await pool.query('update private.slots set request_id = null')
    await pool.query(`update private.show_episodes set is_setup = false`)
    assert.match(await see(), /Let it out now/, 'it waits for a date that is free')
    assert.equal((await letOut(requestId, await hashOf(requestId))).status, 200)
    assert.equal(await ask(), true)
  })

  test('is neither what is held, nor not approved, nor of a plan that rests or is over', async () => {
    const { showId } = await aCalendar(pool)
    const { requestId, ask } = await anEpisodeThatWaits(pool, storage, showId)
    const waiting = await anEpisodeAtGate(pool, storage, showId)
    await look(showId)
    const refused = async (id: string) => {
      const { status, html } = await letOut(id, await hashOf(id))
      assert.equal(status, 422)
      assert.match(html, /does not wait for its date any more, or not for that alone/)
    }
    await refused(waiting)
    await refused('00000000-0000-4000-8000-000000000000')
    for (const state of ['waits', 'over']) {
      await setPlan(state)
      await refused(requestId)
    }
    await setPlan('runs')
    assert.equal(await holdEpisode(pool, { requestId, operator }), true)
    await refused(requestId)
    assert.doesNotMatch(await see(), /Let it out now/)
    assert.deepEqual(await deedsOf(requestId), [])
    assert.equal(await ask(), false)
  })

  test('waits all the same when its plan rests before it is out', async () => {
    const { clientId, showId } = await aCalendar(pool)
    const { requestId, ask } = await anEpisodeThatWaits(pool, storage, showId)
    await look(showId)
    await letOut(requestId, await hashOf(requestId))
    await subscribed(pool, clientId, 'paused')
    await look(showId)
    assert.equal(await ask(), false, 'nothing goes out while the plan rests')
    await subscribed(pool, clientId, 'active')
    await look(showId)
    assert.equal(await ask(), true)
  })
})
