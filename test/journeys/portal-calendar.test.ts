import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { Browser, Page } from 'playwright-core'
import { slotsOf } from '#database/slots.ts'
import { portalCookie } from '#domain/member.ts'
import { startDatabase } from '#test/database-under-test.ts'
import { aSession } from '#test/portal-under-test.ts'
import { aClientWithAShow } from '#test/scripts-under-test.ts'
import { startSite, testConfig } from '#test/site-under-test.ts'
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
  await pool.query(
    `insert into private.client_things (id, client_id, kind, as_of, rank, event_id, facts)
     values ('subscription:sub_1', $1, 'subscription', now(), 1, 'e', '{"state":"active","offer":"expert"}')`,
    [shown.clientId],
  )
  await pool.query(`update private.shows set paid_with = 'subscription:sub_1'`)
  const { secret } = await aSession(pool, shown.ada)
  const url = site.origin.replace('http:', 'https:')
  cookies.push({ name: portalCookie, value: secret, url, secure: true, httpOnly: true, sameSite: 'Lax' })
  browser = await openBrowser()
})
after(async () => {
  await browser.close()
  await site[Symbol.asyncDispose]()
})

test('a client says on a telephone without scripts on which days the show appears, and leaves one out', async () => {
  const telephone = { javaScriptEnabled: false, viewport: { width: 375, height: 740 } }
  const { page } = await openPage(browser, site.origin, telephone)
  await page.context().addCookies(cookies)
  await page.goto(`/portal/${shown.clientId}`)
  await page.getByRole('link', { name: 'Calendar' }).click()
  await page.getByLabel('Thursday').check()
  await page.getByLabel('Time zone').fill('Europe/London')
  await page.getByRole('button', { name: 'Keep these days' }).click()
  await page.getByText('Kept.').waitFor()
  await page.getByRole('button', { name: 'Leave it out' }).first().click()
  await page.getByText('left out by ada@bakery.test').waitFor()
  await page.getByText('What the next episodes are about').click()
  for (const topic of ['Rye bread', 'Wedding cakes']) {
    await page.getByLabel('Another topic').fill(topic)
    await page.getByRole('button', { name: 'Add it' }).click()
    await page.getByText(topic, { exact: true }).waitFor()
  }
  await page.getByRole('button', { name: /Earlier.*Wedding cakes/ }).click()
  await page.getByRole('listitem').filter({ hasText: 'Wedding cakes' }).filter({ hasText: 'Later' }).waitFor()
  const [first] = await slotsOf(pool, shown.showId)
  assert.deepEqual([first?.state, first?.at.getUTCDay()], ['skipped', 4])
})

test('its page is one in which axe finds nothing, from 320 px on, in both schemes, without a script file', async () => {
  const { page, complaints, foreign, requested } = await openPage(browser, site.origin)
  await page.context().addCookies(cookies)
  await page.goto(`/portal/${shown.clientId}/calendar`)
  await page.getByText('On which days').click()
  await assertSound(page, [320, 390, 1440], 'the calendar')
  assert.deepEqual([foreign, complaints], [[], []])
  assert.deepEqual(
    requested.filter((each) => each.endsWith('.js')),
    [],
  )
})
