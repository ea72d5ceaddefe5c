import assert from 'node:assert/strict'
import { beforeEach, test } from 'node:test'
import { topicsOf } from '#database/topics.ts'
import { watchedFeedOf } from '#database/watched-feeds.ts'
import { settingsWith } from '#domain/settings.ts'
import { followFeeds } from '#operations/follow-feeds.ts'
import { followFeedAt } from '#operations/topics.ts'
import { aCalendar, answerNeeded, lookAt } from '#test/calendar-under-test.ts'
import { startDatabase } from '#test/database-under-test.ts'
import { emptyTables } from '#test/empty-tables.ts'
import type { FetchPart } from '#vendors/web/web.ts'

const { pool } = await startDatabase()
const settings = settingsWith({}, { 'expert.setupEpisodes': '0' })
beforeEach(() => emptyTables(pool, 'private.clients', 'podcast_requests'))

const item = (number: number, title: string) =>
  `<item><guid>n${number}</guid><title>${title}</title><link>https://bakery.test/blog/${number}</link></item>`
/** A blog that names its feed, and the feed as it is at the moment. */
function blog() {
  const state = { items: '', asked: [] as string[], isAway: false }
  const fetchPart: FetchPart = async (url) => {
    state.asked.push(url)
    if (state.isAway) return { outcome: 'wait', reason: 'it is away' }
    const page = '<link rel="alternate" type="application/rss+xml" href="/feed.xml">'
    const text = url.endsWith('/feed.xml') ? `<rss><channel>${state.items}</channel></rss>` : page
    return { outcome: 'part', type: 'text/xml', body: Buffer.from(text) }
  }
  return { state, fetchPart }
}
const later = (hours: number) => new Date(Date.now() + hours * 3_600_000)
const titles = async (showId: string) =>
  (await topicsOf(pool, showId)).map(({ title, origin }) => `${origin}: ${title}`)

test('what is new on a blog becomes a topic once, and what stood there at the first look does not', async () => {
  const { showId, ada } = await aCalendar(pool)
  const { state, fetchPart } = blog()
  const follow = (hours: number) => followFeeds(pool, fetchPart, later(hours))
  assert.equal(await followFeedAt(pool, { member: ada }, showId, 'not an address'), 'no-address')
  assert.equal(await followFeedAt(pool, { member: ada }, showId, 'bakery.test/blog'), 'done')
  state.items = item(1, 'Old bread')
  assert.equal(await follow(0.1), 1)
  assert.deepEqual(await titles(showId), [])
  state.items = item(2, 'Rye &amp; spelt') + item(1, 'Old bread')
  assert.equal(await follow(0.2), 0, 'four times a day')
  assert.equal(
    (await Promise.all([follow(7), follow(7), follow(7)])).reduce((sum, each) => sum + each, 0),
    1,
  )
  assert.deepEqual(await titles(showId), ['feed: Rye & spelt'])
  // It was edited, and has another number.
  state.items = item(2, 'Rye and spelt').replace('n2', 'n9') + item(1, 'Old bread')
  await follow(14)
  assert.deepEqual(await titles(showId), ['feed: Rye & spelt'])
  state.isAway = true
  await follow(21)
  assert.equal((await watchedFeedOf(pool, showId))?.trouble, 'not-now')
  assert.equal(await followFeedAt(pool, { member: ada }, showId, ''), 'done')
  assert.equal(await watchedFeedOf(pool, showId), null)
  assert.equal(await follow(28), 0)
})

test('an episode of a post is begun with its page, which is read before the others', async () => {
  const { showId, ada } = await aCalendar(pool)
  await answerNeeded(pool, showId, ada)
  const { state, fetchPart } = blog()
  await followFeedAt(pool, { member: ada }, showId, 'bakery.test/blog')
  await followFeeds(pool, fetchPart, later(0.1))
  state.items = item(2, 'Why we changed our flour')
  await followFeeds(pool, fetchPart, later(7))
  await lookAt(pool, settings, showId)
  const { rows } = await pool.query('select topic, pages from private.briefs')
  assert.deepEqual(rows, [{ topic: null, pages: ['https://bakery.test/blog/2'] }])
  assert.ok((await topicsOf(pool, showId))[0]?.requestId)
})
