import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import type { Browser, Page } from 'playwright-core'
import { startSite } from '#test/site-under-test.ts'
import { openBrowser, openPage } from './browser.ts'
import { aloneAtTheFoot, bare, printed, strangeOnPaper, textOf } from './on-paper.ts'
import { addressesInSitemap, unlistedPaths } from './site-map.ts'

let site: Awaited<ReturnType<typeof startSite>>
let browser: Browser
let paths: string[]
before(async () => {
  site = await startSite()
  browser = await openBrowser()
  paths = [...(await addressesInSitemap(site.origin)), ...unlistedPaths, '/contact/stand-in', '/no-such-page']
})
after(async () => {
  await browser.close()
  await site[Symbol.asyncDispose]()
})

/** So many texts at least are folded or behind a tab there. */
const folds = new Map([
  ['/', 60],
  ['/pricing', 7],
])

/** What is folded or behind a tab, as it is served, and every heading. */
const wordsOf = (page: Page) =>
  page.evaluate(() => {
    const texts = (selector: string) =>
      [...document.querySelectorAll<HTMLElement>(selector)]
        .filter((each) => !each.closest('nav, form') && each.checkVisibility())
        .map((each) => each.innerText)
    const folded = 'main details :is(p, li, dd), main [role=tabpanel] :is(h3, h4, p, dd)'
    return { folded: texts(folded), headings: texts(':is(h1, h2, h3, h4)') }
  })

for (const javaScriptEnabled of [true, false])
  for (const colorScheme of ['light', 'dark'] as const)
    test(`every page is black on white and open ${javaScriptEnabled ? 'with' : 'without'} scripts in the ${colorScheme} scheme`, async () => {
      const { page } = await openPage(browser, site.origin, { colorScheme, javaScriptEnabled })
      for (const path of paths) {
        await page.goto(path)
        assert.deepEqual(await strangeOnPaper(page), [], path)
      }
      await page.context().close()
    })

for (const [format, colorScheme] of [
  ['A4', 'dark'],
  ['Letter', 'light'],
] as const)
  describe(`on ${format}`, () => {
    test('every answer and every group is printed, and no heading stands alone at the foot', async () => {
      const { page } = await openPage(browser, site.origin, { colorScheme })
      for (const path of paths) {
        await page.goto(path)
        await page.emulateMedia({ media: 'print' })
        const { folded, headings } = await wordsOf(page)
        assert.ok(folded.length >= (folds.get(path) ?? 0), `${path} folds ${folded.length} texts`)
        await page.emulateMedia({ media: null })
        const sheets = await printed(page, format)
        const all = sheets.map(textOf).join('')
        for (const text of folded) assert.ok(all.includes(bare(text)), `${path} does not print "${text}"`)
        assert.deepEqual(aloneAtTheFoot(headings, sheets), [], path)
      }
      await page.context().close()
    })
  })

test('a browser whose stylesheets cannot open them has every answer opened for paper and closed again', async () => {
  const { page } = await openPage(browser, site.origin)
  await page.addInitScript(() => {
    CSS.supports = () => false
  })
  await page.goto('/')
  const open = () => page.locator('details[open]').count()
  const all = await page.locator('details').count()
  await page.locator('details[name=faq] summary').nth(1).click()
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
  assert.deepEqual([await open(), all > 10], [all, true])
  await page.evaluate(() => dispatchEvent(new Event('afterprint')))
  assert.equal(await open(), 1)
  await page.locator('details[name=faq] summary').nth(2).click()
  assert.equal(await open(), 1, 'and of one name only one is open, as before')
  await page.context().close()
})
