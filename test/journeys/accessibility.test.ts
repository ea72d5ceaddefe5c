import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { violations } from './axe.ts'
import { openPage } from './browser.ts'
import { siteInBrowser } from './site-in-browser.ts'

const { site, browser } = await siteInBrowser({ showsGallery: true })

describe('axe finds nothing', () => {
  test('on home with each tab and each question open, and the player awake', async () => {
    const { page } = await openPage(browser, site.origin)
    await page.goto('/')
    for (const tab of await page.getByRole('tab').all()) {
      await tab.click()
      assert.deepEqual(await violations(page), [], await tab.innerText())
    }
    for (const question of await page.locator('details[name=faq] summary').all()) {
      await question.click()
      assert.deepEqual(await violations(page), [], await question.innerText())
    }
    await page.getByRole('button', { name: /^Play / }).click()
    await page.getByRole('button', { name: /^Pause / }).waitFor()
    await page.getByText('Transcript', { exact: true }).click()
    assert.deepEqual(await violations(page), [])
    await page.context().close()
  })

  for (const colorScheme of ['light', 'dark'] as const)
    test(`in the gallery's states in the ${colorScheme} scheme: toasts, a lost recording, an unexpected error`, async () => {
      const { page } = await openPage(browser, site.origin, { colorScheme })
      await page.goto('/__gallery')
      await page.locator('[data-hydrated]').waitFor()
      await page.getByRole('button', { name: 'Show a toast' }).click()
      await page.getByRole('button', { name: 'Show an error' }).click()
      await page.getByRole('button', { name: 'Play A lost recording' }).click()
      await page.getByText('The audio could not be loaded.').waitFor()
      // The gallery shows several headers and players on one page, which no real page does.
      const found = (await violations(page)).filter(
        (fault) => !/^(landmark|region|heading-order)/.test(fault),
      )
      assert.deepEqual(found, [])
      await page.goto('/__gallery?error=The+voices+are+down.')
      assert.ok(await page.getByRole('heading', { name: 'Unexpected Application Error!' }).isVisible())
      assert.ok(await page.getByText('The voices are down.').isVisible())
      assert.deepEqual(await violations(page), [])
      await page.context().close()
    })
})

describe('with the keyboard alone', () => {
  test('the first Tab offers to skip to the content, and every stop on home shows its focus', async () => {
    const { page } = await openPage(browser, site.origin)
    await page.goto('/')
    await page.keyboard.press('Tab')
    assert.equal(await page.evaluate(() => document.activeElement?.textContent), 'Skip to content')
    const stops = new Set<string>()
    for (let press = 0; press < 120; press++) {
      await page.keyboard.press('Tab')
      const stop = await page.evaluate(() => {
        const element = document.activeElement
        if (!element || element === document.body) return
        const { outlineStyle, outlineWidth } = getComputedStyle(element)
        return {
          name: `${element.tagName} ${element.textContent?.slice(0, 40)}`,
          isSeen: outlineStyle !== 'none' && outlineWidth !== '0px',
        }
      })
      if (!stop) break
      assert.ok(stop.isSeen, stop.name)
      stops.add(stop.name)
    }
    assert.ok(stops.size > 50, `${stops.size} stops`)
    await page.context().close()
  })

  test('a toast is announced, closes with Escape, and good news leaves by itself', async () => {
    const { page } = await openPage(browser, site.origin)
    await page.clock.install({ time: 0 })
    await page.goto('/__gallery')
    await page.locator('[data-hydrated]').waitFor()
    await page.clock.pauseAt(3_600_000)
    await page.getByRole('button', { name: 'Show a toast' }).click()
    const status = page.getByRole('status').filter({ hasText: 'Website captured' })
    await status.waitFor()
    await page.mouse.move(0, 0)
    await page.clock.runFor(5000)
    assert.ok(await status.isVisible())
    await page.clock.runFor(1500)
    await status.waitFor({ state: 'detached' })
    await page.getByRole('button', { name: 'Show an error' }).click()
    const alert = page.getByRole('alert').filter({ hasText: 'Please enter a valid website URL.' })
    await alert.waitFor()
    await page.clock.runFor(60_000)
    assert.ok(await alert.isVisible())
    await page.keyboard.press('Escape')
    await alert.waitFor({ state: 'detached' })
    await page.context().close()
  })
})
