/** What people see while the database is stopped under a server that runs: a real Postgres, killed in earnest. */
import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, describe, test } from 'node:test'
import type { Page } from 'playwright-core'
import { letters } from '#content/letters.ts'
import { unexpected } from '#content/trouble.ts'
import { startEmbedded } from '#database/embedded.ts'
import { migrate } from '#database/migrate.ts'
import { openPool } from '#database/pool.ts'
import { deletePath, listenPath } from '#domain/published-episode.ts'
import { paths } from '#site/paths.ts'
import { newFolder } from '#test/faults/started.ts'
import { startSite, testConfig } from '#test/site-under-test.ts'
import { anOperator, signIn } from '#test/studio-under-test.ts'
import { violations } from './axe.ts'
import { openBrowser, openPage, untilLive } from './browser.ts'

const token = 'A'.repeat(22)
const open = [listenPath(token), deletePath(token)]
const studio = [
  paths.studio(),
  paths.studioEpisode(randomUUID()),
  paths.studioVersions(randomUUID()),
  paths.studioNew(),
  paths.studioPeople(),
  paths.studioReceipt(1),
  paths.studioSettings(),
  paths.studioSettingsVersions(),
  paths.studioHealth(),
  paths.studioLog(),
  paths.studioLogFile(),
  paths.studioOperators(),
  paths.studioAccount(),
  paths.studioAccountCodes(),
  paths.studioSignIn(),
  paths.studioLink(token),
]

const dataDir = await newFolder()
const database = await startEmbedded(dataDir)
const pool = openPool(database.url)
await migrate(pool)
const { secret } = await anOperator(pool)
const site = await startSite({
  config: testConfig({ dataDir }),
  database: { isReady: async () => true, pool },
})
const browser = await openBrowser()
after(async () => {
  await browser.close()
  await site[Symbol.asyncDispose]()
  await pool.end()
  await database.stop()
})

/** What stands on the screen and, under the same name, in the log. */
async function assertSaid(page: Page, where: string): Promise<void> {
  await page.getByRole('heading', { level: 1, name: unexpected.heading }).waitFor()
  assert.ok((await page.title()).startsWith(`${unexpected.heading} | `), `${where}: ${await page.title()}`)
  assert.equal(await page.locator('[data-reason]').innerText(), '503 Service Unavailable', where)
  assert.ok(await page.getByText(unexpected.away).isVisible(), where)
  const reference = await page.locator('[data-reference]').innerText()
  const told = site.lines.filter((line) => line.includes(reference)).map((line) => JSON.parse(line))
  assert.deepEqual(
    told.map(({ level, event }) => `${level} ${event.replace(/^(?:page|request)-failed$/, 'failed')}`),
    ['error failed', 'info request'],
    `${where}: ${reference}`,
  )
  assert.equal(told[1].status, 503)
}

const screens = [
  { viewport: { width: 390, height: 844 }, colorScheme: 'light', javaScriptEnabled: true },
  { viewport: { width: 1440, height: 900 }, colorScheme: 'dark', javaScriptEnabled: true },
  { viewport: { width: 390, height: 844 }, colorScheme: 'dark', javaScriptEnabled: false },
  { viewport: { width: 1440, height: 900 }, colorScheme: 'light', javaScriptEnabled: false },
] as const

describe('while the database is away', () => {
  test('a screen of the studio that was open says so when somebody goes on, and when somebody saves', async () => {
    const { page } = await openPage(browser, site.origin)
    await signIn(page.context(), { secret }, site.origin)
    await page.goto(paths.studioAccount())
    await untilLive(page)
    const other = await page.context().newPage()
    await other.goto(paths.studioNew())
    await untilLive(other)
    await database.stop()
    await page.getByRole('link', { name: 'People', exact: true }).click()
    await assertSaid(page, 'a link in the studio')
    assert.deepEqual(await violations(page), [])
    await other
      .getByLabel(/website/i)
      .first()
      .fill('bakery.test')
    await other.getByLabel(/mail/i).first().fill('ada@bakery.test')
    await other.locator('main form button[type=submit]').first().click()
    await assertSaid(other, 'a form in the studio')
    await page.context().close()
  })

  for (const screen of screens)
    test(`every page says so at ${screen.viewport.width} px, ${screen.colorScheme}, ${screen.javaScriptEnabled ? 'with' : 'without'} scripts`, async () => {
      const { page } = await openPage(browser, site.origin, screen)
      await signIn(page.context(), { secret }, site.origin)
      for (const path of [...open, ...studio]) {
        const answer = await page.goto(path)
        assert.equal(answer?.status(), 503, path)
        assert.equal(answer?.headers()['retry-after'], '30', path)
        assert.match(answer?.headers()['x-robots-tag'] ?? '', /noindex/, path)
        await assertSaid(page, path)
        const width = await page.evaluate(() => document.documentElement.scrollWidth)
        assert.ok(width <= screen.viewport.width, `${path} is ${width} px wide`)
        if (screen.javaScriptEnabled) assert.deepEqual(await violations(page), [], path)
      }
      await page.context().close()
    })

  test('a form that is sent without scripts says so, and a program is told in a line', async () => {
    const { page } = await openPage(browser, site.origin, { javaScriptEnabled: false })
    await page.goto(paths.stop('ab'.repeat(32)))
    await page.getByRole('button', { name: letters.stopping.asked.button }).click()
    await assertSaid(page, 'the end of all mail')
    await page.context().close()
    const answer = await fetch(site.origin + deletePath(token), { method: 'POST' })
    assert.equal(answer.status, 503)
    assert.equal(await answer.text(), `Not answered. Reference: ${answer.headers.get('x-request-id')}`)
  })
})
