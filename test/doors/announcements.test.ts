import assert from 'node:assert/strict'
import { beforeEach, describe, test } from 'node:test'
import { announcementsOf } from '#database/announcements.ts'
import { listingsOf } from '#database/listings.ts'
import type { Receiver } from '#domain/directories.ts'
import { announceShows, lookUpAtApple } from '#operations/distribution/announce.ts'
import { savePublicShow, takeShowBack } from '#operations/shows/change-public-show.ts'
import { startDatabase } from '#test/database-under-test.ts'
import { emptyTables } from '#test/empty-tables.ts'
import { aMediaFolder } from '#test/episode-under-test.ts'
import { aShowInPublic, showTexts } from '#test/shows-under-test.ts'
import { builtOrigin } from '#test/site-under-test.ts'
import { anOperator } from '#test/studio-under-test.ts'

const { pool } = await startDatabase()
const kept = { pool, storage: await aMediaFolder(), operator: (await anOperator(pool)).operator }
beforeEach(() =>
  emptyTables(pool, 'private.clients', 'podcast_requests', 'private.episodes', 'private.chores'),
)

const origin = builtOrigin
const feed = `${origin}/shows/slow-bread/feed.xml`
const told: string[] = []
const announcing = (trouble?: string, receivers: readonly Receiver[] = ['podping', 'websub']) =>
  announceShows({
    pool,
    origin,
    receivers,
    announce: async (receiver, address) => {
      told.push(`${receiver} ${address}`)
      return trouble
    },
  })
const states = async (showId: string) =>
  (await announcementsOf(pool, showId)).map(({ state, trouble }) => [state, trouble])
const laterOn = () => pool.query(`update private.announcements set next_at = now() - interval '1 second'`)

describe('a change of a feed', () => {
  beforeEach(() => told.splice(0))

  test('is told to each once, and again when there is another', async () => {
    const { by, showId } = await aShowInPublic(kept)
    assert.equal(await announcing(), 2)
    assert.deepEqual(told.sort(), [`podping ${feed}`, `websub ${feed}`])
    assert.equal(await announcing(), 0)
    await savePublicShow(by, { ...showTexts, title: 'Slower Bread' })
    assert.equal(await announcing(), 2)
    assert.deepEqual(await states(showId), [
      ['told', null],
      ['told', null],
    ])
  })

  test('of a show that nobody may see is told to nobody', async () => {
    const { by } = await aShowInPublic(kept)
    await takeShowBack(by)
    assert.equal(await announcing(), 0)
  })

  test('is told by one of two who work at once', async () => {
    await aShowInPublic(kept)
    assert.deepEqual(
      (await Promise.all([announcing(), announcing()])).reduce((sum, each) => sum + each),
      2,
    )
    assert.equal(told.length, 2)
  })

  test('that nobody takes is tried again for a day, then given up until the next one', async () => {
    const { by, showId } = await aShowInPublic(kept)
    assert.equal(await announcing('It answered 500.', ['websub']), 0)
    assert.deepEqual(await states(showId), [['owed', 'It answered 500.']])
    assert.equal(await announcing('It answered 500.', ['websub']), 0)
    assert.equal(told.length, 1)
    for (let tries = 0; tries < 7; tries++) {
      await laterOn()
      await announcing('It answered 500.', ['websub'])
    }
    assert.deepEqual(await states(showId), [['given-up', 'It answered 500.']])
    await laterOn()
    await announcing('It answered 500.', ['websub'])
    assert.equal(told.length, 8)
    await savePublicShow(by, { ...showTexts, title: 'Slower Bread' })
    assert.equal(await announcing(undefined, ['websub']), 1)
  })
})

test('what Apple lists is listed, once a day it is asked, and what somebody has said stays', async () => {
  const { showId } = await aShowInPublic(kept)
  const page = 'https://podcasts.apple.com/gb/podcast/slow-bread/id1'
  const results = (collectionViewUrl: string) => async () =>
    ({
      outcome: 'part',
      type: 'text/javascript',
      body: Buffer.from(JSON.stringify({ results: [{ feedUrl: feed, collectionViewUrl }] })),
    }) as const
  assert.equal(await lookUpAtApple({ pool, origin }, results('https://evil.test/podcast')), 0)
  assert.equal(await lookUpAtApple({ pool, origin }, results(page)), 0)
  await emptyTables(pool, 'private.chores')
  assert.equal(await lookUpAtApple({ pool, origin }, results(page)), 1)
  const [listing] = await listingsOf(pool, showId)
  assert.deepEqual(
    [listing?.state, listing?.listing, listing?.seenBy, listing?.by],
    ['listed', page, 'look-up', null],
  )
})
