import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, test } from 'node:test'
import type { Browser, BrowserContextOptions } from 'playwright-core'
import { rowsOfPage } from '#operations/show-board.ts'
import { aStandingRequest } from '#test/board-under-test.ts'
import { startDatabase } from '#test/database-under-test.ts'
import { emptyTables } from '#test/empty-tables.ts'
import { hostileTexts } from '#test/hostile-texts.ts'
import { startSite } from '#test/site-under-test.ts'
import { anOperator, signIn } from '#test/studio-under-test.ts'
import { assertSound } from './axe.ts'
import { openBrowser, openPage, untilLive } from './browser.ts'

const { pool } = await startDatabase()
const ines = await anOperator(pool)
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
beforeEach(() => emptyTables(pool, 'podcast_requests'))

async function openBoard(path = '/studio', options: BrowserContextOptions = {}) {
  const watched = await openPage(browser, site.origin, options)
  await signIn(watched.page.context(), ines, site.origin)
  await watched.page.goto(path)
  if (options.javaScriptEnabled !== false) await untilLive(watched.page)
  return watched
}

const aBakery = (business: string, hoursAgo: number, changes = {}) =>
  aStandingRequest(pool, {
    business,
    website: `https://${business.toLowerCase()}.test`,
    step: 'plan',
    hoursAgo,
    ...changes,
  })

describe('with the keyboard alone', () => {
  test('j and k go through the rows, and Enter opens one', async () => {
    const ids = [await aBakery('Alder', 9), await aBakery('Birch', 6), await aBakery('Cedar', 3)]
    const { page } = await openBoard()
    const focused = () => page.evaluate(() => document.activeElement?.textContent)
    const passed = []
    for (const key of ['j', 'j', 'j', 'j', 'k']) {
      await page.keyboard.press(key)
      passed.push(await focused())
    }
    assert.deepEqual(passed, ['Alder', 'Birch', 'Cedar', 'Cedar', 'Birch'])
    await page.keyboard.press('Enter')
    await page.waitForURL(`**/studio/episodes/${ids[1]}`)
    await page.context().close()
  })

  test('/ searches, where letters are letters again, and ? shows the keys', async () => {
    await aBakery('Jay', 2)
    await aBakery('Kite', 2)
    const { page } = await openBoard()
    await page.keyboard.press('/')
    await page.keyboard.type('jn?/')
    const field = page.getByRole('searchbox')
    assert.equal(await field.inputValue(), 'jn?/')
    await field.fill('JAY')
    await page.keyboard.press('Enter')
    await page.waitForURL('**/studio?q=JAY')
    await page.getByText('1 request for “JAY”').waitFor()
    assert.deepEqual(await page.getByRole('rowheader').getByRole('link').first().allTextContents(), ['Jay'])
    await page.getByRole('heading', { name: 'Board' }).click()
    await page.keyboard.press('?')
    const dialog = page.getByRole('dialog', { name: 'Keys of the board' })
    await dialog.waitFor()
    await page.keyboard.press('n')
    assert.match(page.url(), /\?q=JAY$/)
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'hidden' })
    await page.keyboard.press('n')
    await page.waitForURL('**/studio/new')
    await page.context().close()
  })
})

describe('while it is open', () => {
  test('a row that needs somebody moves to the top, is announced, and takes nobody’s place', async () => {
    for (let number = 0; number < 30; number++) await aBakery(`Calm${number}`, 5)
    const moved = await aBakery('Rowan', 1)
    const { page } = await openBoard()
    await page.getByRole('link', { name: 'Rowan', exact: true }).focus()
    await page.evaluate(() => scrollTo(0, 400))
    const before = await page.evaluate(() => scrollY)
    await pool.query('update private.productions set awaits_approval_since = now() where request_id = $1', [
      moved,
    ])
    await page.getByRole('status').filter({ hasText: 'Rowan needs you now.' }).waitFor({ state: 'attached' })
    assert.equal(await page.getByRole('rowheader').first().getByRole('link').first().textContent(), 'Rowan')
    assert.equal(await page.evaluate(() => document.activeElement?.textContent), 'Rowan')
    assert.equal(await page.evaluate(() => scrollY), before)
    assert.match((await page.getByRole('link', { name: /^Needs you/ }).textContent()) ?? '', /1$/)
    await page.context().close()
  })

  test('the end of the session is said, and ends the asking', async () => {
    await aBakery('Alder', 9)
    const guest = await anOperator(pool)
    const { page, requested } = await openPage(browser, site.origin)
    await signIn(page.context(), guest, site.origin)
    await page.goto('/studio')
    await untilLive(page)
    await pool.query('delete from private.operator_sessions where operator_id = $1', [guest.operator.id])
    await page.getByText('You are signed out; what you see is no longer live.').waitFor()
    const asked = requested.filter((path) => path === '/studio/board/news').length
    await page.clock.install()
    await page.clock.runFor(60_000)
    assert.equal(requested.filter((path) => path === '/studio/board/news').length, asked)
    await page.context().close()
  })

  test('a deed is done in place and told', async () => {
    await aBakery('Alder', 9, { status: 'failed', troubleOf: 'ours', trouble: 'plan has begun 5 times.' })
    const { page } = await openBoard()
    await page.getByRole('button', { name: 'Try again: Alder' }).click()
    await page.getByText('Alder goes on at once, from the step that was not finished.').waitFor()
    await page.getByRole('row', { name: /Alder/ }).getByText('Working').waitFor()
    await page.context().close()
  })
})

test('as plain HTML it filters, searches and stops a request, which asks once more', async () => {
  await aBakery('Alder', 9)
  await aBakery('Birch', 60)
  const { page } = await openBoard('/studio', { javaScriptEnabled: false })
  await page.getByRole('link', { name: 'Late 1' }).click()
  assert.equal(await page.getByRole('rowheader').count(), 1)
  await page.getByRole('searchbox').fill('birch.test')
  await page.getByRole('button', { name: 'Search' }).click()
  assert.match(page.url(), /\?show=late&q=birch\.test$/)
  await page.getByText('Stop…').click()
  await page.getByRole('button', { name: 'Stop this request' }).click()
  await page.getByText('Birch is stopped.').waitFor()
  assert.match(page.url(), /show=late&q=birch\.test/)
  assert.deepEqual((await pool.query(`select status from podcast_requests order by created_at`)).rows, [
    { status: 'stopped' },
    { status: 'pending' },
  ])
  await page.context().close()
})

test('hostile names, troubles and searches stay text, also when they arrive while it is open', async () => {
  const hostile = (text: string, at: number) =>
    aStandingRequest(pool, {
      website: `https://h-${at}.test`,
      business: text.slice(0, 200),
      step: text,
      troubleOf: 'world',
      trouble: text,
    })
  const texts = hostileTexts.slice(0, rowsOfPage)
  for (const [at, text] of texts.entries()) if (at < 20) await hostile(text, at)
  const { page, complaints, foreign } = await openBoard()
  for (const [at, text] of texts.entries()) if (at >= 20) await hostile(text, at)
  await page.getByRole('link', { name: `All ${rowsOfPage}` }).waitFor()
  assert.equal(await page.getByRole('rowheader').count(), rowsOfPage)
  await page.goto(`/studio?q=${encodeURIComponent(hostileTexts.at(-6) ?? '')}`)
  assert.equal(await page.evaluate(() => Reflect.get(window, 'struck')), undefined)
  assert.deepEqual([complaints, foreign], [[], []])
  const schemes = await page
    .locator('a')
    .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).protocol))
  assert.ok(schemes.every((scheme) => /^https?:$/.test(scheme)))
  await page.context().close()
})

test('anybody can use it, from 320 pixels on and in both schemes: empty, full and with faults', async () => {
  const { page } = await openBoard()
  assert.ok(await page.getByRole('heading', { name: 'No requests yet' }).isVisible())
  await assertSound(page, [320, 1280], 'empty')
  await aBakery('A-business-with-a-name-of-one-very-long-word-that-cannot-be-broken', 30, {
    status: 'recorded',
    isAwaiting: true,
  })
  await aBakery('Birch', 60, {
    troubleOf: 'operator',
    trouble: 'https://a-very-long-address-without-a-place-to-break.test/x',
  })
  await aBakery('Cedar', 90, { status: 'failed', troubleOf: 'ours', letters: 'failed' })
  await aBakery('Delivered', 90, { status: 'delivered' })
  await page.reload()
  await page.getByText('Stop…').first().click()
  await assertSound(page, [320, 1280], 'full')
  await page.goto('/studio/new')
  await page.getByRole('button', { name: 'Enter the request' }).click()
  await page.getByText('Enter a website, or paste a text below.').waitFor()
  assert.equal(await page.evaluate(() => document.activeElement?.id), 'website')
  await assertSound(page, [320, 1280], 'with faults')
  await page.context().close()
})

test('a request by hand is entered with the keyboard and stands on the board', async () => {
  const { page } = await openBoard('/studio/new')
  await page.getByLabel('Website', { exact: true }).fill('harbour-lane.consulting')
  await page.getByLabel('E-mail address of the client').fill('ada@harbour-lane.test')
  await page.getByLabel('Hosts').selectOption('One host')
  await page.getByLabel('Voice of the host').selectOption({ value: 'ruth' })
  await page.keyboard.press('Tab')
  await page.getByRole('button', { name: 'Enter the request' }).press('Enter')
  await page.getByText('The request is in the queue, and its confirmation is on its way.').waitFor()
  await page.getByRole('row', { name: /harbour-lane\.consulting.*by hand/ }).waitFor()
  await page.context().close()
})
