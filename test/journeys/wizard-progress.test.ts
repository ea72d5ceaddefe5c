import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import type { Page } from 'playwright-core'
import { createPodcast } from '#content/create-podcast.ts'
import {
  awaken,
  open,
  send,
  serverThat,
  step,
  storedWebsite,
  the,
  ticketOf,
  toasts,
  visits,
} from './wizard-under-test.ts'

const visit = visits()

async function submitted(page: Page) {
  const server = await serverThat(page)
  await send(page)
  await step(page, 3)
  return server
}

describe('the confirmation', () => {
  test('is there again after a reload, with the same progress and without a second request', async () => {
    const { page } = visit
    const server = await submitted(page)
    const followed = page.waitForRequest('**/progress/*')
    await page.reload()
    await step(page, 3)
    await followed
    assert.ok(await page.getByText(storedWebsite, { exact: true }).isVisible())
    assert.equal(await toasts(page), 0)
    assert.equal(server.asked.length, 1)
    const progress = `/progress/${ticketOf(server.asked[0])}`
    assert.deepEqual(server.followed, [progress, progress])
  })

  test('does not flash the first question while it comes back', async () => {
    const { page } = visit
    await submitted(page)
    await page.route('**/assets/*.js', () => {})
    await page.reload({ waitUntil: 'domcontentloaded' })
    assert.ok(await page.getByRole('heading', { level: 1 }).isVisible())
    assert.equal(await the(page).website.isVisible(), false)
    await page.unrouteAll({ behavior: 'ignoreErrors' })
  })

  test('is there again for who comes back from another page', async () => {
    const { page } = visit
    await submitted(page)
    await page.goto('/privacy')
    await page.goBack()
    await step(page, 3)
  })

  test('is over for who comes by a link, even to the same address', async () => {
    const { page } = visit
    await submitted(page)
    await open(page)
    await step(page, 1)
    await page.reload()
    await awaken(page)
    await step(page, 1)
  })
})

describe('the four lines', () => {
  const progress = (...done: string[]) => `event: progress\ndata: ${JSON.stringify({ done })}\n\n`
  const finished = 'event: finished\ndata: {}\n\n'
  const done = async (page: Page) => {
    const lines = await page.getByRole('main').locator('ol li').allInnerTexts()
    return lines.filter((line) => line.endsWith('done')).map((line) => line.split('\n')[0])
  }
  const doneLines = (page: Page) => page.getByText('done', { exact: true })

  test('are ticked as the stream reports them, through a broken connection, until it is finished', async () => {
    const { page } = visit
    const server = await serverThat(page)
    const reports = [
      `retry: 1\n${progress('website')}`,
      `retry: 1\nevent: progress\ndata: {"done"\n\n${progress('website', 'content', 'singing')}`,
      `${progress('website', 'content', 'voice', 'email')}${finished}`,
    ]
    await page.route('**/progress/*', (route) => {
      server.followed.push(new URL(route.request().url()).pathname)
      return route.fulfill({ contentType: 'text/event-stream', body: reports.shift() ?? finished })
    })
    await send(page)
    await doneLines(page).nth(3).waitFor()
    assert.deepEqual(await done(page), [
      'Website analyzed',
      'Podcast content created',
      'Professional voice recording generated',
      'Finished episode sent via email',
    ])
    await page.getByText(createPodcast.submittedStep.textSent).waitFor()
    assert.equal(await page.getByText(createPodcast.submittedStep.text).count(), 0)
    assert.deepEqual(server.followed, Array(3).fill(`/progress/${ticketOf(server.asked[0])}`))
    await the(page).again.click()
    await step(page, 1)
    await send(page)
    await step(page, 3)
    assert.deepEqual(await done(page), [])
  })

  test('say that others are before, about how long that takes, and no longer than it is so', async () => {
    const { page } = visit
    await serverThat(page)
    const inLine = (minutes: number) => `event: progress\ndata: {"done":[],"minutesInLine":${minutes}}\n\n`
    const reports = [inLine(400), inLine(12), inLine(1), progress('website')].map((report) => ({
      body: `retry: 1\n${report}`,
      released: Promise.withResolvers<void>(),
    }))
    await page.route('**/progress/*', async (route) => {
      const [report] = reports
      await report?.released.promise
      reports.shift()
      return route.fulfill({ contentType: 'text/event-stream', body: report?.body ?? finished })
    })
    const words = page.getByText(/waits in line/)
    await send(page)
    await step(page, 3)
    assert.equal(await words.count(), 0)
    for (const time of ['7 hours', '12 minutes', 'a minute']) {
      reports[0]?.released.resolve()
      await page.getByText(`its turn comes in about ${time}, and`).waitFor()
    }
    reports[0]?.released.resolve()
    await doneLines(page).waitFor()
    assert.equal(await words.count(), 0)
  })

  test('stay calm where nobody reports, and ask again after a minute, then after two', async () => {
    const { page } = visit
    await page.clock.install({ time: 0 })
    const server = await serverThat(page)
    const refusals = [503, 404]
    await page.route('**/progress/*', (route) => {
      server.followed.push(route.request().url())
      const status = refusals.shift()
      return route.fulfill(
        status ? { status } : { contentType: 'text/event-stream', body: progress('website') + finished },
      )
    })
    // A stream that is broken off may end or fail, and now and then neither is reported.
    const refusal = async (status: number) => {
      const response = await page.waitForResponse((each) => each.status() === status)
      const failed = page.waitForEvent('requestfailed', { timeout: 5000 }).catch(() => null)
      await Promise.race([response.finished(), failed])
    }
    const first = refusal(503)
    await send(page)
    await step(page, 3)
    await first
    assert.deepEqual(await done(page), [])
    const second = refusal(404)
    await page.clock.runFor(60_000)
    await second
    await page.clock.runFor(120_000)
    await doneLines(page).waitFor()
    assert.deepEqual(await done(page), ['Website analyzed'])
    assert.equal(server.followed.length, 3)
    assert.equal(await page.getByRole('alert').innerText(), '')
  })
})
