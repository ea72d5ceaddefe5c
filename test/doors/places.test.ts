import assert from 'node:assert/strict'
import { after, beforeEach, describe, test } from 'node:test'
import { noteListing, sayOfPlace } from '#operations/distribution/listings.ts'
import { takeShowBack } from '#operations/shows/change-public-show.ts'
import { startDatabase } from '#test/database-under-test.ts'
import { emptyTables } from '#test/empty-tables.ts'
import { aMember, aSession } from '#test/portal-under-test.ts'
import { aHouse } from '#test/rights-under-test.ts'
import { aShowInPublic } from '#test/shows-under-test.ts'
import { aVisitor } from '#test/sign-in-under-test.ts'
import { startSite, testConfig } from '#test/site-under-test.ts'
import { anOperator } from '#test/studio-under-test.ts'
import { openStorage } from '#vendors/storage/open-storage.ts'

const { pool } = await startDatabase()
const config = testConfig({ dataDir: (await aHouse()).dataDir })
const storage = openStorage(config)
const site = await startSite({ config, database: { isReady: async () => true, pool } })
after(() => site[Symbol.asyncDispose]())
const { operator, cookie } = await anOperator(pool, { role: 'operator' })
beforeEach(() => emptyTables(pool, 'private.clients', 'podcast_requests', 'private.episodes'))

const visitor = aVisitor(site.origin)
const see = async (path: string, as = cookie) =>
  (await visitor.ask(path, { headers: { cookie: as } })).text.replaceAll('<!-- -->', '')
const typed = 'https://open.spotify.com/show/4abc'
const saying = (text: string) => async (url: string) =>
  ({ outcome: 'page', url, isPlainText: false, text }) as const
const closed = async () => ({ outcome: 'give-up', code: 'robots', check: 'robots' }) as const
const start = async () => {
  const show = await aShowInPublic({ pool, storage, operator })
  return { ...show, by: { pool, operator, showId: show.showId } }
}
const state = async () => {
  const { rows } = await pool.query<{ state: string; seenBy: string | null }>(
    'select state, seen_by as "seenBy" from private.listings',
  )
  return rows.map(({ state, seenBy }) => `${state} ${seenBy}`)
}

describe('a place', () => {
  test('lists a show once its own page names it', async () => {
    const { by } = await start()
    const note = (text: string, isSeen = false) =>
      noteListing({ ...by, fetchPage: saying(text) }, 'spotify', { typed, isSeen })
    assert.deepEqual(await note('<title>Fast Bread</title>', true), { outcome: 'other-show' })
    assert.deepEqual(await state(), [])
    assert.deepEqual(await note('<title>Slow&nbsp;Bread | Spotify</title>'), { outcome: 'done' })
    assert.deepEqual(await state(), ['listed page'])
  })

  test('that lets no program in is believed by whoever has seen it', async () => {
    const { by } = await start()
    const note = (isSeen: boolean) => noteListing({ ...by, fetchPage: closed }, 'spotify', { typed, isSeen })
    assert.deepEqual(await note(false), { outcome: 'unread' })
    assert.deepEqual(await note(true), { outcome: 'done' })
    assert.deepEqual(await state(), ['listed operator'])
  })

  test('takes no page of another place, and nothing of a show that is not public', async () => {
    const { by } = await start()
    const fetchPage = saying('Slow Bread')
    assert.deepEqual(await noteListing({ ...by, fetchPage }, 'apple', { typed, isSeen: true }), {
      outcome: 'no-address',
    })
    await takeShowBack(by)
    assert.deepEqual(await noteListing({ ...by, fetchPage }, 'spotify', { typed, isSeen: true }), {
      outcome: 'not-public',
    })
    assert.deepEqual(await sayOfPlace(by, 'spotify', 'sent'), { outcome: 'not-public' })
    assert.deepEqual(await sayOfPlace(by, 'spotify', 'not-wanted'), { outcome: 'done' })
    assert.deepEqual(await state(), ['not-wanted null'])
    assert.deepEqual(await sayOfPlace(by, 'spotify', 'not-yet'), { outcome: 'done' })
    assert.deepEqual(await state(), [])
  })
})

test('the screen shows one place at a time, and the client and the public only what is so', async () => {
  const { by, clientId, showId } = await start()
  const path = `/studio/shows/${showId}/places`
  const shown = await see(`${path}?place=spotify`)
  assert.match(shown, /<h1[^>]*>Where Slow Bread can be found<\/h1>.*Spotify.*Ready.*Enter it at Spotify/s)
  assert.match(shown, /value="[^"]+\/shows\/slow-bread\/feed\.xml"/)
  assert.match(shown, /This place sends a code to ada@bakery\.test/)
  const press = (form: Record<string, string>) =>
    visitor.ask(path, { form: { place: 'spotify', ...form }, headers: { cookie } })
  assert.equal((await press({ intent: 'sent' })).status, 200)
  assert.equal((await press({ intent: 'share-owner' })).status, 200)
  const wrong = await press({ intent: 'listed', listing: 'https://evil.test/"><b>' })
  assert.equal(wrong.status, 422)
  assert.match(wrong.text, /This is no page of that place/)
  assert.equal((await press({ intent: 'sold', listing: typed })).status, 422)
  assert.deepEqual(await state(), ['sent null'])
  const session = await aSession(pool, await aMember(pool, clientId))
  const portal = () => see(`/portal/${clientId}/figures/${showId}`, session.cookie)
  assert.match(await portal(), /Spotify<\/th><td>Sent<\/td>.*The place decides/s)
  assert.ok(!(await see('/shows/slow-bread')).includes('spotify'))
  await noteListing({ ...by, fetchPage: saying('Slow Bread') }, 'spotify', { typed, isSeen: false })
  for (const page of ['/shows/slow-bread', '/shows/slow-bread/twenty-hours'])
    assert.ok((await see(page)).includes(`href="${typed}"`))
  assert.match(await portal(), /Listed/)
})
