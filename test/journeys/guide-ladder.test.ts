import assert from 'node:assert/strict'
import { beforeEach, describe, test } from 'node:test'
import type { Page } from 'playwright-core'
import { priceStages } from '#content/guide/price-stages.ts'
import { settingsWith } from '#domain/settings.ts'
import type { Watched } from './browser.ts'
import { arrival, countdowns, openGuide, prices, schedule, stopClock } from './guide-under-test.ts'
import { siteInBrowser } from './site-in-browser.ts'

const { newVisitor } = await siteInBrowser()
let watched: Watched
let page: Page
beforeEach(async () => {
  watched = await newVisitor()
  page = watched.page
})

const shown = async () => ({ prices: await prices(page), countdowns: await countdowns(page) })
const showing = (price: number, countdown: string) => ({ prices: [`$${price}`], countdowns: [countdown] })

describe('the ladder', () => {
  test('starts at $47 with 5:00 and climbs every 300 seconds, in every place at once', async () => {
    await stopClock(page)
    await openGuide(page)
    for (const { price, nextPrice } of priceStages(settingsWith())) {
      if (nextPrice === null) break
      assert.deepEqual(await shown(), showing(price, '5:00'))
      await page.clock.runFor(1000)
      assert.deepEqual(await shown(), showing(price, '4:59'))
      await page.clock.runFor(298_000)
      assert.deepEqual(await shown(), showing(price, '0:01'))
      await page.clock.runFor(1000)
      assert.deepEqual((await shown()).prices, [`$${nextPrice}`])
    }
    assert.deepEqual(await shown(), showing(997, 'Final Price'))
    await page.clock.runFor(3_600_000)
    assert.deepEqual(await shown(), showing(997, 'Final Price'))
    assert.deepEqual(watched.complaints, [])
  })

  test('says at each stage what is saved, what is over, what runs and what comes', async () => {
    await stopClock(page)
    await openGuide(page)
    const offer = page.locator('#pricing')
    for (const [stage, { label }] of priceStages(settingsWith()).entries()) {
      const isFinal = stage === 4
      const savings = [950, 900, 850, 750][stage]
      const percent = [95, 90, 85, 75][stage]
      const text = await offer.innerText()
      assert.ok(text.includes(label))
      if (isFinal) assert.doesNotMatch(text, /You save|% off/)
      else assert.ok(text.includes(`You save $${savings}: ${percent}% off the regular $997.`))
      const states = priceStages(settingsWith()).map((_, at) =>
        at < stage
          ? 'Expired'
          : at > stage
            ? `in ${5 * (at - stage)} min`
            : isFinal
              ? 'Now Final Price'
              : 'Now 5:00',
      )
      assert.deepEqual(await schedule(page), states)
      assert.match(await page.locator('[aria-current=step]').innerText(), new RegExp(label))
      await page.clock.runFor(300_000)
    }
  })

  for (const [when, saved, price, countdown] of [
    ['50 s later', { timeLeft: 200, priceStage: 0, secondsAgo: 50 }, 47, '2:30'],
    ['250 s later, in the next stage', { timeLeft: 200, priceStage: 0, secondsAgo: 250 }, 97, '4:10'],
    ['700 s later, at the top', { timeLeft: 10, priceStage: 1, secondsAgo: 700 }, 997, 'Final Price'],
    ['a day later', { timeLeft: 300, priceStage: 0, secondsAgo: 86_400 }, 997, 'Final Price'],
    ['after the clock was put back', { timeLeft: 90, priceStage: 2, secondsAgo: -7200 }, 147, '1:30'],
  ] as const)
    test(`goes on where it stood, ${when}`, async () => {
      await stopClock(page, saved)
      await openGuide(page)
      assert.deepEqual(await shown(), showing(price, countdown))
    })

  test('does not turn back with a reload', async () => {
    await stopClock(page)
    await openGuide(page)
    await page.clock.runFor(401_000)
    await page.reload()
    assert.deepEqual((await shown()).prices, ['$97'])
    assert.match((await countdowns(page))[0] ?? '', /^3:1[89]$/)
  })

  test('is right as soon as a sleeping tab is seen again, although nothing ticked for seven minutes', async () => {
    await stopClock(page)
    await openGuide(page)
    await page.clock.setSystemTime(arrival + 420_000)
    assert.deepEqual(await shown(), showing(47, '5:00'))
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    assert.deepEqual(await shown(), showing(97, '3:00'))
    await page.clock.runFor(1000)
    assert.deepEqual(await shown(), showing(97, '2:59'))
  })
})
