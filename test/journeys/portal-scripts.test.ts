import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import type { Browser, Page } from 'playwright-core'
import { remarksOn } from '#database/decisions.ts'
import { showEpisodeOf } from '#database/show-episodes.ts'
import { portalCookie } from '#domain/member.ts'
import { startDatabase } from '#test/database-under-test.ts'
import { aSession } from '#test/portal-under-test.ts'
import { aClientWithAShow, aScriptAtGate } from '#test/scripts-under-test.ts'
import { startSite, testConfig } from '#test/site-under-test.ts'
import { anOperator, signIn } from '#test/studio-under-test.ts'
import { assertSound } from './axe.ts'
import { openBrowser, openPage } from './browser.ts'

const { pool } = await startDatabase()

describe('a client whose script is written', () => {
  let site: Awaited<ReturnType<typeof startSite>>
  let browser: Browser
  /** A telephone without scripts. */
  let page: Page
  let requestId: string
  let home: string
  const cookies: Parameters<ReturnType<Page['context']>['addCookies']>[0][number][] = []

  before(async () => {
    site = await startSite({ config: testConfig(), database: { isReady: async () => true, pool } })
    const { clientId, showId, ada } = await aClientWithAShow(pool)
    requestId = await aScriptAtGate(pool, showId, (chapters) => chapters)
    home = `/portal/${clientId}`
    const { secret } = await aSession(pool, ada)
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

  test('finds it on a telephone without scripts, and says at a sentence what is wrong', async () => {
    await page.goto(home)
    await page.getByText('1 script waits for you').waitFor()
    const title = (await showEpisodeOf(pool, requestId))?.title ?? ''
    await page.getByRole('link', { name: title }).first().click()
    await page.getByRole('heading', { level: 1, name: title }).waitFor()
    await page.getByRole('link', { name: 'Say what is wrong (3)', exact: true }).click()
    await page.getByLabel('What is wrong with this sentence?').fill('Nobody calls it that.')
    await press('Keep this')
    await page.getByText('Nobody calls it that.').waitFor()
    assert.equal((await remarksOn(pool, requestId)).length, 1)
    assert.match(page.url(), /#c1s3$/)
  })

  test('has a page in which axe finds nothing, from 320 px on, in both schemes, without a script file', async () => {
    const { page: seen, complaints, foreign, requested } = await openPage(browser, site.origin)
    await seen.context().addCookies(cookies)
    const script = `${home}/scripts/${requestId}`
    for (const address of [script, `${script}?say=c1s2`, `${script}?part=99`, home]) {
      await seen.goto(address)
      await assertSound(seen, [320, 390, 1440], address)
    }
    assert.deepEqual([foreign, complaints], [[], []])
    assert.deepEqual(
      requested.filter((each) => each.endsWith('.js')),
      [],
    )
    await seen.context().close()
  })

  test('asks for changes, and the operator sees at the sentence why, and changes it', async () => {
    const last = page.getByRole('link', { name: 'To the decision' })
    if (await last.count()) await last.click()
    await press('Ask for changes')
    await page.getByText('Changes asked for by ada@bakery.test').waitFor()

    const { secret } = await anOperator(pool)
    const { page: studio } = await openPage(browser, site.origin)
    await signIn(studio.context(), { secret }, site.origin)
    await studio.goto(`/studio/episodes/${requestId}`)
    await studio.getByText('ada@bakery.test asked for changes').waitFor()
    const said = studio.locator('[data-sentence="c1s3"]')
    await said.getByText('Nobody calls it that.').waitFor()
    await assertSound(studio, [320, 390, 1440], 'the desk')
    await said.click()
    await studio.getByLabel('Text', { exact: true }).fill('Who bakes all this?')
    await studio.getByRole('button', { name: 'Keep and hear it' }).click()
    await studio.getByText('The script is with the client since').waitFor()
    await studio.context().close()
  })

  test('reads the new words, approves them, and is told so', async () => {
    await page.goto(home)
    await page.getByText('1 script waits for you').waitFor()
    await page.goto(`${home}/scripts/${requestId}`)
    await page.getByText('Who bakes all this?').waitFor()
    const last = page.getByRole('link', { name: 'To the decision' })
    if (await last.count()) await last.click()
    await page.getByText('Said of sentences that are changed or gone').waitFor()
    await press('Approve this script')
    await page.getByText('Approved by ada@bakery.test').waitFor()
    await page.goto(home)
    await page.getByText('approved, and being recorded').waitFor()
  })
})
