import path from 'node:path'
import { after, before, test } from 'node:test'
import type { Browser, Page } from 'playwright-core'
import { settingsWith } from '#domain/settings.ts'
import { aCalendar, anEpisodeThatWaits, lookAt } from '#test/calendar-under-test.ts'
import { startDatabase } from '#test/database-under-test.ts'
import { aFolder } from '#test/desk-under-test.ts'
import { startSite, testConfig } from '#test/site-under-test.ts'
import { anOperator, signIn } from '#test/studio-under-test.ts'
import { folderStorage } from '#vendors/storage/folder.ts'
import { assertSound } from './axe.ts'
import { openBrowser, openPage } from './browser.ts'

const { pool } = await startDatabase()
const storage = folderStorage(path.join(await aFolder(), 'media'))
let site: Awaited<ReturnType<typeof startSite>>
let browser: Browser
let page: Page

before(async () => {
  site = await startSite({ config: testConfig(), database: { isReady: async () => true, pool } })
  const { showId } = await aCalendar(pool)
  await anEpisodeThatWaits(pool, storage, showId)
  await lookAt(pool, settingsWith({}, { 'expert.setupEpisodes': '0' }), showId)
  const operator = await anOperator(pool, { role: 'operator' })
  browser = await openBrowser()
  page = (await openPage(browser, site.origin)).page
  await signIn(page.context(), operator, site.origin)
})
after(async () => {
  await browser.close()
  await site[Symbol.asyncDispose]()
})

test('an operator lets an episode out before its date, on a page in which axe finds nothing from 320 px on', async () => {
  await page.goto('/studio')
  await page.getByRole('navigation').getByRole('link', { name: 'Calendar' }).click()
  await page.getByRole('heading', { name: 'Calendar' }).waitFor()
  await page.getByText('Let it out now').click()
  await assertSound(page, [320, 390, 1440], 'the calendar of all shows')
  await page.getByRole('button', { name: /^Let it out before its date/ }).click()
  await page.getByText('It goes out now.').waitFor()
  // The answer of the button is shown before the table is read again.
  await page.getByText('Let it out now').waitFor({ state: 'detached' })
})
