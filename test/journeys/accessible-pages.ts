import assert from 'node:assert/strict'
import { test } from 'node:test'
import { startSite } from '#test/site-under-test.ts'
import { violations } from './axe.ts'
import { openBrowser, openPage } from './browser.ts'
import { addressesInSitemap, unlistedPaths } from './site-map.ts'

type Screen = { width: number; colorScheme: 'light' | 'dark' }

/** One file a screen, so that two of them run at a time. */
export const everyPageIsAccessible = ({ width, colorScheme }: Screen) =>
  test(`axe finds nothing on any page at ${width} px in the ${colorScheme} scheme`, async () => {
    await using site = await startSite()
    await using browser = await openBrowser()
    const { page } = await openPage(browser, site.origin, { viewport: { width, height: 900 }, colorScheme })
    for (const path of [...(await addressesInSitemap(site.origin)), ...unlistedPaths, '/no-such-page']) {
      await page.goto(path)
      assert.deepEqual(await violations(page), [], path)
    }
  })
