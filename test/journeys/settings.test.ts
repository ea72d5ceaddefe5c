import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { settingsWith } from '#domain/settings.ts'
import { settingsInForce } from '#operations/save-settings.ts'
import { hostileTexts } from '#test/hostile-texts.ts'
import { assertSound } from './axe.ts'
import { openPage } from './browser.ts'
import { openSettings } from './settings-under-test.ts'

const { pool, site, browser, page, complaints, field, look, save } = await openSettings()
const textOf = async (address: string) => (await fetch(`${site.origin}${address}`)).text()

const shown = () =>
  page
    .getByRole('status')
    .filter({ hasText: /Saved as version .* The pages show it\./ })
    .waitFor()

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
    await page.getByText(/\d+ pages read differently/).waitFor()
    await assertSound(page)
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
    assert.ok(read > 20, `${read} reads`)
    for (const file of oldAssets) assert.equal((await fetch(`${site.origin}${file}`)).status, 200, file)
  })

  test('and the screen says that the pages show it', async () => {
    await page.getByText('The pages show it.').waitFor()
    assert.deepEqual(complaints, [])
  })

  test('and the next letter names the company, as text', async () => {
    const { module } = (await site.build()).entry
    const { writeLetter } = module as typeof module & typeof import('#site/letters/write-letter.tsx')
    const about = {
      kind: 'request-accepted',
      website: 'https://harbour-lane-bakery.test',
      requestedAt: new Date(),
      stopToken: 'a'.repeat(64),
      origin: site.origin,
      facts: {},
    } as const
    const { settings } = await settingsInForce(pool)
    const { text, html } = await writeLetter(about, settingsWith(settings))
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

describe('pages follow', () => {
  test('words that are as they came', async () => {
    await page.goto('/studio/settings')
    for (const [group, label] of changes) await field(label, group).fill('')
    await look()
    await save()
    await shown()
    assert.match(await textOf('/imprint'), /Offmic Example GmbH/)
    assert.match(await textOf('/pricing'), /\$250/)
  })

  test('a version that somebody goes back to, which makes a new one', async () => {
    await page.goto('/studio/settings/versions')
    await page.getByRole('link', { name: 'Go back to this one' }).last().click()
    await page.getByText(/values of version/).waitFor()
    await look()
    await save()
    await shown()
    assert.match(await textOf('/pricing'), /\$275/)
  })
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
