import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import type { Browser, Page } from 'playwright-core'
import { startSite } from '#test/site-under-test.ts'
import { openBrowser, openPage } from './browser.ts'
import { addressesInSitemap, unlistedPaths } from './site-map.ts'

let site: Awaited<ReturnType<typeof startSite>>
let browser: Browser
let paths: string[]
before(async () => {
  site = await startSite()
  browser = await openBrowser()
  paths = [...(await addressesInSitemap(site.origin)), ...unlistedPaths]
})
after(async () => {
  await browser.close()
  await site[Symbol.asyncDispose]()
})

/** What scripts ask for; pictures, styles and scripts come with the page. */
const isCall = (kind: string) => ['fetch', 'xhr', 'eventsource', 'websocket', 'ping'].includes(kind)

/** Every part that moves is looked at and touched, whatever it waits for. */
async function wakeAll(page: Page) {
  await page.evaluate(() => {
    for (const island of document.querySelectorAll('[data-island]')) {
      island.scrollIntoView()
      island.dispatchEvent(new Event('pointerover', { bubbles: true }))
    }
  })
  await page.waitForFunction(() => !document.querySelector('[data-island]:not([data-awake])'))
}

describe('a page that is only looked at', () => {
  test('asks the server for nothing while it loads, nor within a minute after', async () => {
    const { page } = await openPage(browser, site.origin)
    const calls: string[] = []
    page.on('request', (request) => {
      const isAsked = request.method() !== 'GET' || isCall(request.resourceType())
      if (isAsked) calls.push(`${request.method()} ${request.url()} from ${page.url()}`)
    })
    await page.clock.install({ time: 0 })
    for (const path of paths) {
      await page.goto(path)
      await wakeAll(page)
      await page.clock.fastForward(60_000)
    }
    assert.ok(paths.length > 27)
    assert.deepEqual(calls, [])
  })
})
