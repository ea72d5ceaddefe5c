import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import type { Browser, BrowserContextOptions } from 'playwright-core'
import { listening } from '#content/listening.ts'
import { listenPath } from '#domain/published-episode.ts'
import { startDatabase } from '#test/database-under-test.ts'
import { aMediaFolder, anEpisode, published } from '#test/episode-under-test.ts'
import { startSite, testConfig } from '#test/site-under-test.ts'
import { violations } from './axe.ts'
import { openBrowser, openPage } from './browser.ts'

const { pool } = await startDatabase()
const storage = await aMediaFolder()
const next = [
  {
    title: 'Do you bake without nuts?',
    passage: 'Our bread has no nuts.',
    url: 'https://bakery.test/faq',
    page: 'Questions',
  },
  { title: 'What is in it', passage: 'Four things.', url: 'https://bakery.test/bread' },
]
let site: Awaited<ReturnType<typeof startSite>>
let browser: Browser
const tokens = { full: '', bare: '' }
before(async () => {
  site = await startSite({ config: testConfig(), database: { isReady: async () => true, pool } })
  browser = await openBrowser()
  tokens.full = (await published(pool, storage, { episode: anEpisode(24, { next }) })).token
  tokens.bare = (await published(pool, storage, { episode: anEpisode() })).token
})
after(async () => {
  await browser.close()
  await site[Symbol.asyncDispose]()
})

async function open(token: string, options: BrowserContextOptions = {}) {
  const { page } = await openPage(browser, site.origin, options)
  await page.goto(listenPath(token))
  return page
}

describe('the page of an episode', () => {
  test('goes from the player to what could come next, its price, sharing, and then the transcript', async () => {
    const page = await open(tokens.full)
    const headings = await page.getByRole('main').locator('h1, h2').allInnerTexts()
    const { more, offer, share, transcript, downloads } = listening
    const order = [more, offer, share, transcript, downloads].map(({ title }) => headings.indexOf(title))
    assert.ok(
      order.every((at) => at > 0),
      headings.join(' · '),
    )
    assert.deepEqual(
      order,
      [...order].sort((a, b) => a - b),
    )
    const region = page.getByRole('region', { name: more.title })
    assert.deepEqual(
      await region.getByRole('heading', { level: 3 }).allInnerTexts(),
      next.map(({ title }) => title),
    )
    const source = region.getByRole('link', { name: 'Questions' })
    assert.match(
      (await source.getAttribute('href')) ?? '',
      /^https:\/\/bakery\.test\/faq#:~:text=Our%20bread/,
    )
    for (const price of ['$250', '$500', '$2,500'])
      assert.ok(await page.getByText(price, { exact: true }).isVisible())
    assert.deepEqual(await violations(page), [])
    await page.context().close()
  })

  test('says nothing of further episodes where there are none', async () => {
    const page = await open(tokens.bare)
    assert.equal(await page.getByText(listening.more.title).count(), 0)
    await page.context().close()
  })

  test('has its transcript folded by chapter, which needs no JavaScript', async () => {
    const page = await open(tokens.full, { javaScriptEnabled: false })
    const chapters = page.locator('details')
    assert.equal(await chapters.count(), 3)
    assert.ok(await page.locator('[data-start="0"]').isVisible())
    const later = page.locator('[data-start="54"]')
    assert.equal(await later.isVisible(), false)
    await chapters.nth(1).locator('summary').click()
    assert.ok(await later.isVisible())
    assert.equal(await page.getByRole('button', { name: listening.share.copy }).count(), 0)
    await page.context().close()
  })

  test('opens the chapter that is heard for whoever reads along, and for nobody else', async () => {
    const page = await open(tokens.full)
    const chapters = page.locator('details')
    const hear = (second: number) =>
      page.locator('audio').evaluate((element, at) => {
        Object.defineProperty(element, 'currentTime', { value: at, configurable: true })
        element.dispatchEvent(new Event('timeupdate'))
      }, second)
    await hear(1)
    await hear(50)
    assert.equal(await chapters.nth(1).getAttribute('open'), '')
    await chapters.nth(1).evaluate((each) => each.removeAttribute('open'))
    await hear(100)
    assert.equal(await chapters.nth(2).getAttribute('open'), null)
    await page.context().close()
  })

  test('hands on its own address by copy and by letter, and tells nobody else', async () => {
    const { page, foreign } = await openPage(browser, site.origin)
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.goto(listenPath(tokens.full))
    const region = page.getByRole('region', { name: listening.share.title })
    await region.getByRole('button', { name: listening.share.copy }).click()
    await region.getByRole('button', { name: listening.share.copied }).waitFor()
    const copied = await page.evaluate(() => navigator.clipboard.readText())
    assert.ok(copied.endsWith(listenPath(tokens.full)), copied)
    const mail = new URL(
      (await region.getByRole('link', { name: listening.share.mail }).getAttribute('href')) ?? '',
    )
    assert.equal(mail.protocol, 'mailto:')
    assert.ok(mail.searchParams.get('body')?.includes(copied))
    assert.deepEqual(foreign, [])
    await page.context().close()
  })
})
