import assert from 'node:assert/strict'
import { beforeEach, describe, test } from 'node:test'
import { takeOutOfFeed } from '#operations/shows/change-feed.ts'
import { makeShowPublic, savePublicShow, takeShowBack } from '#operations/shows/change-public-show.ts'
import { anEpisode, published } from '#test/episode-under-test.ts'
import { sound, startShowDoors } from '#test/show-doors-under-test.ts'
import { aShowInPublic, showTexts } from '#test/shows-under-test.ts'
import { builtOrigin } from '#test/site-under-test.ts'

const { kept, ask, later, empty } = await startShowDoors()
beforeEach(empty)

const filesIn = (text: string) => [...new Set(text.match(/\/shows\/[\w-]+\/[\w-]+\/[\da-f]{8}\/[\w.-]+/g))]

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
    await published(kept.pool, kept.storage, {
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
    assert.equal(filesIn(after).length, 4)
    for (const file of filesIn(before)) {
      assert.ok(!filesIn(after).includes(file), file)
      assert.equal((await ask(file)).status, 200)
    }
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

describe('pictures, transcript and chapters', () => {
  test('close with the episode, and nothing in public tells the name that opens them for ever', async () => {
    const { by, episode } = await aShowInPublic(kept)
    const page = '/shows/slow-bread/twenty-hours'
    const said = [await later()]
    for (const path of [`${page}/embed`, `/oembed?url=${encodeURIComponent(builtOrigin + page)}`])
      said.push(String((await ask(path)).body))
    const files = filesIn(said.join())
    assert.deepEqual(files.map((file) => file.split('/').at(-1)).sort(), [
      'chapters.json',
      'cover-small.jpg',
      'cover.jpg',
      'transcript.txt',
      'transcript.vtt',
    ])
    for (const text of said) assert.ok(!text.includes(episode.media.name))
    const answers = async () =>
      new Set(await Promise.all(files.map(async (file) => (await ask(file)).status)))
    assert.deepEqual(await answers(), new Set([200]))
    assert.equal((await ask(`${page}/0a1b2c3d/other.jpg`)).status, 404)
    await takeShowBack(by)
    assert.deepEqual(await answers(), new Set([404]))
    await takeOutOfFeed(by, episode.requestId)
    await kept.pool.query('update private.public_shows set public_since = now()')
    assert.deepEqual(await answers(), new Set([410]))
  })

  test('of a renamed show are found under its old name', async () => {
    const { by } = await aShowInPublic(kept)
    const [file = ''] = filesIn(await later())
    await savePublicShow(by, { ...showTexts, slug: 'rye' })
    const { status, headers } = await ask(file)
    assert.deepEqual([status, headers.location], [301, file.replace('slow-bread', 'rye')])
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
