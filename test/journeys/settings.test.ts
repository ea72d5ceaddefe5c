import assert from 'node:assert/strict'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { after, before, describe, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Browser, Page } from 'playwright-core'
import { startDatabase } from '#test/database-under-test.ts'
import { hostileTexts } from '#test/hostile-texts.ts'
import { startSite, testConfig } from '#test/site-under-test.ts'
import { anOperator, fromOurPage, signIn } from '#test/studio-under-test.ts'
import { violations } from './axe.ts'
import { openBrowser, openPage } from './browser.ts'

const { pool } = await startDatabase()
let dataDir: string
let site: Awaited<ReturnType<typeof startSite>>
let browser: Browser
let page: Page
let complaints: string[]

before(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'offmic-settings-'))
  site = await startSite({ config: testConfig({ dataDir }), database: { isReady: async () => true, pool } })
  browser = await openBrowser()
  const watched = await openPage(browser, site.origin)
  page = watched.page
  complaints = watched.complaints
  await signIn(page.context(), await anOperator(pool), site.origin)
})
after(async () => {
  await browser.close()
  await site[Symbol.asyncDispose]()
  await rm(dataDir, { recursive: true })
})

const textOf = async (address: string) => (await fetch(`${site.origin}${address}`)).text()
const field = (label: string, group: string) =>
  page.getByRole('group', { name: group }).getByLabel(label, { exact: true })
const look = () => page.getByRole('button', { name: 'Look at the changes' }).click()
const save = () => page.getByRole('button', { name: 'Save and publish' }).click()

/** No state of the screen may have a fault, in either scheme. */
async function looksRight(shownPage = page): Promise<void> {
  for (const colorScheme of ['dark', 'light'] as const) {
    await shownPage.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    assert.deepEqual(await violations(shownPage), [], colorScheme)
  }
}

const shown = () =>
  page
    .getByRole('status')
    .filter({ hasText: /Saved as version .* The pages show it\./ })
    .waitFor({ timeout: 120_000 })

/** Somebody who reads all the time; tells what went wrong, and how many pages were read. */
function aReader(addresses: readonly string[]) {
  const closing = new AbortController()
  const failures: string[] = []
  let read = 0
  const reading = (async () => {
    while (!closing.signal.aborted)
      for (const address of addresses) {
        const status = await fetch(`${site.origin}${address}`).then(
          (response) => response.arrayBuffer().then(() => response.status),
          String,
        )
        read++
        if (status !== 200) failures.push(`${address}: ${status}`)
        await sleep(25)
      }
  })()
  return async () => {
    closing.abort()
    await reading
    return { failures, read }
  }
}

const [hostile = ''] = hostileTexts.filter((text) => text.includes('<script') && text.length <= 120)
/** One build for all of them. */
const changes = [
  ['Starter', 'Price, per month', '275'],
  ['Starter', 'Name', 'First Season'],
  ['Starter', 'Setup episodes', '9'],
  ['Contact', 'Contact e-mail', 'desk@agency.example'],
  ['Operator', 'Company', hostile],
] as const

describe('an owner changes prices, words and the legal record', () => {
  let oldAssets: string[]
  let stopReading: ReturnType<typeof aReader>

  test('and sees what changes, and the pages as they would be, before it is saved', async () => {
    oldAssets = [...(await textOf('/create-free-episode')).matchAll(/"(\/assets\/[^"]+)"/g)].map(
      ([, file = '']) => file,
    )
    assert.ok(oldAssets.length > 0)
    stopReading = aReader(['/', '/pricing', '/imprint', ...oldAssets.slice(0, 2)])
    await page.goto('/studio/settings')
    for (const [group, label, value] of changes) await field(label, group).fill(value)
    await look()
    const row = page.getByRole('row', { name: /Starter: Price, per month/ })
    assert.equal((await row.innerText()).replace(/\s+/g, ' '), 'Starter: Price, per month $250 $275')
    await page.getByText(/\d+ pages read differently/).waitFor({ timeout: 120_000 })
    await looksRight()
    const link = page.getByRole('link', { name: '/pricing', exact: true })
    const preview = await page.context().newPage()
    await preview.goto((await link.getAttribute('href')) ?? '')
    assert.match(await preview.getByRole('main').innerText(), /\$275/)
    await preview.getByRole('contentinfo').getByRole('link', { name: 'Imprint' }).click()
    assert.match(preview.url(), /\/studio\/preview\/[0-9a-f]{32}\/imprint$/)
    await preview.close()
    assert.doesNotMatch(await textOf('/pricing'), /\$275/)
  })

  test('and finds it on the page, in the structured data and in the comparison', async () => {
    await save()
    await page.getByText('Saved as version').waitFor()
    while (!(await textOf('/pricing')).includes('$275')) await sleep(100)
    const html = await textOf('/pricing')
    const data = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)]
      .map(([, json = '']) => JSON.parse(json))
      .find(({ hasOfferCatalog }) => hasOfferCatalog)
    assert.equal(data.hasOfferCatalog.itemListElement[0].price, 275)
    const visitor = await page.context().newPage()
    await visitor.goto('/pricing')
    const prices = visitor.getByRole('row', { name: /^Price/ }).first()
    assert.equal((await prices.innerText()).replace(/\s+/g, ' '), 'Price $275 $500 $2,500')
    assert.equal(await visitor.getByRole('link', { name: /^Choose First Season/ }).count(), 1)
    assert.equal(await visitor.getByRole('row', { name: /^Setup episodes 9 10/ }).count(), 1)
    assert.doesNotMatch(await visitor.getByRole('main').innerText(), /\bStarter\b/)
    await visitor.close()
    assert.match(await textOf('/terms'), /\$275 per month/)
    assert.match(await textOf('/llms.txt'), /\$275/)
  })

  test('and no visitor was ever refused, not even what belongs to a page that was open', async () => {
    const { failures, read } = await stopReading()
    assert.deepEqual(failures, [])
    assert.ok(read > 100, `${read} reads`)
    for (const file of oldAssets) assert.equal((await fetch(`${site.origin}${file}`)).status, 200, file)
  })

  test('and the screen says that the pages show it', async () => {
    await page.getByText('The pages show it.').waitFor()
    assert.deepEqual(complaints, [])
  })

  test('and the next letter names the company, as text', async () => {
    const { module } = (await site.build()).entry
    const { writeLetter } = module as typeof module & typeof import('#site/letters/write-letter.tsx')
    const { text, html } = await writeLetter({
      kind: 'request-accepted',
      website: 'https://harbour-lane-bakery.test',
      requestedAt: new Date(),
      stopToken: 'a'.repeat(64),
      origin: site.origin,
      facts: {},
    })
    assert.ok(text.includes(hostile.trim()))
    assert.doesNotMatch(html, /<script/)
  })

  test('and what is rendered on request follows too, and hostile texts stay texts', async () => {
    assert.ok(hostile)
    assert.match(await textOf('/stop/unknown'), /desk@agency\.example/)
    const visit = await openPage(browser, site.origin)
    await visit.page.goto('/imprint')
    assert.ok((await visit.page.getByRole('main').innerText()).includes(hostile.trim()))
    for (const address of ['/', '/imprint', '/blog/feed.xml'])
      assert.doesNotMatch((await textOf(address)).replaceAll(/<script[^>]*>/g, ''), /<script/)
    assert.deepEqual(visit.complaints, [])
    await visit.page.context().close()
  })
})

describe('no build is needed', () => {
  const builds = () => readdir(path.join(testConfig().checkout, 'build'))
  let made: string[]

  test('for words that are as they came', async () => {
    made = await builds()
    await page.goto('/studio/settings')
    for (const [group, label] of changes) await field(label, group).fill('')
    await look()
    await save()
    await shown()
    assert.match(await textOf('/imprint'), /Offmic Example GmbH/)
    assert.match(await textOf('/pricing'), /\$250/)
  })

  test('for going back to a version, which makes a new one', async () => {
    await page.goto('/studio/settings/versions')
    await page.getByRole('link', { name: 'Go back to this one' }).last().click()
    await page.getByText(/values of version/).waitFor()
    await look()
    await save()
    await shown()
    assert.match(await textOf('/pricing'), /\$275/)
    assert.deepEqual(await builds(), made)
  })
})

describe('two owners at once', () => {
  let other: Page
  before(async () => {
    const watched = await openPage(browser, site.origin)
    other = watched.page
    await signIn(other.context(), await anOperator(pool, { name: 'Karim' }), site.origin)
  })
  after(() => other.context().close())

  test('the later one is told what the other changed, and nothing typed is lost', async () => {
    await page.goto('/studio/settings')
    await other.goto('/studio/settings')
    await field('Host', 'Voices').selectOption('ruth')
    await page.getByLabel('How names are said').fill('Nguyen = win')
    const theirs = other.getByRole('group', { name: 'Voices' })
    await theirs.getByLabel('Host', { exact: true }).selectOption('ivy')
    await theirs.getByLabel('Guest', { exact: true }).selectOption('theo')
    await other.getByRole('button', { name: 'Look at the changes' }).click()
    await other.getByText('No page changes. It holds at once.').waitFor()
    await look()
    await page.getByText('No page changes. It holds at once.').waitFor()
    await other.getByRole('button', { name: 'Save and publish' }).click()
    await other.getByText(/Saved as version/).waitFor()
    await save()
    const notice = page
      .getByRole('alert')
      .filter({ hasText: /Karim saved version \d+ while you were typing/ })
    await notice.waitFor()
    assert.match(await notice.innerText(), /Voices: Guest\s+Sam: .*\s+Theo: /)
    await page.getByText(/Karim has set this to “Ivy: .*” meanwhile/).waitFor()
    assert.equal(await field('Host', 'Voices').inputValue(), 'ruth')
    assert.equal(await field('Guest', 'Voices').inputValue(), 'theo')
    assert.equal(await page.getByLabel('How names are said').inputValue(), 'Nguyen = win')
    await looksRight()
    await look()
    await save()
    await page.getByText(/Saved as version/).waitFor()
    const { rows } = await pool.query('select settings from private.settings order by number desc limit 1')
    const { 'voice.host': host, 'voice.guest': guest, lexicon } = rows[0].settings
    assert.deepEqual({ host, guest, lexicon }, { host: 'ruth', guest: 'theo', lexicon: 'Nguyen = win' })
  })
})

test('what cannot be right is said beside its field, and stays as it was typed', async () => {
  await page.goto('/studio/settings')
  await field('Price, per month', 'Starter').fill('-5')
  await field('Contact e-mail', 'Contact').fill('nobody')
  await field('Starter', 'Checkouts').fill('http://pay.example')
  await field('Pre-Launch Price', 'The guide').fill('40')
  await look()
  await page.getByText('4 fields need a look.').waitFor()
  const price = field('Price, per month', 'Starter')
  assert.equal(await price.inputValue(), '-5')
  const described = (await price.getAttribute('aria-describedby'))?.split(' ').at(-1)
  assert.match(await page.locator(`#${described}`).innerText(), /no price from 0 to 100,000/)
  await page.getByText(/no e-mail address, such as/).waitFor()
  await page.getByText(/begins with https/).waitFor()
  await page.getByText('Each price is higher than the one before.').waitFor()
  await looksRight()
})

test('an operator who is no owner sees the settings and changes none', async () => {
  const watched = await openPage(browser, site.origin)
  const someone = await anOperator(pool, { name: 'Olga', role: 'operator' })
  await signIn(watched.page.context(), someone, site.origin)
  await watched.page.goto('/studio/settings')
  await watched.page.getByText('Only an owner changes settings.').waitFor()
  assert.equal(await watched.page.getByLabel('Contact e-mail').isDisabled(), true)
  assert.equal(await watched.page.getByRole('button', { name: 'Look at the changes' }).count(), 0)
  await watched.page.context().close()
  const count = async () => (await pool.query('select from private.settings')).rowCount
  const kept = await count()
  const { status } = await fetch(`${site.origin}/studio/settings`, {
    method: 'POST',
    headers: { cookie: someone.cookie, ...fromOurPage },
    body: new URLSearchParams({ intent: 'save', 'starter.mainPriceCents': '1' }),
  })
  assert.equal(status, 403)
  assert.equal(await count(), kept)
})

test('each save leaves a line that says who changed what, without saying to what', async () => {
  const { rows } = await pool.query(
    `select operator_id is not null as "bySomebody", facts from private.deeds
     where deed = 'save-settings' order by id`,
  )
  assert.deepEqual(rows[0], {
    bySomebody: true,
    facts: {
      number: 1,
      changed: [
        'starter.name',
        'starter.mainPriceCents',
        'starter.setupEpisodes',
        'brand.contactEmail',
        'operator.company',
      ],
    },
  })
  assert.doesNotMatch(JSON.stringify(rows), /agency\.example|<script/)
})

describe('for everybody', () => {
  for (const [name, address] of [
    ['the form', '/studio/settings'],
    ['the versions', '/studio/settings/versions?older=1&newer=2'],
  ] as const)
    for (const colorScheme of ['light', 'dark'] as const)
      test(`${name} has no fault of accessibility in the ${colorScheme} scheme, and fits 320 pixels`, async () => {
        await page.emulateMedia({ colorScheme })
        await page.setViewportSize({ width: 320, height: 800 })
        await page.goto(address)
        assert.deepEqual(await violations(page), [])
        assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), 320)
        await page.setViewportSize({ width: 1280, height: 900 })
      })
})

test('pages that cannot be built are told of on a screen without a fault', async () => {
  const { pool } = await startDatabase()
  await using broken = await startSite({
    config: testConfig({ dataDir: path.join(dataDir, 'broken') }),
    database: { isReady: async () => true, pool },
    build: () => Promise.reject(new Error('Price of nothing in pricing.ts')),
  })
  const { page } = await openPage(browser, broken.origin)
  await signIn(page.context(), await anOperator(pool), broken.origin)
  await page.goto('/studio/settings')
  await page.getByLabel('Description').first().fill('Eight episodes, and then one more each month.')
  await page.getByRole('button', { name: 'Look at the changes' }).click()
  await page.getByText('These pages cannot be built.').waitFor()
  await looksRight(page)
  await page.getByRole('button', { name: 'Save and publish' }).click()
  const status = page.getByRole('status').filter({ hasText: 'cannot be built and stay as they were' })
  await status.getByText('Price of nothing in pricing.ts').waitFor()
  await looksRight(page)
  await page.context().close()
})
