import assert from 'node:assert/strict'
import { test } from 'node:test'
import { openPage } from './browser.ts'
import { siteInBrowser } from './site-in-browser.ts'

const { site, browser } = await siteInBrowser()

const sideways = [
  { width: 568, height: 320 },
  { width: 667, height: 375 },
  { width: 844, height: 390 },
  { width: 932, height: 430 },
]

for (const viewport of sideways)
  test(`the header takes at most 48 px of a phone held sideways, ${viewport.width} × ${viewport.height}`, async () => {
    const { page } = await openPage(browser, site.origin, { viewport })
    for (const path of ['/', '/pricing', '/create-podcast', '/guide', '/contact']) {
      await page.goto(path)
      const header = await page.getByRole('banner').boundingBox()
      assert.ok(header && header.height <= 48, `${path}: ${header?.height}`)
      for (const link of await page.getByRole('banner').getByRole('link').all())
        assert.ok(((await link.boundingBox())?.height ?? 0) >= 44, path)
    }
    await page.goto('/guide')
    const price = await page.getByRole('region', { name: 'Price of the guide' }).boundingBox()
    assert.ok(
      price && price.y + price.height <= 48,
      `the price box ends at ${price && price.y + price.height}`,
    )
    await page.context().close()
  })
