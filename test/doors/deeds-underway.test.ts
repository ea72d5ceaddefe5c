import assert from 'node:assert/strict'
import { beforeEach, test } from 'node:test'
import { findScript } from '#database/edits.ts'
import { findOrder } from '#database/productions.ts'
import { offerEpisode } from '#database/review.ts'
import { deskState } from '#domain/desk.ts'
import { workKey } from '#domain/work-files.ts'
import { holdEpisode, rejectEpisode, releaseEpisode } from '#operations/decide-episode.ts'
import { stopRequest } from '#operations/stop-request.ts'
import { tryAgain } from '#operations/try-again.ts'
import { produceEpisode } from '#production/line.ts'
import { notebookInDatabase } from '#production/notebook-in-database.ts'
import { publishEpisode } from '#production/publish/publish-episode.ts'
import type { Vendors } from '#production/steps/step.ts'
import { assertTrue } from '#test/after-a-deed.ts'
import { startDatabase } from '#test/database-under-test.ts'
import { emptyTables } from '#test/empty-tables.ts'
import { aMediaFolder, keepSteps, withSound } from '#test/episode-under-test.ts'
import { quickVoice } from '#test/quick-voice.ts'
import { testSecretKey } from '#test/secret-key-under-test.ts'
import { anOperator } from '#test/studio-under-test.ts'
import { createWeb } from '#vendors/web/create-web.ts'

const { pool } = await startDatabase()
const storage = await aMediaFolder()
const { operator } = await anOperator(pool)
const usual: Vendors = {
  web: createWeb({ siteOrigin: 'http://localhost:3000', fixtures: 'content/sample-sites' }),
  speech: quickVoice,
  storage,
  cast: {},
  cacheFolder: 'nobody speaks here',
  approve: (offer) => offerEpisode(pool, offer, 'automatic'),
  publish: (publication) => publishEpisode({ pool, storage, secretKey: testSecretKey }, publication),
}
beforeEach(async () => {
  await emptyTables(pool, 'podcast_requests')
  for (const key of await storage.list('')) await storage.delete(key)
})

/** Its sound and pictures are made. */
async function almostOut(): Promise<string> {
  const requestId = await withSound(pool, storage)
  const picture = workKey(requestId, 'cover.jpg')
  await storage.put(picture, new Blob([new Uint8Array(500)], { type: 'image/jpeg' }))
  await keepSteps(pool, requestId, { illustrate: { cover: picture, smallCover: picture, card: picture } })
  return requestId
}

/** What a worker does with it; what it finds is decided anew each time. */
async function work(requestId: string, vendors: Partial<Vendors> = {}): Promise<string> {
  const order = await findOrder(pool, requestId)
  if (!order) return 'nothing to do'
  const { signal } = new AbortController()
  const wanted = { ...order, vendors: { ...usual, ...vendors }, signal }
  return (await produceEpisode(wanted, await notebookInDatabase(pool, requestId))).outcome
}

const stateOf = async (id: string) => {
  const found = await findScript(pool, id)
  return found && deskState(found.progress)
}
const kept = async (id: string) => ({
  letters: (
    await pool.query('select kind from private.letters where request_id = $1 order by kind', [id])
  ).rows.map(({ kind }) => kind),
  media: (await storage.list('')).some((key) => !key.startsWith('work/')),
})
const reason = 'Your website says two different things.'
const justBeforeItIsOut = (deed: () => Promise<unknown>): Partial<Vendors> => ({
  publish: async (publication) => {
    await deed()
    return usual.publish(publication)
  },
})

test('what is being published cannot be rejected any more', async () => {
  const requestId = await almostOut()
  let rejected: boolean | undefined
  const deed = async () => {
    rejected = await rejectEpisode(pool, { operator, requestId, reason })
  }
  assert.equal(await work(requestId, justBeforeItIsOut(deed)), 'produced')
  assert.equal(rejected, false)
  assert.deepEqual(await kept(requestId), { letters: ['episode-ready', 'request-accepted'], media: true })
  await assertTrue(pool, requestId, 'rejecting')
})

test('what is held at the last moment stays in, and goes out when it is released', async () => {
  const requestId = await almostOut()
  const hold = () => holdEpisode(pool, { operator, requestId })
  assert.equal(await work(requestId, justBeforeItIsOut(hold)), 'await-approval')
  assert.equal(await stateOf(requestId), 'held')
  assert.deepEqual(await kept(requestId), { letters: ['request-accepted'], media: false })
  assert.equal(await releaseEpisode(pool, { operator, requestId }), true)
  assert.equal(await stateOf(requestId), 'making')
  assert.equal(await work(requestId), 'produced')
  assert.deepEqual(await kept(requestId), { letters: ['episode-ready', 'request-accepted'], media: true })
})

test('what is held and rejected while the line publishes it never goes out, nor by itself when it is tried again', async () => {
  const requestId = await almostOut()
  const holdAndReject = async () => {
    await holdEpisode(pool, { operator, requestId })
    assert.equal(await rejectEpisode(pool, { operator, requestId, reason }), true)
  }
  assert.equal(await work(requestId, justBeforeItIsOut(holdAndReject)), 'ended')
  assert.equal(await stateOf(requestId), 'failed')
  assert.deepEqual(await kept(requestId), { letters: ['request-accepted', 'request-failed'], media: false })
  await assertTrue(pool, requestId, 'holding and rejecting')
  assert.equal(await work(requestId), 'nothing to do')
  await tryAgain({ pool, operatorId: operator.id, requestId })
  const approve: Vendors['approve'] = (offer) => offerEpisode(pool, offer, 'review')
  assert.equal(await work(requestId, { approve }), 'await-approval')
})

test('a request that is stopped gets no further step, and its episode no page', async () => {
  const stop = (requestId: string) => stopRequest({ pool, operatorId: operator.id, requestId })
  const early = await almostOut()
  const approve: Vendors['approve'] = async (offer) => {
    await stop(early)
    return usual.approve(offer)
  }
  assert.equal(await work(early, { approve }), 'await-approval')
  assert.equal(await work(early), 'nothing to do')
  const late = await almostOut()
  assert.equal(
    await work(
      late,
      justBeforeItIsOut(() => stop(late)),
    ),
    'ended',
  )
  for (const id of [early, late]) {
    assert.equal(await stateOf(id), 'stopped')
    assert.deepEqual((await kept(id)).media, false)
    await assertTrue(pool, id, 'stopping')
  }
})

test('two workers at one episode publish it once, and leave its files', async () => {
  const requestId = await almostOut()
  const second: string[] = []
  const slowly = justBeforeItIsOut(async () => {
    if (second.length === 0) second.push('begun', await work(requestId))
  })
  assert.equal(await work(requestId, slowly), 'ended')
  assert.deepEqual(second, ['begun', 'produced'])
  assert.deepEqual(await kept(requestId), { letters: ['episode-ready', 'request-accepted'], media: true })
})
