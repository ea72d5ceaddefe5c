import assert from 'node:assert/strict'
import path from 'node:path'
import { describe, test } from 'node:test'
import { offerScript } from '#database/script-offers.ts'
import { showEpisodeOf } from '#database/show-episodes.ts'
import { stepsOfSound } from '#domain/production.ts'
import { remakeEpisode } from '#operations/decide-episode.ts'
import { decideOffer } from '#operations/decide-offer.ts'
import { undoEdit } from '#operations/edit-script.ts'
import { tieEpisode } from '#operations/tie-to-show.ts'
import { startDatabase } from '#test/database-under-test.ts'
import { aFolder, isOffered, openLine } from '#test/desk-under-test.ts'
import { until } from '#test/faults/alive.ts'
import { aClientWithAShow, anEpisodeOfAShow, changeFirst, hashOf } from '#test/scripts-under-test.ts'
import { anOperator } from '#test/studio-under-test.ts'
import { folderStorage } from '#vendors/storage/folder.ts'

const { pool } = await startDatabase()
const folder = await aFolder()
const { operator } = await anOperator(pool)
const line = () =>
  openLine({
    pool,
    storage: folderStorage(path.join(folder, 'media')),
    cacheFolder: path.join(folder, 'clips'),
    changes: { offerScript: (offer) => offerScript(pool, offer) },
  })
const isAtGate = (requestId: string) =>
  until(async () => (await showEpisodeOf(pool, requestId))?.isAtGate ?? false)
const soundOf = async (requestId: string) =>
  (
    await pool.query<{ step: string }>(
      'select step from private.finished_steps where request_id = $1 and step = any ($2) order by finished_at',
      [requestId, stepsOfSound],
    )
  ).rows.map(({ step }) => step)

describe('an episode of a show', () => {
  test('gets its voices when the client has approved these very words, and goes back when they change', async () => {
    const { showId, ada } = await aClientWithAShow(pool)
    const requestId = await anEpisodeOfAShow(pool, showId)
    await using _line = await line()
    const decide = (hash: string) =>
      decideOffer(pool, { member: ada }, { what: 'script', requestId, hash, verdict: 'yes', words: '' })
    await isAtGate(requestId)
    assert.deepEqual(await soundOf(requestId), [])
    const seen = await hashOf(pool, requestId)
    assert.equal((await changeFirst(pool, operator, requestId, 'Who bakes it?')).outcome, 'kept')
    assert.notEqual(await hashOf(pool, requestId), seen)
    assert.deepEqual(await decide(seen), { outcome: 'changed' })
    assert.deepEqual(await decide(await hashOf(pool, requestId)), { outcome: 'done' })
    await isOffered(pool, requestId)
    const { rows } = await pool.query(
      `select approval.version, output ->> 'scriptHash' = encode(episode.script_hash, 'hex') as "isApproved"
       from private.approvals approval join private.finished_steps using (request_id)
       join private.show_episodes episode using (request_id)
       where request_id = $1 and step = 'await-script'`,
      [requestId],
    )
    assert.deepEqual(rows, [{ version: 1, isApproved: true }])

    assert.equal((await changeFirst(pool, operator, requestId, 'Who bakes all this?')).outcome, 'kept')
    assert.equal(await remakeEpisode(pool, { operator, requestId }), true)
    await isAtGate(requestId)
    assert.deepEqual(await soundOf(requestId), [])
    assert.equal((await undoEdit(pool, { operator, requestId })).outcome, 'kept')
    // The words are those that were approved: nobody is asked twice.
    await isOffered(pool, requestId)
  })

  test('is told of by nobody: without a show no script waits', async () => {
    const { showId } = await aClientWithAShow(pool, 'bo@mill.test')
    const requestId = await anEpisodeOfAShow(pool, showId)
    await pool.query('delete from private.show_episodes where request_id = $1', [requestId])
    await using _line = await line()
    await isOffered(pool, requestId)
    assert.equal(await showEpisodeOf(pool, requestId), undefined)

    // Tied when it has voices, it goes back before them; untied at the gate, it goes on.
    assert.equal(await tieEpisode(pool, { requestId, operator, showId }), 'done')
    await isAtGate(requestId)
    assert.deepEqual(await soundOf(requestId), [])
    assert.equal(await tieEpisode(pool, { requestId, operator, showId: null }), 'done')
    await isOffered(pool, requestId)
    assert.equal(await tieEpisode(pool, { requestId, operator, showId: crypto.randomUUID() }), 'gone')
  })
})
