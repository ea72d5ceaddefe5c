import { after, before, test } from 'node:test'
import type { Browser, Page } from 'playwright-core'
import { startDatabase } from '#test/database-under-test.ts'
import { aClientWithAShow } from '#test/scripts-under-test.ts'
import { startSite, testConfig } from '#test/site-under-test.ts'
import { anOperator, signIn } from '#test/studio-under-test.ts'
import { assertSound } from './axe.ts'
import { openBrowser, openPage } from './browser.ts'

const { pool } = await startDatabase()
let site: Awaited<ReturnType<typeof startSite>>
let browser: Browser
let page: Page

before(async () => {
  site = await startSite({ config: testConfig(), database: { isReady: async () => true, pool } })
  const { clientId, showId } = await aClientWithAShow(pool)
  await pool.query(
    `insert into private.client_things (id, client_id, kind, as_of, rank, event_id, facts)
     values ('txn:1', $1, 'purchase', now() - interval '9 days', 1, 'e', '{"state":"paid","offer":"expert"}')`,
    [clientId],
  )
  await pool.query(`update private.shows set paid_with = 'txn:1' where id = $1`, [showId])
  const operator = await anOperator(pool, { role: 'operator' })
  browser = await openBrowser()
  page = (await openPage(browser, site.origin)).page
  await signIn(page.context(), operator, site.origin)
})
after(async () => {
  await browser.close()
  await site[Symbol.asyncDispose]()
})

test('a late promise leads from the board to its client, on a page in which axe finds nothing', async () => {
  await page.goto('/studio')
  const owed = page.getByRole('region', { name: 'What clients were promised' })
  await owed.getByText('late').waitFor()
  await assertSound(page, [320, 390, 1440], 'the board')
  await owed.getByRole('link', { name: 'Without a name' }).first().click()
  await page.getByRole('heading', { name: 'What we owe them' }).waitFor()
})
