import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { Browser, Page } from 'playwright-core'
import { startDatabase } from '#test/database-under-test.ts'
import { aFolder, openLine, productionOf } from '#test/desk-under-test.ts'
import { until } from '#test/faults/alive.ts'
import { startSite, testConfig } from '#test/site-under-test.ts'
import { anOperator, signIn } from '#test/studio-under-test.ts'
import { openStorage } from '#vendors/storage/open-storage.ts'
import { violations } from './axe.ts'
import { openBrowser, openPage, untilLive } from './browser.ts'

const { pool } = await startDatabase()
const dataDir = await aFolder()
const config = testConfig({ dataDir })
const storage = openStorage(config)
let browser: Browser
let site: Awaited<ReturnType<typeof startSite>>

before(async () => {
  browser = await openBrowser()
  site = await startSite({ config, database: { isReady: async () => true, pool } })
})
after(async () => {
  await browser.close()
  await site[Symbol.asyncDispose]()
})

async function enter(page: Page, fields: Record<string, string>): Promise<string> {
  await page.goto('/studio/new')
  await untilLive(page)
  for (const [name, value] of Object.entries(fields)) await page.getByLabel(name, { exact: true }).fill(value)
  await page.getByRole('button', { name: 'Enter the request' }).click()
  await page.waitForURL(/made=made/)
  const { rows } = await pool.query(
    `select request_id from private.deeds where deed = 'request-by-hand' order by id desc limit 1`,
  )
  return rows[0].request_id
}
const scriptOf = async (id: string): Promise<string> =>
  JSON.stringify(
    (
      await pool.query(
        `select output -> 'script' -> 'chapters' as chapters from private.finished_steps
         where request_id = $1 and step = 'check-facts'`,
        [id],
      )
    ).rows[0]?.chapters,
  )

test('an operator says what an episode is about, mends what cannot be told, and gets another one the second time', async () => {
  const { page, complaints } = await openPage(browser, site.origin)
  await signIn(page.context(), await anOperator(pool), site.origin)
  const line = () => openLine({ pool, storage, cacheFolder: dataDir })
  const usual = { Website: 'harbour-lane-bakery.test', 'E-mail address of the client': 'ada@bakery.test' }

  const first = await enter(page, { ...usual, Topic: 'guided tours', Note: 'Leave out the nuts.' })
  {
    await using _line = await line()
    await until(async () => (await productionOf(pool, first))?.trouble)
  }
  await page.goto(`/studio/episodes/${first}`)
  await page.getByText('speaks of “guided tours”').waitFor()
  // With nobody at work: they would look at it again each second, and come back from it.
  const look = 'update private.productions set attempts = $2 where request_id = $1'
  await pool.query(look, [first, 1])
  await page.getByRole('link', { name: 'What it is told from' }).click()
  await page.getByText('It is being made.').waitFor()
  await pool.query(look, [first, 0])
  await page.getByLabel('Topic', { exact: true }).waitFor()
  await untilLive(page)
  assert.deepEqual(await violations(page), [])
  await page.getByLabel('Topic', { exact: true }).fill('wedding cakes')
  await page.getByLabel('Length in minutes').fill('31')
  await page.getByRole('button', { name: 'Tell it so' }).click()
  await page.getByText('Enter a whole number from 1 to 30, or nothing.').waitFor()
  await page.getByLabel('Length in minutes').fill('2')
  await page.getByRole('button', { name: 'Tell it so' }).click()
  await page.waitForURL(`${site.origin}/studio/episodes/${first}`)
  await using _line = await line()
  await until(async () => (await productionOf(pool, first))?.isAwaiting)
  const script = await scriptOf(first)
  assert.match(script, /A wedding cake costs/)
  assert.doesNotMatch(script, /\bnuts\b/)
  await page.goto(`/studio/episodes/${first}/told-from`)
  await page.getByText('Topic “wedding cakes”: 2 passages speak of it').waitFor()
  await page.getByText('Note “Leave out the nuts”: one passage left out.').waitFor()
  await page.goto(`/studio/episodes/${first}`)
  await untilLive(page)
  await page.getByRole('button', { name: 'Approve and send' }).click()
  await until(async () => (await productionOf(pool, first))?.hasEnded)

  const second = await enter(page, { ...usual, Topic: 'wedding cakes' })
  await until(async () => (await productionOf(pool, second))?.trouble)
  await page.goto(`/studio/episodes/${second}/told-from`)
  await untilLive(page)
  await page.getByText('says of “wedding cakes” was told in “Wedding cakes”').waitFor()
  await page.getByLabel('Topic', { exact: true }).fill('')
  await page.getByRole('button', { name: 'Tell it so' }).click()
  await until(async () => (await productionOf(pool, second))?.isAwaiting)
  assert.doesNotMatch(await scriptOf(second), /A wedding cake costs/)
  await page.goto(`/studio/episodes/${second}/told-from`)
  await page.getByText(/“Wedding cakes” of .* has told .* passages of it: not told again\./).waitFor()
  // The browser's own line about the form that came back.
  assert.deepEqual(
    complaints.filter((each) => !each.includes('status of 422')),
    [],
  )
})
