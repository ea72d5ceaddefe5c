import assert from 'node:assert/strict'
import path from 'node:path'
import { beforeEach, describe, test } from 'node:test'
import { offerSound } from '#database/sound-offers.ts'
import { remakeEpisode } from '#operations/decide-episode.ts'
import { showBoard } from '#operations/show-board.ts'
import { startDatabase } from '#test/database-under-test.ts'
import { aFolder } from '#test/desk-under-test.ts'
import { emptyTables } from '#test/empty-tables.ts'
import { anEpisodeAtGate, atEpisode, soundOf } from '#test/offers-under-test.ts'
import { aClientWithAShow, aPerson, changeFirst } from '#test/scripts-under-test.ts'
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
const boardOf = async (requestId: string) => {
  const { rows } = await showBoard(pool, { filter: 'all', search: '' }, Date.now())
  const row = rows.find(({ id }) => id === requestId)
  return [row?.state, row?.need ?? null, row?.remarks]
}

describe('a finished episode', () => {
  test('is found from the home, heard sentence by sentence with its sources, and approved once', async () => {
    await using site = await open()
    const { showId, ada } = await aClientWithAShow(pool)
    const requestId = await anEpisodeAtGate(pool, storage, showId)
    const owner = await atEpisode(pool, site.origin, ada, requestId)
    assert.match((await owner.home()).text, /1 finished episode waits for you.*your turn: listen/s)
    const { text, status } = await owner.see()
    assert.equal(status, 200)
    for (const words of [
      '<audio controls',
      'Approve this episode',
      'Word for word from <cite>',
      'data-start="0"',
    ])
      assert.ok(text.includes(words), words)
    assert.ok(Buffer.byteLength(text) < 40_000)
    const heard = await owner.hear(undefined, { range: 'bytes=0-99' })
    assert.deepEqual(
      [heard.status, heard.headers.get('content-type'), heard.headers.get('content-length')],
      [206, 'audio/mpeg', '100'],
    )
    assert.equal((await owner.approve()).status, 303)
    assert.match((await owner.see()).text, /Approved by ada@bakery\.test/)
    assert.match((await owner.home()).text, /approved, and on its way out/)
    assert.deepEqual(await stands(requestId), { step: 'await-episode', goes: true, version: 0 })
    const again = await owner.approve()
    assert.match(again.text, /was first, and approved this episode on/)
    const { rows } = await pool.query('select what, verdict, by from private.decisions')
    assert.deepEqual(rows, [{ what: 'episode', verdict: 'yes', by: 'member' }])
  })

  test('of two who decide at once, the first counts', async () => {
    await using site = await open()
    const { clientId, showId, ada } = await aClientWithAShow(pool)
    const requestId = await anEpisodeAtGate(pool, storage, showId)
    const bo = await aPerson(pool, clientId, 'bo@bakery.test', 'approver')
    const [one, other] = [
      await atEpisode(pool, site.origin, ada, requestId),
      await atEpisode(pool, site.origin, bo, requestId),
    ]
    const answers = await Promise.all([one.approve(), other.askForChanges('Too fast.')])
    assert.deepEqual(answers.map(({ status }) => status).sort(), [303, 409])
  })

  test('goes back with what is wrong at a sentence; another recording is a new offer, and what is new is said', async () => {
    await using site = await open()
    const { showId, ada } = await aClientWithAShow(pool)
    const requestId = await anEpisodeAtGate(pool, storage, showId)
    const owner = await atEpisode(pool, site.origin, ada, requestId)
    assert.deepEqual(await boardOf(requestId), ['with-client', null, 0])
    assert.equal((await owner.askForChanges()).status, 422)
    assert.equal((await owner.remark('She says our name wrong.')).status, 303)
    assert.deepEqual(await boardOf(requestId), ['with-client', null, 1])
    assert.match((await owner.see()).text, /She says our name wrong\./)
    assert.equal((await owner.askForChanges()).status, 303)
    assert.deepEqual(await boardOf(requestId), ['needs-you', 'client', 0])

    assert.equal((await changeFirst(pool, operator, requestId, 'Who bakes all this?')).outcome, 'kept')
    assert.equal(await remakeEpisode(pool, { operator, requestId }), true)
    assert.deepEqual(await stands(requestId), { step: 'await-script', goes: true, version: 1 })
    assert.match((await owner.see()).text, /being changed/)
    assert.equal((await owner.hear()).status, 404)

    // As the line does it: another recording, approved here.
    const audioHash = 'cd'.repeat(32)
    await pool.query(
      `insert into private.finished_steps (request_id, step, output, seconds)
       values ($1, 'await-approval', jsonb_build_object('audioHash', $2::text), 1)`,
      [requestId, audioHash],
    )
    await pool.query(`update private.productions set step = 'await-episode', again_at = null`)
    assert.deepEqual(await offerSound(pool, { requestId, version: 1, audioHash }), {
      isPassed: false,
      hash: audioHash,
    })
    const { text } = await owner.see()
    assert.match(text, /What is new since you heard it last.*<ins>Who bakes all this\?<\/ins>/s)
    assert.match(text, /Said of a recording that is replaced.*She says our name wrong/s)
    assert.equal((await owner.approve('ab'.repeat(32))).status, 409)
    assert.equal((await owner.approve()).status, 303)
    assert.deepEqual(await offerSound(pool, { requestId, version: 1, audioHash }), {
      isPassed: true,
      hash: audioHash,
    })
  })

  test('is not approved while an operator has changed it, and no operator hears less of it', async () => {
    await using site = await open()
    const { showId, ada } = await aClientWithAShow(pool)
    const requestId = await anEpisodeAtGate(pool, storage, showId)
    const owner = await atEpisode(pool, site.origin, ada, requestId)
    await changeFirst(pool, operator, requestId, 'Who bakes all this?')
    const early = await owner.approve()
    assert.deepEqual([early.status, /changing this episode just now/.test(early.text)], [409, true])
    assert.equal((await soundOf(pool, requestId))?.verdict, null)
  })
})
