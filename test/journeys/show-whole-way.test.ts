import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import type { Browser, Page } from 'playwright-core'
import { englishHosts } from '#content/programme/en-hosts.ts'
import { portalCookie } from '#domain/member.ts'
import { takeArrivalIn } from '#operations/arrivals/take-in.ts'
import { makeShowPublic } from '#operations/shows/change-public-show.ts'
import { setLock } from '#operations/shows/leave.ts'
import { putPublishedIntoFeeds } from '#operations/shows/put-in-by-itself.ts'
import { readFeed } from '#reader/feed/read-feed.ts'
import { aServer, begun, fetchAll, oldFeed, oldHost, othersBehind } from '#test/arrivals-under-test.ts'
import { isOffered, productionOf } from '#test/desk-under-test.ts'
import { until } from '#test/faults/alive.ts'
import { openedKit } from '#test/kit-under-test.ts'
import { soundOf } from '#test/offers-under-test.ts'
import { aSession } from '#test/portal-under-test.ts'
import { aHouseInPublic } from '#test/public-house-under-test.ts'
import { aClientWithAShow, firstOfHosts } from '#test/scripts-under-test.ts'
import { feed } from '#test/show-doors-under-test.ts'
import { signIn } from '#test/studio-under-test.ts'
import { openBrowser, openPage } from './browser.ts'

const there = `http://${oldHost}`
const house = await aHouseInPublic(there)
const { pool, storage, ask, operator, show, requestId } = house
/** What is done each second has been done, and what is held for five is looked at again. */
const secondsToTheWorld = 1 + 5

const bytes = async (answer: Response) => Buffer.from(await answer.arrayBuffer())
const pathOf = (address = '') => new URL(address).pathname
const feedOf = (text: string) => {
  const read = readFeed(text)
  return typeof read === 'string' ? assert.fail(read) : read
}
const newest = async () => feedOf(await (await ask(feed)).text()).episodes.at(-1) ?? assert.fail()

describe('an episode of a show', () => {
  let browser: Browser
  /** The client's telephone, and the operator's screen: neither has scripts. */
  let [telephone, studio]: Page[] = []
  let heard: { said: Awaited<ReturnType<typeof newest>>; audio: string; etag: string; whole: Buffer }

  before(async () => {
    browser = await openBrowser()
    telephone = (await openPage(browser, house.origin, { javaScriptEnabled: false })).page
    studio = (await openPage(browser, house.origin, { javaScriptEnabled: false })).page
    const { secret: value } = await aSession(pool, show.ada)
    const url = house.origin.replace('http:', 'https:')
    await telephone.context().addCookies([{ name: portalCookie, value, url, secure: true, sameSite: 'Lax' }])
    await signIn(studio.context(), operator, house.origin)
  })
  after(async () => {
    await browser.close()
    await house[Symbol.asyncDispose]()
  })

  /** By its client; then the house does what its clock does. */
  async function approved() {
    await until(async () => (await soundOf(pool, requestId))?.isAtGate === true)
    await telephone?.goto(`/portal/${show.clientId}/episodes/${requestId}`)
    const last = telephone?.getByRole('link', { name: 'To the decision' })
    if (await last?.count()) await last?.click()
    await telephone?.getByRole('button', { name: 'Approve this episode' }).click()
    await until(async () => (await productionOf(pool, requestId)).hasEnded)
    await putPublishedIntoFeeds({ pool, storage })
    house.wait(secondsToTheWorld)
  }

  test('is in feed, page, player and figures within six seconds, and whoever hears it counts', async () => {
    await ask(feed)
    await approved()
    const said = await newest()
    const [audio, name] = [new URL(said.sound.url).pathname, said.sound.url.split(/[/.]/).at(-2) ?? '']
    const sent = await ask(audio)
    heard = { said, audio, etag: sent.headers.get('etag') ?? '', whole: await bytes(sent) }
    await telephone?.goto(`/shows/slow-bread/${name}`)
    await telephone?.getByRole('heading', { level: 1, name: said.title }).waitFor()
    await telephone?.goto(`/shows/slow-bread/${name}/embed`)
    assert.equal(await telephone?.locator('audio').getAttribute('src'), audio)
    await house.count()
    await studio?.goto(`/studio/shows/${show.showId}/figures`)
    const row = studio?.getByRole('row', { name: `2. ${said.title}` })
    assert.match((await row?.locator('td').last().innerText()) ?? '', /^1\b/)
  })

  test('is corrected, and listeners of both kinds hear what it says now', async () => {
    await studio?.goto(`/studio/episodes/${requestId}`)
    await studio?.locator(`[data-sentence="${firstOfHosts}"]`).click()
    const text = studio?.getByLabel('Text', { exact: true })
    const [other = ''] = englishHosts.asksReach
    await text?.fill(other)
    await studio?.getByRole('button', { name: 'Keep and hear it' }).click()
    await studio?.getByRole('button', { name: 'Make the changed episode' }).click()
    await isOffered(pool, requestId)
    await studio?.goto(`/studio/episodes/${requestId}`)
    await studio?.getByRole('button', { name: 'Approve for the client' }).click()
    await house.letItGo()
    await approved()
    const { audio, etag, whole, said } = heard
    const now = await ask(audio)
    const corrected = await bytes(now)
    assert.notDeepEqual(corrected, whole)
    const later = { range: `bytes=${whole.length >> 1}-` }
    const goneOn = await ask(audio, { ...later, 'if-range': etag })
    assert.deepEqual([goneOn.status, await bytes(goneOn)], [200, corrected])
    const part = await ask(audio, { ...later, 'if-range': now.headers.get('etag') ?? '' })
    assert.deepEqual([part.status, await bytes(part)], [206, corrected.subarray(whole.length >> 1)])
    const after = await newest()
    for (const lasting of ['guid', 'publishedAt', 'title', 'number'] as const)
      assert.deepEqual(after[lasting], said[lasting])
    assert.equal(after.sound.url, said.sound.url)
  })

  test('goes along in the kit, and is the same in another house, to the byte', async (t) => {
    await setLock(show.by, false)
    const taken = await ask(`/studio/shows/${show.showId}/kit.zip`, { cookie: operator.cookie })
    const kit = await openedKit(await bytes(taken))
    const { files } = JSON.parse(String(kit.get('kit.json')))
    const { files: old } = await othersBehind(t, ({ url = '' }, response) => {
      const file = kit.get(url === new URL(oldFeed).pathname ? 'feed.xml' : files[there + url])
      response.writeHead(file ? 200 : 404, {
        'content-type': url.endsWith('.xml') ? 'text/xml' : 'audio/mpeg',
      })
      response.end(file)
    })
    const fresh = await aServer('https://here.test')
    const { showId } = await aClientWithAShow(fresh.kept.pool)
    const by = { ...fresh.kept, files: old, showId }
    await begun(by)
    assert.equal(await fetchAll(by), 2)
    assert.deepEqual(await takeArrivalIn(by, 'https://here.test'), { outcome: 'done' })
    await fresh.kept.pool.query(`update private.public_shows set website = 'https://bakery.test/'`)
    assert.deepEqual(await makeShowPublic(by, 'https://here.test'), { outcome: 'done' })
    const before = feedOf(String(kit.get('feed.xml')))
    const after = feedOf(await (await fresh.ask(feed)).text())
    assert.deepEqual(
      after.episodes.map(({ guid }) => guid),
      before.episodes.map(({ guid }) => guid),
    )
    assert.equal(after.show.podcastGuid, before.show.podcastGuid)
    for (const [at, { sound }] of after.episodes.entries()) {
      const [old, moved] = [
        await ask(pathOf(before.episodes[at]?.sound.url)),
        await fresh.ask(pathOf(sound.url)),
      ]
      assert.deepEqual(await bytes(moved), await bytes(old))
    }
  })
})
