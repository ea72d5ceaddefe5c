import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, test } from 'node:test'
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { paths } from '#site/paths.ts'
import { startDatabase } from '#test/database-under-test.ts'
import { aFolder, anOfferedEpisode } from '#test/desk-under-test.ts'
import { startSite, testConfig } from '#test/site-under-test.ts'
import { anOperator, signIn } from '#test/studio-under-test.ts'
import { openStorage } from '#vendors/storage/open-storage.ts'
import { assertSound } from './axe.ts'
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
})
after(async () => {
  await browser.close()
  await site[Symbol.asyncDispose]()
})
beforeEach(async () => {
  await pool.query('delete from podcast_requests')
  requestId = await anOfferedEpisode(pool, storage)
})

/** At the desk, with a passage of several sentences looked at. */
async function atPassage(name = 'Ines', options: BrowserContextOptions = {}) {
  const { page, complaints } = await openPage(browser, site.origin, options)
  await signIn(page.context(), await anOperator(pool, { name }), site.origin)
  await page.goto(`/studio/episodes/${requestId}`)
  await selected(page).waitFor()
  if (options.javaScriptEnabled !== false) {
    await untilLive(page)
    for (let at = 0; at < 60 && (await ticks(page).count()) < 2; at += 1) await page.keyboard.press('j')
    assert.ok((await ticks(page).count()) >= 2)
  }
  return { page, complaints, [Symbol.asyncDispose]: () => page.context().close() }
}

const selected = (page: Page) => page.locator('[data-sentence][aria-current]')
const ticks = (page: Page) => page.getByRole('group', { name: 'Read these sentences' }).getByRole('checkbox')
const texts = (page: Page) => page.locator('[data-sentence] > span:nth-child(2)').allInnerTexts()
const answer = (page: Page, words: string | RegExp) =>
  page.getByRole('status').filter({ hasText: words }).waitFor()

describe('a passage at the desk', () => {
  test('is cut, moved, left out and exchanged by keys, and never typed', async () => {
    await using desk = await atPassage()
    const { page } = desk
    const before = await texts(page)
    assert.equal(await page.getByLabel('Text', { exact: true }).count(), 0)
    await page.keyboard.press('w')
    await page.keyboard.press('Space')
    await page.keyboard.press('Control+Enter')
    await answer(page, 'Kept.')
    assert.equal((await texts(page)).length, before.length - 1)
    await page.evaluate(() => (document.activeElement as HTMLElement).blur())
    await page.keyboard.press('u')
    await page.waitForFunction(
      (count) => document.querySelectorAll('[data-sentence]').length === count,
      before.length,
    )
    await page.keyboard.press('c')
    await page.getByRole('heading', { level: 1, name: 'What was read' }).waitFor()
    await page.getByText('It is read instead of this:').waitFor()
    await page.keyboard.press('j')
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: 'Read this instead' }).waitFor()
    assert.deepEqual(await page.locator('textarea, input[type=text]').count(), 0)
    const chosen = await page.locator('article fieldset label').first().innerText()
    await page.locator('article fieldset input').first().focus()
    await page.keyboard.press('Control+Enter')
    await selected(page).waitFor()
    assert.ok((await texts(page)).includes(chosen))
    await page.keyboard.press('d')
    await answer(page, 'Kept.')
    assert.ok(!(await texts(page)).includes(chosen))
    assert.deepEqual(desk.complaints, [])
  })

  test('that somebody else has cut meanwhile keeps what was ticked, and says so', async () => {
    await using ines = await atPassage('Ines')
    await using paul = await atPassage('Paul')
    // His page has not heard of hers yet.
    await paul.page.route(`**${paths.studioDeskTag(requestId)}`, (route) => route.abort())
    await ticks(paul.page).nth(1).click()
    await ticks(ines.page).nth(0).click()
    await ines.page.getByRole('button', { name: 'Keep these sentences' }).click()
    await answer(ines.page, 'Kept.')
    await paul.page.getByRole('button', { name: 'Keep these sentences' }).click()
    await answer(paul.page, /Ines was faster|meanwhile/)
    assert.equal((await ticks(paul.page).count()) > 0, true)
  })

  test('is exchanged on a page that another operator has made stale, and nothing is lost', async () => {
    await using ines = await atPassage('Ines')
    await using paul = await atPassage('Paul')
    await paul.page.keyboard.press('c')
    await paul.page.getByText('It is read instead of this:').waitFor()
    await paul.page.keyboard.press('j')
    await paul.page.keyboard.press('Enter')
    await paul.page.getByRole('button', { name: 'Read this instead' }).waitFor()
    await ines.page.keyboard.press('d')
    await answer(ines.page, 'Kept.')
    await paul.page.getByRole('button', { name: 'Read this instead' }).click()
    await answer(paul.page, /meanwhile/)
    await paul.page.getByText(/has gone meanwhile/).waitFor()
    await paul.page.getByRole('button', { name: 'Put this in' }).click()
    await selected(paul.page).waitFor()
  })

  test('can be chosen without scripts: links, forms and ticks', async () => {
    await using desk = await atPassage('Ines', { javaScriptEnabled: false })
    const { page } = desk
    await page.getByRole('link', { name: 'Put in a passage after it' }).click()
    await page.getByText('It is put in after this:').waitFor()
    await page.getByRole('link', { name: 'Every passage' }).click()
    await page.getByRole('searchbox').fill('bread')
    await page.getByRole('button', { name: 'Find' }).click()
    await page
      .getByRole('link', { name: /^Choose from it/ })
      .first()
      .click()
    await page.getByRole('button', { name: 'Put this in' }).waitFor()
  })
})

test('what was read has no fault that axe finds, from 390 px on and in both schemes', async () => {
  await using desk = await atPassage()
  const { page } = desk
  await assertSound(page, [390, 1440], 'a passage')
  await page.keyboard.press('c')
  await page.getByText('It is read instead of this:').waitFor()
  await page
    .getByRole('link', { name: /^Choose from it/ })
    .first()
    .click()
  await page.getByRole('button', { name: 'Read this instead' }).waitFor()
  await assertSound(page, [390, 1440], 'a choice')
  for (const view of ['Every passage', 'Left out, with reasons']) {
    await page.getByRole('link', { name: view }).click()
    await page.getByRole('region', { name: view }).waitFor()
    await assertSound(page, [390, 1440], view)
  }
  assert.deepEqual(desk.complaints, [])
})
