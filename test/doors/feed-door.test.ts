import assert from 'node:assert/strict'
import { beforeEach, describe, test } from 'node:test'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { savePublicShow, shareOwner, takeShowBack } from '#operations/shows/change-public-show.ts'
import { feed, sound, startShowDoors } from '#test/show-doors-under-test.ts'
import { aShowInPublic, showTexts } from '#test/shows-under-test.ts'

const { kept, ask, later, wait, empty } = await startShowDoors()
beforeEach(empty)

/** As time would do it: no trigger notes a change. */
const turnBack = (changes: string) =>
  kept.pool.query(
    `begin; set local session_replication_role = replica; update private.public_shows set ${changes}; commit`,
  )

describe('a feed', () => {
  test('travels in three forms, and says the same', async () => {
    await aShowInPublic(kept)
    const [plain, gzip, brotli, refused] = [
      await ask(feed),
      await ask(feed, { 'accept-encoding': 'gzip' }),
      await ask(feed, { 'accept-encoding': 'gzip, deflate, br' }),
      await ask(feed, { 'accept-encoding': 'br;q=0, gzip;q=0.0' }),
    ]
    assert.match(String(plain.body), /<title>Twenty hours<\/title>/)
    assert.deepEqual(gunzipSync(gzip.body), plain.body)
    assert.deepEqual(brotliDecompressSync(brotli.body), plain.body)
    assert.match(String(plain.headers['content-security-policy']), /frame-ancestors 'none'/)
    assert.equal(refused.headers['content-encoding'], undefined)
    assert.equal(new Set([plain, gzip, brotli].map(({ headers }) => headers.etag)).size, 3)
    assert.equal(plain.headers['access-control-allow-origin'], '*')
    assert.equal(plain.headers['cross-origin-resource-policy'], 'cross-origin')
    assert.equal(plain.headers['content-type'], 'application/rss+xml; charset=utf-8')
    assert.equal(
      (await ask(feed, { accept: 'text/html,*/*' })).headers['content-type'],
      'text/xml; charset=utf-8',
    )
  })

  test('is not sent again to whoever has it, under a weak tag or that of another form', async () => {
    await aShowInPublic(kept)
    const { headers } = await ask(feed, { 'accept-encoding': 'br' })
    const tag = String(headers.etag)
    for (const form of ['br', 'gzip', 'identity'])
      for (const known of [tag, `W/${tag}`, `"other", ${tag}`]) {
        const answer = await ask(feed, { 'accept-encoding': form, 'if-none-match': known })
        assert.deepEqual([answer.status, answer.body.length], [304, 0])
      }
    assert.equal((await ask(feed, { 'if-none-match': '"other"' })).status, 200)
    const date = String(headers['last-modified'])
    assert.equal((await ask(feed, { 'if-modified-since': date })).status, 304)
    assert.equal((await ask(feed, { 'if-modified-since': new Date(0).toUTCString() })).status, 200)
    assert.equal((await ask(feed, { 'if-modified-since': 'soon' })).status, 200)
  })

  test('answers HEAD with the length and without the feed', async () => {
    await aShowInPublic(kept)
    const [head, whole] = [await ask(feed, {}, 'HEAD'), await ask(feed)]
    assert.deepEqual([head.status, head.body.length], [200, 0])
    assert.equal(head.headers['content-length'], String(whole.body.length))
  })

  test('has what has changed after five seconds, and not before', async () => {
    const { by } = await aShowInPublic(kept)
    await ask(feed)
    await savePublicShow(by, { ...showTexts, description: 'Something else altogether.' })
    assert.doesNotMatch(String((await ask(feed)).body), /altogether/)
    assert.match(await later(), /altogether/)
  })

  test('names the owner for as long as somebody shows it', async () => {
    const { by } = await aShowInPublic(kept)
    await shareOwner(by, true)
    assert.match(await later(), /<itunes:email>ada@bakery\.test/)
    await kept.pool.query(`update private.public_shows set owner_shown_until = now() - interval '1 second'`)
    assert.doesNotMatch(await later(), /ada@bakery/)
  })

  test('without its owner is sent again to whoever asks by date alone', async () => {
    const { by } = await aShowInPublic(kept)
    await shareOwner(by, true)
    await turnBack(`changed_at = now() - interval '7 days'`)
    assert.match(await later(), /ada@bakery/)
    const named = { 'if-modified-since': (await ask(feed)).headers['last-modified'] }
    await turnBack(`owner_shown_until = now() - interval '1 hour'`)
    wait()
    const { status, headers, body } = await ask(feed, named)
    assert.equal(status, 200)
    assert.doesNotMatch(String(body), /ada@bakery/)
    assert.equal((await ask(feed, { 'if-modified-since': headers['last-modified'] })).status, 304)
  })

  test('that changes twice within a second has two dates', async () => {
    const { by } = await aShowInPublic(kept)
    const since = { 'if-modified-since': (await ask(feed)).headers['last-modified'] }
    await savePublicShow(by, { ...showTexts, description: 'Something else altogether.' })
    wait()
    assert.match(String((await ask(feed, since)).body), /altogether/)
  })

  test('of a renamed show is found under each old name, and nobody else gets one', async () => {
    const { by } = await aShowInPublic(kept)
    const guid = /<podcast:guid>[^<]+/.exec(await later())?.[0]
    await savePublicShow(by, { ...showTexts, slug: 'rye' })
    await savePublicShow(by, { ...showTexts, slug: 'spelt' })
    wait()
    for (const old of ['slow-bread', 'rye']) {
      const moved = await ask(`/shows/${old}/feed.xml`)
      assert.deepEqual([moved.status, moved.headers.location], [301, '/shows/spelt/feed.xml'])
    }
    assert.equal(/<podcast:guid>[^<]+/.exec(await later('/shows/spelt/feed.xml'))?.[0], guid)
    assert.equal((await ask(sound)).headers.location, '/audio/spelt/twenty-hours.mp3')
    const other = await aShowInPublic(kept, { slug: 'other' })
    assert.deepEqual(await savePublicShow(other.by, { ...showTexts, slug: 'rye' }), { outcome: 'taken' })
  })

  test('that is private, taken back or unknown gives the same answer', async () => {
    const { by } = await aShowInPublic(kept)
    await takeShowBack(by)
    wait()
    const answers = await Promise.all(
      [feed, '/shows/never/feed.xml', sound, '/audio/never/ever.mp3'].map((path) => ask(path)),
    )
    const seen = answers.map(({ status, headers, body }) => {
      const { date: _, 'x-request-id': __, ...rest } = headers
      return JSON.stringify([status, rest, body.length])
    })
    assert.equal(new Set(seen).size, 1)
    assert.equal(answers[0]?.status, 404)
  })
})
