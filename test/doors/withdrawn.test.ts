import assert from 'node:assert/strict'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { after, beforeEach, describe, test } from 'node:test'
import { withdrawnNotice } from '#content/withdrawn-notice.ts'
import { mediaFiles, mediaPath } from '#domain/published-episode.ts'
import { putIntoFeed, takeOutOfFeed } from '#operations/shows/change-feed.ts'
import { sound, startShowDoors } from '#test/show-doors-under-test.ts'
import { aPublishedEpisode, aShowInPublic, words } from '#test/shows-under-test.ts'

const dataDir = await mkdtemp(path.join(tmpdir(), 'offmic-withdrawn-'))
after(() => rm(dataDir, { recursive: true, force: true }))
const startsAt = Date.parse('2026-03-02T00:00:00Z')
const { kept, ask, counting, empty } = await startShowDoors({ dataDir, startsAt })
beforeEach(empty)

async function withdrawn() {
  const made = await aShowInPublic(kept)
  const second = await aPublishedEpisode(kept, made.showId)
  await putIntoFeed(made.by, second.requestId, { ...words, title: 'Ten hours' })
  assert.deepEqual(await takeOutOfFeed(made.by, made.episode.requestId), { outcome: 'done' })
  return { ...made, second }
}

describe('the sound of a withdrawn episode', () => {
  test('is a spoken notice for a week, whole and in parts, and then 410', async () => {
    const { by, episode } = await withdrawn()
    assert.equal((await ask(sound)).status, 410)
    const spoken = Buffer.from('The words that are spoken.')
    await kept.storage.put(withdrawnNotice.key, new Blob([spoken], { type: 'audio/mpeg' }))
    const answer = await ask(sound)
    assert.deepEqual([answer.status, answer.body], [200, spoken])
    assert.equal(answer.headers['content-type'], 'audio/mpeg')
    assert.deepEqual((await ask(sound, { range: 'bytes=4-8' })).body, spoken.subarray(4, 9))
    assert.equal((await ask('/shows/slow-bread/twenty-hours/0a1b2c3d/transcript.txt')).status, 410)
    await kept.pool.query(
      `update private.public_episodes set withdrawn_at = withdrawn_at - interval '169 hours'`,
    )
    assert.equal((await ask(sound)).status, 410)
    await putIntoFeed(by, episode.requestId, words)
    assert.deepEqual((await ask(sound)).body, Buffer.from(episode.mp3))
  })

  test('is not heard under the name of its bytes either, until it is back', async () => {
    const { by, episode, second } = await withdrawn()
    const statuses = async ({ media }: typeof episode) =>
      new Set(
        await Promise.all(mediaFiles.map(async (file) => (await ask(mediaPath(media.name, file))).status)),
      )
    assert.deepEqual([await statuses(episode), await statuses(second)], [new Set([404]), new Set([200])])
    await putIntoFeed(by, episode.requestId, words)
    assert.deepEqual(await statuses(episode), new Set([200]))
  })

  test('is not heard by whoever hears that it is gone', async () => {
    await withdrawn()
    await kept.storage.put(withdrawnNotice.key, new Blob(['Gone.'], { type: 'audio/mpeg' }))
    const phone = { 'user-agent': 'Overcast/3.0 (iPhone)', 'x-forwarded-for': '203.0.113.7' }
    assert.equal((await ask(sound, phone)).status, 200)
    await counting?.flush()
    await counting?.fold()
    const { rows } = await kept.pool.query(
      'select (select count(*)::int from private.heard) as heard, array_agg(reason) as "leftOut" from private.left_out',
    )
    assert.deepEqual(rows, [{ heard: 0, leftOut: [1] }])
  })
})
