import assert from 'node:assert/strict'
import { beforeEach, describe, test } from 'node:test'
import { mediaPath } from '#domain/published-episode.ts'
import { takeOutOfFeed } from '#operations/shows/change-feed.ts'
import { makeShowPublic, takeShowBack } from '#operations/shows/change-public-show.ts'
import { anEpisode, published } from '#test/episode-under-test.ts'
import { sound, startShowDoors } from '#test/show-doors-under-test.ts'
import { aShowInPublic } from '#test/shows-under-test.ts'
import { builtOrigin } from '#test/site-under-test.ts'

const { kept, ask, later, empty } = await startShowDoors()
beforeEach(empty)

describe('the sound of an episode', () => {
  test('is sent whole, in parts and as a length, to any website', async () => {
    const { episode } = await aShowInPublic(kept)
    const whole = await ask(sound)
    assert.deepEqual(whole.body, Buffer.from(episode.mp3))
    assert.equal(whole.headers['cross-origin-resource-policy'], 'cross-origin')
    const part = await ask(sound, { range: 'bytes=100-199' })
    assert.deepEqual([part.status, part.body], [206, Buffer.from(episode.mp3.subarray(100, 200))])
    const head = await ask(sound, {}, 'HEAD')
    assert.deepEqual([head.headers['content-length'], head.body.length], [String(episode.mp3.length), 0])
  })

  test('that is corrected keeps guid, address and date, and the old tag gets the new file whole', async () => {
    const { episode } = await aShowInPublic(kept)
    const before = await later()
    const old = (await ask(sound)).headers.etag
    const mp3 = Uint8Array.from({ length: 150_000 }, (_, at) => (at * 31) % 249)
    const next = await published(kept.pool, kept.storage, {
      requestId: episode.requestId,
      mp3,
      episode: anEpisode(20),
    })
    const answer = await ask(sound, { range: 'bytes=1000-', 'if-range': old })
    assert.deepEqual([answer.status, answer.body], [200, Buffer.from(mp3)])
    const after = await later()
    for (const lasting of [/<guid[^>]*>[^<]+/, /<pubDate>[^<]+/, /<enclosure url="[^"]+/])
      assert.equal(lasting.exec(after)?.[0], lasting.exec(before)?.[0])
    assert.match(after, /length="150000"/)
    assert.ok(after.includes(mediaPath(next.media.name, 'transcript.vtt')))
  })

  test('is gone once it is withdrawn, and the last one of a public show stays', async () => {
    const { by, episode } = await aShowInPublic(kept)
    assert.deepEqual(await takeOutOfFeed(by, episode.requestId), { outcome: 'last' })
    await takeShowBack(by)
    assert.deepEqual(await takeOutOfFeed(by, episode.requestId), { outcome: 'done' })
    assert.deepEqual(await makeShowPublic(by, builtOrigin), { outcome: 'refused', broken: ['no-episode'] })
    await kept.pool.query('update private.public_shows set public_since = now()')
    assert.equal((await ask(sound)).status, 410)
    assert.doesNotMatch(await later(), /<item>/)
  })
})

test('what apps know a show and an episode by cannot be changed', async () => {
  await aShowInPublic(kept)
  await assert.rejects(
    kept.pool.query('update private.public_shows set podcast_guid = gen_random_uuid()'),
    /given once/,
  )
  for (const change of ['guid = gen_random_uuid()', `slug = 'rye'`, 'published_at = now()', 'number = 9'])
    await assert.rejects(kept.pool.query(`update private.public_episodes set ${change}`), /given once/)
})
