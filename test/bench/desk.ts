import { gzipSync } from 'node:zlib'
import type { Page } from 'playwright-core'
import { startDatabase } from '#test/database-under-test.ts'
import { aFolder, anOfferedEpisode } from '#test/desk-under-test.ts'
import { openBrowser, openPage } from '#test/journeys/browser.ts'
import { startSite, testConfig } from '#test/site-under-test.ts'
import { anOperator, signIn } from '#test/studio-under-test.ts'
import { openStorage } from '#vendors/storage/open-storage.ts'
import { scriptTimes, timesRow } from './script-times.ts'
import { printTable } from './table.ts'

const sentences = 400
const rounds = 20

/** What a script of half an hour costs at the desk, beside the same key on a page that does nothing. */
export async function benchDesk() {
  const { pool } = await startDatabase()
  const config = testConfig({ dataDir: await aFolder() })
  await using site = await startSite({ config, database: { isReady: async () => true, pool } })
  const browser = await openBrowser()
  try {
    const requestId = await anOfferedEpisode(pool, openStorage(config), sentences)
    const { page } = await openPage(browser, site.origin)
    const who = await anOperator(pool)
    await signIn(page.context(), who, site.origin)
    const address = `/studio/episodes/${requestId}`
    const html = await (await page.request.get(address)).text()
    const rows = [['HTML as it travels', `${(gzipSync(html).length / 1000).toFixed(1)} KB`, '']]
    await page.goto('about:blank')
    rows.push(timesRow('reference: a key on an empty page', await pressingJ(page)))
    await page.goto(address)
    await page.locator('[data-sentence][aria-current]').waitFor()
    await page.waitForTimeout(1000) // React has come
    rows.push(timesRow('next sentence (j)', await pressingJ(page)))
    await toAHost(page)
    rows.push(timesRow('a letter in the field', await scriptTimes(page, rounds, () => typeLetter(page))))
    const changing = await changes(page)
    rows.push(timesRow('keeping a change, with the new desk', changing.script))
    rows.push(timesRow('until the changed sentence is heard', changing.heard))
    printTable([`${sentences} sentences, ${rounds} rounds`, 'median', 'highest'], rows)
  } finally {
    await browser.close()
  }
}

const pressingJ = (page: Page) => scriptTimes(page, rounds, () => page.keyboard.press('j'))

/** What is read aloud is not written by anybody: there is no field for it. */
async function toAHost(page: Page) {
  while ((await page.locator('#sentence-text').count()) === 0) await page.keyboard.press('j')
}

async function typeLetter(page: Page) {
  await page.locator('#sentence-text').focus()
  await page.keyboard.type('a')
}

/** A text that nobody has said before, so that nothing comes from the cache. */
async function changes(page: Page) {
  const heard: number[] = []
  const script = await scriptTimes(page, rounds, async (round) => {
    await page
      .locator('#sentence-text')
      .fill(`And what about question number ${round}, in this very episode?`)
    const startedAt = performance.now()
    const sound = page.waitForResponse(/\.wav/)
    await page.keyboard.press('Control+Enter')
    await (await sound).finished()
    heard.push(performance.now() - startedAt)
  })
  return { script, heard }
}
