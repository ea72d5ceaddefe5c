// Ways through the site: the header's links, the index of samples, and links where one asks for them.
import assert from 'node:assert/strict'
import { beforeEach, describe, test } from 'node:test'
import type { Page } from 'playwright-core'
import { headerLinks } from '#content/header.ts'
import { recordedSamples } from '#content/recorded-samples.ts'
import { tradeOf } from '#content/samples.ts'
import { paths } from '#site/paths.ts'
import type { Watched } from './browser.ts'
import { siteInBrowser } from './site-in-browser.ts'
import { addressesInSitemap } from './site-map.ts'

const { site, newVisitor } = await siteInBrowser()
let watched: Watched
let page: Page
beforeEach(async () => {
  watched = await newVisitor()
  page = watched.page
})

const banner = () => page.getByRole('banner')

describe('the header', () => {
  test('leads to samples, how it works and prices on every listed page but the guide, which asks for one thing', async () => {
    for (const path of await addressesInSitemap(site.origin)) {
      const html = await (await fetch(site.origin + path)).text()
      const nav = /<nav aria-label="Main"[\s\S]*?<\/nav>/.exec(html)?.[0] ?? ''
      assert.deepEqual(
        [...nav.matchAll(/href="([^"]+)"/g)].map(([, href]) => href),
        path === paths.guide() ? [] : headerLinks.map((link) => link.path),
        path,
      )
    }
  })

  test('keeps logo and button in view on a phone while the links scroll away', async () => {
    await page.setViewportSize({ width: 390, height: 800 })
    await page.goto(paths.pricing())
    const samples = banner().getByRole('link', { name: 'Samples' })
    assert.ok(await samples.isVisible())
    await page.evaluate(() => scrollTo({ top: 1500, behavior: 'instant' }))
    const tops = async (name: string) => (await banner().getByRole('link', { name }).boundingBox())?.y ?? -1
    assert.ok((await tops('Call →')) >= 0)
    assert.ok((await tops('Samples')) < 0)
    await samples.focus()
    await page.keyboard.press('Enter')
    await page.waitForURL(`**${paths.samples()}`)
  })
})

describe('the index of samples', () => {
  test('lists every sample by trade with cover, length and first line, and plays it by one press', async () => {
    await page.goto(paths.samples())
    const rows = page.getByRole('region', { name: 'The samples' }).getByRole('listitem')
    assert.equal(await rows.count(), recordedSamples.length)
    const trades = await page.getByRole('navigation', { name: 'Trades' }).getByRole('link').allInnerTexts()
    assert.deepEqual(trades, recordedSamples.map(({ id }) => tradeOf(id)).toSorted())
    for (const { id, show, seconds, sentences } of recordedSamples) {
      const row = page.locator(`#${id}`)
      const words = await row.innerText()
      const first = sentences.find(({ speaker }) => speaker === 'reader')?.text
      for (const part of [tradeOf(id), show, `${Math.round(seconds)} seconds`, first ?? '?'])
        assert.ok(words.includes(part), `${id}: ${part}`)
      assert.equal(await row.locator('img').getAttribute('src'), paths.cover(id))
      assert.equal(await row.getByRole('link').getAttribute('href'), paths.sample(id))
    }
    await rows.nth(1).getByRole('button').click()
    await page.waitForFunction(
      () => (document.querySelector<HTMLAudioElement>('#dock audio')?.currentTime ?? 0) > 0.2,
    )
    assert.deepEqual(watched.complaints, [])
  })
})

test('guide, reasons, prices and how it works are linked from where one asks for them', async () => {
  const linked = {
    '/': [
      paths.pricing(),
      paths.howItWorks(),
      paths.whyPodcast(),
      paths.compare(),
      paths.making(),
      paths.samples(),
    ],
    [paths.blog()]: [paths.guide()],
    [paths.article('hidden-roi-corporate-podcasts')]: [paths.guide()],
    [paths.pricing()]: [paths.compare(), paths.whyPodcast()],
    [paths.whyPodcast()]: [paths.guide(), paths.samples(), paths.compare()],
    [paths.howItWorks()]: [paths.making()],
  }
  for (const [path, ways] of Object.entries(linked)) {
    const html = await (await fetch(site.origin + path)).text()
    const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'))
    for (const way of ways) assert.ok(main.includes(`href="${way}"`), `${path} leads to ${way}`)
  }
})
