import assert from 'node:assert/strict'
import path from 'node:path'
import { after, before, describe, test } from 'node:test'
import type { Browser, Page } from 'playwright-core'
import { remarksOn } from '#database/decisions.ts'
import { portalCookie } from '#domain/member.ts'
import { startDatabase } from '#test/database-under-test.ts'
import { aFolder } from '#test/desk-under-test.ts'
import { anEpisodeAtGate } from '#test/offers-under-test.ts'
import { aSession } from '#test/portal-under-test.ts'
import { aClientWithAShow } from '#test/scripts-under-test.ts'
import { startSite, testConfig } from '#test/site-under-test.ts'
import { anOperator, signIn } from '#test/studio-under-test.ts'
import { folderStorage } from '#vendors/storage/folder.ts'
import { assertSound } from './axe.ts'
import { openBrowser, openPage } from './browser.ts'

const { pool } = await startDatabase()
const dataDir = await aFolder()

describe('a client whose episode is finished', () => {
  let site: Awaited<ReturnType<typeof startSite>>
  let browser: Browser
  /** A telephone without scripts. */
  let page: Page
  let requestId: string
  let home: string
  const cookies: Parameters<ReturnType<Page['context']>['addCookies']>[0][number][] = []

  before(async () => {
    site = await startSite({
      config: { ...testConfig(), dataDir },
      database: { isReady: async () => true, pool },
    })
    const { clientId, showId, ada } = await aClientWithAShow(pool)
    requestId = await anEpisodeAtGate(pool, folderStorage(path.join(dataDir, 'media')), showId, 1)
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
  const toTheEnd = async () => {
    const last = page.getByRole('link', { name: 'To the decision' })
    if (await last.count()) await last.click()
  }

  test('finds it on a telephone without scripts, and says at a sentence what is wrong', async () => {
    await page.goto(home)
    await page.getByText('1 finished episode waits for you').waitFor()
    await page.getByRole('link', { name: 'Slow bread' }).first().click()
    await page.locator('audio[controls]').waitFor()
    await page.getByRole('link', { name: 'Say what is wrong (2)', exact: true }).click()
    await page.getByLabel('What is wrong here: the words, or how they are said?').fill('Too fast.')
    await press('Keep this')
    await page.getByText('Too fast.').waitFor()
    assert.deepEqual(
      (await remarksOn(pool, requestId)).map(({ what, sentence }) => [what, sentence]),
      [['episode', 'c1s2']],
    )
  })

  test('hears a sentence where it is pressed, and sees which one is spoken', async () => {
    const { page: seen, complaints } = await openPage(browser, site.origin)
    await seen.context().addCookies(cookies)
    await seen.goto(`${home}/episodes/${requestId}`)
    const sentence = seen.locator('[data-start]').nth(2)
    await sentence.click()
    await seen.waitForFunction(() => document.querySelector('audio')?.paused === false)
    await seen.locator('[data-start][aria-current="true"]').waitFor()
    const at = await seen.evaluate(() => document.querySelector('audio')?.currentTime ?? 0)
    assert.ok(at >= Number(await sentence.getAttribute('data-start')))
    assert.deepEqual(complaints, [])
    await seen.context().close()
  })

  test('has pages in which axe finds nothing, from 320 px on, in both schemes, without a script file', async () => {
    const { page: seen, complaints, foreign, requested } = await openPage(browser, site.origin)
    await seen.context().addCookies(cookies)
    const episode = `${home}/episodes/${requestId}`
    for (const address of [episode, `${episode}?say=c1s2`, `${episode}?part=99`, home]) {
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

  test('asks for changes, and the operator sees at the sentence why', async () => {
    await page.goto(`${home}/episodes/${requestId}`)
    await toTheEnd()
    await press('Ask for changes')
    await page.getByText('Changes asked for by ada@bakery.test').waitFor()
    const { secret } = await anOperator(pool)
    const { page: studio } = await openPage(browser, site.origin)
    await signIn(studio.context(), { secret }, site.origin)
    await studio.goto(`/studio/episodes/${requestId}`)
    await studio.getByText('asked for changes to the episode').waitFor()
    await studio.locator('[data-sentence="c1s2"]').getByText('Too fast.').waitFor()
    await studio.getByText('The client wants changes', { exact: true }).waitFor()
    await assertSound(studio, [320, 390, 1440], 'the desk')
    // On the telephone they have changed their mind.
    await studio.getByText('Decide for the client').click()
    await studio.getByRole('button', { name: 'They approve this episode' }).click()
    await studio.getByText('Written down.').waitFor()
    await studio.context().close()
    await page.goto(`${home}/episodes/${requestId}`)
    await toTheEnd()
    await page.getByText('Approved by us, for you').waitFor()
  })
})
