import assert from 'node:assert/strict'
import type { RequestListener } from 'node:http'
import { beforeEach, test } from 'node:test'
import { arrivalOf } from '#database/arrivals.ts'
import { arrivalShown } from '#operations/arrivals/arrival-shown.ts'
import { readArrival } from '#operations/arrivals/read-arrival.ts'
import { followMoving, takeArrivalIn } from '#operations/arrivals/take-in.ts'
import { makeShowPublic, savePublicShow } from '#operations/shows/change-public-show.ts'
import {
  aFeed,
  aLoaf,
  anOldHost,
  aSound,
  begun,
  fetchAll,
  oldFeed,
  oldHost,
} from '#test/arrivals-under-test.ts'
import { startDatabase } from '#test/database-under-test.ts'
import { emptyTables } from '#test/empty-tables.ts'
import { aMediaFolder } from '#test/episode-under-test.ts'
import { showTexts } from '#test/shows-under-test.ts'
import { anOperator } from '#test/studio-under-test.ts'

const { pool } = await startDatabase()
const storage = await aMediaFolder()
const { operator } = await anOperator(pool)
const kept = { pool, storage, operator }
beforeEach(() => emptyTables(pool, 'private.clients', 'podcast_requests', 'private.episodes'))

const here = 'https://here.test'
const [rye, spelt, oats] = [aLoaf(1), aLoaf(2), aLoaf(3)]

test('a feed that says other sound than MP3, or names what nobody can read, is told so', async (t) => {
  const more = `<podcast:transcript url="http://${oldHost}/1.html" type="text/html"/><podcast:chapters url="http://${oldHost}/none" type="application/json"/>`
  const srt = `<podcast:transcript url="http://${oldHost}/2.srt" type="application/x-subrip"/>`
  const { by } = await anOldHost(
    t,
    kept,
    () =>
      aFeed([
        { ...rye, more },
        { ...spelt, more: srt },
        { ...oats, sound: `http://${oldHost}/3.m4a` },
      ]).replace(/(3\.m4a" length="1" type=")audio\/mpeg/, '$1audio/x-m4a'),
    {
      '/1.mp3': (_, response) => response.end(aSound(1)),
      '/2.mp3': (_, response) => response.end(aSound(2)),
      '/1.html': (_, response) => response.end('<p>Bread</p>'),
      '/2.srt': (_, response) => response.end('1\n00:00:00,000 --> 00:00:01,000\nBread\n'),
      '/3.m4a': (_, response) =>
        response.end(Buffer.from('\0\0\0\x20ftypM4A \0\0\0\0M4A mp42isom\0\0\0\0', 'latin1')),
    },
  )
  await readArrival(by, oldFeed)
  assert.equal((await arrivalShown(pool, by.showId))?.otherSound, 1)
  await begun(by)
  assert.equal(await fetchAll(by), 2)
  const shown = await arrivalShown(pool, by.showId)
  assert.deepEqual(
    shown?.without.map(({ title, without }) => [title, without]),
    [[rye.title, ['transcript', 'chapters']]],
  )
  assert.deepEqual(
    shown?.lost.map(({ trouble }) => trouble),
    ['no-mp3'],
  )
  const { rows } = await pool.query(
    `select episode -> 'sentences' -> 0 ->> 'text' as said, media -> 'sizes' ? 'transcript.vtt' as has
     from private.arriving_episodes where guid = 'g-2'`,
  )
  assert.deepEqual(rows, [{ said: 'Bread', has: true }])
})

test('nothing that directories refuse comes into a show that is heard already', async (t) => {
  const { by } = await anOldHost(t, kept, () => aFeed([{ ...rye, title: 'Episode 1' }]), {
    '/1.mp3': (_, response) => response.end(aSound(1)),
  })
  await begun(by)
  await fetchAll(by)
  await savePublicShow(by, showTexts)
  await pool.query('update private.public_shows set public_since = now(), podcast_guid = gen_random_uuid()')
  assert.deepEqual(await takeArrivalIn(by, here), { outcome: 'not-fit' })
  const { rowCount } = await pool.query('select from private.public_episodes')
  assert.equal(rowCount, 0)
})

test('an old address is followed over other names, and to any name that the show had here', async (t) => {
  const leads =
    (location: string): RequestListener =>
    (_, response) =>
      response.writeHead(301, { location }).end()
  let isGone = false
  const { by } = await anOldHost(
    t,
    kept,
    () => aFeed([rye], '<podcast:locked owner="ada@bakery.test">no</podcast:locked>'),
    {
      '/1.mp3': (_, response) => response.end(aSound(1)),
      '/feed.xml': (request, response) => {
        if (isGone) return void leads('/other.xml')(request, response)
        const feed = aFeed([rye], '<podcast:locked owner="ada@bakery.test">no</podcast:locked>')
        response.writeHead(200, { 'content-type': 'text/xml' }).end(feed)
      },
      '/other.xml': leads('http://here.test/shows/old-bread/feed.xml'),
    },
  )
  await begun(by)
  await fetchAll(by)
  await savePublicShow(by, { ...showTexts, slug: 'old-bread' })
  assert.deepEqual(await takeArrivalIn(by, here), { outcome: 'done' })
  assert.deepEqual(await makeShowPublic(by, here), { outcome: 'done' })
  await savePublicShow(by, showTexts)
  assert.equal(await followMoving({ pool, files: by.files, origin: here }), 0)
  isGone = true
  await pool.query('update private.arrivals set due_at = now()')
  assert.equal(await followMoving({ pool, files: by.files, origin: here }), 1)
  const arrival = await arrivalOf(pool, by.showId)
  assert.deepEqual([arrival?.state, arrival?.ownerEmail, arrival?.found.ownerEmail], ['moved', '', ''])
})
