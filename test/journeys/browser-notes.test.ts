import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import type { Page } from 'playwright-core'
import { browserNotes } from '#content/legal/browser-notes.ts'
import { settingsWith } from '#domain/settings.ts'
import { plain } from '#test/words-on-page.ts'
import { addressesInSitemap, unlistedPaths } from './site-map.ts'
import { open, send, serverThat, step, storedWebsite, the, visitor, visits } from './wizard-under-test.ts'

const visit = visits()
const usual = browserNotes(settingsWith())

type Places = Record<(typeof usual)[number]['place'], Record<string, string>>

/** Everything that a page can leave in a browser. */
const left = (page: Page) =>
  page.evaluate(async () => ({
    'local storage': { ...localStorage } as Record<string, string>,
    'session storage': { ...sessionStorage } as Record<string, string>,
    'history of the tab': Object.fromEntries(
      Object.entries(history.state ?? {}).map(([name, value]) => [name, JSON.stringify(value)]),
    ),
    elsewhere: [
      ...(await indexedDB.databases()).map(({ name }) => name),
      ...(await caches.keys()),
      ...(await navigator.serviceWorker.getRegistrations()).map(({ scope }) => scope),
      ...(document.cookie ? [document.cookie] : []),
    ],
  }))

/** A walk past every page that uses all that remembers anything. */
async function walk(page: Page): Promise<Places> {
  const seen: Places = { 'local storage': {}, 'session storage': {}, 'history of the tab': {} }
  const look = async () => {
    const { elsewhere, ...places } = await left(page)
    assert.deepEqual(elsewhere, [], page.url())
    for (const [place, notes] of Object.entries(places)) Object.assign(seen[place as keyof Places], notes)
  }
  for (const path of [...(await addressesInSitemap(visit.origin)), ...unlistedPaths, '/no-such-page']) {
    await page.goto(path)
    await look()
  }
  await page.goto('/')
  await page.getByRole('tab').last().click()
  await page.locator('details').first().click()
  await look()

  await page.getByRole('button', { name: 'Hear Bay Nine, ' }).click()
  await page.getByRole('button', { name: 'Pause Bay Nine' }).first().waitFor()
  await page.getByRole('banner').getByRole('link', { name: 'Pricing' }).click()
  await page.waitForURL('**/pricing')
  await look()
  await page.getByRole('button', { name: 'Close the player' }).click()

  await serverThat(page)
  await send(page)
  await step(page, 3)
  await look()

  await page.goto('/guide')
  await page.getByRole('button', { name: 'Hide countdown' }).first().click()
  await page.getByRole('button', { name: 'Show countdown' }).first().waitFor()
  await look()

  // As after a deploy: the file that the page asks for is gone.
  await page.route('**/assets/*.js', (route) => route.fulfill({ status: 404 }))
  await page.goto('/create-podcast')
  await the(page).website.focus()
  await page.getByRole('heading', { name: 'This form needs JavaScript' }).waitFor()
  await look()
  return seen
}

describe('the privacy page', () => {
  test('lists what a walk past every page leaves in the browser, and nothing else', async () => {
    const { page } = visit
    const seen = await walk(page)
    for (const [place, notes] of Object.entries(seen))
      assert.deepEqual(
        Object.keys(notes).sort(),
        usual
          .filter((note) => note.place === place)
          .map(({ term }) => term)
          .sort(),
        place,
      )
    assert.deepEqual(await page.context().cookies(), [])
    const words = plain(await (await fetch(`${visit.origin}/privacy`)).text())
    for (const { term, text } of usual) assert.ok(words.includes(term) && words.includes(text), term)
  })
})

describe('the e-mail address', () => {
  const everything = async (page: Page) => JSON.stringify(await left(page))

  test('stays out of what the browser keeps, before and after a failure and a success', async () => {
    const { page } = visit
    const server = await serverThat(page, (route) => route.fulfill({ status: 500 }))
    await send(page)
    await page.getByRole('alert').getByText('Error submitting your request').waitFor()
    assert.ok((await everything(page)).includes(storedWebsite))
    assert.ok(!(await everything(page)).includes(visitor.email))
    server.answer = (route) => route.fulfill({ status: 201, body: '' })
    await the(page).create.click()
    await step(page, 3)
    assert.ok(await page.getByText(visitor.email, { exact: true }).isVisible())
    assert.ok(!(await everything(page)).includes(visitor.email))
  })

  test('is not on the confirmation that a reload brings back', async () => {
    const { page } = visit
    await serverThat(page)
    await send(page)
    await step(page, 3)
    await page.reload()
    await step(page, 3)
    assert.ok(await page.getByText(storedWebsite, { exact: true }).isVisible())
    assert.ok(await page.getByText('The address you entered', { exact: true }).isVisible())
    assert.ok(!(await page.content()).includes(visitor.email))
  })

  test('that is asked for again after the reset is a new request', async () => {
    const { page } = visit
    const server = await serverThat(page)
    await send(page)
    await step(page, 3)
    await the(page).again.click()
    await step(page, 1)
    assert.ok(!(await everything(page)).includes(storedWebsite))
    await open(page)
    await send(page)
    await step(page, 3)
    const tickets = server.asked.map((request) => request.headers()['request-ticket'])
    assert.equal(new Set(tickets).size, 2)
  })
})
