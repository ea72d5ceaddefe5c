import { after, before, test } from 'node:test'
import type { Browser } from 'playwright-core'
import { portalCookie } from '#domain/member.ts'
import { settingsWith } from '#domain/settings.ts'
import { findHoldUps } from '#operations/find-hold-ups.ts'
import { subscribed } from '#test/calendar-under-test.ts'
import { startDatabase } from '#test/database-under-test.ts'
import { aSession } from '#test/portal-under-test.ts'
import { aClientWithAShow } from '#test/scripts-under-test.ts'
import { startSite, testConfig } from '#test/site-under-test.ts'
import { anOperator, signIn } from '#test/studio-under-test.ts'
import { assertSound } from './axe.ts'
import { openBrowser, openPage } from './browser.ts'

const { pool } = await startDatabase()
let site: Awaited<ReturnType<typeof startSite>>
let browser: Browser
let shown: Awaited<ReturnType<typeof aClientWithAShow>>

before(async () => {
  site = await startSite({ config: testConfig(), database: { isReady: async () => true, pool } })
  shown = await aClientWithAShow(pool)
  await subscribed(pool, shown.clientId, 'active')
  await pool.query(`update private.shows set paid_with = 'subscription:sub_1'`)
  await findHoldUps(pool, settingsWith({}, {}))
  browser = await openBrowser()
})
after(async () => {
  await browser.close()
  await site[Symbol.asyncDispose]()
})

test('what holds a show up stands on the board, and for its client where they settle it, without scripts', async () => {
  const { page: board } = await openPage(browser, site.origin)
  await signIn(board.context(), await anOperator(pool, { role: 'operator' }), site.origin)
  await board.goto('/studio')
  const held = board.getByRole('region', { name: 'What holds shows up' })
  await held.getByText('nobody has said on which days it appears').waitFor()
  await assertSound(board, [320, 390, 1440], 'the board')
  await held.getByRole('link').first().click()
  await board.waitForURL(`**/studio/clients/${shown.clientId}`)

  const { secret } = await aSession(pool, shown.ada)
  const url = site.origin.replace('http:', 'https:')
  const { page: seen } = await openPage(browser, site.origin)
  const { page: plain } = await openPage(browser, site.origin, { javaScriptEnabled: false })
  for (const page of [seen, plain]) {
    await page
      .context()
      .addCookies([{ name: portalCookie, value: secret, url, secure: true, httpOnly: true, sameSite: 'Lax' }])
    await page.goto(`/portal/${shown.clientId}`)
    await page.getByText('Nobody has said on which days episodes appear.').waitFor()
  }
  await assertSound(seen, [320, 390, 1440], 'the home of a client')
  await plain.getByRole('link', { name: 'Choose the days' }).click()
  await plain.getByText('On which days', { exact: true }).first().waitFor()
})
