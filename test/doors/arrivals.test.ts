import assert from 'node:assert/strict'
import type { RequestListener } from 'node:http'
import { beforeEach, describe, test } from 'node:test'
import { arrivalOf } from '#database/arrivals.ts'
import { claimLetter } from '#database/letters.ts'
import { proofWord } from '#domain/arriving-show.ts'
import { arrivalShown } from '#operations/arrivals/arrival-shown.ts'
import { beginArrival } from '#operations/arrivals/begin-arrival.ts'
import { makeFeedCode } from '#operations/arrivals/make-feed-code.ts'
import { askOwner, enterFeedCode, lookForWord, readArrival } from '#operations/arrivals/read-arrival.ts'
import { takeArrivalIn } from '#operations/arrivals/take-in.ts'
import { aFeed, anOldHost, begun, fetchAll, oldFeed } from '#test/arrivals-under-test.ts'
import { startDatabase } from '#test/database-under-test.ts'
import { emptyTables } from '#test/empty-tables.ts'
import { aMediaFolder } from '#test/episode-under-test.ts'
import { anOperator } from '#test/studio-under-test.ts'

const { pool } = await startDatabase()
const storage = await aMediaFolder()
const { operator } = await anOperator(pool)
const kept = { pool, storage, operator }
beforeEach(() => emptyTables(pool, 'private.clients', 'podcast_requests', 'private.episodes'))

describe('a feed', () => {
  const bomb = `<!DOCTYPE x [<!ENTITY a "${'a'.repeat(100)}"><!ENTITY b "&a;&a;&a;&a;">]>`
  for (const [name, feed, outcome] of [
    ['that is a bomb', aFeed([{}]).replace('?>', `?>${bomb}`), 'not-a-feed'],
    ['that opens without an end', `<rss version="2.0"><channel>${'<item>'.repeat(50_000)}`, 'not-a-feed'],
    ['without an episode', aFeed([]), 'no-episodes'],
    ['of two episodes with one guid', aFeed([{}, { title: 'Other' }]), 'same-guid'],
    ['without dates', aFeed([{ date: 'soon' }]), 'no-date'],
    ['larger than ten megabytes', aFeed([{ more: ' '.repeat(10 * 1024 * 1024) }]), 'unread'],
  ] as const)
    test(`${name} is refused, and nothing is kept of it`, async (t) => {
      const { by } = await anOldHost(t, kept, () => feed)
      assert.deepEqual(await readArrival(by, oldFeed), { outcome })
      assert.equal(await arrivalOf(pool, by.showId), undefined)
    })

  test('that leads inside is never followed', async (t) => {
    const inward: RequestListener = (_, response) =>
      response.writeHead(302, { location: 'http://inside.attacker.de/feed.xml' }).end()
    const { by, net } = await anOldHost(t, kept, () => '', { '/feed.xml': inward })
    assert.deepEqual(await readArrival(by, oldFeed), { outcome: 'unread' })
    assert.deepEqual(await readArrival(by, 'file:///etc/passwd'), { outcome: 'bad-address' })
    assert.equal(net.trapped(), 0)
  })

  test('of 2,000 episodes is read, complained about, and put into the feed here in one breath', async (t) => {
    const items = Array.from({ length: 2000 }, (_, at) => ({
      guid: `g ${at}`,
      title: at < 3 ? `Episode ${at}` : `Rye ${at % 7}`,
    }))
    const { by } = await anOldHost(t, kept, () => aFeed(items))
    await begun(by)
    const shown = await arrivalShown(pool, by.showId)
    assert.deepEqual([shown?.total, shown?.complaints.length], [2000, 3])
    assert.deepEqual(shown?.complaints[0]?.broken, ['number-in-title'])
    await pool.query(`update private.arriving_episodes set state = 'here', episode = '{"seconds": 60}',
      media = jsonb_build_object('name', md5(id::text), 'sizes', '{"episode.mp3": 5}'::jsonb)`)
    await fetchAll(by)
    assert.deepEqual(await takeArrivalIn(by, 'https://here.test'), { outcome: 'done' })
    const { rows } = await pool.query(
      'select count(*)::int as all, count(distinct slug)::int as slugs, count(distinct guid)::int as guids from private.public_episodes',
    )
    assert.deepEqual(rows, [{ all: 2000, slugs: 2000, guids: 2000 }])
    const letters = await pool.query('select kind from private.letters where request_id is not null')
    assert.deepEqual(letters.rows, [])
  })
})

describe('whose it is', () => {
  test('is proved by a word in the feed; until then nothing is fetched', async (t) => {
    let channel = ''
    const { by } = await anOldHost(t, kept, () => aFeed([{}], channel))
    await readArrival(by, oldFeed)
    assert.deepEqual(await askOwner(by), { outcome: 'no-owner' })
    assert.deepEqual(await lookForWord(by), { outcome: 'no-word' })
    assert.deepEqual(await beginArrival(by), { outcome: 'not-proved' })
    assert.equal(await fetchAll(by), 0)
    const { token = '' } = (await arrivalOf(pool, by.showId)) ?? {}
    channel = `<podcast:txt purpose="verify">${proofWord(token)}</podcast:txt><podcast:locked>yes</podcast:locked>`
    assert.deepEqual(await lookForWord(by), { outcome: 'done' })
    await readArrival(by, oldFeed)
    assert.equal((await arrivalOf(pool, by.showId))?.proof, 'token')
    assert.deepEqual(await beginArrival(by), { outcome: 'locked' })
  })

  test('goes to an address once an hour, to none that wants no mail, and signs no address of a stranger', async (t) => {
    const title = 'Win at www.evil.test now, write to a@evil.test or http://evil.test/x Bread'
    const { by } = await anOldHost(t, kept, () =>
      aFeed([{}], '<podcast:locked owner="ada@bakery.test">no</podcast:locked>').replace(
        /<title>[^<]*<\/title>/,
        `<title>${title}</title>`,
      ),
    )
    assert.deepEqual(await readArrival(by, oldFeed), { outcome: 'done' })
    assert.deepEqual(await askOwner(by), { outcome: 'done' })
    assert.deepEqual(await askOwner(by), { outcome: 'code-sent' })
    assert.equal((await makeFeedCode(pool, by.showId))?.show, 'Win at now, write to or Bread')
    await pool.query(`delete from private.letters where kind <> 'feed-code'`)
    await pool.query(
      `insert into private.unwanted_mail (email_key, reason)
       select private.email_key(owner_email), 'stopped' from private.arrivals`,
    )
    assert.equal(await claimLetter(pool), undefined)
    await emptyTables(pool, 'private.unwanted_mail')
    assert.equal((await claimLetter(pool))?.kind, 'feed-code')
  })

  test('is not guessed: after five tries no code counts', async (t) => {
    const { by } = await anOldHost(t, kept, () =>
      aFeed([{}], '<podcast:locked owner="ada@bakery.test">no</podcast:locked>'),
    )
    await readArrival(by, oldFeed)
    assert.deepEqual(await askOwner(by), { outcome: 'done' })
    const made = await makeFeedCode(pool, by.showId)
    for (let tries = 0; tries < 5; tries++)
      assert.deepEqual(await enterFeedCode(by, `x${tries}`), { outcome: 'wrong-code' })
    assert.deepEqual(await enterFeedCode(by, made?.code ?? ''), { outcome: 'wrong-code' })
  })
})
