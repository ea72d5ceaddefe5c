import assert from 'node:assert/strict'
import { after, before, beforeEach, test } from 'node:test'
import type { Browser, BrowserContextOptions } from 'playwright-core'
import { aStandingRequest } from '#test/board-under-test.ts'
import { startDatabase } from '#test/database-under-test.ts'
import { emptyTables } from '#test/empty-tables.ts'
import { hostileTexts } from '#test/hostile-texts.ts'
import { startSite } from '#test/site-under-test.ts'
import { anOperator, signIn } from '#test/studio-under-test.ts'
import { violations } from './axe.ts'
import { openBrowser, openPage, untilLive } from './browser.ts'

const { pool } = await startDatabase()
const ines = await anOperator(pool)
const paul = await anOperator(pool, { name: 'Paul', role: 'operator' })
let site: Awaited<ReturnType<typeof startSite>>
let browser: Browser
before(async () => {
  site = await startSite({ database: { isReady: async () => true, pool } })
  browser = await openBrowser()
})
after(async () => {
  await browser.close()
  await site[Symbol.asyncDispose]()
})
beforeEach(() => emptyTables(pool, 'podcast_requests', 'private.deeds'))

async function at(path: string, options: BrowserContextOptions = {}, who = ines) {
  const watched = await openPage(browser, site.origin, options)
  await signIn(watched.page.context(), who, site.origin)
  await watched.page.goto(path)
  if (options.javaScriptEnabled !== false) await untilLive(watched.page)
  return { ...watched, [Symbol.asyncDispose]: () => watched.page.context().close() }
}
const aBakery = (business: string, email = 'ada@mill-lane.test') =>
  aStandingRequest(pool, { business, email, website: 'https://mill-lane.test', step: 'plan' })
const readings = async () =>
  (await pool.query(`select facts from private.deeds where deed = 'find-people'`)).rows

test('Ctrl K finds a request from any screen, by keys alone, and Enter opens the first', async () => {
  const id = await aBakery('Alder')
  await aBakery('Birch')
  await using where = await at('/studio/health')
  const { page } = where
  await page.keyboard.press('Control+k')
  const dialog = page.getByRole('dialog', { name: 'Find in the studio' })
  await dialog.waitFor()
  await page.keyboard.type('alder')
  await dialog.getByRole('link', { name: 'Alder' }).waitFor()
  assert.equal(await dialog.getByRole('link', { name: 'Birch' }).count(), 0)
  await page.keyboard.press('Enter')
  await page.waitForURL(`**/studio/episodes/${id}`)
  await dialog.waitFor({ state: 'hidden' })
  assert.deepEqual(
    where.complaints.filter((each) => !/404/.test(each)),
    [],
  )
})

test('arrows go through what was found; a person opens under People, and no address stands in an address bar', async () => {
  await aBakery('Alder', 'grace@mail.test')
  await using where = await at('/studio')
  const { page } = where
  await page.keyboard.press('Control+k')
  await page.keyboard.type('grace@mail')
  await page.getByRole('button', { name: 'grace@mail.test' }).waitFor()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  assert.equal(await page.evaluate(() => document.activeElement?.textContent), 'grace@mail.test')
  await page.keyboard.press('Enter')
  await page.waitForURL('**/studio/people')
  await page.getByRole('heading', { name: 'grace@mail.test' }).waitFor()
  assert.ok(where.requested.every((path) => !path.includes('grace')))
  assert.deepEqual(await readings(), [{ facts: {} }])
})

test('shows screens by name, and only those that are open to whoever looks', async () => {
  for (const [who, keys] of [
    [ines, 1],
    [paul, 0],
  ] as const) {
    await using where = await at('/studio', {}, who)
    const { page } = where
    await page.keyboard.press('Control+k')
    await page.keyboard.type('keys')
    await page
      .getByText('Nothing fits “keys”.')
      .or(page.getByRole('link', { name: 'Keys to vendors' }))
      .waitFor()
    assert.equal(await page.getByRole('link', { name: 'Keys to vendors' }).count(), keys)
  }
})

test('is a page of its own without scripts', async () => {
  await aBakery('Alder', 'grace@mail.test')
  await using where = await at('/studio/health', { javaScriptEnabled: false })
  const { page } = where
  await page.getByRole('link', { name: /^Find/ }).click()
  await page.getByRole('searchbox').fill('alder')
  await page.getByRole('button', { name: 'Find' }).click()
  await page.getByRole('link', { name: 'Alder' }).waitFor()
  assert.match(page.url(), /\/studio\/find$/)
  await page.getByRole('button', { name: 'grace@mail.test' }).click()
  await page.getByRole('heading', { name: 'grace@mail.test' }).waitFor()
})

test('takes hostile words for words', async () => {
  await aBakery(hostileTexts.find((text) => text.includes('<img')) ?? assert.fail())
  await using where = await at('/studio')
  const { page } = where
  await page.keyboard.press('Control+k')
  for (const text of hostileTexts.filter((each) => !each.includes('\n')).slice(0, 12))
    await page.getByRole('dialog').getByRole('searchbox').fill(text)
  await page.getByRole('dialog').getByRole('searchbox').fill('mill-lane.test')
  await page.getByRole('dialog').getByText('mill-lane.test').first().waitFor()
  assert.equal(await page.evaluate(() => Reflect.get(window, 'struck')), undefined)
})

for (const width of [320, 1280])
  for (const colorScheme of ['light', 'dark'] as const)
    test(`has no fault that axe finds, ${width} px, ${colorScheme}`, async () => {
      await aBakery('Alder')
      await using where = await at('/studio/find', { viewport: { width, height: 800 }, colorScheme })
      const { page } = where
      assert.deepEqual(await violations(page), [])
      await page.keyboard.press('Control+k')
      await page.keyboard.type('alder')
      await page.getByRole('dialog').getByRole('link', { name: 'Alder' }).waitFor()
      assert.deepEqual(await violations(page), [])
      assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth))
    })
