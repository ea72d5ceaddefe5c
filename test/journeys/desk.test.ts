import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, test } from 'node:test'
import { gzipSync } from 'node:zlib'
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { findScript } from '#database/edits.ts'
import { sentencesOfDraft } from '#domain/draft/draft.ts'
import { editSchema } from '#domain/draft/edit.ts'
import type { Reading } from '#domain/evidence.ts'
import type { Operator } from '#domain/operator.ts'
import { isHost } from '#domain/script.ts'
import { editScript } from '#operations/edit-script.ts'
import { versionOf } from '#operations/script-on-desk.ts'
import { startDatabase } from '#test/database-under-test.ts'
import { aFolder, anOfferedEpisode, productionOf } from '#test/desk-under-test.ts'
import { emptyTables } from '#test/empty-tables.ts'
import { hostileTexts } from '#test/hostile-texts.ts'
import { startSite, testConfig } from '#test/site-under-test.ts'
import { anOperator, fromOurPage, signIn } from '#test/studio-under-test.ts'
import { openStorage } from '#vendors/storage/open-storage.ts'
import { assertSound } from './axe.ts'
import { openBrowser, openPage, untilLive } from './browser.ts'

const { pool } = await startDatabase()
const dataDir = await aFolder()
const config = testConfig({ dataDir })
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
  await emptyTables(pool, 'podcast_requests')
  requestId = await anOfferedEpisode(pool, storage)
})

/** At the desk of the episode; `complaints` is what the browser found wrong. */
async function atDesk(name = 'Ines', options: BrowserContextOptions = {}) {
  const { page, complaints } = await openPage(browser, site.origin, options)
  const who = await anOperator(pool, { name })
  await signIn(page.context(), who, site.origin)
  await page.goto(`/studio/episodes/${requestId}`)
  await selected(page).waitFor()
  if (options.javaScriptEnabled !== false) await untilLive(page)
  return { page, complaints, ...who, [Symbol.asyncDispose]: () => page.context().close() }
}

const selected = (page: Page) => page.locator('[data-sentence][aria-current]')
const sentence = (page: Page, at: number) => page.locator('[data-sentence]').nth(at)
const text = (page: Page) => page.getByLabel('Text', { exact: true })
const answer = (page: Page, words: string | RegExp) =>
  page.getByRole('status').filter({ hasText: words }).waitFor()

async function press(page: Page, ...keys: string[]) {
  for (const key of keys) await page.keyboard.press(key)
}
/** By keys alone, as somebody writes who changes a hundred sentences a day. */
async function write(page: Page, words: string) {
  await press(page, 'e', 'Control+A')
  await page.keyboard.insertText(words)
  await press(page, 'Control+Enter')
}

/** Whatever of them may be kept at all, one sentence after the other. */
async function writeHostileTexts(operator: Operator) {
  let count = 0
  for (const [at, hostile] of hostileTexts.entries()) {
    const kept = await findScript(pool, requestId)
    assert.ok(kept)
    const all = sentencesOfDraft(versionOf(kept, kept.edits.length)).filter(({ speaker }) => isHost(speaker))
    const { id = '', text: was = '' } = all[at % all.length] ?? {}
    const edit = editSchema.safeParse({ kind: 'say', sentence: id, text: hostile, was })
    if (!edit.success) continue
    assert.equal((await editScript(pool, { operator, requestId, edit: edit.data })).outcome, 'kept')
    count += 1
  }
  assert.ok(count > 50, `${count}`)
}

/** Its name, and of every passage the heading and the address; the texts still support the script. */
async function plantHostileWebsite() {
  const { rows } = await pool.query<{ output: Reading }>(
    `select output from private.finished_steps where step = 'read-website'`,
  )
  const [found] = rows
  assert.ok(found)
  const hostile = (at: number) => hostileTexts[at % hostileTexts.length]?.replaceAll('\0', '').toWellFormed()
  const passages = found.output.passages.map((passage, at) => ({
    ...passage,
    heading: hostile(at),
    url: at % 2 ? 'javascript:window.struck=1' : `data:text/html,${hostile(at)}`,
  }))
  await pool.query(`update private.finished_steps set output = $1 where step = 'read-website'`, [
    JSON.stringify({ ...found.output, name: hostile(0), passages }),
  ])
}

describe('the desk', () => {
  test('is worked by keys: move, change, hear, undo', async () => {
    await using desk = await atDesk()
    const { page } = desk
    const third = await sentence(page, 2).innerText()
    await press(page, 'j', 'j', 'j', 'k')
    assert.equal(await selected(page).innerText(), third)
    const heard = page.waitForResponse(/sentences\/c1s3\.wav/)
    await write(page, 'What is bread?')
    await answer(page, 'Kept.')
    const sound = await heard
    assert.deepEqual([sound.status(), sound.headers()['content-type']], [200, 'audio/wav'])
    assert.match(await selected(page).innerText(), /What is bread\?\s+changed since it was recorded/)
    await page.getByRole('button', { name: 'Pause' }).waitFor()
    await press(page, 'Escape', 'u')
    await page.waitForFunction(
      (was) =>
        document.querySelector('[data-sentence][aria-current]')?.textContent === was.replaceAll('\n', ''),
      third,
    )
    assert.deepEqual(desk.complaints, [])
  })

  test('flags at once what the website does not say, and lets nobody send it', async () => {
    await using desk = await atDesk()
    const { page } = desk
    await press(page, 'j', 'j')
    await write(page, 'They sell 4,321 loaves an hour.')
    await page.getByText(/4,321 loaves”/).waitFor()
    assert.match(await selected(page).innerText(), /no source/)
    assert.equal(await page.getByRole('button', { name: 'Approve and send' }).count(), 0)
    await press(page, 'Escape', 'k', 'k', 'n')
    assert.match(await selected(page).innerText(), /4,321 loaves/)
    const { audioHash } = await productionOf(pool, requestId)
    const sent = await fetch(`${site.origin}/studio/episodes/${requestId}`, {
      method: 'POST',
      headers: { ...fromOurPage, cookie: desk.cookie },
      body: new URLSearchParams({ deed: 'approve', audio: audioHash }),
    })
    assert.match(await sent.text(), /says something that the website does not say/)
    assert.equal((await productionOf(pool, requestId)).isAwaiting, true)
  })

  test('lets an operator vouch by name for what the website does not say, and says so', async () => {
    await using desk = await atDesk('Ines')
    const { page } = desk
    await press(page, 'j', 'j')
    await write(page, 'They sell 4,321 loaves an hour.')
    await page.getByRole('button', { name: 'I vouch for it' }).click()
    await page.getByText(/^Ines vouches for it\./).waitFor()
    assert.doesNotMatch(await selected(page).innerText(), /no source/)
    await write(page, 'They sell 5,432 loaves an hour.')
    await page.getByRole('button', { name: 'I vouch for it' }).waitFor()
    await write(page, 'Their sourdough is safe for people with coeliac disease.')
    await page
      .getByText(/coeliac disease/)
      .first()
      .waitFor()
    await page.getByRole('button', { name: 'I vouch for it' }).waitFor({ state: 'detached' })
    assert.deepEqual(desk.complaints, [])
  })

  test('gives a sentence to the other voice, drops it, adds one, and changes the show', async () => {
    await using desk = await atDesk()
    const { page } = desk
    const before = await page.locator('[data-sentence]').count()
    await press(page, 'j', 'j', 's')
    await answer(page, 'Kept.')
    await press(page, 'd')
    await page.waitForFunction(
      (count) => document.querySelectorAll('[data-sentence]').length === count,
      before - 1,
    )
    await press(page, 'a')
    await page.keyboard.insertText('Why is that?')
    await press(page, 'Control+Enter')
    await page.locator('[data-sentence][aria-current]', { hasText: 'Why is that?' }).waitFor()
    await page.getByText('Title, voices, music and cover').click()
    await page.getByRole('button', { name: 'Choose: Voice of the guest: Hugo' }).click()
    await page.getByText(/\d to be recorded again/).waitFor()
    await page.getByLabel('Title of the episode').fill('Bread, and why')
    await page.getByRole('button', { name: 'Keep Title of the episode' }).click()
    await page.getByRole('heading', { level: 1, name: 'Bread, and why' }).waitFor()
    await page.getByText('How names are said').click()
    await page.getByLabel('As it is written').fill('Saltmouth')
    await page.getByLabel('As it is said').fill('Salt muth')
    await page.getByRole('button', { name: 'Keep', exact: true }).click()
    await page.getByText('Saltmouth → Salt muth').waitFor()
    await page.getByText('What was changed').click()
    await page.getByRole('link', { name: 'Compare versions' }).click()
    await page.getByRole('heading', { level: 1, name: 'Compare two versions' }).waitFor()
    for (const words of ['Bread, and why', 'Added', 'Dropped', 'Salt muth'])
      await page.getByText(words, { exact: true }).waitFor()
    assert.deepEqual(desk.complaints, [])
  })

  test('shows two operators each other’s work, and loses nothing of what either writes', async () => {
    await using ines = await atDesk('Ines')
    await using paul = await atDesk('Paul')
    await press(paul.page, 'j', 'j', 'e', 'Control+A')
    await paul.page.keyboard.insertText('What is bread?')
    await press(ines.page, 'j', 'j')
    await write(ines.page, 'What is a loaf?')
    await answer(ines.page, 'Kept.')
    // He sees her text in the script, and is told all the same before he replaces it.
    await paul.page.locator('[data-sentence]', { hasText: 'What is a loaf?' }).waitFor()
    await press(paul.page, 'Control+Enter')
    await answer(paul.page, /^Ines was faster\. It says now: “What is a loaf\?”/)
    assert.equal(await text(paul.page).inputValue(), 'What is bread?')
    await press(paul.page, 'Control+Enter')
    await answer(paul.page, 'Kept.')
    await ines.page.locator('[data-sentence]', { hasText: 'What is bread?' }).waitFor()
    assert.equal(await text(ines.page).inputValue(), 'What is bread?')
  })

  test('rejects with a reason, in words of the operator', async () => {
    await using desk = await atDesk()
    const { page } = desk
    await page.getByText('Reject', { exact: true }).click()
    await page
      .getByLabel('Reason, for the person who asked')
      .fill('Your site is being rebuilt, and its prices differ.')
    await page.getByRole('button', { name: 'Reject it and write to them' }).click()
    await page.getByText('Ended without an episode').waitFor()
  })

  test('works without scripts: a form is a form', async () => {
    await using desk = await atDesk('Ines', { javaScriptEnabled: false })
    const { page } = desk
    await sentence(page, 2).click()
    await text(page).fill('What is bread?')
    await page.getByRole('button', { name: 'Keep and hear it' }).click()
    await page.getByRole('status').filter({ hasText: 'Kept.' }).waitFor()
    assert.match(await sentence(page, 2).innerText(), /What is bread\?/)
  })

  test('shows hostile texts as texts', async () => {
    await using desk = await atDesk()
    const { page } = desk
    await writeHostileTexts(desk.operator)
    await page.reload()
    await selected(page).waitFor()
    assert.equal(await page.evaluate(() => Reflect.get(window, 'struck')), undefined)
    assert.deepEqual(desk.complaints, [])
    await page.goto(`/studio/episodes/${requestId}/versions`)
    await page.getByRole('table').waitFor()
    assert.equal(await page.evaluate(() => Reflect.get(window, 'struck')), undefined)
    assert.deepEqual(desk.complaints, [])
  })

  test('shows what a hostile website says as texts, and links to nothing but the web', async () => {
    await plantHostileWebsite()
    await using desk = await atDesk()
    const { page } = desk
    await press(page, 'j')
    await page.getByText('What it rests on').waitFor()
    await page
      .getByText(/^(?:javascript|data):/)
      .first()
      .waitFor()
    const links = await page
      .locator('main a[href]')
      .evaluateAll((all) => all.map((each) => Reflect.get(each, 'protocol')))
    assert.deepEqual(
      [...new Set(links)].filter((protocol) => !/^https?:$/.test(protocol)),
      [],
    )
    assert.equal(await page.evaluate(() => Reflect.get(window, 'struck')), undefined)
    assert.deepEqual(desk.complaints, [])
  })

  test('has no fault that axe finds, from 320 px on and in both schemes', async () => {
    await using desk = await atDesk()
    const { page } = desk
    for (const summary of await page.locator('summary').all()) await summary.click()
    await assertSound(page, [320, 1280], 'the desk')
    await page.getByRole('button', { name: 'Keys' }).click()
    await assertSound(page, [320, 1280], 'its keys')
    await page.goto(`/studio/episodes/${requestId}/versions`)
    await assertSound(page, [320, 1280], 'its versions')
  })

  test('sends a script of 400 sentences in less than 60 KB', async () => {
    await emptyTables(pool, 'podcast_requests')
    requestId = await anOfferedEpisode(pool, storage, 400)
    const { cookie } = await anOperator(pool)
    const sent = await fetch(`${site.origin}/studio/episodes/${requestId}`, {
      headers: { cookie, 'accept-encoding': 'gzip' },
    })
    const html = await sent.text()
    assert.ok((html.match(/data-sentence=/g)?.length ?? 0) >= 400)
    assert.equal(sent.headers.get('content-encoding'), 'gzip')
    assert.ok(gzipSync(html).length < 60_000, String(gzipSync(html).length))
  })
})
