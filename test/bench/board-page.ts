import { gzipSync } from 'node:zlib'
import type pg from 'pg'
import { openBrowser, openPage, untilLive } from '#test/journeys/browser.ts'
import { startSite } from '#test/site-under-test.ts'
import { anOperator, signIn } from '#test/studio-under-test.ts'
import { scriptTimes, timesRow } from './script-times.ts'
import { printTable } from './table.ts'

const rounds = 20

/** What the board's first page takes in an operator's browser, among as many requests as there are. */
export async function benchBoardPage(pool: pg.Pool) {
  await using site = await startSite({ database: { isReady: async () => true, pool } })
  const browser = await openBrowser()
  try {
    const { page } = await openPage(browser, site.origin)
    await signIn(page.context(), await anOperator(pool), site.origin)
    const html = await (await page.request.get('/studio')).text()
    await page.goto('/studio')
    await untilLive(page)
    const press = (key: string) => scriptTimes(page, rounds, () => page.keyboard.press(key))
    const rows = [
      ['HTML as it travels', `${(gzipSync(html).length / 1000).toFixed(1)} KB`, ''],
      timesRow('next row (j)', await press('j')),
      timesRow(
        'another filter, with its rows',
        await scriptTimes(page, rounds, async (round) => {
          const address = round % 2 ? '/studio' : '/studio?show=delivered'
          const answer = page.waitForResponse(/\.data/)
          await page.evaluate((href) => {
            document.querySelector<HTMLElement>(`nav a[href="${href}"]`)?.click()
          }, address)
          await answer
          await page.waitForTimeout(200)
        }),
      ),
      timesRow(
        '20 rows that move',
        await scriptTimes(page, rounds, async () => {
          await moveRows(pool)
          const answer = page.waitForResponse(/\/board\/news/)
          // It looks at once, as when somebody comes back to it.
          await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
          await (await answer).finished()
        }),
      ),
    ]
    printTable([`The board in a browser, ${rounds} rounds`, 'median', 'highest'], rows)
  } finally {
    await browser.close()
  }
}

/** As the line does all the time, only more at once. */
const moveRows = (pool: pg.Pool) =>
  pool.query(
    `update private.productions set step = case step when 'write-script' then 'record-voices' else 'write-script' end
     where request_id in (select request_id from private.productions where ended_at is null order by began_at limit 20)`,
  )
