import assert from 'node:assert/strict'
import { beforeEach, describe, test } from 'node:test'
import { findSource, sourcesOf } from '#database/sources.ts'
import { readSource } from '#operations/material/hand-in.ts'
import { startDatabase } from '#test/database-under-test.ts'
import { emptyTables } from '#test/empty-tables.ts'
import { atMaterial, inPortal } from '#test/material-under-test.ts'
import { aSession } from '#test/portal-under-test.ts'
import { aClientWithAShow, aPerson } from '#test/scripts-under-test.ts'
import { startSite, testConfig } from '#test/site-under-test.ts'

const { pool } = await startDatabase()
const database = { isReady: async (): Promise<true> => true, pool }
const open = () => startSite({ database, config: testConfig() })

beforeEach(() =>
  emptyTables(
    pool,
    'private.sign_in_tries',
    'private.portal_sessions',
    'private.clients',
    'podcast_requests',
  ),
)

describe('what cannot be taken in', () => {
  test('says why in one sentence, and stays in the list', async () => {
    await using site = await open()
    const { ada, showId } = await aClientWithAShow(pool)
    const owner = await inPortal(pool, site.origin, ada, showId)
    const program = await owner.handIn('prices.pdf', new Uint8Array(Buffer.from('MZ\x90\0')))
    assert.match((await owner.see(program.to)).text, /This is a program, whatever its name says\./)
    assert.match((await owner.handIn('empty.txt', '')).text, /empty or missing/)
    assert.match((await owner.see()).text, /prices\.pdf.*This is a program/s)
    const large = await owner.handIn('large.txt', 'x'.repeat(26 * 1024 * 1024 + 1))
    assert.equal(large.status, 413)
  })

  test('nobody else sees or hands in anything, and a reader only reads', async () => {
    await using site = await open()
    const { ada, showId, clientId } = await aClientWithAShow(pool)
    const owner = await inPortal(pool, site.origin, ada, showId)
    const { to } = await owner.handIn('notes.txt', 'We bake at four in the morning. Nobody sleeps.')
    const reader = await inPortal(
      pool,
      site.origin,
      await aPerson(pool, clientId, 'cy@bakery.test', 'reader'),
      showId,
    )
    assert.doesNotMatch((await reader.see()).text, /Hand it in/)
    assert.match((await reader.see(to)).text, /We bake at four/)
    assert.match((await reader.handIn('mine.txt', 'We sleep.')).text, /Only owners and approvers/)
    assert.equal((await reader.press({ intent: 'remove' }, to)).status, 403)
    const eve = (await aClientWithAShow(pool, 'eve@mill.test')).ada
    const { cookie } = await aSession(pool, eve)
    const stranger = await atMaterial(site.origin, cookie, `/portal/${eve.clientId}/material/${showId}`)
    assert.equal((await stranger.see()).status, 404)
    assert.equal((await stranger.handIn('mine.txt', 'We sleep.')).status, 404)
    const theirs = to.replace(clientId, eve.clientId)
    for (const address of [theirs, `${theirs}/file`, to])
      assert.equal((await stranger.see(address)).status, 404)
    assert.equal((await sourcesOf(pool, showId)).length, 1)
  })

  test('what a process took in and did not read before it died is read by the next', async () => {
    const { showId } = await aClientWithAShow(pool)
    const { rows } = await pool.query<{ id: string }>(
      `with added as (insert into private.sources (show_id, name, rights, hash, size, begun_at, tries)
         values ($1, 'notes.txt', 'ours', sha256('x'), 1, now() - interval '3 minutes', 1) returning id),
       kept as (insert into private.source_files select id, 'We bake at four in the morning.' from added)
       select id from added`,
      [showId],
    )
    assert.equal(await readSource(pool), true)
    assert.equal((await findSource(pool, rows[0]?.id ?? ''))?.state, 'read')
    assert.equal(await readSource(pool), false)
  })

  test('what has ended three processes is handed to no fourth, and says so', async () => {
    const { showId } = await aClientWithAShow(pool)
    const { rows } = await pool.query<{ id: string }>(
      `with added as (insert into private.sources (show_id, name, rights, hash, size, begun_at, tries)
         values ($1, 'notes.txt', 'ours', sha256('x'), 1, now() - interval '3 minutes', 3) returning id),
       kept as (insert into private.source_files select id, 'We bake at four in the morning.' from added)
       select id from added`,
      [showId],
    )
    assert.equal(await readSource(pool), false)
    const { state, trouble } = (await findSource(pool, rows[0]?.id ?? '')) ?? {}
    assert.deepEqual([state, trouble], ['refused', 'broken'])
  })
})
