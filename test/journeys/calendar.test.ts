import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { after, before, test } from 'node:test'
import type { Browser, Page } from 'playwright-core'
import { transformWithOxc } from 'vite'
import { contentPolicy } from '#server/site/content-policy.ts'
import { pageException } from '#server/site/page-exceptions.ts'
import { hashesOf } from '#site/build/inline-hashes.ts'
import { schedulerOf } from '#site/marketing/contact/scheduler.ts'
import { openBrowser, patienceMilliseconds } from './browser.ts'
import { calendarOf, type Service, services } from './scheduling-services.ts'

const file = 'site/marketing/contact/open-calendar.ts'
let script = ''
let browser: Browser
before(async () => {
  script = (await transformWithOxc(await readFile(file, 'utf8'), file)).code
  browser = await openBrowser({ keepsPages: true })
})
after(() => browser.close())

/** The booking part of /contact as it is built with that service, under its own policy, at an address of its own. */
async function contactPage(service: Service, { asksFirst = false } = {}) {
  const { kind, address, script: src, sources } = schedulerOf(service.address)
  const record = JSON.stringify({ kind, address, script: src, frames: sources.frame }).replaceAll(
    '"',
    '&quot;',
  )
  const html = `<!doctype html><html lang="en"><title>Contact</title><main>
    <div data-booking="${record}" data-title="Calendar"><div role="status">
      <p data-note="waiting" ${asksFirst ? 'hidden' : ''}>On its way</p>
      ${asksFirst ? '<p data-note="asking"><button>Show the calendar</button></p>' : ''}
      <p data-note="trouble" hidden>Does not answer</p></div><div data-widget tabindex="-1"></div></div>
    <script>${script}</script></main>`
  const inline = { script: hashesOf([script]).map((hash) => `'sha256-${hash}'`), style: [] }
  const policy = contentPolicy(inline, {
    isHttps: false,
    exception: pageException('/contact', { schedulerUrl: service.address }),
  })
  const server = http.createServer((request, response) => {
    if (request.url !== '/contact') return void response.end('<title>Elsewhere</title>')
    response.setHeader('content-security-policy', policy).setHeader('content-type', 'text/html')
    response.end(html)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return { server, origin: `http://localhost:${(server.address() as AddressInfo).port}` }
}

async function visit(service: Service, { asksFirst = false, blocks = '' } = {}) {
  const { server, origin } = await contactPage(service, { asksFirst })
  const context = await browser.newContext()
  context.setDefaultTimeout(patienceMilliseconds)
  const asked: string[] = []
  const complaints: string[] = []
  await context.route(/^https:/, (route) => {
    const url = route.request().url()
    asked.push(url)
    if (blocks && url.startsWith(blocks)) return route.abort('blockedbyclient')
    if (url === service.script) return route.fulfill({ contentType: 'text/javascript', body: service.code })
    if (url.startsWith(service.frame))
      return route.fulfill({ contentType: 'text/html', body: calendarOf(service) })
    return route.abort()
  })
  const page = await context.newPage()
  page.on('pageerror', (error) => complaints.push(error.message))
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()))
  await page.clock.install({ time: 0 })
  await page.clock.pauseAt(60_000)
  await page.goto(`${origin}/contact`)
  return {
    page,
    origin,
    asked,
    complaints,
    async [Symbol.asyncDispose]() {
      await context.close()
      server.closeAllConnections()
      server.close()
    },
  }
}

const isShown = (page: Page) => page.locator('[data-state=shown]').waitFor()
const counts = (page: Page) =>
  page.evaluate(() => [
    document.querySelectorAll('script[src]').length,
    document.querySelectorAll('[data-widget] iframe').length,
  ])

for (const [name, service] of Object.entries(services)) {
  test(`${name}: one script, one frame, nothing that the policy refuses`, async () => {
    await using visited = await visit(service)
    await isShown(visited.page)
    assert.deepEqual(await counts(visited.page), [1, 1])
    assert.ok(await visited.page.frameLocator('iframe').getByText('Monday').isVisible())
    assert.deepEqual(visited.complaints, [])
  })

  test(`${name}: leaving removes script and frame, returning brings one of each, as often as one likes`, async () => {
    await using visited = await visit(service)
    const { page, origin } = visited
    for (let round = 0; round < 3; round++) {
      await isShown(page)
      await page.evaluate(() =>
        addEventListener('pagehide', ({ persisted }) => {
          const left = document.querySelectorAll('script[src], [data-widget] iframe').length
          sessionStorage.setItem('left', JSON.stringify({ persisted, left }))
        }),
      )
      await page.goto(`${origin}/elsewhere`)
      const left = await page.evaluate(() => sessionStorage.getItem('left') ?? '')
      assert.deepEqual(JSON.parse(left), { persisted: true, left: 0 })
      const reloaded = page.waitForEvent('load')
      await page.evaluate(() => history.back())
      await reloaded
      await isShown(page)
      assert.deepEqual(await counts(page), [1, 1])
      assert.ok(await page.frameLocator('iframe').getByText('Monday').isVisible())
    }
    assert.deepEqual(visited.complaints, [])
  })

  test(`${name}: a blocked script is told at once, a silent frame after eight seconds`, async () => {
    await using withoutScript = await visit(service, { blocks: service.script })
    await withoutScript.page.getByText('Does not answer').waitFor()
    await using withoutFrame = await visit(service, { blocks: service.frame })
    await withoutFrame.page.locator('iframe').waitFor({ state: 'attached' })
    await withoutFrame.page.clock.runFor(7000)
    assert.ok(await withoutFrame.page.getByText('On its way').isVisible())
    await withoutFrame.page.evaluate(() => postMessage({ originator: 'CAL' }, '*'))
    await withoutFrame.page.clock.runFor(2000)
    assert.ok(await withoutFrame.page.getByText('Does not answer').isVisible())
  })

  test(`${name}: with the switch on, nobody is asked before the click, and two clicks open one calendar`, async () => {
    await using visited = await visit(service, { asksFirst: true })
    assert.deepEqual(visited.asked, [])
    await visited.page.evaluate(() => {
      const button = document.querySelector('button')
      button?.click()
      button?.click()
    })
    await isShown(visited.page)
    assert.deepEqual(await counts(visited.page), [1, 1])
  })
}
