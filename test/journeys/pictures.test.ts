import assert from 'node:assert/strict'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { after, before, test } from 'node:test'
import pixelmatch from 'pixelmatch'
import type { Browser } from 'playwright-core'
import { PNG } from 'pngjs'
import { startSite } from '#test/site-under-test.ts'
import { openBrowser, openPage } from './browser.ts'

const approved = 'test/journeys/approved'
/** What a look at the pictures approved: `APPROVE=1 npm test -- pictures` writes them anew. */
const isApproving = process.env.APPROVE === '1'
/** Letters may be drawn a little differently elsewhere; a moved block is far more than this. */
const mostDifferent = 0.012

let site: Awaited<ReturnType<typeof startSite>>
let browser: Browser
before(async () => {
  site = await startSite({ showsGallery: true })
  browser = await openBrowser()
  mkdirSync(approved, { recursive: true })
})
after(async () => {
  await browser.close()
  await site[Symbol.asyncDispose]()
})

for (const [name, path] of [
  ['home', '/'],
  ['gallery', '/__gallery'],
] as const)
  for (const width of [390, 1440])
    for (const colorScheme of ['light', 'dark'] as const)
      test(`${name} looks as approved at ${width} px in the ${colorScheme} scheme`, async () => {
        const shown = await photograph(path, width, colorScheme)
        const file = `${approved}/${name}-${width}-${colorScheme}.png`
        if (isApproving) writeFileSync(file, PNG.sync.write(shown))
        assert.ok(existsSync(file), `${file} is not approved yet`)
        const wanted = PNG.sync.read(readFileSync(file))
        assert.deepEqual([shown.width, Math.abs(shown.height - wanted.height) <= 2], [wanted.width, true])
        const height = Math.min(shown.height, wanted.height)
        const bytes = shown.width * height * 4
        const different = pixelmatch(
          shown.data.subarray(0, bytes),
          wanted.data.subarray(0, bytes),
          undefined,
          shown.width,
          height,
          {
            threshold: 0.25,
          },
        )
        const share = different / (shown.width * height)
        assert.ok(share <= mostDifferent, `${(share * 100).toFixed(2)} % of the picture differ`)
      })

/** The whole page at a third of its size, in a font that every test machine has, with the clock stopped. */
async function photograph(path: string, width: number, colorScheme: 'light' | 'dark') {
  const { page } = await openPage(browser, site.origin, {
    viewport: { width, height: 900 },
    colorScheme,
    reducedMotion: 'reduce',
    deviceScaleFactor: 1 / 3,
    bypassCSP: true,
  })
  await page.clock.setFixedTime('2026-11-21T12:00:00Z')
  await page.goto(path, { waitUntil: 'networkidle' })
  await page.addStyleTag({ content: ':root { --text: "Liberation Sans" }' })
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager'
    await Promise.all([...document.images].map((image) => image.decode()))
    await document.fonts.ready
  })
  const picture = PNG.sync.read(await page.screenshot({ fullPage: true, animations: 'disabled' }))
  await page.context().close()
  return picture
}
