import assert from 'node:assert/strict'
import { beforeEach, describe, test } from 'node:test'
import type { Page } from 'playwright-core'
import type { Watched } from './browser.ts'
import { arrival, openGuide, prices, savedNow, stopClock } from './guide-under-test.ts'
import { siteInBrowser } from './site-in-browser.ts'

const { newVisitor } = await siteInBrowser()
let watched: Watched
let page: Page
beforeEach(async () => {
  watched = await newVisitor()
  page = watched.page
})

describe('what was kept under an earlier name', () => {
  const former = 'former-name-guide-timer'
  test('moves to the name of now, and the visitor finds the ladder where they left it', async () => {
    await page.addInitScript(
      ([key = '', value = '']) => {
        if (sessionStorage.getItem('stored')) return
        sessionStorage.setItem('stored', 'yes')
        localStorage.setItem(key, value)
        sessionStorage.setItem('former-name-guide-countdown', 'hidden')
      },
      [former, JSON.stringify({ timeLeft: 200, priceStage: 1, savedAt: arrival })],
    )
    await stopClock(page)
    await openGuide(page)
    assert.deepEqual(await prices(page), ['$97'])
    assert.equal((await savedNow(page)).priceStage, 1)
    assert.equal(await page.evaluate((key) => localStorage.getItem(key), former), null)
    await page.getByRole('button', { name: 'Show countdown' }).first().waitFor()
    assert.deepEqual(watched.complaints, [])
  })
})
