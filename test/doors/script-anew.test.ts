import assert from 'node:assert/strict'
import path from 'node:path'
import { beforeEach, describe, test } from 'node:test'
import { offerScript } from '#database/script-offers.ts'
import { showEpisodeOf } from '#database/show-episodes.ts'
import type { TypedAim } from '#domain/aim.ts'
import type { Membership } from '#domain/member.ts'
import { stageOf } from '#domain/script-gate.ts'
import { aimEpisode } from '#operations/aim-episode.ts'
import { decideOffer } from '#operations/decide-offer.ts'
import { directWriting } from '#operations/direct-writing.ts'
import { editScript } from '#operations/edit-script.ts'
import { readOffer } from '#operations/portal/read-offer.ts'
import { remarkOnOffer } from '#operations/portal/remark-on-offer.ts'
import { startDatabase } from '#test/database-under-test.ts'
import { aFolder, openLine } from '#test/desk-under-test.ts'
import { emptyTables } from '#test/empty-tables.ts'
import { until } from '#test/faults/alive.ts'
import { aClientWithAShow, anEpisodeOfAShow, aScriptAtGate, hashOf } from '#test/scripts-under-test.ts'
import { anOperator } from '#test/studio-under-test.ts'
import { folderStorage } from '#vendors/storage/folder.ts'

const { pool } = await startDatabase()
const folder = await aFolder()
const { operator } = await anOperator(pool)
beforeEach(() => emptyTables(pool, 'private.clients', 'podcast_requests'))

const line = () =>
  openLine({
    pool,
    storage: folderStorage(path.join(folder, 'media')),
    cacheFolder: path.join(folder, 'clips'),
    changes: { offerScript: (offer) => offerScript(pool, offer) },
  })
const isAtGate = (requestId: string) =>
  until(async () => (await showEpisodeOf(pool, requestId))?.isAtGate ?? false)
const nothing: TypedAim = { topic: '', note: '', pages: '', text: '', minutes: '', again: '' }
const aim = (requestId: string) =>
  aimEpisode(pool, { operator, requestId, typed: { ...nothing, minutes: '2' } })
const approve = async (member: Membership, requestId: string) =>
  decideOffer(
    pool,
    { member },
    { what: 'script', requestId, hash: await hashOf(pool, requestId), verdict: 'yes', words: '' },
  )
const read = async (member: Membership, requestId: string) => {
  const found = await readOffer(pool, member, 'script', requestId)
  assert.ok(found)
  return found
}
const stage = async (requestId: string) => {
  const shown = await showEpisodeOf(pool, requestId)
  assert.ok(shown)
  return stageOf({ ...shown, status: 'pending', isOut: false })
}

describe('a script at the gate', () => {
  test('can be told otherwise: its client gets the new one, and what was said of the old stays with it', async () => {
    const { showId, ada } = await aClientWithAShow(pool)
    const requestId = await anEpisodeOfAShow(pool, showId)
    await using _line = await line()
    await isAtGate(requestId)
    const before = await hashOf(pool, requestId)
    const said = {
      what: 'script',
      requestId,
      hash: before,
      sentence: 'c1s1',
      text: 'Nobody calls it that.',
    } as const
    assert.equal((await remarkOnOffer(pool, ada, said)).outcome, 'done')
    assert.deepEqual(await aim(requestId), { outcome: 'done' })
    await until(async () => (await hashOf(pool, requestId)) !== before)
    await isAtGate(requestId)
    const { script, settled } = await read(ada, requestId)
    assert.ok(script && script.lines.length > 6)
    // The first line says what it said, and the remark was about another script.
    assert.ok(script.lines.every(({ remarks }) => remarks.length === 0))
    assert.deepEqual(
      settled.map(({ text }) => text),
      ['Nobody calls it that.'],
    )
    assert.deepEqual((await pool.query('select from private.kept_steps')).rows, [])
  })

  test('that is approved and written anew is being written, and approved by nobody', async () => {
    const { showId, ada } = await aClientWithAShow(pool)
    const requestId = await aScriptAtGate(pool, showId)
    await approve(ada, requestId)
    assert.equal(await stage(requestId), 'recorded')
    const atApproval = `update private.productions set step = 'await-approval', awaits_approval_since = now(), again_at = null
      where request_id = $1`
    await pool.query(atApproval, [requestId])
    assert.deepEqual(await aim(requestId), { outcome: 'done' })
    assert.equal(await stage(requestId), 'written')
    const { script, decision } = await read(ada, requestId)
    assert.deepEqual([script, decision], [undefined, undefined])
    assert.deepEqual(await approve(ada, requestId), { outcome: 'not-now' })
  })

  test('can be written again, and not while a worker has it in hand', async () => {
    const { showId } = await aClientWithAShow(pool)
    const requestId = await aScriptAtGate(pool, showId)
    const again = () => directWriting(pool, { operator, requestId, direction: { deed: 'write-again' } })
    const begins = (attempts: number) =>
      pool.query('update private.productions set attempts = $2 where request_id = $1', [requestId, attempts])
    await begins(1)
    assert.deepEqual(await again(), { outcome: 'not-now', state: 'at-work' })
    assert.deepEqual(await aim(requestId), { outcome: 'not-now', state: 'at-work' })
    await begins(0)
    assert.deepEqual(await again(), { outcome: 'done' })
    const { rows } = await pool.query(
      `select step, again_at is not null as goes, (select count(*)::integer from private.kept_steps) as kept
       from private.productions where request_id = $1`,
      [requestId],
    )
    assert.deepEqual(rows, [{ step: 'write-script', goes: true, kept: 2 }])
  })
})

test('an approved script with another voice since is not recorded with the voice of before', async () => {
  const { showId, ada } = await aClientWithAShow(pool)
  const requestId = await aScriptAtGate(pool, showId)
  await approve(ada, requestId)
  const edit = { kind: 'theme', was: 0, take: 1 } as const
  assert.equal((await editScript(pool, { operator, requestId, edit })).outcome, 'kept')
  // A worker comes who has set out before that.
  assert.equal((await offerScript(pool, { requestId, version: 0 })).isPassed, false)
  const { rows } = await pool.query('select version, again_at is not null as goes from private.productions')
  assert.deepEqual(rows, [{ version: 1, goes: true }])
  assert.equal((await offerScript(pool, { requestId, version: 1 })).isPassed, true)
})
