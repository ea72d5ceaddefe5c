import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import type { Page } from 'playwright-core'
import { createPodcast } from '#content/create-podcast.ts'
import { home } from '#content/home.ts'
import {
  created,
  open,
  send,
  serverThat,
  step,
  storedWebsite,
  the,
  toast,
  toEmail,
  visitor,
  visits,
} from './wizard-under-test.ts'

const visit = visits()

describe('pressed twenty times within a moment', () => {
  const twenty = (page: Page, name: string) =>
    page.getByRole('button', { name, exact: true }).evaluate((button: HTMLButtonElement) => {
      for (let time = 0; time < 10; time++) {
        button.click()
        button.form?.requestSubmit()
      }
    })

  test('Continue reads Processing... and goes on once', async () => {
    const { page } = visit
    await page.clock.install({ time: 0 })
    await open(page)
    await page.clock.pauseAt(60_000)
    await the(page).website.fill(visitor.website)
    await twenty(page, 'Continue')
    const busy = page.getByRole('button', { name: 'Processing...', exact: true })
    assert.equal(await busy.getAttribute('aria-disabled'), 'true')
    await twenty(page, 'Processing...')
    await page.clock.runFor(1000)
    await step(page, 2)
    await toast(page, 'Website captured', 'Please enter your email address now.')
  })

  test('Create Podcast reads Submitting..., says so, and sends one request', async () => {
    const { page } = visit
    const { promise: isReleased, resolve: release } = Promise.withResolvers<void>()
    const server = await serverThat(page, (route) => isReleased.then(() => created(route)))
    await open(page)
    await toEmail(page)
    await the(page).email.fill(visitor.email)
    await twenty(page, 'Create Podcast')
    const busy = page.getByRole('button', { name: 'Submitting...', exact: true })
    assert.equal(await busy.getAttribute('aria-disabled'), 'true')
    await page.getByText('Your request is being sent.').waitFor()
    for (let time = 0; time < 20; time++) await the(page).email.press('Enter')
    await the(page).back.click({ force: true })
    await twenty(page, 'Submitting...')
    await step(page, 2)
    release()
    await step(page, 3)
    assert.equal(server.asked.length, 1)
  })
})

describe('who comes from the home page', () => {
  test('has answered the first question, and stands at the second, in an address without it', async () => {
    const { page } = visit
    await page.goto('/')
    await page.getByRole('textbox', { name: home.hero.fieldLabel }).fill('Harbour-Law.com')
    await page.getByRole('button', { name: home.hero.wizardLinkLabel }).click()
    await step(page, 2)
    assert.equal(new URL(page.url()).search, '')
    assert.ok(await page.getByText(storedWebsite, { exact: true }).isVisible())
    await the(page).back.click()
    assert.equal(await the(page).website.inputValue(), storedWebsite)
  })

  test('is told at the first question what is wrong with an address that is none', async () => {
    const { page } = visit
    await page.goto('/create-free-episode?website=nonsense')
    await page.getByText(createPodcast.websiteStep.invalid).waitFor()
    assert.equal(await the(page).website.inputValue(), 'nonsense')
  })

  test('sees bars grow with each letter, also with what was typed before React came', async () => {
    const { page } = visit
    await page.goto('/')
    const field = page.getByRole('textbox', { name: home.hero.fieldLabel })
    const drawn = async (typed: string) => {
      const before = await page.locator('form svg').innerHTML()
      await field.fill(typed)
      await page.waitForFunction((was) => document.querySelector('form svg')?.innerHTML !== was, before)
      return page.locator('form svg path').evaluateAll((paths) => paths.length)
    }
    assert.equal(await page.locator('form svg path').count(), 1, 'a ghost until something is typed')
    assert.ok((await drawn('harbour')) > 1)
    await drawn('harbour-law.com')
    assert.deepEqual(visit.complaints, [])
  })

  test('sees the website before React is there, and markup in it stays text', async () => {
    const { page } = visit
    await page.route('**/assets/*.js', () => {})
    await page.goto(`/create-podcast?website=${encodeURIComponent('"><img src=x>.com')}`)
    assert.equal(await the(page).website.inputValue(), '"><img src=x>.com')
    assert.equal(await page.locator('main img').count(), 0)
  })
})

test('what was typed and sent before React came is kept and carried out', async () => {
  const { page } = visit
  const { promise: isReleased, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', (route) => isReleased.then(() => route.continue()))
  await page.goto('/create-podcast')
  await the(page).website.fill(visitor.website)
  await the(page).website.press('Enter')
  release()
  await step(page, 2)
  assert.ok(await page.getByText(storedWebsite, { exact: true }).isVisible())
  assert.deepEqual(visit.complaints, [])
})

test('nothing is asked of the server until the last button, and once afterwards', async () => {
  const { page } = visit
  const server = await serverThat(page)
  await page.clock.install({ time: 0 })
  await send(page)
  await step(page, 3)
  await page.clock.runFor(60_000)
  const files = /^\/(assets\/|icons\/|create-podcast$|favicon|manifest)/
  assert.deepEqual(
    visit.requested.filter((path) => !files.test(path)),
    ['/rest/v1/podcast_requests', ...server.followed],
  )
  assert.equal(server.followed.length, 1)
})
