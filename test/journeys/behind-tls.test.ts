import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { after, before, describe, test } from 'node:test'
import { promisify } from 'node:util'
import type { Browser, Page } from 'playwright-core'
import { playIdent } from '#audio/music/ident.ts'
import { aimLimits } from '#domain/aim.ts'
import { listenPath } from '#domain/published-episode.ts'
import { openPostOffice, outboxOf } from '#server/wiring/post-office.ts'
import { aStandingRequest } from '#test/board-under-test.ts'
import { startDatabase } from '#test/database-under-test.ts'
import { aFolder, anOfferedEpisode } from '#test/desk-under-test.ts'
import { anEpisode, aRequest, published } from '#test/episode-under-test.ts'
import { until } from '#test/faults/alive.ts'
import { testSecretKey } from '#test/secret-key-under-test.ts'
import { startSite, testConfig } from '#test/site-under-test.ts'
import { everything, nothing, openTlsProxy } from '#test/tls-proxy-under-test.ts'
import { openStorage } from '#vendors/storage/open-storage.ts'
import { plugInAuthenticator } from './authenticator.ts'
import { openBrowser, openPage, unfolded, untilLive } from './browser.ts'
import { awaken, step, the } from './wizard-under-test.ts'

const { pool, url } = await startDatabase()
const dataDir = await aFolder()
const proxy = await openTlsProxy('offmic.test')
const { origin } = proxy
const config = testConfig({ dataDir, siteOrigin: origin, anonymousKey: testConfig().anonymousKey })
const storage = openStorage(config)
let site: Awaited<ReturnType<typeof startSite>>
let browser: Browser
let closePostOffice: () => Promise<void>
before(async () => {
  site = await startSite({ config, database: { isReady: async () => true, pool } })
  const log = { info() {}, warn() {}, error() {}, child: () => log }
  const build = () => import(path.join(config.checkout, 'build/server/index.js'))
  closePostOffice = openPostOffice({ config, pool, secretKey: testSecretKey, storage, log, app: { build } })
  browser = await openBrowser({ args: proxy.browserArgs })
})
after(async () => {
  await browser.close()
  await closePostOffice()
  await site[Symbol.asyncDispose]()
  await proxy[Symbol.asyncDispose]()
})

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor()
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

async function visit(address: string) {
  const watched = await openPage(browser, origin)
  await watched.page.goto(address)
  return watched
}

/** Once it is written. */
async function linkFor(email: string): Promise<string> {
  const sent = async () => {
    const { rows } = await pool.query<{ id: string }>(
      `select letter.id from private.letters letter join private.operators on operators.id = operator_id
       where email = $1 and state = 'sent'`,
      [email],
    )
    return rows[0]?.id
  }
  await until(async () => (await sent()) !== undefined)
  const letter = await readFile(path.join(outboxOf(config), `${await sent()}.eml`), 'utf8')
  return /https:\/\/\S+\/studio\/sign-in\/[\w-]{43}/.exec(letter.replaceAll('=\r\n', ''))?.[0] ?? ''
}

/** By the link that a person was given, and with a passkey from then on. */
async function enter(link: string) {
  const watched = await visit(link)
  const { page } = watched
  await plugInAuthenticator(page)
  await heading(page, 'Your link works')
  await press(page, 'Continue')
  await heading(page, 'Set up your way in')
  await press(page, 'Set up a passkey')
  await heading(page, 'Board')
  return watched
}

for (const [name, passedOn] of Object.entries({ everything, nothing }))
  describe(`behind a proxy with TLS that passes on ${name}`, () => {
    const [ines, noor] = [`ines-${name}@agency.example`, `noor-${name}@agency.example`]
    let complaints: string[]
    let page: Page
    before(() => proxy.leadTo(site.port, passedOn))

    test('a founder asks for an episode and sees how far it is', async () => {
      const { page, complaints } = await visit('/create-podcast')
      await awaken(page)
      await the(page).website.fill(`harbour-${name}.com`)
      await the(page).continue.click()
      await step(page, 2)
      await the(page).email.fill(`alex@harbour-${name}.com`)
      await the(page).create.click()
      await step(page, 3)
      const asked = `update podcast_requests set status = 'written' where website_url = $1`
      assert.equal((await pool.query(asked, [`https://harbour-${name}.com`])).rowCount, 1)
      await page
        .getByRole('main')
        .locator('ol li')
        .filter({ hasText: 'Podcast content created' })
        .filter({ hasNotText: 'to come' })
        .waitFor()
      assert.deepEqual(complaints, [])
      await page.context().close()
    })

    test('their episode plays, can be sought, and can be deleted', async () => {
      const { mp3, seconds, peaks } = await playIdent()
      const requestId = await aRequest(pool, `ada-${name}@bakery.test`)
      const { token } = await published(pool, storage, {
        requestId,
        mp3,
        episode: anEpisode(7, { seconds, peaks }),
      })
      const { page, complaints } = await unfolded(visit(listenPath(token)))
      await page.locator('[data-start="12"]').click()
      await page.waitForFunction(() => (document.querySelector('audio')?.currentTime ?? 0) > 12.1)
      assert.deepEqual(complaints, [])
      await page.goto(`${listenPath(token)}/delete`)
      await page.getByRole('main').getByRole('button').click()
      await page.getByText(/we deleted the episode/).waitFor()
      await page.context().close()
    })

    test('an owner comes in by the link of the command, with a passkey', async () => {
      const { stdout } = await promisify(execFile)(
        process.execPath,
        ['server/programs/add-operator.ts', '--role', 'owner', '--name', 'Ines', '--email', ines],
        { env: { ...process.env, DATABASE_URL: url, DATA_DIR: dataDir, SITE_ORIGIN: origin } },
      )
      ;({ page, complaints } = await enter(/https\S+/.exec(stdout)?.[0] ?? ''))
      await press(page, 'Sign out')
      await heading(page, 'Sign in to the studio')
      await press(page, 'Use a passkey')
      await heading(page, 'Board')
    })

    test('and invites somebody, who comes in by the letter', async () => {
      await page.goto('/studio/operators')
      await page.getByLabel('Name').fill('Noor')
      await page.getByLabel('E-mail address').fill(noor)
      await press(page, 'Send the invitation')
      await page.getByRole('status').getByText('The invitation is on its way').waitFor()
      const link = await linkFor(noor)
      assert.ok(link.startsWith(`${origin}/studio/sign-in/`), link)
      const invited = await enter(link)
      await invited.page.context().close()
    })

    test('sees the board live', async () => {
      await page.goto('/studio')
      await untilLive(page)
      await aStandingRequest(pool, {
        business: `Rowan ${name}`,
        website: `https://rowan-${name}.test`,
        isAwaiting: true,
      })
      await page.getByRole('link', { name: `Rowan ${name}`, exact: true }).waitFor()
    })

    test('changes a sentence at the desk, hears it and takes it back', async () => {
      const requestId = await anOfferedEpisode(pool, storage)
      await page.goto(`/studio/episodes/${requestId}`)
      await untilLive(page)
      const heard = page.waitForResponse(/sentences\/\w+\.wav/)
      for (const key of ['j', 'j', 'e', 'Control+A']) await page.keyboard.press(key)
      await page.keyboard.insertText('What is bread?')
      await page.keyboard.press('Control+Enter')
      await page.getByRole('status').filter({ hasText: 'Kept.' }).waitFor()
      assert.equal((await heard).status(), 200)
      const sentence = page.locator('[data-sentence]', { hasText: 'What is bread?' })
      await sentence.waitFor()
      for (const key of ['Escape', 'u']) await page.keyboard.press(key)
      await sentence.waitFor({ state: 'detached' })
    })

    test('saves a setting', async () => {
      await page.goto('/studio/settings')
      await page.getByLabel('Sender’s name').fill(`Agency ${name}`)
      await press(page, 'Look at the changes')
      await press(page, 'Save and publish')
      await page.getByText('Saved as version').waitFor()
    })

    test('sends the longest text that a script may rest on', async () => {
      await page.goto('/studio/new')
      await untilLive(page)
      const text = 'Our dough rests for twenty hours. '.repeat(aimLimits.mostTextCharacters / 34)
      await page.getByLabel('Pasted text').fill(text)
      await page.getByLabel('Name of the business').fill(`Rowan ${name}`)
      await page.getByLabel('E-mail address of the client').fill(`ada-${name}@harbour-lane.test`)
      await press(page, 'Enter the request')
      await page.getByText('The request is in the queue').waitFor()
    })

    test('and nothing was in the browser’s or the server’s way, nor was the outbox open', async () => {
      for (const address of ['/__mail', '/studio/letters']) {
        const answer = await page.goto(address)
        assert.equal(answer?.status(), address === '/__mail' ? 404 : 200)
      }
      assert.deepEqual(
        complaints.filter((each) => !/status of 404/.test(each)),
        [],
      )
      assert.doesNotMatch(site.lines.join(''), /"level":"error"/)
      await page.context().close()
    })
  })
