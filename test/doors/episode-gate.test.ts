import assert from 'node:assert/strict'
import path from 'node:path'
import { test } from 'node:test'
import { mediaOfRequest } from '#database/episodes.ts'
import { offerEpisode } from '#database/review.ts'
import { offerScript } from '#database/script-offers.ts'
import { showEpisodeOf } from '#database/show-episodes.ts'
import { offerSound } from '#database/sound-offers.ts'
import type { Membership } from '#domain/member.ts'
import { mediaKey } from '#domain/published-episode.ts'
import type { Gate } from '#domain/script-gate.ts'
import { decideOffer, offeredAt } from '#operations/decide-offer.ts'
import { fingerprint } from '#production/publish/listen-token.ts'
import { readBlob } from '#production/steps/stored.ts'
import { startDatabase } from '#test/database-under-test.ts'
import { aFolder, openLine } from '#test/desk-under-test.ts'
import { until } from '#test/faults/alive.ts'
import { aClientWithAShow, anEpisodeOfAShow } from '#test/scripts-under-test.ts'
import { folderStorage } from '#vendors/storage/folder.ts'

const { pool } = await startDatabase()
const folder = await aFolder()
const storage = folderStorage(path.join(folder, 'media'))
const line = () =>
  openLine({
    pool,
    storage,
    cacheFolder: path.join(folder, 'clips'),
    changes: {
      offerScript: (offer) => offerScript(pool, offer),
      offerSound: (offer) => offerSound(pool, offer),
      // The house asks nobody; the client is asked all the same.
      approve: (offer) => offerEpisode(pool, offer, 'automatic'),
    },
  })

const offered = async (requestId: string, what: Gate) => {
  const shown = await showEpisodeOf(pool, requestId)
  assert.ok(shown)
  return offeredAt(shown, what)
}
const isBefore = (requestId: string, what: Gate) =>
  until(async () => (await offered(requestId, what)).isAtGate)
const approve = async (member: Membership, requestId: string, what: Gate) => {
  const hash = (await offered(requestId, what)).hash ?? ''
  return decideOffer(pool, { member }, { what, requestId, hash, verdict: 'yes', words: '' })
}
const isOut = async (requestId: string) =>
  (await pool.query('select from private.episodes where request_id = $1', [requestId])).rowCount === 1

test('an episode of a show is out when its client has approved its words and its sound, and is those bytes', async () => {
  const { showId, ada } = await aClientWithAShow(pool)
  const requestId = await anEpisodeOfAShow(pool, showId)
  const first = await line()
  await isBefore(requestId, 'script')
  assert.deepEqual(await approve(ada, requestId, 'script'), { outcome: 'done' })
  await isBefore(requestId, 'episode')
  // Whoever comes next, on whatever machine, finds it there and asks nobody twice.
  await first[Symbol.asyncDispose]()
  await using _line = await line()
  assert.equal(await isOut(requestId), false)
  const { hash } = await offered(requestId, 'episode')
  assert.deepEqual(await approve(ada, requestId, 'episode'), { outcome: 'done' })
  await until(() => isOut(requestId))
  const media = await mediaOfRequest(pool, requestId)
  const mp3 = await readBlob(storage, mediaKey(media?.name ?? '', 'episode.mp3'), 'audio/mpeg')
  assert.equal(await fingerprint(mp3), hash)
  const { rows } = await pool.query(
    `select step, output ->> 'audioHash' as hash from private.finished_steps
     where request_id = $1 and step = 'await-episode'`,
    [requestId],
  )
  assert.deepEqual(rows, [{ step: 'await-episode', hash }])
})
