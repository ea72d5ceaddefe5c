import assert from 'node:assert/strict'
import path from 'node:path'
import { beforeEach, describe, test } from 'node:test'
import { erasePersonalRows } from '#database/erasures.ts'
import { inTransaction } from '#database/in-transaction.ts'
import { claimLetter } from '#database/letters.ts'
import { dropUntrueLetters, oweScriptLetters } from '#database/script-letters.ts'
import { showEpisodeOf } from '#database/show-episodes.ts'
import { stageOf } from '#domain/script-gate.ts'
import { removeMember } from '#operations/portal/change-people.ts'
import { tieEpisode } from '#operations/tie-to-show.ts'
import { startDatabase } from '#test/database-under-test.ts'
import { aFolder } from '#test/desk-under-test.ts'
import { emptyTables } from '#test/empty-tables.ts'
import { anEpisodeAtGate, atEpisode } from '#test/offers-under-test.ts'
import { aClientWithAShow, aPerson } from '#test/scripts-under-test.ts'
import { startSite, testConfig } from '#test/site-under-test.ts'
import { anOperator } from '#test/studio-under-test.ts'
import { folderStorage } from '#vendors/storage/folder.ts'

const { pool } = await startDatabase()
const database = { isReady: async (): Promise<true> => true, pool }
const dataDir = await aFolder()
const storage = folderStorage(path.join(dataDir, 'media'))
const open = () => startSite({ database, config: { ...testConfig({ trustedProxies: 1 }), dataDir } })
const { operator } = await anOperator(pool)

beforeEach(() =>
  emptyTables(
    pool,
    ...['private.sign_in_tries', 'private.portal_sessions', 'private.clients'],
    ...['podcast_requests', 'private.letters'],
  ),
)

const stands = async (requestId: string) =>
  (
    await pool.query(
      'select step, again_at is not null as goes, version from private.productions where request_id = $1',
      [requestId],
    )
  ).rows[0]
describe('whoever may not', () => {
  test('hears nothing of another client, nothing of before, and decides nothing as a reader', async () => {
    await using site = await open()
    const { clientId, showId, ada } = await aClientWithAShow(pool)
    const requestId = await anEpisodeAtGate(pool, storage, showId)
    const cy = await aPerson(pool, clientId, 'cy@bakery.test', 'reader')
    const reader = await atEpisode(pool, site.origin, cy, requestId)
    assert.match((await reader.home()).text, /waits for your colleagues.*your colleagues listen/s)
    assert.doesNotMatch((await reader.home()).text, /your turn/)
    assert.equal((await reader.hear()).status, 200)
    assert.equal((await reader.hear('ef'.repeat(8))).status, 404)
    for (const answer of [
      await reader.approve(),
      await reader.askForChanges('No.'),
      await reader.remark('No.'),
    ])
      assert.equal(answer.status, 403)
    const eve = await aClientWithAShow(pool, 'eve@mill.test')
    const stranger = await atEpisode(pool, site.origin, eve.ada, requestId)
    for (const answer of [await stranger.see(), await stranger.approve(), await stranger.hear()])
      assert.equal(answer.status, 404)
    await removeMember(pool, { member: ada }, cy.id)
    assert.equal((await reader.hear()).status, 404)
    const outside = await fetch(
      `${site.origin}/portal/${clientId}/episodes/${requestId}/${'ab'.repeat(8)}.mp3`,
      {
        redirect: 'manual',
      },
    )
    assert.equal(outside.status, 303)
  })
})

test('a letter tells of it once, and of nothing that is decided', async () => {
  const { showId } = await aClientWithAShow(pool)
  const requestId = await anEpisodeAtGate(pool, storage, showId)
  await pool.query('delete from private.letters')
  await pool.query(`update private.show_episodes set sound_offered_at = now() - interval '11 minutes'`)
  await oweScriptLetters(pool)
  await oweScriptLetters(pool)
  const { rows } = await pool.query('select kind, facts from private.letters')
  const facts = { request: requestId, title: 'Slow bread' }
  assert.deepEqual(rows, [{ kind: 'portal-episode', facts }])
  await pool.query(`update private.show_episodes set sound_verdict = 'yes'`)
  assert.equal(await claimLetter(pool), undefined)
  await dropUntrueLetters(pool)
  assert.equal((await pool.query('select from private.letters')).rowCount, 0)
})

test('tied to another show it goes back before the words; untied it waits for us; erased, it waits for an operator', async () => {
  const { showId } = await aClientWithAShow(pool)
  const requestId = await anEpisodeAtGate(pool, storage, showId)
  const other = await aClientWithAShow(pool, 'bo@mill.test')
  assert.equal(await tieEpisode(pool, { requestId, operator, showId: other.showId }), 'done')
  assert.equal((await stands(requestId)).step, 'await-script')
  const next = await anEpisodeAtGate(pool, storage, showId)
  assert.equal(await tieEpisode(pool, { requestId: next, operator, showId: null }), 'done')
  assert.deepEqual(await stands(next), { step: 'await-episode', goes: true, version: 0 })
  const approvals = 'select from private.approvals where request_id = $1'
  assert.equal((await pool.query(approvals, [next])).rowCount, 0, 'it waits for an operator again')
  assert.equal(await showEpisodeOf(pool, next), undefined)

  const third = await anEpisodeAtGate(pool, storage, other.showId)
  await pool.query(`insert into private.client_names (name, client_id) values ('email:bo@mill.test', $1)`, [
    other.clientId,
  ])
  await inTransaction(pool, (client) =>
    erasePersonalRows(client, { email: 'bo@mill.test', operatorId: undefined, staysUnwanted: false }),
  )
  const { rows } = await pool.query(
    'select held_since is not null as held, again_at is not null as goes from private.productions where request_id = $1',
    [third],
  )
  assert.deepEqual(rows, [{ held: true, goes: true }])
})

test('where it is, is said in the client’s words', async () => {
  const { showId } = await aClientWithAShow(pool)
  const requestId = await anEpisodeAtGate(pool, storage, showId)
  const shown = await showEpisodeOf(pool, requestId)
  assert.ok(shown)
  assert.equal(stageOf({ ...shown, status: 'recorded', isOut: false }), 'listen')
  assert.equal(shown.sound.isThere, true)
})
