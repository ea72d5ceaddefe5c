import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { Browser, Page } from 'playwright-core'
import sharp from 'sharp'
import { portalCookie } from '#domain/member.ts'
import { startDatabase } from '#test/database-under-test.ts'
import { offered } from '#test/drafts-under-test.ts'
import { aSession } from '#test/portal-under-test.ts'
import { aHouse } from '#test/rights-under-test.ts'
import { aShowInPublic } from '#test/shows-under-test.ts'
import { startSite, testConfig } from '#test/site-under-test.ts'
import { anOperator, signIn } from '#test/studio-under-test.ts'
import { openStorage } from '#vendors/storage/open-storage.ts'
import { assertSound } from './axe.ts'
import { openBrowser, openPage } from './browser.ts'

const { pool } = await startDatabase()
let site: Awaited<ReturnType<typeof startSite>>
let browser: Browser
let shown: Awaited<ReturnType<typeof aShowInPublic>>
let operator: Awaited<ReturnType<typeof anOperator>>

before(async () => {
  const config = testConfig({ dataDir: (await aHouse()).dataDir })
  site = await startSite({ config, database: { isReady: async () => true, pool } })
  operator = await anOperator(pool, { role: 'operator' })
  shown = await aShowInPublic({ pool, storage: openStorage(config), operator: operator.operator })
  await offered(pool, shown.showId)
  browser = await openBrowser()
})
after(async () => {
  await browser.close()
  await site[Symbol.asyncDispose]()
})

const picture = async (side: number) => ({
  ...{ name: 'cover.png', mimeType: 'image/png' },
  buffer: await sharp({ create: { width: side, height: side, channels: 3, background: '#7a3b12' } })
    .png()
    .toBuffer(),
})
const areShown = (page: Page) =>
  page
    .locator('figure img')
    .evaluateAll((all) =>
      all.every((img) => img instanceof HTMLImageElement && img.complete && img.naturalWidth === 640),
    )

test('an operator gives a show a cover, sees it as apps show it, and hears in a sentence what is wrong with another', async () => {
  const { page } = await openPage(browser, site.origin)
  await signIn(page.context(), operator, site.origin)
  await page.goto(`/studio/shows/${shown.showId}`)
  await page.getByRole('link', { name: 'Cover', exact: true }).click()
  await page.getByLabel('The picture').setInputFiles(await picture(1000))
  await page.getByRole('button', { name: 'Take this cover' }).click()
  await page.getByText('less than 1400 pixels wide').waitFor()
  await page.getByLabel('The picture').setInputFiles(await picture(1500))
  await page.getByRole('button', { name: 'Take this cover' }).click()
  await page.getByText('As apps show it').waitFor()
  await page.locator('figure img').last().waitFor()
  assert.ok(await areShown(page))
  await assertSound(page, [320, 390, 1440], 'the cover')
  await page.getByRole('button', { name: 'Take it away' }).click()
  await page.getByText('As apps show it').waitFor({ state: 'detached' })
})

test('a client gives one in the draft, on a telephone without scripts', async () => {
  const { secret } = await aSession(pool, shown.ada)
  const url = site.origin.replace('http:', 'https:')
  const telephone = { javaScriptEnabled: false, viewport: { width: 375, height: 740 } }
  const { page: plain } = await openPage(browser, site.origin, telephone)
  const { page: seen } = await openPage(browser, site.origin)
  for (const page of [plain, seen])
    await page
      .context()
      .addCookies([{ name: portalCookie, value: secret, url, secure: true, httpOnly: true, sameSite: 'Lax' }])
  const address = `/portal/${shown.clientId}/draft/${shown.showId}`
  await plain.goto(address)
  await seen.goto(address)
  await assertSound(seen, [320, 390, 1440], 'the draft with a field for a cover')
  await plain.getByLabel('The picture').setInputFiles(await picture(1400))
  await plain.getByRole('button', { name: 'Take this cover' }).click()
  await plain.getByText('Chosen: a picture that was handed in').waitFor()
  await seen.goto(address)
  await seen.getByText('As apps show it').waitFor()
  assert.ok(await areShown(seen))
  await assertSound(seen, [320, 390, 1440], 'the draft with a cover of theirs')
})
