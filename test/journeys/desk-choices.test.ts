import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { Browser } from 'playwright-core'
import { startDatabase } from '#test/database-under-test.ts'
import { aBriefOfferedEpisode, aFolder } from '#test/desk-under-test.ts'
import { startSite, testConfig } from '#test/site-under-test.ts'
import { anOperator, signIn } from '#test/studio-under-test.ts'
import { openStorage } from '#vendors/storage/open-storage.ts'
import { openBrowser, openPage, untilLive } from './browser.ts'

const { pool } = await startDatabase()
const config = testConfig({ dataDir: await aFolder() })
const requestId = await aBriefOfferedEpisode(pool, openStorage(config))
let browser: Browser
let site: Awaited<ReturnType<typeof startSite>>
before(async () => {
  browser = await openBrowser()
  site = await startSite({ config, database: { isReady: async () => true, pool } })
})
after(async () => {
  await browser.close()
  await site[Symbol.asyncDispose]()
})

test('shows covers and lets voices and themes be heard before they are chosen', async () => {
  const { page, complaints } = await openPage(browser, site.origin)
  await signIn(page.context(), await anOperator(pool), site.origin)
  await page.goto(`/studio/episodes/${requestId}`)
  await untilLive(page)
  await page.getByText('Title, voices, music and cover').click()
  const heard = page.waitForResponse(/voice=hugo/)
  await page.getByRole('link', { name: 'Hear: Voice of the guest, Hugo' }).click()
  assert.equal((await heard).headers()['content-type'], 'audio/wav')
  const played = page.waitForResponse(/theme-1\.wav/)
  await page.getByRole('link', { name: 'Hear: Music, Take 2' }).click()
  assert.equal((await played).status(), 200)
  const cover = page.getByRole('button', { name: 'Cover: Take 3' })
  await cover.scrollIntoViewIfNeeded()
  const picture = cover.locator('img')
  await picture.evaluate(async (image) => image instanceof HTMLImageElement && image.decode())
  assert.ok(await picture.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth > 0))
  await cover.click()
  await page.getByRole('button', { name: 'Cover: Take 3', pressed: true }).waitFor()
  await page.getByRole('button', { name: 'Make the changed episode' }).waitFor()
  assert.deepEqual(complaints, [])
  await page.context().close()
})
