import assert from 'node:assert/strict'
import { after, before, beforeEach } from 'node:test'
import type { Browser, Page, Request, Route } from 'playwright-core'
import { startSite } from '#test/site-under-test.ts'
import { openBrowser, openPage, type Watched } from './browser.ts'

export const addresses = [
  { path: '/create-podcast', source: {} },
  { path: '/create-free-episode', source: { source: 'create-free-episode' } },
] as const

export const visitor = { website: 'harbour-law.com', email: 'alex@harbour-law.com' }
export const storedWebsite = 'https://harbour-law.com'

/** One site and one browser for a test file, and a fresh page for each of its tests. */
export function visits() {
  const visit = {} as Watched & { browser: Browser; origin: string } // filled before the first test
  let site: Awaited<ReturnType<typeof startSite>>
  before(async () => {
    site = await startSite()
    Object.assign(visit, { browser: await openBrowser(), origin: site.origin })
  })
  beforeEach(async () => {
    await visit.page?.context().close()
    Object.assign(visit, await openPage(visit.browser, site.origin))
  })
  after(async () => {
    await visit.browser.close()
    await site[Symbol.asyncDispose]()
  })
  return visit
}

type Answer = (route: Route) => Promise<unknown>
export const created: Answer = (route) => route.fulfill({ status: 201, body: '' })

/** Stands in for the server: takes requests as it is told, reports no progress, and remembers what it was asked. */
export async function serverThat(page: Page, answer: Answer = created) {
  const server = { answer, asked: [] as Request[], followed: [] as string[] }
  await page.route('**/rest/v1/podcast_requests', (route) => {
    server.asked.push(route.request())
    return server.answer(route)
  })
  await page.route('**/progress/*', (route) => {
    server.followed.push(new URL(route.request().url()).pathname)
    return route.fulfill({ contentType: 'text/event-stream', body: 'event: finished\ndata: {}\n\n' })
  })
  return server
}

export const the = (page: Page) => ({
  website: page.getByLabel('Website URL'),
  continue: page.getByRole('button', { name: 'Continue', exact: true }),
  email: page.getByLabel('Email Address'),
  create: page.getByRole('button', { name: 'Create Podcast', exact: true }),
  back: page.getByRole('button', { name: 'Back', exact: true }),
  again: page.getByRole('button', { name: 'Create Another Podcast Episode', exact: true }),
})

const titles = { 1: 'Enter Website', 2: 'Email Address', 3: 'Request Successfully Submitted!' } as const

export async function step(page: Page, number: keyof typeof titles) {
  await page.getByRole('heading', { level: 2, name: titles[number], exact: true }).waitFor()
  await page.getByText(`Step ${number} of 3`, { exact: true }).waitFor()
}

export async function open(page: Page, path = '/create-podcast') {
  await page.goto(path)
  await awaken(page)
}

/** React comes when somebody reaches for the form. */
export async function awaken(page: Page) {
  await the(page).website.focus()
  await page.locator('[data-island=Wizard][data-awake]').waitFor()
}

export async function toEmail(page: Page) {
  await the(page).website.fill(visitor.website)
  await the(page).continue.click()
  await step(page, 2)
}

/** Up to the press of the last button; what comes then is the test's business. */
export async function send(page: Page, path?: string) {
  await open(page, path)
  await toEmail(page)
  await the(page).email.fill(visitor.email)
  await the(page).create.click()
}

/** Exactly one message is shown, with this title and description; a destructive one is an alert. */
export async function toast(page: Page, title: string, description: string) {
  const role = title === 'Error' ? 'alert' : 'status'
  const message = page.getByRole(role).filter({ hasText: description })
  await message.waitFor()
  assert.deepEqual((await message.innerText()).split(/\n+/), [title, description])
  assert.equal(await toasts(page), 1)
}

export const toasts = (page: Page) => page.getByRole('button', { name: 'Close message' }).count()

export const kept = (page: Page) => page.evaluate(() => localStorage.getItem('podcast-website'))

export const focused = (page: Page) =>
  page.evaluate(() => document.activeElement?.id || document.activeElement?.textContent)

export const ticketOf = (request: Request | undefined) => request?.headers()['request-ticket']
