import assert from 'node:assert/strict'
import { beforeEach, describe, test } from 'node:test'
import { calendarsAhead } from '#database/calendars-ahead.ts'
import { slotsOf } from '#database/slots.ts'
import { takeOutOfFeed } from '#operations/shows/change-feed.ts'
import { takeShowBack } from '#operations/shows/change-public-show.ts'
import { putPublishedIntoFeeds } from '#operations/shows/put-in-by-itself.ts'
import { startShowDoors } from '#test/show-doors-under-test.ts'
import { aPublishedEpisode, aShowInPublic } from '#test/shows-under-test.ts'

const { kept, later, empty } = await startShowDoors()
beforeEach(empty)

describe('what is published of a public show', () => {
  test('goes into its feed by itself, dated as it was published, and only once', async () => {
    const { by } = await aShowInPublic(kept)
    const { requestId } = await aPublishedEpisode(kept, by.showId)
    await kept.pool.query(
      `update private.episodes set published_at = '2026-03-02T09:00:00Z' where request_id = $1`,
      [requestId],
    )
    assert.equal(await putPublishedIntoFeeds(kept), 1)
    assert.match(await later(), /<pubDate>Mon, 02 Mar 2026 09:00:00 \+0000</)
    await takeOutOfFeed(by, requestId)
    assert.equal(await putPublishedIntoFeeds(kept), 0)
  })

  test('is out in the calendar once it is in there, and not before', async () => {
    const { by, episode } = await aShowInPublic(kept)
    const { requestId } = await aPublishedEpisode(kept, by.showId)
    await kept.pool.query(
      `insert into private.slots (show_id, key, at, state, request_id) values
         ($1, '2026-03-02', '2026-03-02T09:00Z', 'published', $2), ($1, '2026-03-09', '2026-03-09T09:00Z', 'published', $3)`,
      [by.showId, episode.requestId, requestId],
    )
    const seen = async () => (await slotsOf(kept.pool, by.showId)).map(({ notHeard }) => notHeard)
    assert.deepEqual(await seen(), [null, 'not-in-feed'])
    await putPublishedIntoFeeds(kept)
    assert.deepEqual(await seen(), [null, null])
    await takeOutOfFeed(by, episode.requestId)
    assert.deepEqual(await seen(), ['withdrawn', null])
    const page = { now: new Date('2026-03-10'), most: 10, skip: 0 }
    const [ahead] = await calendarsAhead(kept.pool, page)
    assert.deepEqual(
      ahead?.slots.map(({ notHeard }) => notHeard),
      [null],
    )
    await takeShowBack(by)
    assert.deepEqual(await seen(), [null, null])
  })

  test('waits for an operator where the gate refuses it, or it was there before the show was public', async () => {
    const { by, showId } = await aShowInPublic(kept)
    const { requestId } = await aPublishedEpisode(kept, showId)
    await kept.pool.query(
      `update private.episodes set episode = jsonb_set(episode, '{title}', '"Episode 7"') where request_id = $1`,
      [requestId],
    )
    assert.equal(await putPublishedIntoFeeds(kept), 0)
    await kept.pool.query(
      `update private.episodes set episode = jsonb_set(episode, '{title}', '"Rye"') where request_id = $1`,
      [requestId],
    )
    assert.equal(await putPublishedIntoFeeds(kept), 0)
    await takeShowBack(by)
    await aPublishedEpisode(kept, showId)
    assert.equal(await putPublishedIntoFeeds(kept), 0)
    await kept.pool.query('update private.public_shows set public_since = now()')
    assert.equal(await putPublishedIntoFeeds(kept), 1)
  })
})
