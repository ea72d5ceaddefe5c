// Joints: words that stay whole, rows that stand on one line, and nothing said twice in a row.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { paths } from '#site/paths.ts'
import { openPage } from './browser.ts'
import { siteInBrowser } from './site-in-browser.ts'
import { addressesInSitemap } from './site-map.ts'

const { site, browser } = await siteInBrowser()
const { page } = await openPage(browser, site.origin)
/** Documents of thousands of words are set as they fall. */
const isLong = (path: string) => ([paths.privacy(), paths.terms()] as string[]).includes(path)

for (const width of [1440, 390])
  test(`no page breaks “24-48 hours” or “e-mail” at the hyphen, ${width} px wide`, async () => {
    await page.setViewportSize({ width, height: 900 })
    for (const path of await addressesInSitemap(site.origin)) {
      if (isLong(path)) continue
      await page.goto(path, { waitUntil: 'domcontentloaded' })
      const broken = await page.evaluate(() => {
        const found: string[] = []
        const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
        for (let node = texts.nextNode(); node; node = texts.nextNode())
          for (const { 0: word, index } of (node.textContent ?? '').matchAll(/\be-mail|\d+-\d+ hours/g)) {
            const range = document.createRange()
            range.setStart(node, index)
            range.setEnd(node, index + word.length)
            const lines = new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom)))
            if (lines.size > 1) found.push(word)
          }
        return found
      })
      assert.deepEqual(broken, [], path)
    }
  })

for (const width of [1440, 390])
  test(`no two words of a drawing touch, ${width} px wide`, async () => {
    await page.setViewportSize({ width, height: 900 })
    let drawn = 0
    for (const path of await addressesInSitemap(site.origin)) {
      await page.goto(path, { waitUntil: 'domcontentloaded' })
      const labels = await page
        .locator('main svg')
        .evaluateAll((drawings) =>
          drawings.map((drawing) =>
            [...drawing.querySelectorAll('text')]
              .filter((label) => label.checkVisibility())
              .map((label) => ({ words: label.textContent ?? '', box: label.getBoundingClientRect() })),
          ),
        )
      for (const [at, one] of labels.flatMap((each) => [...each.entries()])) {
        drawn++
        const around = labels.find((each) => each[at] === one) ?? []
        for (const other of around.slice(at + 1))
          assert.ok(areApart(one.box, other.box), `${path}: ${one.words} and ${other.words}`)
      }
    }
    assert.ok(drawn > 20)
  })

/** Lines of letters stand closer than their boxes do. */
const areApart = (one: DOMRect, other: DOMRect) =>
  one.right <= other.left ||
  other.right <= one.left ||
  Math.abs(one.y - other.y) >= 0.6 * Math.max(one.height, other.height)

test('the heading of a row stands on the line of its cells', async () => {
  await page.setViewportSize({ width: 1440, height: 900 })
  for (const path of [paths.pricing(), paths.howItWorks(), '/recruiting-podcast']) {
    await page.goto(path)
    const lines = await page
      .locator('main tbody tr > *')
      .evaluateAll((cells) => cells.map((cell) => getComputedStyle(cell).verticalAlign))
    assert.ok(lines.length > 3)
    assert.deepEqual([...new Set(lines)], ['baseline'], path)
  }
})

test('the tagline is said once on the wizard’s pages, and once elsewhere in the footer', async () => {
  for (const path of [paths.createPodcast(), paths.createFreeEpisode(), paths.pricing()]) {
    await page.goto(path)
    const words = await page.locator('body').innerText()
    assert.equal(words.split('Start a Podcast Without Recording a Word').length - 1, 1, path)
  }
})
