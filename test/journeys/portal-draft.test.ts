import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import type { Browser, Page } from 'playwright-core'
import { publicShow } from '#database/public-shows.ts'
import { portalCookie } from '#domain/member.ts'
import { startDatabase } from '#test/database-under-test.ts'
import { offered } from '#test/drafts-under-test.ts'
import { aSession } from '#test/portal-under-test.ts'
import { aClientWithAShow } from '#test/scripts-under-test.ts'
import { startSite, testConfig } from '#test/site-under-test.ts'
import { anOperator, signIn } from '#test/studio-under-test.ts'
import { assertSound } from './axe.ts'
import { openBrowser, openPage } from './browser.ts'

const { pool } = await startDatabase()

describe('a client whose show is drafted', () => {
  let site: Awaited<ReturnType<typeof startSite>>
  let browser: Browser
  /** A telephone without scripts. */
  let page: Page
  let shown: Awaited<ReturnType<typeof aClientWithAShow>>
  const cookies: Parameters<ReturnType<Page['context']>['addCookies']>[0][number][] = []

  before(async () => {
    site = await startSite({ config: testConfig(), database: { isReady: async () => true, pool } })
    shown = await aClientWithAShow(pool)
    await offered(pool, shown.showId)
    const { secret } = await aSession(pool, shown.ada)
    const url = site.origin.replace('http:', 'https:')
    cookies.push({ name: portalCookie, value: secret, url, secure: true, httpOnly: true, sameSite: 'Lax' })
    browser = await openBrowser()
    const telephone = { javaScriptEnabled: false, viewport: { width: 375, height: 740 } }
    page = (await openPage(browser, site.origin, telephone)).page
    await page.context().addCookies(cookies)
  })
  after(async () => {
    await browser.close()
    await site[Symbol.asyncDispose]()
  })

  const press = (name: string) => page.getByRole('button', { name, exact: true }).click()

  test('finds it on a telephone without scripts, says what fits, chooses, and asks for another name', async () => {
    await page.goto(`/portal/${shown.clientId}`)
    await page.getByText('8 of 8 parts of your show’s draft wait for you').waitFor()
    await page.getByRole('link', { name: 'See the draft of your show' }).click()
    await press('It fits: What it is about')
    await page.getByText('Fits, says ada@bakery.test').waitFor()
    await page.getByLabel('Cover 2').check()
    await press('Take what is chosen: Its cover')
    await page.getByText('Chosen: Cover 2').waitFor()
    await press('Take what is chosen: Its voices')
    await page.getByText('Chosen: Nora, Ewan').waitFor()
    await page.getByText('Ask for a change: Its name').click()
    await page.getByLabel('How it should read instead').first().fill('Two Days of Dough')
    await press('Send: Its name')
    await page.getByText('A change was asked for by ada@bakery.test').waitFor()
    assert.equal((await publicShow(pool, shown.showId))?.title, '')
  })

  test('has a page in which axe finds nothing, from 320 px on, with covers that are seen and sounds that are heard', async () => {
    const { page: seen, complaints, foreign, requested } = await openPage(browser, site.origin)
    await seen.context().addCookies(cookies)
    await seen.goto(`/portal/${shown.clientId}/draft/${shown.showId}`)
    await seen.getByRole('link', { name: /^Decide otherwise.*Its cover$/ }).click()
    await seen.getByText('Ask for a change: Its category').click()
    await assertSound(seen, [320, 390, 1440], 'the draft')
    const cover = seen.locator('main img').first()
    assert.ok(await cover.evaluate((img: HTMLImageElement) => img.complete && img.naturalWidth > 0))
    for (const file of ['voice-nora.wav', 'theme-2.wav']) {
      const sound = await seen.request.get(`/portal/${shown.clientId}/draft/${shown.showId}/1/${file}`, {
        headers: { cookie: cookies.map(({ name, value }) => `${name}=${value}`).join('; ') },
      })
      assert.deepEqual([file, sound.status(), sound.headers()['content-type']], [file, 200, 'audio/wav'])
      assert.ok((await sound.body()).byteLength > 50_000)
    }
    assert.deepEqual([foreign, complaints], [[], []])
    assert.deepEqual(
      requested.filter((each) => each.endsWith('.js')),
      [],
    )
    await seen.context().close()
  })

  test('is asked again once an operator has taken their words over, and the show is called so', async () => {
    const operator = await anOperator(pool, { role: 'operator' })
    const { page: studio } = await openPage(browser, site.origin)
    await signIn(studio.context(), operator, site.origin)
    await studio.goto(`/studio/shows/${shown.showId}/draft`)
    await assertSound(studio, [320, 390, 1440], 'the draft in the studio')
    await studio.getByRole('button', { name: /^Take it over.*Two Days of Dough$/ }).click()
    await studio.getByText('Version 2, not put before the client yet.').waitFor()
    await studio.getByRole('button', { name: 'Put it before the client' }).click()
    await studio.getByText('Version 2, not put before the client yet.').waitFor({ state: 'detached' })
    await studio.getByText('Version 2 has been before the client since').waitFor()
    await studio.context().close()
    await page.reload()
    await page.getByText('Before: The Slow Loaf').waitFor()
    await press('It fits: Its name')
    await page.getByText('Fits, says ada@bakery.test').first().waitFor()
    assert.equal((await publicShow(pool, shown.showId))?.title, 'Two Days of Dough')
  })
})
