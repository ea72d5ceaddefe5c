import assert from 'node:assert/strict'
import { after, beforeEach, describe, test } from 'node:test'
import { savePublicShow, takeShowBack } from '#operations/shows/change-public-show.ts'
import { startDatabase } from '#test/database-under-test.ts'
import { emptyTables } from '#test/empty-tables.ts'
import { aHouse } from '#test/rights-under-test.ts'
import { aClientWithAShow } from '#test/scripts-under-test.ts'
import { aPublishedEpisode, aShowInPublic, showTexts, words } from '#test/shows-under-test.ts'
import { aVisitor } from '#test/sign-in-under-test.ts'
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

const visitor = aVisitor(site.origin)
const read = (text: string) => text.replaceAll('<!-- -->', '')
async function see(path: string) {
  const { text, ...rest } = await visitor.ask(path)
  return { ...rest, text: read(text) }
}

describe('the page of a show', () => {
  test('says what it is, how to hear it anywhere, and its episodes', async () => {
    const { episode } = await aShowInPublic(kept)
    const { status, text } = await see('/shows/slow-bread')
    assert.equal(status, 200)
    assert.match(text, /<h1[^>]*>Slow Bread<\/h1>/)
    assert.match(text, /<a href="\/shows\/slow-bread\/twenty-hours">Twenty hours<\/a>/)
    const feed = `${builtOrigin}/shows/slow-bread/feed.xml`
    assert.ok(text.includes(`href="${feed}"`))
    assert.match(text, /<link[^>]+rel="alternate"[^>]+type="application\/rss\+xml"/)
    assert.match(text, /"@type":"PodcastSeries"/)
    assert.ok(text.includes(`"webFeed":"${feed}"`))
    assert.doesNotMatch(text, /ada@bakery\.test|noindex/)
    assert.doesNotMatch(text, /<script[^>]+src=/)
    assert.ok(!text.includes(episode.media.name))
    const [, cover = ''] = /<img[^>]+src="([^"]+cover-small\.jpg)"/.exec(text) ?? []
    assert.equal((await see(cover)).status, 200)
  })

  test('under an old name leads to the new one, for good', async () => {
    const { by } = await aShowInPublic(kept)
    await savePublicShow(by, { ...showTexts, slug: 'rye' })
    for (const path of ['', '/twenty-hours']) {
      const { status, to } = await see(`/shows/slow-bread${path}`)
      assert.deepEqual([status, to], [301, `/shows/rye${path}`])
    }
  })

  test('that is private looks like one that nobody has made', async () => {
    const { by } = await aShowInPublic(kept)
    await takeShowBack(by)
    for (const path of ['slow-bread', 'slow-bread/twenty-hours', 'never', 'never/ever']) {
      const { status, text } = await see(`/shows/${path}`)
      assert.equal(status, 404)
      assert.match(text, /There is no such show\./)
      assert.doesNotMatch(text, /Slow Bread/)
    }
  })
})

describe('the page of an episode', () => {
  test('plays its lasting address and says every word with its source', async () => {
    const { episode } = await aShowInPublic(kept)
    const { status, text } = await see('/shows/slow-bread/twenty-hours')
    assert.equal(status, 200)
    assert.match(text, /<audio[^>]+src="\/audio\/slow-bread\/twenty-hours\.mp3"[^>]+preload="none"/)
    assert.ok(text.includes(`content="${builtOrigin}/audio/slow-bread/twenty-hours.mp3"`))
    assert.match(text, /The bakery in Mill Lane has worked this way since 1994\./)
    assert.match(text, /https:\/\/bakery\.test\/about/)
    assert.ok(!text.includes(episode.media.name))
    assert.match(text, /"@type":"PodcastEpisode"/)
    assert.match(text, /"url":"http:\/\/localhost:3000\/shows\/slow-bread\/twenty-hours"/)
  })

  test('shows hostile words as words', async () => {
    const { by } = await aShowInPublic(kept)
    const cry = '</script><script>window.struck=1</script>'
    await savePublicShow(by, { ...showTexts, title: `Slow ${cry}`, description: `About ${cry} bread` })
    for (const path of ['/shows/slow-bread', '/shows/slow-bread/twenty-hours'])
      assert.ok(!(await see(path)).text.includes(cry), path)
  })
})

describe('an operator', () => {
  const press = async (showId: string, form: Record<string, string>) => {
    const answer = await visitor.ask(`/studio/shows/${showId}`, { form, headers: { cookie } })
    return { status: answer.status, text: read(answer.text) }
  }

  test('fills a show in, puts an episode into its feed, makes it public and withdraws', async () => {
    const { showId, clientId } = await aClientWithAShow(pool)
    const { requestId } = await aPublishedEpisode(kept, showId)
    const { text: client } = await visitor.ask(`/studio/clients/${clientId}`, { headers: { cookie } })
    assert.ok(client.includes(`href="/studio/shows/${showId}"`))
    const half = await press(showId, { intent: 'save', ...showTexts, category: '', website: 'bakery.test' })
    assert.equal(half.status, 200)
    assert.match(half.text, /Choose a category of Apple’s list/)
    assert.match(half.text, /id="website"[^>]+aria-describedby="website-findings"/)
    const early = await press(showId, { intent: 'make-public' })
    assert.equal(early.status, 422)
    assert.equal((await see('/shows/slow-bread')).status, 404)
    await press(showId, { intent: 'save', ...showTexts })
    const wrong = await press(showId, { intent: 'put-in', episode: requestId, ...words, title: 'Episode 1' })
    assert.equal(wrong.status, 422)
    assert.match(wrong.text, /Leave the number out of the title/)
    assert.match(wrong.text, /value="Episode 1"/)
    assert.equal((await press(showId, { intent: 'put-in', episode: requestId, ...words })).status, 200)
    assert.equal((await press(showId, { intent: 'make-public' })).status, 200)
    assert.equal((await see('/shows/slow-bread/twenty-hours')).status, 200)
    assert.match((await press(showId, { intent: 'take-out', episode: requestId })).text, /needs an episode/)
    const second = await aPublishedEpisode(kept, showId)
    await press(showId, { intent: 'put-in', episode: second.requestId, ...words })
    assert.equal((await see('/shows/slow-bread/twenty-hours-2')).status, 200)
    assert.equal((await press(showId, { intent: 'take-out', episode: requestId })).status, 200)
    const gone = await see('/shows/slow-bread/twenty-hours')
    assert.equal(gone.status, 410)
    assert.match(gone.text, /not here any more/)
  })

  test('leaves what is public fit for it', async () => {
    const { showId } = await aShowInPublic(kept)
    const refused = await press(showId, { intent: 'save', ...showTexts, title: '' })
    assert.equal(refused.status, 422)
    assert.match(refused.text, /The show needs a title\./)
    assert.equal((await see('/shows/slow-bread')).status, 200)
  })

  test('and another one at the same moment give two episodes two numbers', async () => {
    const { by, showId } = await aShowInPublic(kept)
    const both = [await aPublishedEpisode(kept, by.showId), await aPublishedEpisode(kept, by.showId)]
    await Promise.all(
      both.map((each) => press(showId, { intent: 'put-in', episode: each.requestId, ...words })),
    )
    const { text } = await see('/shows/slow-bread')
    for (const number of [1, 2, 3]) assert.ok(text.includes(`Episode ${number}, `))
  })

  test('finds nothing under what is no show', async () =>
    assert.equal((await press('00000000-0000-4000-8000-000000000000', {})).status, 422))
})
