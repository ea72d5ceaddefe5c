import assert from 'node:assert/strict'
import path from 'node:path'
import { beforeEach, describe, test } from 'node:test'
import { bringBackWhatIsOut } from '#database/earlier-steps.ts'
import { inTransaction } from '#database/in-transaction.ts'
import { claimLetter } from '#database/letters.ts'
import { oweScriptLetters } from '#database/script-letters.ts'
import { settingsWith } from '#domain/settings.ts'
import { showBoard } from '#operations/show-board.ts'
import { toldMember } from '#server/wiring/told-member.ts'
import { startDatabase } from '#test/database-under-test.ts'
import { aFolder } from '#test/desk-under-test.ts'
import { emptyTables } from '#test/empty-tables.ts'
import { anEpisodeAtGate, atEpisode, soundOf } from '#test/offers-under-test.ts'
import { aClient } from '#test/portal-under-test.ts'
import { aClientWithAShow } from '#test/scripts-under-test.ts'
import { startSite, testConfig } from '#test/site-under-test.ts'
import { folderStorage } from '#vendors/storage/folder.ts'

const { pool } = await startDatabase()
const database = { isReady: async (): Promise<true> => true, pool }
const dataDir = await aFolder()
const storage = folderStorage(path.join(dataDir, 'media'))
const open = () => startSite({ database, config: { ...testConfig({ trustedProxies: 1 }), dataDir } })
const build = await import(path.join(testConfig().checkout, 'build/server/index.js'))
const { writeLetter } = build.entry.module as typeof import('#site/letters/write-letter.tsx')

beforeEach(() =>
  emptyTables(
    pool,
    ...['private.sign_in_tries', 'private.portal_sessions', 'private.clients'],
    ...['podcast_requests', 'private.letters', 'private.episodes'],
  ),
)

const boardOf = async (requestId: string) => {
  const board = await showBoard(pool, { filter: 'all', search: '' }, Date.now())
  return [
    board.rows.find(({ id }) => id === requestId)?.state,
    board.counts['with-client'],
    board.counts.delivered,
  ]
}
/** An older form of it is out, and this one is before its client. */
async function aCorrection() {
  const client = await aClientWithAShow(pool)
  const requestId = await anEpisodeAtGate(pool, storage, client.showId)
  await pool.query(`update private.show_episodes set sound_verdict = 'yes'`)
  await pool.query(
    `insert into private.episodes (request_id, token_hash, episode, ledger, media)
     values ($1, sha256('token'), '{}', '{}', '{}')`,
    [requestId],
  )
  await pool.query(`update private.show_episodes set sound_verdict = null`)
  await pool.query(`update podcast_requests set status = 'delivered'`)
  await pool.query(`delete from private.letters`)
  return { ...client, requestId }
}

describe('a correction of an episode that is out', () => {
  test('is with the client on the board, and page and letter say that what is out stays', async () => {
    await using site = await open()
    const { ada, requestId } = await aCorrection()
    assert.deepEqual(await boardOf(requestId), ['with-client', 1, 0])
    const owner = await atEpisode(pool, site.origin, ada, requestId)
    const { text } = await owner.see()
    assert.match(text, /What is out stays as it is until one of you approves this/)
    assert.doesNotMatch(text, /It is not out before/)
    await oweScriptLetters(pool, new Date(Date.now() + 3_600_000))
    const letter = await claimLetter(pool)
    assert.ok(letter?.kind === 'portal-episode')
    const { kind, name, client } = letter
    const told = { kind, name, client, origin: site.origin, ...(await toldMember(letter, pool)) }
    const written = (await writeLetter(told, settingsWith({}, {}))).text.replace(/\s+/g, ' ')
    assert.match(written, /What is out stays as it is until one of you has heard and approved the new one/)
    assert.doesNotMatch(written, /It is not out before/)
    assert.equal((await owner.approve()).status, 303)
    assert.deepEqual(await boardOf(requestId), ['delivered', 0, 1])
  })

  test('of which nothing comes leaves the one that is out before its client, and heard', async () => {
    await using site = await open()
    const { ada, requestId } = await aCorrection()
    const before = await soundOf(pool, requestId)
    // As a correction keeps what was there: the new one is recorded, and its client wants it otherwise.
    const out = { scriptHash: null, audioHash: before?.hash, version: 0 }
    for (const step of ['await-approval', 'await-episode', 'publish'])
      await pool.query(
        `insert into private.kept_steps (request_id, step, output, seconds, finished_at, version)
         values ($1, $2, $3, 1, now(), 0)`,
        [requestId, step, JSON.stringify(out)],
      )
    await pool.query(`update private.show_episodes set sound_hash = sha256('new'), sound_verdict = 'changes'`)
    const owner = await atEpisode(pool, site.origin, ada, requestId)
    assert.equal((await owner.hear()).status, 404)
    await inTransaction(pool, (client) =>
      bringBackWhatIsOut(client, { requestId, code: 'rejected', trouble: 'Too little.' }),
    )
    const after = await soundOf(pool, requestId)
    assert.deepEqual([after?.hash, after?.verdict, after?.isThere], [before?.hash, 'yes', true])
    const { text } = await owner.see()
    assert.doesNotMatch(text, /being changed/)
    assert.match(text, /Word for word from|The episode/)
  })
})

test('of an episode that ended its page says so, and not that it comes back', async () => {
  await using site = await open()
  const { showId, ada } = await aClientWithAShow(pool)
  const requestId = await anEpisodeAtGate(pool, storage, showId)
  await pool.query(`delete from private.finished_steps where step = 'await-approval'`)
  await pool.query(`update podcast_requests set status = 'failed'`)
  const { text } = await (await atEpisode(pool, site.origin, ada, requestId)).see()
  assert.match(text, /it ended without an episode/)
  assert.doesNotMatch(text, /being changed/)
})

test('a letter leads to whom its client has become, before and after it has gone out', async () => {
  await using site = await open()
  const { clientId, showId, ada } = await aClientWithAShow(pool)
  const requestId = await anEpisodeAtGate(pool, storage, showId)
  await pool.query('delete from private.letters')
  await oweScriptLetters(pool, new Date(Date.now() + 3_600_000))
  const other = await aClient(pool)
  await pool.query('update private.shows set client_id = $1', [other])
  await pool.query('update private.members set client_id = $1', [other])
  await pool.query('delete from private.clients where id = $1', [clientId])
  const letter = await claimLetter(pool)
  assert.ok(letter?.kind === 'portal-episode')
  assert.match(JSON.stringify(await toldMember(letter, pool)), new RegExp(other))
  const old = await atEpisode(pool, site.origin, ada, requestId)
  const { status, headers } = await old.see()
  assert.deepEqual([status, headers.get('location')], [303, `/portal/${other}/episodes/${requestId}`])
  const eve = await aClientWithAShow(pool, 'eve@mill.test')
  const stranger = await atEpisode(pool, site.origin, { ...eve.ada, clientId }, requestId)
  assert.equal((await stranger.see()).status, 404)
})
