import assert from 'node:assert/strict'
import type { RequestListener } from 'node:http'
import { test } from 'node:test'
import { arrivalOf } from '#database/arrivals.ts'
import { heardShow } from '#database/heard-shows.ts'
import { claimLetter } from '#database/letters.ts'
import { showsDone } from '#database/promised.ts'
import { publicShow } from '#database/public-shows.ts'
import { showFeed } from '#feeds/show-feed.ts'
import { beginArrival } from '#operations/arrivals/begin-arrival.ts'
import { makeFeedCode } from '#operations/arrivals/make-feed-code.ts'
import { askOwner, enterFeedCode, readArrival } from '#operations/arrivals/read-arrival.ts'
import { followMoving, takeArrivalIn } from '#operations/arrivals/take-in.ts'
import { putIntoFeed } from '#operations/shows/change-feed.ts'
import { makeShowPublic, savePublicShow, shareOwner } from '#operations/shows/change-public-show.ts'
import { setLock } from '#operations/shows/leave.ts'
import { readFeed } from '#reader/feed/read-feed.ts'
import { aServer, aSound, fetchAll, oldHost, othersBehind } from '#test/arrivals-under-test.ts'
import { aClientWithAShow } from '#test/scripts-under-test.ts'
import { aPublishedEpisode, aShowInPublic } from '#test/shows-under-test.ts'

const here = 'https://here.test'
const there = `http://${oldHost}`
const [old, fresh] = [await aServer(there), await aServer(here)]
const feedThere = `${there}/shows/slow-bread/feed.xml`

async function tenEpisodes() {
  const show = await aShowInPublic(old.kept, {}, { mp3: aSound(1) })
  for (let number = 2; number <= 10; number++) {
    const { requestId } = await aPublishedEpisode(old.kept, show.showId, { mp3: aSound(number) })
    await putIntoFeed(show.by, requestId, {
      title: `Loaf & <b>${number}</b>`,
      description: 'It is about bread.',
    })
  }
  return show
}

async function feedHere(showId: string) {
  const heard = await heardShow(fresh.kept.pool, showId)
  return heard ? showFeed({ origin: here, ...heard }) : ''
}

const read = (xml: string) => {
  const feed = readFeed(xml)
  if (typeof feed === 'string') throw new Error(feed)
  return feed
}

test('a show of ten episodes moves by its feed: the same guids, dates and numbers, and no byte of sound changed', async (t) => {
  let movedTo: string | undefined
  const website: RequestListener = (request, response) => {
    if (movedTo && request.url?.endsWith('feed.xml')) response.writeHead(301, { location: movedTo }).end()
    else void old.listener(request, response)
  }
  const { files, net } = await othersBehind(t, website)
  const { by: owner } = await tenEpisodes()
  const { showId, clientId } = await aClientWithAShow(fresh.kept.pool)
  const by = { ...fresh.kept, files, showId }

  assert.deepEqual(await readArrival(by, feedThere), { outcome: 'done' })
  assert.deepEqual(await beginArrival(by), { outcome: 'locked' })
  await setLock(owner, false)
  await shareOwner(owner, true)
  old.wait()
  assert.deepEqual(await readArrival(by, feedThere), { outcome: 'done' })
  assert.deepEqual(await beginArrival(by), { outcome: 'not-proved' })

  assert.deepEqual(await askOwner(by), { outcome: 'done' })
  const letter = await claimLetter(fresh.kept.pool)
  assert.deepEqual([letter?.kind, letter?.email], ['feed-code', 'ada@bakery.test'])
  const made = await makeFeedCode(fresh.kept.pool, showId)
  assert.deepEqual(await enterFeedCode(by, '00000000'), { outcome: 'wrong-code' })
  assert.deepEqual(await enterFeedCode(by, made?.code ?? ''), { outcome: 'done' })
  assert.deepEqual(await beginArrival(by), { outcome: 'done' })

  assert.equal(await fetchAll(by), 10)
  assert.deepEqual(await takeArrivalIn(by, here), { outcome: 'done' })
  assert.deepEqual(await makeShowPublic(by, here), { outcome: 'refused', broken: ['no-website'] })
  const shown = await publicShow(by.pool, showId)
  assert.ok(shown)
  await savePublicShow(by, { ...shown, website: 'https://bakery.test/' })
  assert.deepEqual(await makeShowPublic(by, here), { outcome: 'done' })
  const [done] = await showsDone(by.pool, [clientId])
  assert.equal(done?.isOut, false, 'what was promised here is still owed')

  const [before, after] = [
    read(await (await old.ask('/shows/slow-bread/feed.xml')).text()),
    read(await feedHere(showId)),
  ]
  const known = ({
    guid,
    isLink,
    title,
    publishedAt,
    number,
    season,
    kind,
    isAi,
    description,
  }: (typeof before.episodes)[number]) => ({
    guid,
    isLink,
    title,
    publishedAt,
    number,
    season,
    kind,
    isAi,
    description,
  })
  assert.deepEqual(after.episodes.map(known), before.episodes.map(known))
  assert.equal(after.episodes.length, 10)
  assert.equal(after.show.podcastGuid, before.show.podcastGuid)
  for (const [at, { sound, transcript, chapters }] of after.episodes.entries()) {
    assert.ok(sound.url.startsWith(`${here}/audio/slow-bread/`))
    const answer = await fresh.ask(new URL(sound.url).pathname)
    assert.ok(Buffer.from(aSound(at + 1)).equals(Buffer.from(await answer.arrayBuffer())), sound.url)
    for (const file of [transcript, chapters]) {
      const found = await fresh.ask(new URL(file ?? here).pathname)
      await found.body?.cancel()
      assert.equal(found.status, 200, String(file))
    }
  }

  assert.equal(await followMoving({ pool: by.pool, files, origin: here }), 0)
  assert.equal((await arrivalOf(by.pool, showId))?.state, 'moving')
  movedTo = `${here}/shows/slow-bread/feed.xml`
  await by.pool.query('update private.arrivals set due_at = now()')
  assert.equal(await followMoving({ pool: by.pool, files, origin: here }), 1)
  assert.equal((await arrivalOf(by.pool, showId))?.state, 'moved')
  const { rows } = await by.pool.query(
    `select kind from private.letters where member_id is not null order by created_at`,
  )
  assert.deepEqual(
    rows.map(({ kind }) => kind),
    ['portal-arrived', 'portal-moved'],
  )
  assert.equal(net.trapped(), 0)
})
