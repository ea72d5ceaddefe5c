import { gzipSync } from 'node:zlib'
import type { CDPSession, Page } from 'playwright-core'
import { startDatabase } from '#test/database-under-test.ts'
import { aFolder, anOfferedEpisode } from '#test/desk-under-test.ts'
import { openBrowser, openPage } from '#test/journeys/browser.ts'
import { startSite, testConfig } from '#test/site-under-test.ts'
import { anOperator, signIn } from '#test/studio-under-test.ts'
import { openStorage } from '#vendors/storage/open-storage.ts'
import { median, printTable } from './table.ts'

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
    rows.push(
      row('reference: a key on an empty page', await scriptTimes(page, () => page.keyboard.press('j'))),
    )
    await page.goto(address)
    await page.locator('[data-sentence][aria-current]').waitFor()
    await page.waitForTimeout(1000) // React has come
    rows.push(row('next sentence (j)', await scriptTimes(page, () => page.keyboard.press('j'))))
    rows.push(row('a letter in the field', await scriptTimes(page, () => typeLetter(page))))
    const changing = await changes(page)
    rows.push(row('keeping a change, with the new desk', changing.script))
    rows.push(row('until the changed sentence is heard', changing.heard))
    printTable([`${sentences} sentences, ${rounds} rounds`, 'median', 'highest'], rows)
  } finally {
    await browser.close()
  }
}

const row = (what: string, times: number[]) => [
  what,
  `${median(times).toFixed(1)} ms`,
  `${Math.max(...times).toFixed(1)} ms`,
]

/** Of the page's main thread, scripts alone. */
async function scriptTimes(page: Page, deed: () => Promise<void>): Promise<number[]> {
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable')
  const times = []
  for (let round = 0; round < rounds; round++) {
    const before = await scriptTime(session)
    await deed()
    await page.waitForTimeout(60)
    times.push(1000 * ((await scriptTime(session)) - before))
  }
  return times
}

async function scriptTime(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics')
  return metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? Number.NaN
}

async function typeLetter(page: Page) {
  await page.locator('#sentence-text').focus()
  await page.keyboard.type('a')
}

/** A text that nobody has said before, so that nothing comes from the cache. */
async function changes(page: Page) {
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable')
  const [script, heard]: [number[], number[]] = [[], []]
  for (let round = 0; round < rounds; round++) {
    const before = await scriptTime(session)
    await page
      .locator('#sentence-text')
      .fill(`And what about question number ${round}, in this very episode?`)
    const startedAt = performance.now()
    const sound = page.waitForResponse(/\.wav/)
    await page.keyboard.press('Control+Enter')
    await (await sound).finished()
    heard.push(performance.now() - startedAt)
    script.push(1000 * ((await scriptTime(session)) - before))
  }
  return { script, heard }
}
