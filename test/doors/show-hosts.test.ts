import assert from 'node:assert/strict'
import http from 'node:http'
import { after, beforeEach, describe, test } from 'node:test'
import { hostOfShow } from '#database/show-hosts.ts'
import { hostWord } from '#domain/show-host.ts'
import { savePublicShow } from '#operations/shows/change-public-show.ts'
import { enterHost, forgetHost, proveHost } from '#operations/shows/host-of-show.ts'
import { startDatabase } from '#test/database-under-test.ts'
import { emptyTables } from '#test/empty-tables.ts'
import { aHouse } from '#test/rights-under-test.ts'
import { aClientWithAShow } from '#test/scripts-under-test.ts'
import { feed, sound } from '#test/show-doors-under-test.ts'
import { aShowInPublic, showTexts } from '#test/shows-under-test.ts'
import { builtOrigin, startSite, testConfig } from '#test/site-under-test.ts'
import { anOperator } from '#test/studio-under-test.ts'
import { openStorage } from '#vendors/storage/open-storage.ts'
import type { FetchPart } from '#vendors/web/web.ts'

const { pool } = await startDatabase()
const config = testConfig({ dataDir: (await aHouse()).dataDir })
let time = 0
const site = await startSite({ config, now: () => time, database: { isReady: async () => true, pool } })
after(() => site[Symbol.asyncDispose]())
const { operator } = await anOperator(pool)
const kept = { pool, storage: openStorage(config), operator }
/** What is kept in memory is looked at again. */
const wait = () => {
  time += 5000
}
beforeEach(async () => {
  await emptyTables(pool, 'private.clients', 'podcast_requests', 'private.episodes')
  wait()
})

const host = 'podcast.bakery.example'
const ask = (path: string, name = host, method = 'GET') =>
  new Promise<{ status: number; headers: http.IncomingHttpHeaders; body: Buffer }>((resolve, reject) => {
    const sent = { port: site.port, path, method, headers: { host: name }, agent: false }
    const request = http.request(sent, async (answer) => {
      const body = Buffer.concat(await answer.toArray())
      resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body })
    })
    request.on('error', reject).end()
  })
/** The name leads here. */
const leadsHere: FetchPart = async (url) => {
  const { status, body } = await ask(new URL(url).pathname, new URL(url).host)
  return status === 200
    ? { outcome: 'part', type: 'text/plain', body }
    : { outcome: 'give-up', code: 'not-found', check: 'not-found' }
}
const leadsNowhere: FetchPart = async () => ({ outcome: 'give-up', code: 'not-found', check: 'no-such-name' })
const noRecords = async () => []

async function provedShow() {
  const show = await aShowInPublic(kept)
  const by = { ...show.by, origin: builtOrigin, readTxt: noRecords, fetchPart: leadsHere }
  await enterHost(by, host)
  wait()
  assert.deepEqual(await proveHost(by), { outcome: 'done' })
  wait()
  return { ...show, by }
}

describe('under the name of a show', () => {
  test('its page, feed, episodes and sound are those of ours, with the addresses of ours', async () => {
    await provedShow()
    const [page, ours] = [String((await ask('/')).body), builtOrigin]
    assert.match(page, /<h1[^>]*>Slow Bread<\/h1>/)
    assert.ok(page.includes(`rel="canonical" href="${ours}/shows/slow-bread"`))
    assert.equal((await ask('/twenty-hours')).status, 200)
    assert.deepEqual((await ask('/feed.xml')).body, (await ask(feed, 'localhost')).body)
    assert.ok(String((await ask('/feed.xml')).body).includes(`href="${ours}${feed}"`))
    assert.deepEqual((await ask(sound)).body, (await ask(sound, 'localhost')).body)
    const [style = ''] = page.match(/\/assets\/[\w.-]+/) ?? []
    if (style) assert.equal((await ask(style)).status, 200)
    const head = await ask('/', host.toUpperCase(), 'HEAD')
    assert.deepEqual([head.status, head.body.length], [200, 0])
  })

  test('whatever is not the show’s leads to us, and no show of others is there', async () => {
    await provedShow()
    for (const path of ['/pricing', '/studio', '/shows/other-show', '/portal'])
      assert.deepEqual([path, (await ask(path)).headers.location], [path, builtOrigin + path])
    assert.equal((await ask('/no-such-episode')).status, 404)
    assert.equal((await ask('/%0d%0a')).status, 404)
  })

  test('a show that is called otherwise, or is not public, or has given the name back, is followed within seconds', async () => {
    const { by } = await provedShow()
    await savePublicShow(by, { ...showTexts, slug: 'rye' })
    wait()
    assert.equal((await ask('/')).status, 200)
    await pool.query('update private.public_shows set public_since = null')
    wait()
    assert.equal((await ask('/feed.xml')).status, 404)
    await forgetHost(by)
    wait()
    assert.equal((await ask('/feed.xml')).status, 404)
    assert.doesNotMatch(String((await ask('/')).body), /Slow Bread/)
  })
})

describe('a name', () => {
  test('that nobody has proved answers its word alone, and gets a certificate only once it is entered', async () => {
    const show = await aShowInPublic(kept)
    const known = async () => (await ask(`/hosts?domain=${host}`, '127.0.0.1')).status
    assert.equal(await known(), 404)
    assert.equal((await ask('/.well-known/offmic-show')).status, 404)
    const by = { ...show.by, origin: builtOrigin, readTxt: noRecords, fetchPart: leadsNowhere }
    assert.deepEqual(await enterHost(by, 'localhost'), { outcome: 'bad-host' })
    assert.deepEqual(await enterHost(by, host), { outcome: 'done' })
    wait()
    assert.equal(await known(), 200)
    const { token = '' } = (await hostOfShow(pool, show.showId)) ?? {}
    assert.equal(String((await ask('/.well-known/offmic-show')).body), `${hostWord(token)}\n`)
    assert.doesNotMatch(String((await ask('/')).body), /Slow Bread/)
    assert.deepEqual(await proveHost(by), { outcome: 'not-there' })
  })

  test('is proved by a record, and then is nobody else’s; another name is proved anew', async () => {
    const show = await aShowInPublic(kept)
    const by = { ...show.by, origin: builtOrigin, fetchPart: leadsNowhere }
    await enterHost(by, host)
    const { token = '' } = (await hostOfShow(pool, show.showId)) ?? {}
    const asked: string[] = []
    const readTxt = async (name: string) => {
      asked.push(name)
      return ['v=spf1 -all', hostWord(token)]
    }
    assert.deepEqual(await proveHost({ ...by, readTxt }), { outcome: 'done' })
    assert.deepEqual(asked, [`_offmic.${host}`])
    const { showId } = await aClientWithAShow(pool, 'eve@mill.test')
    const other = { ...by, showId }
    await savePublicShow(other, { ...showTexts, slug: 'rye' })
    await enterHost(other, host)
    wait()
    assert.deepEqual(await proveHost({ ...other, readTxt, fetchPart: leadsHere }), { outcome: 'not-there' })
    const theirs = hostWord((await hostOfShow(pool, showId))?.token ?? '')
    const taken = await proveHost({ ...other, readTxt: async () => [theirs, hostWord(token)] })
    assert.deepEqual(taken, { outcome: 'host-taken' })
    await enterHost(by, host)
    assert.ok((await hostOfShow(pool, show.showId))?.provedAt)
    await enterHost(by, 'other.bakery.example')
    assert.equal((await hostOfShow(pool, show.showId))?.provedAt, null)
    assert.deepEqual(await proveHost({ ...other, readTxt: noRecords, fetchPart: leadsHere }), {
      outcome: 'done',
    })
  })
})
