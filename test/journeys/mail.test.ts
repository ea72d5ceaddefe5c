import assert from 'node:assert/strict'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { after, before, describe, test } from 'node:test'
import type { Browser } from 'playwright-core'
import { openPostOffice } from '#server/wiring/post-office.ts'
import { startDatabase } from '#test/database-under-test.ts'
import { testSecretKey } from '#test/secret-key-under-test.ts'
import { startSite, testConfig } from '#test/site-under-test.ts'
import { openStorage } from '#vendors/storage/open-storage.ts'
import { violations } from './axe.ts'
import { openBrowser, openPage } from './browser.ts'

const { pool } = await startDatabase()
const dataDir = await mkdtemp(path.join(tmpdir(), 'mail-'))
after(() => rm(dataDir, { recursive: true }))
const screens = [
  { width: 320, colorScheme: 'light' },
  { width: 1280, colorScheme: 'dark' },
] as const

describe('a visitor who asked for an episode', () => {
  const isReady = async (): Promise<true> => true
  let site: Awaited<ReturnType<typeof startSite>>
  let browser: Browser
  let closePostOffice: () => Promise<void>

  before(async () => {
    const config = testConfig({ dataDir })
    site = await startSite({ config, database: { isReady, pool } })
    const log = { info() {}, warn() {}, error() {}, child: () => log }
    const build = () => import(path.join(config.checkout, 'build/server/index.js'))
    closePostOffice = openPostOffice({
      secretKey: testSecretKey,
      config: { ...config, siteOrigin: site.origin },
      pool,
      storage: openStorage(config),
      log,
      app: { build },
    })
    browser = await openBrowser()
  })
  after(async () => {
    await browser.close()
    await closePostOffice()
    await site[Symbol.asyncDispose]()
  })

  test('finds the confirmation in the mail view, and stops everything from there', async () => {
    const { page, complaints, foreign } = await openPage(browser, site.origin)
    await page.goto('/create-podcast')
    await page.getByLabel('Website URL').fill('harbour-law.com')
    await page.getByRole('button', { name: 'Continue', exact: true }).click()
    await page.getByLabel('Email Address').fill('alex@harbour-law.com')
    await page.getByRole('button', { name: 'Create Podcast', exact: true }).click()
    await page.getByText('Request Successfully Submitted!').first().waitFor()
    await letterArrives()

    await page.goto('/__mail')
    await page.getByRole('link', { name: 'We are making your episode about harbour-law.com' }).click()
    const letter = page.frameLocator('iframe')
    await letter.getByRole('heading', { name: 'Your episode is on its way' }).waitFor()
    const [tab] = await Promise.all([
      page.waitForEvent('popup'),
      letter.getByRole('link', { name: 'Stop my request and all mail' }).click(),
    ])
    await tab.getByRole('heading', { name: 'Stop your request?' }).waitFor()
    assert.equal(await statusOfRequest(), 'pending')
    await tab.getByRole('button', { name: 'Stop my request and all mail' }).click()
    await tab.getByRole('heading', { name: 'It is stopped' }).waitFor()
    assert.equal(await statusOfRequest(), 'stopped')
    assert.deepEqual([complaints, foreign], [[], []])
  })

  for (const { width, colorScheme } of screens)
    test(`reads all of it at ${width} px in the ${colorScheme} scheme`, async () => {
      const { page } = await openPage(browser, site.origin, { viewport: { width, height: 900 }, colorScheme })
      await page.goto('/__mail')
      const letter = await page.getByRole('link', { name: /We are making your episode/ }).getAttribute('href')
      for (const address of ['/__mail', letter ?? '', '/stop/x', '/stop/done', '/stop/unknown']) {
        await page.goto(address)
        assert.deepEqual(await violations(page), [], address)
        assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), address)
      }
      const words = page.frameLocator('iframe').locator('h1, p, li')
      await page.goto(letter ?? '')
      for (const each of await words.all()) assert.ok((await contrastOf(each)) >= 4.5, await each.innerText())
    })

  const statusOfRequest = async () => (await pool.query('select status from podcast_requests')).rows[0].status

  /** The post office looks once a second; the database says when. */
  async function letterArrives(): Promise<void> {
    const { rowCount } = await pool.query(`select from private.letters where state = 'sent'`)
    if (!rowCount) return letterArrives()
  }
})

/** Of a text's colour against the first ground behind it, as WCAG counts. */
const contrastOf = (each: import('playwright-core').Locator) =>
  each.evaluate((element) => {
    const numbers = (colour: string) => (colour.match(/[\d.]+/g) ?? []).map(Number)
    const luminance = (colour: string) =>
      numbers(colour)
        .slice(0, 3)
        .map((part) => part / 255)
        .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
        .reduce((sum, part, index) => sum + part * ([0.2126, 0.7152, 0.0722][index] ?? 0), 0)
    let behind: Element | null = element
    while (behind && numbers(getComputedStyle(behind).backgroundColor)[3] === 0) behind = behind.parentElement
    const ground = luminance(behind ? getComputedStyle(behind).backgroundColor : 'rgb(255, 255, 255)')
    const text = luminance(getComputedStyle(element).color)
    return (Math.max(ground, text) + 0.05) / (Math.min(ground, text) + 0.05)
  })
