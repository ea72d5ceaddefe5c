import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import type { Page } from 'playwright-core'
import { send, serverThat, step, the, ticketOf, visitor, visits } from './wizard-under-test.ts'

const visit = visits()
const finished = 'event: finished\ndata: {}\n\n'

describe('the payoff', () => {
  const told = (done: string[], making: object) =>
    `event: progress\ndata: ${JSON.stringify({ done, making })}\n\n`
  const show = { show: 'Slow Bread', title: 'What a loaf does at night' }
  const sent = { title: 'What a loaf does at night', seconds: 9 }

  async function following(page: Page, ...reports: string[]) {
    const server = await serverThat(page)
    await page.route('**/progress/*', (route) =>
      route.fulfill({ contentType: 'text/event-stream', body: `retry: 1\n${reports.shift() ?? ''}` }),
    )
    await page.route('**/progress/*/cover.jpg*', (route) => {
      server.followed.push(new URL(route.request().url()).pathname)
      return route.fulfill({
        contentType: 'image/svg+xml',
        body: '<svg xmlns="http://www.w3.org/2000/svg"/>',
      })
    })
    await send(page)
    await step(page, 3)
    return server
  }

  test('says each step as it happens, and what the steps before have come to', async () => {
    const { page } = visit
    const read = { read: { pages: 7, passages: 63 } }
    await following(page, told(['website'], { ...read, at: 'write-script' }))
    await page.getByText('7 pages read, 63 passages kept word for word').waitFor()
    await page.getByText('Writing', { exact: true }).waitFor()
    assert.equal(await page.getByText('Look for this subject').count(), 0)
  })

  test('is title, length and cover, then the subject to look for, the packages and a call', async () => {
    const { page } = visit
    const making = { ...show, sentences: 64, recorded: 64, seconds: 320, cover: '1', sent }
    const server = await following(page, told(['website', 'content', 'voice', 'email'], making) + finished)
    await page.getByRole('heading', { level: 3, name: show.title }).waitFor()
    for (const text of ['Slow Bread, 5:20 minutes', '9 seconds after you asked'])
      assert.ok(await page.getByText(text, { exact: true }).isVisible(), text)
    assert.ok(await page.getByText('Your podcast episode: What a loaf does at night').isVisible())
    assert.ok(await page.getByText(`It waits in ${visitor.email}`).isVisible())
    await page.getByRole('img', { name: 'Cover of Slow Bread' }).waitFor()
    assert.deepEqual(server.followed, [`/progress/${ticketOf(server.asked[0])}/cover.jpg`])
    const offers = page.getByRole('region', { name: 'If one is not enough' })
    for (const name of ['Starter', 'Expert Plan', 'Authority Boost'])
      assert.ok(await offers.getByText(name).isVisible(), name)
    assert.ok(await offers.getByText('$250').isVisible())
    assert.equal(await offers.getByRole('link', { name: 'Book a Call' }).getAttribute('href'), '/contact')
    await the(page).again.click()
    await step(page, 1)
    assert.equal(await offers.count(), 0)
  })

  for (const [width, height] of [
    [1440, 900],
    [390, 844],
  ] as const)
    test(`is covered by no message at ${width}x${height}, whatever comes while one is shown`, async () => {
      const { page } = visit
      await page.setViewportSize({ width, height })
      const lines = [['website'], ['website', 'content'], ['website', 'content', 'voice']]
      const making = { ...show, read: { pages: 7, passages: 63 }, sentences: 64, recorded: 64, seconds: 320 }
      await following(page, ...lines.map((done) => told(done, making)))
      await page.getByText('5:20 with music').waitFor()
      await page.evaluate(
        () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
      )
      const covered = await page.evaluate(() => {
        const message = document
          .querySelector('[role=status] button')
          ?.closest('div')
          ?.getBoundingClientRect()
        if (!message) return ['there is no message']
        return [...document.querySelectorAll('main button:not([aria-label]), main a')]
          .filter((each) => {
            const { top, bottom, left, right } = each.getBoundingClientRect()
            return (
              bottom > message.top && top < message.bottom && right > message.left && left < message.right
            )
          })
          .map((each) => each.textContent)
      })
      assert.deepEqual(covered, [])
    })
})
