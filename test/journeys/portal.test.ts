import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { after, before, describe, test } from 'node:test'
import { promisify } from 'node:util'
import type { Browser, Page } from 'playwright-core'
import { understandTold } from '#operations/understand-told.ts'
import { openPostOffice } from '#server/wiring/post-office.ts'
import { startDatabase } from '#test/database-under-test.ts'
import { freePort } from '#test/free-port.ts'
import { testSecretKey, testSecretKeyText } from '#test/secret-key-under-test.ts'
import { startSite, testConfig } from '#test/site-under-test.ts'
import { openStorage } from '#vendors/storage/open-storage.ts'
import { assertSound } from './axe.ts'
import { openBrowser, openPage, patienceMilliseconds } from './browser.ts'

const { pool } = await startDatabase()
const dataDir = await mkdtemp(path.join(tmpdir(), 'portal-'))
after(() => rm(dataDir, { recursive: true }))

describe('somebody who has just paid', () => {
  let site: Awaited<ReturnType<typeof startSite>>
  let browser: Browser
  let closePostOffice: () => Promise<void>
  /** A telephone without scripts. */
  let page: Page
  let port: number

  before(async () => {
    port = await freePort()
    const config = testConfig({ dataDir, siteOrigin: `http://localhost:${port}` })
    site = await startSite({ config, database: { isReady: async () => true, pool } }, port)
    const log = { info() {}, warn() {}, error() {}, child: () => log }
    const build = () => import(path.join(config.checkout, 'build/server/index.js'))
    const storage = openStorage(config)
    closePostOffice = openPostOffice({ config, pool, secretKey: testSecretKey, storage, log, app: { build } })
    browser = await openBrowser()
    const telephone = { javaScriptEnabled: false, viewport: { width: 375, height: 740 } }
    page = (await openPage(browser, site.origin, telephone)).page
  })
  after(async () => {
    await browser.close()
    await closePostOffice()
    await site[Symbol.asyncDispose]()
  })

  const heading = (name: string | RegExp) => page.getByRole('heading', { level: 1, name }).waitFor()
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click()

  /** The text of the newest letter with such a subject, once there is one. */
  async function letterWith(subject: RegExp): Promise<string> {
    const ask = async (address: string) => (await fetch(site.origin + address)).text()
    for (const end = Date.now() + patienceMilliseconds; Date.now() < end; ) {
      const links = (await ask('/__mail')).matchAll(/href="(\/__mail\/[^"]+)"[^>]*>([^<]+)</g)
      const [, address] = [...links].find(([, , name = '']) => subject.test(name)) ?? []
      if (address) return (await ask(`${address}/html`)).replaceAll(/<style.*?<\/style>|<[^>]*>/gs, '')
    }
    throw new Error(`No letter is called ${subject}.`)
  }

  test('is welcomed by a letter, after npm run tell has played the purchase', async () => {
    const tell = ['server/programs/tell.ts', 'stripe', 'buys-expert', '--who', 'ada']
    const environment = { ...process.env, PORT: String(port), SECRET_KEY: testSecretKeyText }
    await promisify(execFile)(process.execPath, tell, { env: environment })
    assert.ok((await understandTold(pool)) > 0)
    assert.match(await letterWith(/where to begin/), /Your payment for Ada has arrived/)
  })

  test('signs in on a telephone without scripts, with six digits', async () => {
    await page.goto('/portal')
    await heading('Sign in to your portal')
    await page.getByLabel('E-mail address').fill('ada@ada.example')
    await press('Send me a code')
    await heading('Look into your mail')
    await page.getByLabel('The six digits').fill('000000x')
    await press('Sign in')
    const [code = ''] = /\d{6}/.exec(await letterWith(/Your code/)) ?? []
    await page.getByLabel('The six digits').fill(code)
    await press('Sign in')
    await heading('Where things stand')
    await page.getByText('Your plan is paid.').waitFor()
  })

  test('answers a question, and the next part follows', async () => {
    await page.getByRole('link', { name: 'Questions about your show' }).click()
    await heading('Your business')
    await page.getByRole('textbox', { name: /What do you sell/ }).fill('Bread')
    await press('Save and go on')
    await heading('Limits')
    await page.getByText('1 of 20 answered').waitFor()
  })

  test('invites a colleague and takes them out again', async () => {
    await page.getByRole('link', { name: 'People', exact: true }).last().click()
    await heading('People')
    await page.getByLabel('E-mail address').fill('bo@ada.example')
    await press('Send the invitation')
    await page.getByText('Done.').waitFor()
    assert.match(
      await letterWith(/You are invited/),
      /ada@ada\.example would like you to see the show of Ada/,
    )
    await page.getByRole('button', { name: /^Take out.*bo@/ }).click()
    await page.getByText('Done.').waitFor()
    assert.equal(await page.getByText('bo@ada.example').count(), 0)
  })

  test('has rooms in which axe finds nothing, from 320 px on, in both schemes, without a script file', async () => {
    const { page: seen, complaints, foreign, requested } = await openPage(browser, site.origin)
    for (const address of ['/portal/sign-in', '/portal/sign-in/nobody']) {
      await seen.goto(address)
      await assertSound(seen, [320, 1280], address)
    }
    await seen.context().addCookies(await page.context().cookies())
    await page.getByRole('link', { name: 'Where things stand' }).click()
    const home = new URL(page.url()).pathname
    const questions = await page.getByRole('link', { name: /Questions about/ }).getAttribute('href')
    const sound = questions?.replace('business', 'sound') ?? ''
    for (const address of [home, `${home}/people`, questions ?? '', sound]) {
      await seen.goto(address)
      await assertSound(seen, [320, 1280], address)
    }
    assert.deepEqual(foreign, [])
    assert.deepEqual(
      requested.filter((each) => each.endsWith('.js')),
      [],
    )
    assert.deepEqual(
      complaints.filter((each) => !each.includes('404')),
      [],
    )
  })

  test('signs out, and the way back asks for a code', async () => {
    await press('Sign out')
    await heading('Sign in to your portal')
    await page.goBack()
    await page.reload()
    await heading('Sign in to your portal')
  })
})
