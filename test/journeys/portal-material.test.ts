import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { Browser, Page } from 'playwright-core'
import { sourcesOf } from '#database/sources.ts'
import { portalCookie } from '#domain/member.ts'
import { startDatabase } from '#test/database-under-test.ts'
import { aPdf } from '#test/files-under-test.ts'
import { aSession } from '#test/portal-under-test.ts'
import { aClientWithAShow } from '#test/scripts-under-test.ts'
import { startSite, testConfig } from '#test/site-under-test.ts'
import { anOperator, signIn } from '#test/studio-under-test.ts'
import { assertSound } from './axe.ts'
import { openBrowser, openPage } from './browser.ts'

const { pool } = await startDatabase()
let site: Awaited<ReturnType<typeof startSite>>
let browser: Browser
const cookies: Parameters<ReturnType<Page['context']>['addCookies']>[0][number][] = []
let shown: Awaited<ReturnType<typeof aClientWithAShow>>

before(async () => {
  site = await startSite({ config: testConfig(), database: { isReady: async () => true, pool } })
  shown = await aClientWithAShow(pool)
  const { secret } = await aSession(pool, shown.ada)
  const url = site.origin.replace('http:', 'https:')
  cookies.push({ name: portalCookie, value: secret, url, secure: true, httpOnly: true, sameSite: 'Lax' })
  browser = await openBrowser()
})
after(async () => {
  await browser.close()
  await site[Symbol.asyncDispose]()
})

test('a client hands in a file on a telephone without scripts, looks at how it was read, and lets it be used', async () => {
  const telephone = { javaScriptEnabled: false, viewport: { width: 375, height: 740 } }
  const { page } = await openPage(browser, site.origin, telephone)
  await page.context().addCookies(cookies)
  await page.goto(`/portal/${shown.clientId}`)
  await page.getByRole('link', { name: 'What the show is told from' }).click()
  const buffer = aPdf([
    [{ text: 'Our bread', size: 20 }, '', 'We bake at four in the morning.', '', 'Nobody sleeps.'],
  ])
  await page
    .getByLabel('File', { exact: true })
    .setInputFiles({ name: 'Handbook.pdf', mimeType: 'application/pdf', buffer })
  await page.getByRole('button', { name: 'Hand it in' }).click()
  await page.getByText('page 1, paragraph 2').waitFor()
  await page.getByLabel('Nobody sleeps.').uncheck()
  await page.getByRole('button', { name: 'Keep these marks' }).click()
  await page.getByText('Kept.').waitFor()
  await page.getByRole('button', { name: 'Use it so' }).click()
  await page.getByText('is used: 1 of 2 paragraphs').waitFor()
  await page.getByRole('link', { name: 'All material' }).click()
  await page.getByLabel('How did your business begin?').fill('With an oven from a monastery.')
  await page.getByRole('button', { name: 'Keep this answer' }).first().click()
  await page.getByText('Kept.').waitFor()
  const sources = await sourcesOf(pool, shown.showId)
  assert.deepEqual(sources.map(({ name, state, ours }) => [name, state, ours]).sort(), [
    ['Handbook.pdf', 'used', 1],
    ['Your answers', 'used', 1],
  ])
})

test('axe finds nothing in their pages and the studio’s, from 320 px on, in both schemes', async () => {
  const [source] = await sourcesOf(pool, shown.showId)
  const { page, complaints, foreign, requested } = await openPage(browser, site.origin)
  await page.context().addCookies(cookies)
  await signIn(page.context(), await anOperator(pool), site.origin)
  const portal = [
    `/portal/${shown.clientId}/material/${shown.showId}`,
    `/portal/${shown.clientId}/sources/${source?.id}`,
  ]
  for (const address of portal) {
    await page.goto(address)
    await assertSound(page, [320, 390, 1440], address)
  }
  assert.deepEqual(
    requested.filter((each) => each.endsWith('.js')),
    [],
  )
  for (const address of [`/studio/material/${shown.showId}`, `/studio/sources/${source?.id}`]) {
    await page.goto(address)
    await assertSound(page, [320, 1440], address)
  }
  assert.deepEqual([foreign, complaints], [[], []])
})
