import assert from 'node:assert/strict'
import { beforeEach, describe, test } from 'node:test'
import { withdrawnNotice } from '#content/withdrawn-notice.ts'
import { isWithdrawnMedia } from '#database/withdrawn.ts'
import { putIntoFeed } from '#operations/shows/change-feed.ts'
import { savePublicShow, takeShowBack } from '#operations/shows/change-public-show.ts'
import { hearShow } from '#operations/shows/hear-shows.ts'
import { endShow, moveShow, setLock, stayHere } from '#operations/shows/leave.ts'
import { putPublishedIntoFeeds } from '#operations/shows/put-in-by-itself.ts'
import { feed, sound, startShowDoors } from '#test/show-doors-under-test.ts'
import { aPublishedEpisode, aShowInPublic, showTexts, words } from '#test/shows-under-test.ts'
import { builtOrigin } from '#test/site-under-test.ts'
import type { FetchPart } from '#vendors/web/web.ts'

const { kept, ask, later, wait, empty } = await startShowDoors()
beforeEach(empty)

/** As time would do it: no trigger notes a change. */
const turnBack = (table: string, changes: string) =>
  kept.pool.query(
    `begin; set local session_replication_role = replica; update private.${table} set ${changes}; commit`,
  )

const elsewhere = 'https://other.example/feed.xml'
const saying =
  (text: string): FetchPart =>
  async () => ({ outcome: 'part', type: 'application/rss+xml', body: Buffer.from(text) })
/** What it says here, said elsewhere. */
const theSameFeed = async () => saying(String((await ask(feed)).body))

async function movingShow() {
  const made = await aShowInPublic(kept)
  const by = { ...made.by, origin: builtOrigin, fetchPart: await theSameFeed() }
  return { ...made, by }
}
const move = { typed: elsewhere, isSeen: false }

describe('a show that moves', () => {
  test('names its new feed for four weeks, then leads there for good, under old names, too', async () => {
    const { by } = await movingShow()
    assert.match(await later(), /<podcast:locked[^>]*>yes</)
    assert.deepEqual(await moveShow(by, move), { outcome: 'done' })
    const told = await later()
    assert.ok(told.includes(`<itunes:new-feed-url>${elsewhere}</itunes:new-feed-url>`))
    assert.match(told, /<podcast:locked[^>]*>no</)
    await savePublicShow(by, { ...showTexts, slug: 'rye' })
    await turnBack('public_shows', `moving_since = now() - interval '28 days'`)
    wait()
    for (const path of [feed, '/shows/rye/feed.xml']) {
      const { status, headers } = await ask(path)
      assert.deepEqual([status, headers.location], [301, elsewhere])
    }
    assert.equal((await ask('/audio/rye/twenty-hours.mp3')).status, 200)
    assert.deepEqual(await stayHere(by), { outcome: 'too-late' })
    assert.deepEqual(await takeShowBack(by), { outcome: 'too-late' })
  })

  test('stays when that is taken back in time', async () => {
    const { by } = await movingShow()
    await moveShow(by, move)
    assert.deepEqual(await stayHere(by), { outcome: 'done' })
    assert.doesNotMatch(await later(), /new-feed-url/)
    await turnBack('public_shows', `moving_since = moving_since - interval '28 days'`)
    wait()
    assert.equal((await ask(feed)).status, 200)
  })

  test('goes only to a feed that has its episodes, and to none of ours', async () => {
    const { by } = await movingShow()
    const to = (typed: string, fetchPart = by.fetchPart) =>
      moveShow({ ...by, fetchPart }, { typed, isSeen: false })
    const wrong = ['', 'http://other.example/', 'https://x:y@other.example/', 'https://localhost/', 'feed']
    for (const typed of [...wrong, `https://${'a'.repeat(1000)}.example/`])
      assert.deepEqual(await to(typed), { outcome: 'no-address' }, typed)
    const ours = { ...by, origin: new URL(elsewhere).origin }
    assert.deepEqual(await moveShow(ours, move), { outcome: 'no-address' })
    assert.deepEqual(await to(elsewhere, saying('<p>Not here.</p>')), { outcome: 'unread' })
    const empty = '<rss version="2.0"><channel><title>Rye</title></channel></rss>'
    assert.deepEqual(await to(elsewhere, saying(empty)), { outcome: 'other-feed' })
    const closed: FetchPart = async () => ({ outcome: 'give-up', code: 'forbidden', check: 'robots' })
    assert.deepEqual(await to(elsewhere, closed), { outcome: 'unread' })
    assert.doesNotMatch(await later(), /new-feed-url/)
    const seen = { typed: elsewhere, isSeen: true }
    assert.deepEqual(await moveShow({ ...by, fetchPart: closed }, seen), { outcome: 'done' })
    assert.deepEqual(await to(elsewhere), { outcome: 'leaves' })
    assert.deepEqual(await endShow(by, ''), { outcome: 'leaves' })
  })

  test('is known elsewhere by guids that XML writes otherwise', async () => {
    const made = await aShowInPublic(kept)
    await turnBack('public_episodes', `guid = 'https://old.example/?p=1&q="2"'`)
    const fetchPart = saying(await later())
    assert.deepEqual(await moveShow({ ...made.by, origin: builtOrigin, fetchPart }, move), {
      outcome: 'done',
    })
  })

  test('is let go by its lock, which is another version of the feed', async () => {
    const { by } = await aShowInPublic(kept)
    await setLock(by, false)
    assert.match(await later(), /<podcast:locked[^>]*>no</)
    await setLock(by, true)
    assert.match(await later(), /<podcast:locked[^>]*>yes</)
  })
})

describe('a show that ends', () => {
  const farewell = 'Thank you & good night.'
  const closeNow = () => turnBack('public_shows', `ending_since = now() - interval '90 days'`)

  test('is complete at once, is heard for ninety days, and then its farewell stays', async () => {
    const { by } = await aShowInPublic(kept)
    assert.deepEqual(await endShow(by, 'x'.repeat(1001)), { outcome: 'long-farewell' })
    assert.deepEqual(await endShow(by, farewell), { outcome: 'done' })
    assert.match(await later(), /<description>Thank you &amp; good night\.\n[\s\S]*<itunes:complete>Yes</)
    assert.equal((await ask(sound)).status, 200)
    const { rows } = await kept.pool.query(`select media ->> 'name' as name from private.episodes`)
    assert.equal(await isWithdrawnMedia(kept.pool, rows[0].name), false)
    const late = await aPublishedEpisode(kept, by.showId)
    assert.deepEqual(await putIntoFeed(by, late.requestId, words), { outcome: 'leaves' })
    assert.equal(await putPublishedIntoFeeds(kept), 0)
    await closeNow()
    wait()
    assert.equal(await isWithdrawnMedia(kept.pool, rows[0].name), true, 'its files close with it')
    assert.equal((await ask(feed)).status, 410)
    assert.deepEqual(await hearShow(kept.pool, 'slow-bread'), { closedWith: farewell })
    assert.equal((await ask('/shows/slow-bread/twenty-hours/embed')).status, 404)
    await kept.storage.put(withdrawnNotice.key, new Blob(['Gone.'], { type: 'audio/mpeg' }))
    assert.equal(String((await ask(sound)).body), 'Gone.')
    await turnBack('public_shows', `ending_since = now() - interval '97 days'`)
    assert.equal((await ask(sound)).status, 410)
    assert.deepEqual(await stayHere(by), { outcome: 'too-late' })
  })

  test('goes on when that is taken back in time', async () => {
    const { by } = await aShowInPublic(kept)
    await endShow(by, farewell)
    assert.deepEqual(await stayHere(by), { outcome: 'done' })
    assert.doesNotMatch(await later(), /complete|good night/)
  })
})
