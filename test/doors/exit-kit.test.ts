import assert from 'node:assert/strict'
import { after, beforeEach, describe, test } from 'node:test'
import { putIntoFeed, takeOutOfFeed } from '#operations/shows/change-feed.ts'
import { takeShowBack } from '#operations/shows/change-public-show.ts'
import { startDatabase } from '#test/database-under-test.ts'
import { emptyTables } from '#test/empty-tables.ts'
import { anEpisode } from '#test/episode-under-test.ts'
import { openedKit } from '#test/kit-under-test.ts'
import { aHouse } from '#test/rights-under-test.ts'
import { aClientWithAShow } from '#test/scripts-under-test.ts'
import { aPublishedEpisode, aShowInPublic } from '#test/shows-under-test.ts'
import { builtOrigin, startSite, testConfig } from '#test/site-under-test.ts'
import { anOperator } from '#test/studio-under-test.ts'
import { openStorage } from '#vendors/storage/open-storage.ts'

const { pool } = await startDatabase()
const config = testConfig({ dataDir: (await aHouse()).dataDir })
const storage = openStorage(config)
const site = await startSite({ config, database: { isReady: async () => true, pool } })
after(() => site[Symbol.asyncDispose]())
const { operator, cookie } = await anOperator(pool, { role: 'operator' })
const kept = { pool, storage, operator }
beforeEach(() => emptyTables(pool, 'private.clients', 'podcast_requests', 'private.episodes'))

const ask = (path: string) => fetch(site.origin + path, { headers: { cookie }, redirect: 'manual' })
const kitOf = async (showId: string) =>
  openedKit(new Uint8Array(await (await ask(`/studio/shows/${showId}/kit.zip`)).arrayBuffer()))

/** Three episodes: one in the feed, one withdrawn from it, one that was never in it; what they say is hostile. */
async function aShowToMove() {
  const show = await aShowInPublic(kept)
  const title = '<script>alert(1)</script> & "rye" \u202e'
  const mp3 = Uint8Array.from({ length: 70_000 }, (_, at) => (at * 31) % 255)
  const gone = await aPublishedEpisode(kept, show.showId, { mp3 })
  await putIntoFeed(show.by, gone.requestId, { title, description: 'It is about rye bread.' })
  await takeOutOfFeed(show.by, gone.requestId)
  await aPublishedEpisode(kept, show.showId, { episode: anEpisode(8, { title: '二十時間' }) })
  return { ...show, gone }
}

describe('the exit kit of a show', () => {
  test('has the feed as it is served, every byte of sound, and what each sentence rests on', async () => {
    const { showId, episode, gone } = await aShowToMove()
    const files = await kitOf(showId)
    const folder = 'episodes/001-twenty-hours'
    const all = [...files.keys()]
    assert.deepEqual(
      all.filter((name) => !name.includes('/') || name.startsWith(folder)).sort(),
      [
        ...['README.html', 'feed.xml', 'figures.csv', 'kit.json'],
        ...['card.jpg', 'chapters.json', 'cover-small.jpg', 'cover.jpg', 'episode.mp3'].map(inFolder),
        ...['script.html', 'script.json', 'transcript.txt', 'transcript.vtt'].map(inFolder),
      ].sort(),
    )
    assert.deepEqual(
      all.filter((name) => name.endsWith('.mp3')),
      [
        inFolder('episode.mp3'),
        'not-in-feed/002-script-alert-1-script-rye/episode.mp3',
        'not-in-feed/003/episode.mp3',
      ],
    )
    assert.ok(files.get(inFolder('episode.mp3'))?.equals(episode.mp3))
    assert.ok(files.get('not-in-feed/002-script-alert-1-script-rye/episode.mp3')?.equals(gone.mp3))
    const served = await (await fetch(`${site.origin}/shows/slow-bread/feed.xml`)).text()
    assert.equal(String(files.get('feed.xml')), served)
    const csv = await (await ask(`/studio/shows/${showId}/figures.csv`)).text()
    assert.equal(String(files.get('figures.csv')), csv)
    assert.match(
      String(files.get(inFolder('script.html'))),
      /in Mill Lane has worked this way since 1994\..*Rests on: “Our dough rests for twenty hours.*bakery\.test\/about/s,
    )
    const { sentences } = JSON.parse(String(files.get(inFolder('script.json'))))
    assert.equal(sentences[2].evidence[0].url, 'https://bakery.test/about')

    function inFolder(name: string) {
      return `${folder}/${name}`
    }
  })

  test('tells people and programs what is where, and no title becomes markup', async () => {
    const { showId } = await aShowToMove()
    const files = await kitOf(showId)
    const feed = String(files.get('feed.xml'))
    const guide = String(files.get('README.html'))
    const guid = /<guid isPermaLink="false">([^<]+)</.exec(feed)?.[1] ?? 'none'
    for (const words of [
      guid,
      `${builtOrigin}/shows/slow-bread/feed.xml`,
      'episodes/001-twenty-hours/script.html',
    ])
      assert.ok(guide.includes(words), words)
    assert.match(guide, /&lt;script&gt;alert\(1\)&lt;\/script&gt; &amp; &quot;rye&quot;/)
    assert.doesNotMatch(guide, /<script|\u202e|<p\/>|<td\/>/)
    const { files: named } = JSON.parse(String(files.get('kit.json')))
    const enclosure = /<enclosure url="([^"]+)"/.exec(feed)?.[1] ?? ''
    assert.equal(named[enclosure], 'episodes/001-twenty-hours/episode.mp3')
    const addresses =
      feed.match(/http:\/\/localhost:3000\/(?:audio|shows)\/[^"<]+\.(?:mp3|jpg|vtt|txt|json)/g) ?? []
    assert.ok(addresses.length >= 6)
    for (const address of addresses) assert.ok(files.has(named[address]), address)
  })

  test('is there before and after the show is public', async () => {
    const { by, showId } = await aShowToMove()
    await takeShowBack(by)
    assert.match(String((await kitOf(showId)).get('feed.xml')), /<podcast:guid>/)
    const { showId: other } = await aClientWithAShow(pool, 'eve@mill.test')
    assert.equal((await ask(`/studio/shows/${other}/kit.zip`)).status, 404)
  })
})
