import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import type { Route } from 'playwright-core'
import { openPage } from './browser.ts'
import { addresses, open, the, toEmail, visits } from './wizard-under-test.ts'

const visit = visits()
const gone = (route: Route) => route.fulfill({ status: 404 })
const asks = () => visit.requested.filter((path) => path === '/create-podcast').length

describe('scripts', () => {
  test('that are switched off leave a readable page, which says so and offers two other ways', async () => {
    const { page } = await openPage(visit.browser, visit.origin, { javaScriptEnabled: false })
    for (const { path } of addresses) {
      await page.goto(path)
      assert.ok(await page.getByText('This form needs JavaScript').isVisible())
      assert.equal(await the(page).continue.isVisible(), false)
      const link = (name: string) => page.getByRole('link', { name, exact: true }).getAttribute('href')
      assert.match((await link('Write an e-mail')) ?? '', /^mailto:/)
      assert.equal(await link('Book a call'), '/contact')
    }
    await page.context().close()
  })

  test('that a deploy has replaced make the page load once more, by itself', async () => {
    await visit.page.route('**/assets/client-*.js', gone, { times: 1 })
    await open(visit.page)
    assert.equal(asks(), 3) // the visit, the question whether the server answers, the second visit
    await toEmail(visit.page)
  })

  test('that never come do not make it load for ever: the form says so', async () => {
    await visit.page.route('**/assets/client-*.js', gone)
    await visit.page.goto('/create-podcast')
    await the(visit.page).website.focus()
    await visit.page.getByText('This form needs JavaScript').waitFor()
    assert.equal(asks(), 4)
    assert.equal(await the(visit.page).website.isVisible(), false)
  })

  test('that fail while the server is away leave the page as it is', async () => {
    const { page } = visit
    await page.route('**/assets/client-*.js', (route) => route.abort('connectionrefused'))
    await page.route('**/create-podcast', (route) =>
      route.request().method() === 'HEAD' ? route.abort('connectionrefused') : route.continue(),
    )
    await page.goto('/create-podcast')
    await the(page).website.focus()
    await page.getByText('This form needs JavaScript').waitFor()
    assert.equal(asks(), 2)
  })
})
