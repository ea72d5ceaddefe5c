import assert from 'node:assert/strict'
import { test } from 'node:test'
import { startSite } from '#test/site-under-test.ts'
import { everything, ofAppearance, ofColours, violations } from './axe.ts'
import { openBrowser, openPage } from './browser.ts'
import { addressesInSitemap, unlistedPaths } from './site-map.ts'

/** A phone has another menu than a desktop; everything else is the same on both, in either scheme. */
const screens = [
  { width: 320, colorScheme: 'light', rules: everything },
  { width: 768, colorScheme: 'dark', rules: ofAppearance },
  { width: 1280, colorScheme: 'dark', rules: everything },
  { width: 1280, colorScheme: 'light', rules: ofColours },
] as const

test('axe finds nothing, on a phone, a tablet and a desktop, in both schemes', async (context) => {
  await using site = await startSite()
  await using browser = await openBrowser()
  const { page } = await openPage(browser, site.origin)
  for (const path of [...(await addressesInSitemap(site.origin)), ...unlistedPaths, '/no-such-page'])
    await context.test(`on ${path}`, async () => {
      await page.goto(path)
      for (const { width, colorScheme, rules } of screens) {
        await page.setViewportSize({ width, height: 900 })
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' }) // a colour that is on its way is neither
        assert.deepEqual(await violations(page, rules), [], `${width} px, ${colorScheme}`)
      }
    })
})
