import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import type { Browser } from 'playwright-core'
import { madeAnonymousKey } from '#api/anonymous-key.ts'
import { loadConfig } from '#server/config.ts'
import { buildSiteIfStale } from '#server/site/site-build.ts'
import { copyOfCheckout } from '#test/checkout-under-test.ts'
import { startSite, testConfig } from '#test/site-under-test.ts'
import { openBrowser, openPage } from './browser.ts'

const table = 'https://x.supabase.test/rest/v1/podcast_requests'
const PUBLIC_ANON_KEY = madeAnonymousKey('https://x.supabase.test')
const place = { SITE_ORIGIN: 'https://offmic.test', REQUESTS_URL: table, PUBLIC_ANON_KEY }
const links = {
  GUIDE_LADDER: 'off',
  GUIDE_CHECKOUT_1_URL: 'https://pay.test/guide',
  CHECKOUT_EXPERT_URL: 'https://pay.test/expert',
}

function configOf(env: Record<string, string>, checkout?: string) {
  const loaded = loadConfig(env, checkout)
  assert.ok(loaded.ok, String(!loaded.ok && loaded.faults))
  return loaded.config
}

describe('a site with links and prices of its own', () => {
  let site: Awaited<ReturnType<typeof startSite>>
  let browser: Browser

  before(async () => {
    site = await startSite({ config: testConfig({ environment: configOf(links).environment }) })
    browser = await openBrowser()
  })
  after(async () => {
    await browser.close()
    await site[Symbol.asyncDispose]()
  })

  test('sells the guide at one price, without a countdown', async () => {
    const { page, complaints } = await openPage(browser, site.origin)
    await page.goto('/guide')
    const text = await page.getByRole('main').innerText()
    assert.match(text, /\$47/)
    assert.doesNotMatch(text, /\$(?:97|147|247|997)\b/)
    assert.doesNotMatch(text, /countdown|discount|final price|\b\d:\d\d\b/i)
    assert.equal(await page.getByRole('timer').count(), 0)
    assert.equal(await page.evaluate(() => localStorage.length + sessionStorage.length), 0)
    const links = await page.locator('a[href^="https://pay.test/guide"]').count()
    assert.ok(links > 0)
    assert.deepEqual(complaints, [])
  })

  test('leads a package to its own checkout', async () => {
    const html = await (await fetch(`${site.origin}/pricing`)).text()
    assert.ok(html.includes('href="https://pay.test/expert"'))
  })
})

describe('a site at another address', () => {
  let copy: string
  let site: Awaited<ReturnType<typeof startSite>>
  let browser: Browser

  before(async () => {
    copy = await copyOfCheckout()
    const config = configOf(place, copy)
    await buildSiteIfStale(config)
    const { requestsUrl } = config
    site = await startSite({ config: testConfig({ checkout: copy, requestsUrl }) })
    browser = await openBrowser()
  })
  after(async () => {
    await browser.close()
    await site[Symbol.asyncDispose]()
  })

  test('sends requests to the table elsewhere as any client of it would, and follows nothing', async () => {
    const { page, complaints, requested } = await openPage(browser, site.origin)
    const asked: { headers: Record<string, string>; body: unknown }[] = []
    const cors = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' }
    await page.route(table, async (route) => {
      const request = route.request()
      if (request.method() === 'POST')
        asked.push({ headers: request.headers(), body: request.postDataJSON() })
      await route.fulfill({ status: request.method() === 'POST' ? 201 : 204, headers: cors })
    })
    await page.goto('/create-free-episode')
    await page.getByLabel('Website URL').fill('harbour-law.com')
    await page.getByRole('button', { name: 'Continue', exact: true }).click()
    await page.getByLabel('Email Address').fill('alex@harbour-law.com')
    await page.getByRole('button', { name: 'Create Podcast', exact: true }).click()
    await page.getByText('Request Successfully Submitted!').first().waitFor()
    assert.equal(asked.length, 1)
    assert.equal(asked[0]?.headers.apikey, PUBLIC_ANON_KEY)
    assert.equal(asked[0]?.headers['request-ticket'], undefined)
    assert.deepEqual(asked[0]?.body, {
      website_url: 'https://harbour-law.com',
      email: 'alex@harbour-law.com',
      status: 'pending',
      source: 'create-free-episode',
    })
    assert.ok(!requested.some((address) => address.startsWith('/progress')))
    assert.deepEqual(complaints, [])
  })

  test('leads its pages to its own address', async () => {
    const html = await (await fetch(`${site.origin}/pricing`)).text()
    assert.ok(html.includes('<link rel="canonical" href="https://offmic.test/pricing"'))
  })
})
