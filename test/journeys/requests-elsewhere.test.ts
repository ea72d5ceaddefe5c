/** One house shows the wizard, another takes its requests: two origins, two servers, a real browser between them. */
import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import type { Browser, Page } from 'playwright-core'
import { createPodcast } from '#content/create-podcast.ts'
import { loadConfig } from '#server/config.ts'
import { buildSiteIfStale } from '#server/site/site-build.ts'
import { paths } from '#site/paths.ts'
import { copyOfCheckout } from '#test/checkout-under-test.ts'
import { startDatabase } from '#test/database-under-test.ts'
import { freePort } from '#test/free-port.ts'
import { startSite, testConfig } from '#test/site-under-test.ts'
import { violations } from './axe.ts'
import { openBrowser, openPage } from './browser.ts'
import { send, step, the, toast, visitor } from './wizard-under-test.ts'

const { pool } = await startDatabase()
const shopPort = await freePort()
const shop = `http://localhost:${shopPort}`
const { submittedStep: words } = createPodcast

/** The house that takes the requests. */
const openHouse = (allowedOrigins: readonly string[], port: number) =>
  startSite(
    {
      config: testConfig({ allowedOrigins, rateLimits: undefined }),
      database: { isReady: async () => true, pool },
    },
    port,
  )
const rows = async () =>
  (await pool.query('select website_url, email, ticket_hash from podcast_requests')).rows

describe('a wizard whose requests go to another house', async () => {
  const housePort = await freePort()
  let site: Awaited<ReturnType<typeof startSite>>
  let browser: Browser
  before(async () => {
    const copy = await copyOfCheckout()
    const loaded = loadConfig(
      {
        SITE_ORIGIN: shop,
        REQUESTS_URL: `http://localhost:${housePort}/rest/v1/podcast_requests`,
        PUBLIC_ANON_KEY: testConfig().anonymousKey,
      },
      copy,
    )
    assert.ok(loaded.ok, String(!loaded.ok && loaded.faults))
    await buildSiteIfStale(loaded.config)
    site = await startSite({ config: { ...loaded.config, mode: 'production' } }, shopPort)
    browser = await openBrowser()
  })
  after(async () => {
    await browser.close()
    await site[Symbol.asyncDispose]()
  })

  async function assertCalm(page: Page, requested: readonly string[], foreign: readonly string[]) {
    await page.getByText(words.textElsewhere, { exact: true }).waitFor()
    for (const line of Object.values(words.lines))
      assert.ok(await page.getByText(line, { exact: true }).isVisible(), line)
    assert.equal(await page.getByText(words.toCome, { exact: true }).count(), 0)
    assert.equal(await page.getByText(words.text, { exact: true }).count(), 0)
    assert.deepEqual(
      [...requested, ...foreign].filter((address) => address.includes('/progress')),
      [],
    )
  }

  test('makes a row there when the house has named its origin, and says that it knows no more', async () => {
    await using _house = await openHouse([shop], housePort)
    const { page, complaints, requested, foreign } = await openPage(browser, shop, {
      viewport: { width: 390, height: 844 },
    })
    await send(page)
    await step(page, 3)
    await assertCalm(page, requested, foreign)
    assert.deepEqual(await violations(page), [])
    assert.deepEqual(await rows(), [
      { website_url: `https://${visitor.website}`, email: visitor.email, ticket_hash: null },
    ])
    await page.reload()
    await step(page, 3)
    await assertCalm(page, requested, foreign)
    assert.deepEqual(complaints, [])
    await page.context().close()
  })

  test('makes none and keeps what was typed when the house has not', async () => {
    const before = await rows()
    await using _house = await openHouse(['https://shop.example'], housePort)
    const { page, complaints } = await openPage(browser, shop)
    await send(page)
    await toast(page, 'Error', 'Error submitting your request. Please try again.')
    await step(page, 2)
    assert.equal(await the(page).email.inputValue(), visitor.email)
    assert.match(complaints.join('\n'), /blocked by CORS policy/)
    assert.deepEqual(await rows(), before)
    await page.context().close()
  })

  test('gets nowhere else in the house, however it is named', async () => {
    await using house = await openHouse([shop], housePort)
    for (const [path, method] of [
      [paths.studio(), 'GET'],
      [paths.studioSignIn(), 'POST'],
      [paths.progress('a'.repeat(22)), 'GET'],
      [paths.listen('a'.repeat(22)), 'GET'],
      ['/healthz', 'GET'],
    ] as const) {
      const { status, headers } = await fetch(house.origin + path, { method, headers: { origin: shop } })
      assert.equal(headers.get('access-control-allow-origin'), null, path)
      if (method === 'POST') assert.equal(status, 403)
    }
  })
})
