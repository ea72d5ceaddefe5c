import assert from 'node:assert/strict'
import { test } from 'node:test'
import { openPage } from './browser.ts'
import { openGuide, stopClock } from './guide-under-test.ts'
import { siteInBrowser } from './site-in-browser.ts'

const { site, browser } = await siteInBrowser()

for (const width of [320, 390, 920, 1280])
  test(`nothing moves at ${width} px, neither when the stored state arrives nor when a stage ends`, async () => {
    for (const timeLeft of [1, 2]) {
      const { page, complaints } = await openPage(browser, site.origin, { viewport: { width, height: 900 } })
      await stopClock(page, { timeLeft, priceStage: timeLeft - 1, secondsAgo: 0 })
      await openGuide(page)
      await page.evaluate(() => {
        const shifts: number[] = []
        Reflect.set(window, 'shifts', shifts)
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) shifts.push(Reflect.get(entry, 'value'))
        }).observe({ type: 'layout-shift', buffered: true })
      })
      for (const place of ['main', '#pricing']) {
        await page.locator(place).evaluate((element) => element.scrollIntoView({ behavior: 'instant' }))
        for (let stage = 0; stage < 2; stage++) await page.clock.runFor(300_000)
      }
      assert.deepEqual(await page.evaluate(() => Reflect.get(window, 'shifts')), [])
      assert.deepEqual(complaints, [])
      await page.context().close()
    }
  })
