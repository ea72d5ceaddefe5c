import assert from 'node:assert/strict'
import { after, before, beforeEach, test } from 'node:test'
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { startDatabase } from '#test/database-under-test.ts'
import { aFolder, anOfferedEpisode, productionOf } from '#test/desk-under-test.ts'
import { emptyTables } from '#test/empty-tables.ts'
import { startSite, testConfig } from '#test/site-under-test.ts'
import { anOperator, signIn } from '#test/studio-under-test.ts'
import { openStorage } from '#vendors/storage/open-storage.ts'
import { violations } from './axe.ts'
import { openBrowser, openPage, untilLive } from './browser.ts'

const { pool } = await startDatabase()
const config = testConfig({ dataDir: await aFolder() })
const storage = openStorage(config)
let browser: Browser
let site: Awaited<ReturnType<typeof startSite>>
let requestId: string
before(async () => {
  browser = await openBrowser()
  site = await startSite({ config, database: { isReady: async () => true, pool } })
  await stretchMoments()
})
after(async () => {
  await browser.close()
  await site[Symbol.asyncDispose]()
})
beforeEach(async () => {
  await emptyTables(pool, 'podcast_requests')
  requestId = await anOfferedEpisode(pool, storage)
})

/** In which an approval can be taken back, to an hour: nobody has to be quick, and no clock is tested. */
const stretchMoments = () =>
  pool.query(`
    create function stretch_moment() returns trigger language plpgsql as
      $$ begin new.goes_at = now() + interval '1 hour'; return new; end $$;
    create trigger stretch before update on private.approvals for each row
      when (old.goes_at is null and new.goes_at is not null) execute function stretch_moment()`)
const theMomentIsOver = () =>
  pool.query(
    `with over as (update private.approvals set goes_at = now())
     update private.productions set again_at = now() where again_at is not null`,
  )

async function atDesk(name = 'Ines', options: BrowserContextOptions = {}) {
  const { page, complaints } = await openPage(browser, site.origin, options)
  await signIn(page.context(), await anOperator(pool, { name }), site.origin)
  await page.goto(`/studio/episodes/${requestId}`)
  await page.locator('[data-sentence][aria-current]').waitFor()
  if (options.javaScriptEnabled !== false) await untilLive(page)
  return { page, complaints, [Symbol.asyncDispose]: () => page.context().close() }
}

const sentence = (page: Page, at: number) => page.locator('[data-sentence]').nth(at)
const focusedIn = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('data-sentence'))
const answer = (page: Page, words: string | RegExp) =>
  page.getByRole('status').filter({ hasText: words }).waitFor()

async function press(page: Page, ...keys: string[]) {
  for (const key of keys) await page.keyboard.press(key)
}
async function write(page: Page, words: string) {
  await press(page, 'e', 'Control+A')
  await page.keyboard.insertText(words)
  await press(page, 'Control+Enter')
}

test('sends what was heard once it is approved, and offers nothing twice', async () => {
  await using desk = await atDesk()
  await desk.page.getByRole('button', { name: 'Approve and send' }).click()
  await answer(desk.page, /^Approved\. It goes out in five seconds/)
  const back = desk.page.getByRole('button', { name: 'Take it back' })
  await back.and(desk.page.locator(':focus')).waitFor()
  await theMomentIsOver()
  await desk.page.getByText('Being made').waitFor()
  assert.equal(await desk.page.getByRole('button', { name: 'Approve and send' }).count(), 0)
  assert.equal((await productionOf(pool, requestId)).isAwaiting, false)
})

test('approves by key, says how long it can be taken back, and takes it back by key', async () => {
  await using desk = await atDesk()
  const { page } = desk
  await press(page, 'Shift+A')
  await page.getByText(/Nothing is out yet\. It goes in \d+ s, also if you close this page\./).waitFor()
  await press(page, 'u')
  await answer(page, 'Taken back. Nothing has gone out.')
  await page.getByRole('button', { name: 'Approve and send' }).waitFor()
  assert.equal((await productionOf(pool, requestId)).isAwaiting, true)
  assert.match((await focusedIn(page)) ?? '', /^c1s1$/)
})

test('takes an approval back without scripts, too', async () => {
  await using desk = await atDesk('Ines', { javaScriptEnabled: false })
  const { page } = desk
  await page.getByRole('button', { name: 'Approve and send' }).click()
  await page.getByText(/^Nothing is out yet/).waitFor()
  await page.getByRole('button', { name: 'Take it back' }).click()
  await page.getByText('Waits for approval').waitFor()
  assert.equal((await productionOf(pool, requestId)).isAwaiting, true)
})

test('after undo, offers what was recorded, without another recording', async () => {
  await using desk = await atDesk()
  const { page } = desk
  const approve = page.getByRole('button', { name: 'Approve and send' })
  await press(page, 'j', 'j')
  await write(page, 'What is bread?')
  await page.getByRole('button', { name: 'Make the changed episode' }).waitFor()
  await approve.waitFor({ state: 'detached' })
  await press(page, 'Escape', 'u')
  await answer(page, 'Taken back.')
  await approve.waitFor()
  assert.equal(await page.getByRole('button', { name: 'Make the changed episode' }).count(), 0)
  await page.getByText(/every claim has a source$/).waitFor()
})

test('holds and releases with h, goes to the board with b, and never loses the focus', async () => {
  await using desk = await atDesk()
  const { page } = desk
  assert.equal(await focusedIn(page), 'c1s1')
  await press(page, 'h')
  await page.getByRole('button', { name: 'Release' }).waitFor()
  assert.equal(await focusedIn(page), 'c1s1')
  await page.getByRole('button', { name: 'Release' }).click()
  await page.getByRole('button', { name: 'Hold' }).waitFor()
  assert.equal(await focusedIn(page), 'c1s1')
  await press(page, 'b')
  await page.waitForURL('**/studio')
})

test('says what came of it without moving the script', async () => {
  await using desk = await atDesk()
  const { page } = desk
  const top = () => sentence(page, 0).evaluate((row) => row.getBoundingClientRect().top + scrollY)
  const before = await top()
  await press(page, 'j', 'j')
  await write(page, 'What is bread?')
  await answer(page, 'Kept.')
  await page.getByRole('button', { name: 'Make the changed episode' }).waitFor()
  assert.equal(await top(), before)
})

test('has no fault that axe finds while an approval can be taken back', async () => {
  await using desk = await atDesk('Ines', { viewport: { width: 320, height: 800 }, colorScheme: 'dark' })
  await press(desk.page, 'Shift+A')
  await desk.page.getByRole('button', { name: 'Take it back' }).waitFor()
  assert.deepEqual(await violations(desk.page), [])
  assert.ok(await desk.page.evaluate(() => document.documentElement.scrollWidth <= innerWidth))
})
