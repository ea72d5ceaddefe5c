import assert from 'node:assert/strict'
import { before, describe, test } from 'node:test'
import type { Page, Route } from 'playwright-core'
import { openPage } from './browser.ts'
import {
  awaken,
  created,
  kept,
  open,
  send,
  serverThat,
  step,
  storedWebsite,
  the,
  ticketOf,
  toast,
  toEmail,
  visitor,
  visits,
} from './wizard-under-test.ts'

const visit = visits()
const failed = (page: Page) => toast(page, 'Error', 'Error submitting your request. Please try again.')

const html = '<!doctype html><title>Sign in to the hotel’s network</title>'
const troubles: Record<string, (route: Route) => Promise<void>> = {
  ...Object.fromEntries(
    [400, 401, 403, 409, 422, 429, 500, 502, 503].map((status) => [
      `answers ${status}`,
      (route: Route) => route.fulfill({ status, json: { code: 'PGRST000', message: 'No.' } }),
    ]),
  ),
  'answers 502 in HTML': (route) => route.fulfill({ status: 502, contentType: 'text/html', body: html }),
  'answers 200 in HTML': (route) => route.fulfill({ status: 200, contentType: 'text/html', body: html }),
  'answers 200 in broken JSON': (route) =>
    route.fulfill({ contentType: 'application/json', body: '[{"id":' }),
  'refuses the connection': (route) => route.abort('connectionrefused'),
  'breaks the connection': (route) => route.abort('connectionreset'),
  'has no name in the DNS': (route) => route.abort('namenotresolved'),
  'fails the TLS handshake': (route) => route.abort('failed'),
  'is out of reach': (route) => route.abort('internetdisconnected'),
}

describe('a visitor whose server', () => {
  let page: Page
  let server: Awaited<ReturnType<typeof serverThat>>
  before(async () => {
    page = (await openPage(visit.browser, visit.origin)).page
    server = await serverThat(page)
    await open(page)
    await toEmail(page)
    await the(page).email.fill(visitor.email)
  })

  for (const [trouble, answer] of Object.entries(troubles))
    test(`${trouble} is told so and keeps everything`, async () => {
      server.answer = answer
      await page.keyboard.press('Escape')
      await the(page).create.click()
      await failed(page)
      await step(page, 2)
      assert.equal(await the(page).email.inputValue(), visitor.email)
      assert.ok(await page.getByText(storedWebsite, { exact: true }).isVisible())
      assert.equal(await kept(page), storedWebsite)
      assert.equal(await the(page).create.getAttribute('aria-disabled'), null)
    })

  test('comes back at last succeeds, and every try carried the same ticket', async () => {
    server.answer = created
    await the(page).create.click()
    await step(page, 3)
    assert.equal(server.asked.length, Object.keys(troubles).length + 1)
    assert.equal(new Set(server.asked.map(ticketOf)).size, 1)
  })
})

describe('when the server', () => {
  test('says nothing, 15 seconds are enough', async () => {
    const { page } = visit
    await page.clock.install({ time: 0 })
    await serverThat(page, async () => {})
    await send(page)
    await page.clock.runFor(14_000)
    assert.ok(await page.getByRole('button', { name: 'Submitting...', exact: true }).isVisible())
    await page.clock.runFor(1_000)
    await failed(page)
    await step(page, 2)
    assert.equal(await the(page).email.inputValue(), visitor.email)
  })

  test('stores the request and loses its answer, a second try makes one row, even after a reload', async () => {
    const { page } = visit
    const rows = new Map<string | undefined, unknown>()
    const server = await serverThat(page, (route) => {
      rows.set(ticketOf(route.request()), route.request().postDataJSON())
      return server.asked.length === 1 ? route.abort('connectionreset') : created(route)
    })
    await send(page)
    await failed(page)
    await page.reload()
    await awaken(page)
    await the(page).continue.click()
    await step(page, 2)
    await the(page).email.fill(visitor.email)
    await the(page).create.click()
    await step(page, 3)
    assert.equal(server.asked.length, 2)
    assert.equal(rows.size, 1)
  })

  test('fails one address, another gets a ticket of its own', async () => {
    const { page } = visit
    const server = await serverThat(page, (route) => route.fulfill({ status: 500 }))
    await send(page)
    await failed(page)
    server.answer = created
    await the(page).email.fill('other@harbour-law.com')
    await the(page).create.click()
    await step(page, 3)
    assert.notEqual(ticketOf(server.asked[0]), ticketOf(server.asked[1]))
  })

  test('fails, the e-mail that could be written instead holds the website', async () => {
    const { page } = visit
    await serverThat(page, (route) => route.fulfill({ status: 429 }))
    await send(page)
    const link = page.getByRole('link', { name: 'send us the website by e-mail' })
    assert.match((await link.getAttribute('href')) ?? '', /^mailto:.+body=https%3A%2F%2Fharbour-law\.com$/)
  })

  for (const [success, answer] of Object.entries<(route: Route) => Promise<void>>({
    'answers 200 with the row': (route) => route.fulfill({ json: [{ id: 1 }] }),
    'answers 204': (route) => route.fulfill({ status: 204 }),
  }))
    test(`${success}, that is a success too`, async () => {
      await serverThat(visit.page, answer)
      await send(visit.page)
      await step(visit.page, 3)
    })
})
