import assert from 'node:assert/strict'
import { readdir, readFile } from 'node:fs/promises'
import { after, before, test } from 'node:test'
import type { Browser, Page } from 'playwright-core'
import { failProduction } from '#database/productions.ts'
import { workKey } from '#domain/work-files.ts'
import { finishErasures } from '#operations/finish-erasures.ts'
import { installationOf } from '#server/wiring/installation-of.ts'
import { startDatabase } from '#test/database-under-test.ts'
import { emptyTables } from '#test/empty-tables.ts'
import { anEpisode, aRequest, published } from '#test/episode-under-test.ts'
import { hostileTexts } from '#test/hostile-texts.ts'
import { aHouse, writeLetters } from '#test/rights-under-test.ts'
import { startSite, testConfig } from '#test/site-under-test.ts'
import { anOperator, signIn } from '#test/studio-under-test.ts'
import { openStorage } from '#vendors/storage/open-storage.ts'
import { violations } from './axe.ts'
import { openBrowser, openPage } from './browser.ts'

const { pool } = await startDatabase()
const { dataDir } = await aHouse()
const config = { ...testConfig(), dataDir, s3: undefined }
const keeping = { pool, storage: openStorage(config), house: installationOf(config) }
const ada = 'ada@bakery.test'
let browser: Browser
before(async () => {
  browser = await openBrowser()
})
after(() => browser.close())

/** Somebody whose website says the worst of things, everywhere. */
async function aHostilePerson(): Promise<void> {
  const [title = '', code = '', name = ''] = [hostileTexts.join(' '), hostileTexts[0], hostileTexts[8]]
  await emptyTables(pool, 'private.unwanted_mail')
  const requestId = await aRequest(pool, 'Ada+news@bakery.test')
  await published(pool, keeping.storage, { requestId, episode: anEpisode(6, { title }) })
  const failed = await aRequest(pool, ada)
  await pool.query('insert into private.productions (request_id, step) values ($1, $2)', [
    failed,
    'read-website',
  ])
  await failProduction(pool, { requestId: failed, code, reason: title, trouble: title })
  await keeping.storage.put(workKey(requestId, 'cover.jpg'), new Blob(['picture']))
  const { operator } = await anOperator(pool, { name })
  await pool.query(
    'insert into private.deeds (operator_id, deed, request_id, facts) values ($1, $2, $3, $4)',
    [operator.id, 'edit-sentence', requestId, { text: title }],
  )
  await writeLetters(pool, keeping.house)
}

async function openStudio(site: { origin: string }, role: 'owner' | 'operator' = 'owner', options = {}) {
  const watched = await openPage(browser, site.origin, options)
  await signIn(
    watched.page.context(),
    await anOperator(pool, { role, name: `Ines the ${role}` }),
    site.origin,
  )
  return watched
}

const startStudio = () => startSite({ config, database: { isReady: async () => true, pool } })
const isStruck = (page: Page) => page.evaluate(() => Reflect.has(window, 'struck'))

async function lookUp(page: Page, email: string): Promise<void> {
  await page.goto('/studio/people')
  await page.getByLabel('E-mail address of the person').fill(email)
  await page.getByRole('button', { name: 'Look up' }).click()
  await page.getByRole('heading', { level: 2, name: email }).waitFor()
}

test('an owner looks somebody up, takes a copy and deletes everything', async () => {
  await aHostilePerson()
  await using site = await startStudio()
  const { page, complaints, foreign } = await openStudio(site)
  await lookUp(page, ada)
  assert.deepEqual(await violations(page), [])
  await page.getByText('Ada+news@bakery.test').first().waitFor()
  await page.getByRole('row', { name: 'Requests 2' }).waitFor()

  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download everything (JSON)' }).click()
  const copy = JSON.parse(await readFile(await (await downloading).path(), 'utf8'))
  assert.equal(copy.tables['public.podcast_requests'].length, 2)

  await page.getByLabel('Type the address again').fill('someone@else.test')
  await page.getByRole('button', { name: 'Delete everything for good' }).click()
  await page.getByText('The two addresses differ. Nothing was deleted.').waitFor()
  assert.deepEqual(await violations(page), [])
  await page.getByLabel('Type the address again').fill('ADA@bakery.test')
  await page.getByLabel('Keep the address on the list').check()
  await page.getByRole('button', { name: 'Delete everything for good' }).click()
  await page.getByRole('heading', { level: 1, name: 'Receipt E-000001' }).waitFor()
  await page.getByText('Files are being deleted').waitFor()
  assert.deepEqual(await violations(page), [])

  await finishErasures(keeping)
  await page.getByText('Everything is deleted.').waitFor() // it looks again by itself
  assert.deepEqual(await violations(page), [])
  assert.deepEqual(await keeping.storage.list(''), [])
  assert.deepEqual(await readdir(keeping.house.outboxFolder), [])
  const receiving = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Download this receipt' }).click()
  const receipt = await readFile(await (await receiving).path(), 'utf8')
  assert.match(receipt, /"number": "E-000001"/)
  assert.doesNotMatch(receipt, /bakery/)

  await lookUp(page, ada)
  await page.getByText('This person wants no mail from us.').waitFor()
  assert.deepEqual([await isStruck(page), foreign], [false, []])
  assert.deepEqual(
    complaints.filter((each) => !/422/.test(each)),
    [],
  ) // Chromium notes every 422
})

test('the address stands in no address bar and in no log', async () => {
  await aRequest(pool, 'quiet@bakery.test')
  await using site = await startStudio()
  const { page } = await openStudio(site)
  await lookUp(page, 'quiet@bakery.test')
  assert.equal(new URL(page.url()).search, '')
  assert.doesNotMatch(site.lines.join(''), /quiet/)
  assert.match(site.lines.join(''), /studio\/people/)
})

test('an operator who owns nothing looks and copies, and cannot delete', async () => {
  await aRequest(pool, 'bo@bakery.test')
  await using site = await startStudio()
  const { page } = await openStudio(site, 'operator')
  await lookUp(page, 'bo@bakery.test')
  await page.getByText('Only an owner may delete').waitFor()
  assert.equal(await page.getByRole('button', { name: /Delete/ }).count(), 0)
  const form = { intent: 'erase', email: 'bo@bakery.test', again: 'bo@bakery.test' }
  const answer = await page.request.post('/studio/people', {
    form,
    headers: { 'sec-fetch-site': 'same-origin' },
  })
  assert.equal(answer.status(), 422)
  assert.equal((await pool.query(`select from podcast_requests where email = 'bo@bakery.test'`)).rowCount, 1)
})

test('without scripts all of it works as well', async () => {
  await aRequest(pool, 'plain@bakery.test')
  await using site = await startStudio()
  const { page } = await openStudio(site, 'owner', { javaScriptEnabled: false })
  await lookUp(page, 'plain@bakery.test')
  await page.getByLabel('Type the address again').fill('plain@bakery.test')
  await page.getByRole('button', { name: 'Delete everything for good' }).click()
  await page.getByText('Files are being deleted').waitFor()
  await finishErasures(keeping)
  await page.getByRole('link', { name: 'Look again' }).click()
  await page.getByText('Everything is deleted.').waitFor()
  await page.goto('/studio/log')
  await page.getByLabel('Action', { exact: true }).selectOption('erase-person')
  await page.getByRole('button', { name: 'Show' }).click()
  await page.getByRole('cell', { name: 'erase person' }).first().waitFor()
  assert.equal(await page.getByRole('cell', { name: 'edit sentence' }).count(), 0)
})

test('health and log show what hostile websites say as text, at any width and in both schemes', async () => {
  await aHostilePerson()
  await using site = await startStudio()
  for (const [width, colorScheme] of [
    [320, 'light'],
    [1440, 'dark'],
  ] as const) {
    const { page, complaints } = await openStudio(site, 'owner', {
      viewport: { width, height: 900 },
      colorScheme,
    })
    for (const [path, heading] of [
      ['health', 'Health'],
      ['log', 'Log'],
      ['people', 'People'],
    ]) {
      await page.goto(`/studio/${path}`)
      await page.getByRole('heading', { level: 1, name: heading ?? '' }).waitFor()
      assert.deepEqual(await violations(page), [], `${path} ${width}`)
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      assert.ok(overflow <= 0, `${path} is ${overflow} px too wide at ${width}`)
      assert.equal(await isStruck(page), false)
    }
    assert.deepEqual(complaints, [])
  }
})

test('the log is a file too, and health is read by machines', async () => {
  await using site = await startStudio()
  const { page } = await openStudio(site)
  await page.goto('/studio/log')
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download as a table (CSV)' }).click()
  const file = await readFile(await (await downloading).path(), 'utf8')
  assert.match(file, /^number,at,operator,deed,request,facts\r\n/)
  const health = await (await page.request.get('/studio/health.json')).json()
  assert.ok(['good', 'look', 'act'].includes(health.state))
})

test('strangers get none of it', async () => {
  await using site = await startStudio()
  for (const path of [
    'people',
    'people/receipts/1',
    'people/receipts/1/file',
    'health',
    'health.json',
    'log',
  ])
    assert.equal((await fetch(`${site.origin}/studio/${path}`, { redirect: 'manual' })).status, 303, path)
  for (const path of ['people', 'people/export', 'log/file']) {
    const answer = await fetch(`${site.origin}/studio/${path}`, {
      method: 'POST',
      headers: { 'sec-fetch-site': 'same-origin' },
    })
    assert.equal(answer.status, 401, path)
  }
})
