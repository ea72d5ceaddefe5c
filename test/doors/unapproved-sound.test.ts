import assert from 'node:assert/strict'
import path from 'node:path'
import { beforeEach, test } from 'node:test'
import { erasePersonalRows } from '#database/erasures.ts'
import { inTransaction } from '#database/in-transaction.ts'
import { oweScriptLetters } from '#database/script-letters.ts'
import { startDatabase } from '#test/database-under-test.ts'
import { aFolder } from '#test/desk-under-test.ts'
import { emptyTables } from '#test/empty-tables.ts'
import { anEpisode, published } from '#test/episode-under-test.ts'
import { anEpisodeAtGate } from '#test/offers-under-test.ts'
import { aClientWithAShow, aPerson } from '#test/scripts-under-test.ts'
import { folderStorage } from '#vendors/storage/folder.ts'

const { pool } = await startDatabase()
const storage = folderStorage(path.join(await aFolder(), 'media'))

beforeEach(() => emptyTables(pool, 'private.clients', 'podcast_requests', 'private.letters'))

const letters = async () =>
  (
    await pool.query(
      `select facts ->> 'request' as request from private.letters where kind like 'portal-episode' order by created_at`,
    )
  ).rows.map(({ request }) => request)
const since = (minutes: number, requestId: string) =>
  pool.query(
    `update private.show_episodes set sound_offered_at = now() - make_interval(mins => $1) where request_id = $2`,
    [minutes, requestId],
  )

test('a worker that knows nothing of clients publishes nothing that its client has not approved', async () => {
  const { showId } = await aClientWithAShow(pool)
  const requestId = await anEpisodeAtGate(pool, storage, showId)
  await assert.rejects(published(pool, storage, { requestId, episode: anEpisode() }), /has not approved/)
  assert.equal((await pool.query('select from private.episodes')).rowCount, 0)
  await pool.query(`update private.show_episodes set sound_verdict = 'yes'`)
  await published(pool, storage, { requestId, episode: anEpisode() })
  assert.equal((await pool.query('select from private.episodes')).rowCount, 1)
})

test('what is held is told to nobody; what is new is named, however long something else has waited', async () => {
  const { showId, ada } = await aClientWithAShow(pool)
  const old = await anEpisodeAtGate(pool, storage, showId)
  await since(3_000, old)
  await pool.query('update private.productions set held_since = now()')
  await oweScriptLetters(pool)
  assert.deepEqual(await letters(), [])
  await pool.query('update private.productions set held_since = null')
  await oweScriptLetters(pool)
  await pool.query(
    `update private.members set told_of_scripts_at = now() - interval '25 hours' where id = $1`,
    [ada.id],
  )
  const next = await anEpisodeAtGate(pool, storage, showId)
  await since(20, next)
  await oweScriptLetters(pool)
  assert.deepEqual(await letters(), [old, next])
})

test('where only readers are left, what waits is held for an operator', async () => {
  const { clientId, showId } = await aClientWithAShow(pool, 'eve@mill.test')
  await aPerson(pool, clientId, 'cy@bakery.test', 'reader')
  const requestId = await anEpisodeAtGate(pool, storage, showId)
  await inTransaction(pool, (client) =>
    erasePersonalRows(client, { email: 'eve@mill.test', operatorId: undefined, staysUnwanted: false }),
  )
  const { rows } = await pool.query(
    'select held_since is not null as held from private.productions where request_id = $1',
    [requestId],
  )
  assert.deepEqual(rows, [{ held: true }])
})
