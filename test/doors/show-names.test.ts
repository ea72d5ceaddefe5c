import assert from 'node:assert/strict'
import { beforeEach, describe, test } from 'node:test'
import { putIntoFeed, takeOutOfFeed } from '#operations/shows/change-feed.ts'
import { makeShowPublic, savePublicShow, takeShowBack } from '#operations/shows/change-public-show.ts'
import { aClientWithAShow } from '#test/scripts-under-test.ts'
import { sound, startShowDoors } from '#test/show-doors-under-test.ts'
import { aPublishedEpisode, aShowInPublic, showTexts, words } from '#test/shows-under-test.ts'
import { builtOrigin } from '#test/site-under-test.ts'

const { kept, ask, empty } = await startShowDoors()
beforeEach(empty)

async function putIn(showId: string, title: string): Promise<void> {
  const { requestId } = await aPublishedEpisode(kept, showId)
  assert.deepEqual(await putIntoFeed({ ...kept, showId }, requestId, { ...words, title }), {
    outcome: 'done',
  })
}

async function named(): Promise<string[]> {
  const { rows } = await kept.pool.query<{ name: string }>(
    `select number || ' ' || slug as name from private.public_episodes order by number`,
  )
  return rows.map(({ name }) => name)
}

const eraseClient = (clientId: string) =>
  kept.pool.query('delete from private.clients where id = $1', [clientId])

describe('the name of an episode in addresses', () => {
  test('is one of its own, whatever the others are called', async () => {
    const { showId } = await aShowInPublic(kept)
    for (const title of ['Bread', 'Bread 4', 'Bread', 'Épisode 6', '二十時間']) await putIn(showId, title)
    assert.deepEqual(await named(), [
      '1 twenty-hours',
      '2 bread',
      '3 bread-4',
      '4 bread-4-2',
      '5 episode-6',
      '6 episode-6-6',
    ])
  })

  test('is never another one’s after it was erased, nor is its number', async () => {
    const { showId, episode } = await aShowInPublic(kept)
    await kept.pool.query('delete from podcast_requests where id = $1', [episode.requestId])
    await putIn(showId, words.title)
    assert.deepEqual(await named(), ['2 twenty-hours-2'])
    assert.equal((await ask(sound)).status, 404)
  })
})

describe('the name of a show in addresses', () => {
  test('is never another one’s after it was erased', async () => {
    const { by, clientId } = await aShowInPublic(kept, { slug: 'stale-bread' })
    await savePublicShow(by, { ...showTexts, slug: 'stale-rye' })
    await eraseClient(clientId)
    const other = await aClientWithAShow(kept.pool)
    for (const slug of ['stale-bread', 'stale-rye'])
      assert.deepEqual(await savePublicShow({ ...kept, showId: other.showId }, { ...showTexts, slug }), {
        outcome: 'taken',
      })
  })

  test('is free again where it never was in public', async () => {
    const { clientId, showId } = await aClientWithAShow(kept.pool)
    await savePublicShow({ ...kept, showId }, { ...showTexts, slug: 'raw-dough' })
    await eraseClient(clientId)
    const other = await aClientWithAShow(kept.pool)
    assert.deepEqual(
      await savePublicShow({ ...kept, showId: other.showId }, { ...showTexts, slug: 'raw-dough' }),
      { outcome: 'done' },
    )
  })
})

test('only what was done with a show is written down, and with which episode', async () => {
  const { showId } = await aClientWithAShow(kept.pool)
  const by = { ...kept, showId }
  await savePublicShow(by, showTexts)
  const refused = await makeShowPublic(by, builtOrigin)
  const { requestId } = await aPublishedEpisode(kept, showId)
  const unfit = await putIntoFeed(by, requestId, { ...words, title: 'Episode 1' })
  await putIntoFeed(by, requestId, words)
  await makeShowPublic(by, builtOrigin)
  const last = await takeOutOfFeed(by, requestId)
  await takeShowBack(by)
  await takeOutOfFeed(by, requestId)
  assert.deepEqual([refused.outcome, unfit.outcome, last.outcome], ['refused', 'refused', 'last'])
  const { rows } = await kept.pool.query(
    `select deed, request_id as of from private.deeds where facts ->> 'show' = $1 order by id`,
    [showId],
  )
  assert.deepEqual(rows, [
    { deed: 'fill-in-show', of: null },
    { deed: 'put-into-feed', of: requestId },
    { deed: 'make-show-public', of: null },
    { deed: 'take-show-back', of: null },
    { deed: 'take-out-of-feed', of: requestId },
  ])
})

test('the name of a show that nobody has seen is given back once it takes another one', async () => {
  const [first, second] = [
    await aClientWithAShow(kept.pool),
    await aClientWithAShow(kept.pool, 'eve@mill.test'),
  ]
  const save = async (showId: string, slug: string) =>
    (await savePublicShow({ ...kept, showId }, { ...showTexts, slug })).outcome
  assert.equal(await save(first.showId, 'news'), 'done')
  assert.equal(await save(second.showId, 'news'), 'taken')
  assert.equal(await save(first.showId, 'slow-news'), 'done')
  assert.equal(await save(second.showId, 'news'), 'done')
  const { showId } = await aShowInPublic(kept)
  await savePublicShow({ ...kept, showId }, { ...showTexts, slug: 'rye' })
  assert.equal(await save(first.showId, showTexts.slug), 'taken')
})
