import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import type { BrowserContextOptions, Page } from 'playwright-core'
import { openPage } from './browser.ts'
import { countdowns, openGuide, prices, stopClock } from './guide-under-test.ts'
import { siteInBrowser } from './site-in-browser.ts'

const { site, browser } = await siteInBrowser()

async function visit(options: BrowserContextOptions, saved?: Parameters<typeof stopClock>[1]) {
  const { page, complaints } = await openPage(browser, site.origin, options)
  await stopClock(page, saved)
  await openGuide(page)
  return { page, complaints, [Symbol.asyncDispose]: () => page.context().close() }
}

const box = (page: Page) => page.getByRole('region', { name: 'Price of the guide' })
const narrow = { viewport: { width: 320, height: 256 } }

describe('the price box', () => {
  test('covers neither the logo nor any focused element at 320 px, which is 400 % zoom', async () => {
    for (const saved of [undefined, { timeLeft: 1, priceStage: 4, secondsAgo: 0 }]) {
      // What is scrolled into view smoothly is covered on its way.
      await using visitor = await visit({ ...narrow, reducedMotion: 'reduce' }, saved)
      const { page } = visitor
      const logo = await page.getByRole('banner').getByRole('link').boundingBox()
      const own = await box(page).boundingBox()
      assert.ok(logo && own && logo.x + logo.width <= own.x, 'beside the logo')
      const header = await page.getByRole('banner').boundingBox()
      assert.ok(header && own.y + own.height <= header.height, 'within the header')
      for (let press = 0; press < 40; press++) {
        await page.keyboard.press('Tab')
        const covered = await page.evaluate(coveredFocus)
        assert.equal(covered, undefined)
      }
    }
  })

  test('opens on request where there is no room, and closes with Escape or when focus goes on', async () => {
    await using visitor = await visit(narrow)
    const { page } = visitor
    const toggle = () => box(page).getByRole('button', { name: /price box/ })
    const buy = () => box(page).getByRole('link', { name: /^Pre-order/ })
    assert.equal(await toggle().getAttribute('aria-expanded'), 'false')
    assert.ok(!(await buy().isVisible()))
    await toggle().click()
    assert.equal(await toggle().getAttribute('aria-expanded'), 'true')
    assert.ok(await buy().isVisible())
    await page.keyboard.press('Escape')
    assert.ok(!(await buy().isVisible()))
    assert.ok(await toggle().evaluate((button) => button === document.activeElement))
    await toggle().press('Enter')
    await buy().waitFor()
    await page.getByRole('link', { name: 'Pre-order the guide' }).focus()
    await buy().waitFor({ state: 'hidden' })
  })

  test('is open where there is room, and can be collapsed', async () => {
    await using visitor = await visit({})
    const { page } = visitor
    const toggle = box(page).getByRole('button', { name: /price box/ })
    assert.equal(await toggle.getAttribute('aria-expanded'), 'true')
    await toggle.click()
    assert.ok(!(await box(page).getByRole('link').isVisible()))
    assert.match(await box(page).innerText(), /\$47/)
  })
})

describe('the countdown', () => {
  test('can be hidden for the session: then nothing changes until the price does', async () => {
    await using visitor = await visit({ timezoneId: 'UTC' })
    const { page } = visitor
    await page.getByRole('button', { name: 'Hide countdown' }).first().click()
    const main = () => page.getByRole('main').innerHTML()
    const before = await main()
    assert.equal(await page.getByRole('timer').count(), 0)
    assert.match(await page.locator('#pricing').innerText(), /until 12:05 PM\s+then \$97/)
    await page.clock.runFor(200_000)
    assert.equal(await main(), before)
    await page.reload()
    assert.equal(await page.getByRole('timer').count(), 0)
    await page.clock.runFor(100_000)
    assert.deepEqual(await prices(page), ['$97'])
    await page.locator('#pricing').getByRole('button', { name: 'Show countdown' }).click()
    assert.match((await countdowns(page))[0] ?? '', /^\d:\d\d$/)
    const { page: nextDay } = await openPage(browser, site.origin)
    await stopClock(nextDay)
    await openGuide(nextDay)
    assert.ok((await nextDay.getByRole('timer').count()) > 0)
    await nextDay.context().close()
  })

  test('is not read out each second; one polite sentence tells of each new price', async () => {
    await using visitor = await visit({}, { timeLeft: 20, priceStage: 0, secondsAgo: 0 })
    const { page } = visitor
    const status = box(page).getByRole('status')
    assert.equal(await status.innerText(), '')
    await status.evaluate((element) => {
      const said: (string | null)[] = []
      Reflect.set(window, 'said', said)
      new MutationObserver(() => said.push(element.textContent)).observe(element, {
        childList: true,
        characterData: true,
        subtree: true,
      })
    })
    await page.clock.runFor(330_000)
    assert.deepEqual(await page.evaluate(() => Reflect.get(window, 'said')), [
      'Pre-Launch Price: the guide now costs $97.',
      'Launch Week Price: the guide now costs $147.',
    ])
    const live = await page.getByRole('timer').evaluateAll((all) => all.map((timer) => timer.ariaLive))
    assert.ok(live.every((politeness) => !politeness || politeness === 'off'))
  })
})

/** Runs in the page: what lies over the middle of the focused element, if anything does. */
function coveredFocus() {
  const focused = document.activeElement
  if (!focused || focused === document.body) return
  const { x, y, width, height } = focused.getBoundingClientRect()
  const above = document.elementFromPoint(x + width / 2, y + height / 2)
  if (!above || focused.contains(above) || above.contains(focused)) return
  return `${focused.textContent} under ${above.outerHTML.slice(0, 80)}`
}
