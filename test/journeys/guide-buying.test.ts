import assert from 'node:assert/strict'
import { beforeEach, test } from 'node:test'
import type { Page } from 'playwright-core'
import { priceStages } from '#content/guide/price-stages.ts'
import { settingsWith } from '#domain/settings.ts'
import type { Watched } from './browser.ts'
import { openGuide, prices, stopClock } from './guide-under-test.ts'
import { siteInBrowser } from './site-in-browser.ts'

const { newVisitor } = await siteInBrowser()
let watched: Watched
let page: Page
beforeEach(async () => {
  watched = await newVisitor()
  page = watched.page
})

const buy = () => page.locator('#pricing').getByRole('link', { name: /^Pre-order for/ })

test('the buy buttons open the checkout of the stage shown, in a new tab, also 50 ms around each change', async () => {
  await stopClock(page)
  await openGuide(page)
  for (const stage of [1, 2, 3, 4, 5]) {
    await opensStage(stage)
    if (stage === 5) break
    await page.clock.runFor(299_950)
    await opensStage(stage)
    await page.clock.runFor(50)
  }
})

test('a buy button keeps its price under a finger that was put down before the change', async () => {
  await stopClock(page, { timeLeft: 10, priceStage: 1, secondsAgo: 0 })
  await openGuide(page)
  await page.clock.runFor(9950)
  await buy().hover()
  await page.mouse.down()
  await page.clock.runFor(100)
  assert.deepEqual(await prices(page), ['$97'])
  const opening = page.waitForEvent('popup')
  await page.mouse.up()
  assert.match((await opening).url(), /client_reference_id=guide-stage-2$/)
  await page.clock.runFor(1)
  assert.deepEqual(await prices(page), ['$147'])
})

test('a buy button lets go of its price when the finger slides off', async () => {
  await stopClock(page, { timeLeft: 10, priceStage: 1, secondsAgo: 0 })
  await openGuide(page)
  await buy().hover()
  await page.mouse.down()
  await page.clock.runFor(11_000)
  assert.deepEqual(await prices(page), ['$97'])
  await page.mouse.move(5, 400)
  await page.mouse.up()
  await page.clock.runFor(300)
  assert.deepEqual(await prices(page), ['$147'])
})

async function opensStage(stage: number) {
  const price = `$${priceStages(settingsWith())[stage - 1]?.price}`
  assert.deepEqual(await prices(page), [price])
  const opening = page.waitForEvent('popup')
  await buy().click()
  const checkout = await opening
  const address = new URL(checkout.url())
  assert.equal(address.pathname, `/checkout/guide-${stage}`)
  assert.equal(address.searchParams.get('client_reference_id'), `guide-stage-${stage}`)
  assert.ok((await checkout.getByRole('main').innerText()).includes(price))
  assert.equal(await checkout.evaluate(() => window.opener), null)
  await checkout.close()
  await page.clock.runFor(0)
}
