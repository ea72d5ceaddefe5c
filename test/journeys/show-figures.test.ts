import path from 'node:path'
import { after, before, test } from 'node:test'
import type { Browser, Page } from 'playwright-core'
import { startDatabase } from '#test/database-under-test.ts'
import { aFolder } from '#test/desk-under-test.ts'
import { aShowThatIsHeard } from '#test/figures-under-test.ts'
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
let showId: string

before(async () => {
  site = await startSite({ config: testConfig(), database: { isReady: async () => true, pool } })
  const entered = await anOperator(pool, { role: 'operator' })
  showId = (await aShowThatIsHeard({ pool, storage, operator: entered.operator })).showId
  await pool.query(
    `insert into private.show_hosts (show_id, host, token) values ($1, 'podcast.bakery.example', 'word')`,
    [showId],
  )
  browser = await openBrowser()
  page = (await openPage(browser, site.origin)).page
  await signIn(page.context(), entered, site.origin)
})
after(async () => {
  await browser.close()
  await site[Symbol.asyncDispose]()
})

for (const [what, at] of [
  ['the figures of a show', 'figures'],
  ['the places where a show is listed', 'places'],
  ['a show in public', ''],
  ['the name of a show’s own', 'host'],
] as const)
  test(`axe finds nothing in ${what}, from 320 px on`, async () => {
    await page.goto(`/studio/shows/${showId}/${at}`)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await assertSound(page, [320, 390, 1440], what)
  })
