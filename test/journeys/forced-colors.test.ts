import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Locator } from 'playwright-core'
import { openPage } from './browser.ts'
import { siteInBrowser } from './site-in-browser.ts'

const { site, browser } = await siteInBrowser()

const visit = async (colorScheme: 'light' | 'dark') =>
  (await openPage(browser, site.origin, { forcedColors: 'active', colorScheme, reducedMotion: 'reduce' }))
    .page

const coloursOf = (element: Locator) =>
  element.evaluate((each) => {
    const { color, backgroundColor } = getComputedStyle(each)
    return `${color} on ${backgroundColor}`
  })

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the chosen tab can be told in the visitor's own colours, ${colorScheme}`, async () => {
    const page = await visit(colorScheme)
    await page.goto('/')
    for (const tab of await page.getByRole('tab').all()) {
      await tab.click()
      await page.mouse.move(0, 0)
      const chosen = await coloursOf(page.getByRole('tab', { selected: true }))
      for (const other of await page.getByRole('tab', { selected: false }).all())
        assert.notEqual(await coloursOf(other), chosen)
    }
    await page.context().close()
  })

  test(`the chapter that plays and how far it has come can be told, ${colorScheme}`, async () => {
    const page = await visit(colorScheme)
    await page.goto('/samples/bay-nine')
    await page.getByRole('button', { name: /^Play/ }).first().click()
    await page
      .getByRole('button', { name: /^Pause/ })
      .first()
      .waitFor()
    const chapters = page.getByRole('list', { name: 'Chapters' }).getByRole('button')
    const [first, second] = [chapters.first(), chapters.nth(1)]
    assert.equal(await first.getAttribute('aria-current'), 'true')
    assert.notEqual(await coloursOf(first), await coloursOf(second))
    const [all, heard] = await page
      .getByRole('main')
      .locator('svg:has(> g), svg:has(> use)')
      .evaluateAll((drawings) => drawings.map((drawing) => getComputedStyle(drawing).opacity))
    assert.ok(Number(all) < Number(heard), `${all} and ${heard}`)
    await page.context().close()
  })

  test(`a question shows whether it is open, and the focus is seen, ${colorScheme}`, async () => {
    const page = await visit(colorScheme)
    await page.goto('/pricing')
    const question = page.locator('details summary').first()
    const sign = await question.evaluate((summary) => ({
      bar: getComputedStyle(summary.lastElementChild ?? summary, '::before').backgroundColor,
      page: getComputedStyle(document.documentElement).backgroundColor,
    }))
    assert.notEqual(sign.bar, sign.page)
    await question.focus()
    await page.keyboard.press('Tab')
    const outline = await page.evaluate(
      () => getComputedStyle(document.activeElement ?? document.body).outline,
    )
    assert.match(outline, /solid 2px/)
    await page.context().close()
  })
}
