import assert from 'node:assert/strict'
import { beforeEach, describe, test } from 'node:test'
import type { Page } from 'playwright-core'
import { brandIn } from '#content/brand.ts'
import { bonuses } from '#content/guide/bonuses.ts'
import { chapters } from '#content/guide/chapters.ts'
import { benefits, guide, guideContents, guideHead } from '#content/guide/guide.ts'
import { testimonials } from '#content/guide/testimonials.ts'
import { settingsWith } from '#domain/settings.ts'
import { documentTitle } from '#site/head/document-title.ts'
import { openPage, type Watched } from './browser.ts'
import { siteInBrowser } from './site-in-browser.ts'

const { site, browser, newVisitor } = await siteInBrowser()
let watched: Watched
let page: Page
beforeEach(async () => {
  watched = await newVisitor()
  page = watched.page
})

const section = (title: string) =>
  page.locator('section').filter({ has: page.getByRole('heading', { name: title, level: 2 }) })
const priceBox = () => page.getByRole('region', { name: 'Price of the guide' })

describe('a visitor of the guide', () => {
  test('meets a header without a call to book, and a price box that stays at top right', async () => {
    await page.goto('/guide')
    assert.deepEqual(await page.getByRole('banner').getByRole('link').allInnerTexts(), [
      brandIn(settingsWith()).name,
    ])
    const first = await priceBox().boundingBox()
    assert.ok(first && first.y < 16 && first.x + first.width > 1200 && first.x > 640)
    await page.evaluate(() => scrollTo({ top: 3000, behavior: 'instant' }))
    assert.deepEqual(await priceBox().boundingBox(), first)
  })

  test('goes to the prices with the button of the hero', async () => {
    await page.goto('/guide')
    await page.getByRole('link', { name: guide.hero.buttonLabel }).click()
    await page.waitForFunction(() => {
      const top = document.getElementById('pricing')?.getBoundingClientRect().top ?? -1
      return top >= 0 && top < 120
    })
    assert.ok(
      await page
        .locator('#pricing')
        .getByRole('link', { name: /^Pre-order for \$47/ })
        .isVisible(),
    )
    assert.equal(await page.locator('#pricing ol > li').count(), 5)
  })

  test('reads four benefits, twelve chapters of four topics, four bonuses and three readers', async () => {
    await page.goto('/guide')
    const listed = (title: string, list: string) => section(title).locator(`${list} > li`).allInnerTexts()
    const cards = await listed(guide.benefits.title, 'ul')
    const chapterCards = await listed(guide.chapters.title, 'ol')
    const sheets = await listed(guide.bonuses.title, 'ul')
    const readers = await listed(guide.testimonials.title, 'ul')
    assert.deepEqual([cards.length, chapterCards.length, sheets.length, readers.length], [4, 12, 4, 3])
    for (const [at, { title, description }] of benefits.entries())
      includesAll(cards[at], [title, description])
    for (const [at, { number, theme, title, description, topics }] of chapters.entries()) {
      assert.equal(topics.length, 4)
      includesAll(chapterCards[at], [`${number}`, theme, title, description, ...topics])
    }
    for (const [at, { title, description }] of bonuses.entries())
      includesAll(sheets[at], [title, description])
    for (const [at, { name, title, quote, result }] of testimonials.entries())
      includesAll(readers[at], [name, title, quote, result])
    assert.ok((await section(guide.testimonials.title).innerText()).startsWith('Examples'))
  })

  test('is told what the guide holds, what the bonus is worth and when it comes', async () => {
    await page.goto('/guide')
    const text = (await page.getByRole('main').innerText()).replaceAll('\n', ' ')
    for (const { figure, what } of guideContents) assert.ok(text.includes(`${figure} ${what}`), what)
    for (const fact of ['12 chapters', '100+ pages', 'Lifetime updates', '50+ episode templates'])
      assert.ok(text.includes(fact), fact)
    assert.ok(text.includes('90-day content calendar'))
    assert.ok(text.includes('Bonus worth $500+'))
    assert.ok(text.includes('Delivered by e-mail for September 22, 2025'))
  })

  test('leaves its title behind', async () => {
    await page.goto('/guide')
    assert.equal(await page.title(), documentTitle(settingsWith(), guideHead(settingsWith()).title))
    await page.getByRole('banner').getByRole('link').click()
    await page.waitForURL((url) => url.pathname === '/')
    assert.ok(!(await page.title()).includes(guide.title))
    assert.deepEqual(watched.complaints, [])
  })
})

test('crawlers read a product with five pre-order prices from 47 to 997 dollars', async () => {
  const html = await (await fetch(`${site.origin}/guide`)).text()
  assert.match(html, /<meta property="og:type" content="product"/)
  const [, json = ''] =
    /<script type="application\/ld\+json">([\s\S]*?"Product"[\s\S]*?)<\/script>/.exec(html) ?? []
  const product = JSON.parse(json)
  assert.equal(product['@type'], 'Product')
  assert.deepEqual(
    ['@type', 'lowPrice', 'highPrice', 'offerCount', 'priceCurrency', 'availability'].map(
      (key) => product.offers[key],
    ),
    ['AggregateOffer', 47, 997, 5, 'USD', 'https://schema.org/PreOrder'],
  )
})

test('without scripts the guide is sold at its first price, and nothing claims to count', async () => {
  const { page: still } = await openPage(browser, site.origin, { javaScriptEnabled: false })
  for (const width of [320, 1280]) {
    await still.setViewportSize({ width, height: 800 })
    await still.goto('/guide')
    const [logo, own] = [
      await still.getByRole('banner').getByRole('link').boundingBox(),
      await still.getByRole('region', { name: 'Price of the guide' }).boundingBox(),
    ]
    assert.ok(logo && own && logo.x + logo.width <= own.x && own.y + own.height <= 76)
    const offers = await still.getByRole('link', { name: /^Pre-order .*new tab/ }).all()
    assert.equal(offers.length, 2)
    for (const link of offers) {
      assert.ok(await link.isVisible())
      assert.match((await link.getAttribute('href')) ?? '', /client_reference_id=guide-stage-1$/)
    }
    assert.equal(await still.getByRole('timer').filter({ visible: true }).count(), 0)
    assert.doesNotMatch(await still.getByRole('main').innerText(), /\d:\d\d|in \d+ min|countdown/)
  }
  await still.context().close()
})

test('with script files refused the price counts all the same, because it needs none', async () => {
  const { page: refused } = await openPage(browser, site.origin)
  await refused.route('**/assets/*.js', (route) => route.abort('blockedbyclient'))
  await refused.goto('/guide')
  for (const timer of await refused.getByRole('timer').all())
    assert.match(await timer.innerText(), /\b4:5\d$|\b5:00$/)
  await refused.getByRole('button', { name: 'Collapse the price box' }).click()
  await refused.context().close()
})

function includesAll(text: string | undefined, parts: readonly string[]) {
  for (const part of parts) assert.ok(text?.includes(part), `"${part}" in "${text}"`)
}
