import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import type { Browser, Page } from 'playwright-core'
import { startSite } from '#test/site-under-test.ts'
import { openBrowser, openPage } from './browser.ts'
import { aloneAtTheFoot, bare, type Format, printed, type Sheet, strangeOnPaper, textOf } from './on-paper.ts'
import { addressesInSitemap, unlistedPaths } from './site-map.ts'

const schemes = ['light', 'dark'] as const
const papers = [
  ['A4', 'dark'],
  ['Letter', 'light'],
] as const

let site: Awaited<ReturnType<typeof startSite>>
let browser: Browser
let paths: string[]
let visits: Record<'with' | 'without', Awaited<ReturnType<typeof visit>>>
before(async () => {
  site = await startSite()
  browser = await openBrowser()
  paths = [...(await addressesInSitemap(site.origin)), ...unlistedPaths, '/contact/proposed', '/no-such-page']
  visits = { with: await visit(true), without: await visit(false) }
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

/** Every page is visited once with scripts and once without; the tests look at what was found there. */
async function visit(javaScriptEnabled: boolean) {
  const { page } = await openPage(browser, site.origin, { javaScriptEnabled })
  const found = []
  for (const path of paths) {
    await page.goto(path)
    const strange = { light: [''], dark: [''] }
    for (const colorScheme of schemes) {
      await page.emulateMedia({ colorScheme })
      strange[colorScheme] = await strangeOnPaper(page)
    }
    found.push({ path, strange, ...(javaScriptEnabled && { paper: await onPaper(page) }) })
  }
  await page.context().close()
  return found
}

async function onPaper(page: Page) {
  await page.emulateMedia({ media: 'print' })
  const words = await wordsOf(page)
  await page.emulateMedia({ media: null })
  const sheets: Record<Format, Sheet[]> = { A4: [], Letter: [] }
  for (const [format, colorScheme] of papers) {
    await page.emulateMedia({ colorScheme })
    sheets[format] = await printed(page, format)
  }
  return { ...words, sheets }
}

for (const scripts of ['with', 'without'] as const)
  for (const colorScheme of schemes)
    test(`every page is black on white and open ${scripts} scripts in the ${colorScheme} scheme`, () => {
      assert.equal(visits[scripts].length, paths.length)
      for (const { path, strange } of visits[scripts]) assert.deepEqual(strange[colorScheme], [], path)
    })

for (const [format] of papers)
  describe(`on ${format}`, () => {
    test('every answer and every group is printed, and no heading stands alone at the foot', () => {
      for (const { path, paper } of visits.with) {
        assert.ok(paper)
        const { folded, headings, sheets } = paper
        assert.ok(folded.length >= (folds.get(path) ?? 0), `${path} folds ${folded.length} texts`)
        const all = sheets[format].map(textOf).join('')
        for (const text of folded) assert.ok(all.includes(bare(text)), `${path} does not print "${text}"`)
        assert.deepEqual(aloneAtTheFoot(headings, sheets[format]), [], path)
      }
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
