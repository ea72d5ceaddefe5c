import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { violations } from './axe.ts'
import { openPage } from './browser.ts'
import { openGuide, stopClock } from './guide-under-test.ts'
import { siteInBrowser } from './site-in-browser.ts'

const { site, browser } = await siteInBrowser()

const screens = [
  { viewport: { width: 320, height: 800 }, colorScheme: 'dark' },
  { viewport: { width: 1280, height: 900 }, colorScheme: 'light' },
] as const

describe('axe finds nothing on the guide', () => {
  for (const screen of screens)
    for (const priceStage of [0, 2, 4])
      test(`at ${screen.viewport.width} px and stage ${priceStage}: as it comes, with the box turned, with the countdown hidden`, async () => {
        const { page } = await openPage(browser, site.origin, screen)
        await stopClock(page, { timeLeft: 200, priceStage, secondsAgo: 0 })
        await openGuide(page)
        await page.clock.resume() // axe waits with timers of its own
        assert.deepEqual(await violations(page), [])
        await page.getByRole('button', { name: /price box/ }).click()
        assert.deepEqual(await violations(page), [])
        if (priceStage < 4) {
          await page.locator('#pricing').getByRole('button', { name: 'Hide countdown' }).click()
          assert.deepEqual(await violations(page), [])
        }
        await page.context().close()
      })
})
