import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { after, before, describe, test } from 'node:test'
import { promisify } from 'node:util'
import type { Browser, Page } from 'playwright-core'
import { openPostOffice } from '#server/wiring/post-office.ts'
import { startDatabase } from '#test/database-under-test.ts'
import { freePort } from '#test/free-port.ts'
import { testSecretKey } from '#test/secret-key-under-test.ts'
import { codeOf } from '#test/sign-in-under-test.ts'
import { startSite, testConfig } from '#test/site-under-test.ts'
import { openStorage } from '#vendors/storage/open-storage.ts'
import { plugInAuthenticator } from './authenticator.ts'
import { violations } from './axe.ts'
import { openBrowser, openPage, patienceMilliseconds } from './browser.ts'

const { pool, url } = await startDatabase()
const dataDir = await mkdtemp(path.join(tmpdir(), 'sign-in-'))
after(() => rm(dataDir, { recursive: true }))

describe('an operator', () => {
  let site: Awaited<ReturnType<typeof startSite>>
  let browser: Browser
  let closePostOffice: () => Promise<void>
  let page: Page
  let complaints: string[]
  let [secret, spent] = ['', '']

  before(async () => {
    const port = await freePort() // passkeys belong to an origin, which is known before anything listens there
    const config = testConfig({ dataDir, siteOrigin: `http://localhost:${port}` })
    const database = { isReady: async (): Promise<true> => true, pool }
    site = await startSite({ config, database }, port)
    const log = { info() {}, warn() {}, error() {}, child: () => log }
    const build = () => import(path.join(config.checkout, 'build/server/index.js'))
    const storage = openStorage(config)
    closePostOffice = openPostOffice({ config, pool, secretKey: testSecretKey, storage, log, app: { build } })
    browser = await openBrowser()
    ;({ page, complaints } = await openPage(browser, site.origin))
    await plugInAuthenticator(page)
  })
  after(async () => {
    await browser.close()
    await closePostOffice()
    await site[Symbol.asyncDispose]()
  })

  const heading = (name: string) => page.getByRole('heading', { level: 1, name }).waitFor()
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click()
  async function isSound(screen: string) {
    assert.deepEqual(await violations(page), [], screen)
    const width = page.viewportSize()
    await page.setViewportSize({ width: 320, height: 800 })
    const overhang = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    assert.ok(overhang <= 0, `${screen} hangs over by ${overhang}`)
    assert.deepEqual(await violations(page), [], `${screen} at 320`)
    if (width) await page.setViewportSize(width)
  }

  test('gets a link from the command, sets up a passkey and is on the board', async () => {
    const { stdout } = await promisify(execFile)(
      process.execPath,
      ['server/programs/add-operator.ts', '--name', 'Ines', '--email', 'ines@agency.example'],
      { env: { ...process.env, DATABASE_URL: url, DATA_DIR: dataDir, SITE_ORIGIN: site.origin } },
    )
    assert.match(stdout, /Ines is now an owner of the studio\./)
    await page.goto(/http\S+/.exec(stdout)?.[0] ?? '')
    await heading('Your link works')
    await isSound('the link')
    await press('Continue')
    await heading('Set up your way in')
    await isSound('setting up')
    await page.getByText('Codes from an app instead').click()
    await isSound('setting up codes')
    await press('Set up a passkey')
    await heading('Board')
  })

  test('signs out, finds nothing with the Back button, and signs in with the passkey', async () => {
    await page.goto('/studio/account')
    await heading('Your account')
    await press('Sign out')
    await heading('Sign in to the studio')
    await page.goBack()
    await heading('Sign in to the studio')
    assert.equal(await page.getByText('ines@agency.example').count(), 0)
    await isSound('signing in')
    await press('Use a passkey')
    await heading('Board')
  })

  test('sees the passkey on the account page, which is the only way in and stays', async () => {
    await page.getByRole('link', { name: 'Ines' }).click()
    await heading('Your account')
    await page.getByRole('rowheader', { name: 'Chrome on Linux', exact: true }).waitFor()
    await isSound('the account')
    await press('Remove Chrome on Linux')
    await page.getByText('This is your only way in').waitFor()
    assert.equal((await pool.query('select from private.operator_passkeys')).rowCount, 1)
  })

  test('adds codes from an app, where a wrong first code changes nothing', async () => {
    await page.getByRole('link', { name: 'Set up codes' }).click()
    await heading('Codes from an app')
    await isSound('codes')
    secret = (await page.getByText(/^(?:[A-Z2-7]{4} ?){8}$/).innerText()).replaceAll(' ', '')
    const wrong = codeOf(secret, { halfMinutes: 100 })
    await page.getByLabel('The code that it shows now').fill(wrong)
    await press('Set up codes')
    await page.getByRole('alert').getByText('This code does not fit').waitFor()
    await page.getByText(secret.match(/.{4}/g)?.join(' ') ?? '-').waitFor()
    spent = codeOf(secret)
    await page.getByLabel('The code that it shows now').fill(spent)
    await press('Set up codes')
    await heading('Your account')
    await page.getByText('Set up 2').or(page.getByText('just now')).first().waitFor()
  })

  test('signs in with a link from the mail and a code', async () => {
    await press('Sign out')
    await heading('Sign in to the studio')
    await page.getByLabel('E-mail address').fill('ines@agency.example')
    await press('Send me a link')
    await heading('Look into your mail')
    await isSound('the link is sent')
    const link = await linkFromMail(page)
    assert.ok(link.startsWith(`${site.origin}/studio/sign-in/`), link)
    await page.goto(link)
    await press('Continue')
    await heading('Your second factor')
    await isSound('the second factor')
    await page.getByLabel('Code from your app').fill(spent)
    await press('Sign in')
    await page.getByRole('alert').getByText('This code is wrong, or was used already').waitFor()
    await page.getByLabel('Code from your app').fill(codeOf(secret, { halfMinutes: 1 }))
    await press('Sign in')
    await heading('Board')
    await page.goto(link)
    await heading('This link does not work any more')
    await isSound('a dead link')
  })

  test('invites somebody, who cannot come to the same screen', async () => {
    await page.goto('/studio/operators')
    await heading('Operators')
    await page.getByLabel('Name').fill('Noor <b>')
    await page.getByLabel('E-mail address').fill('noor@agency.example')
    await press('Send the invitation')
    await page.getByRole('status').getByText('The invitation is on its way').waitFor()
    await page.getByRole('rowheader', { name: 'Noor <b>' }).waitFor()
    await isSound('operators')
    await press('Make operator: Ines')
    await page.getByText('One owner must stay').waitFor()
    await pool.query(`update private.operators set role = 'operator'`)
    await page.goto('/studio/operators')
    await heading('This is for owners')
    await isSound('the refusal')
  })

  test('has met no screen that the browser complained about', () => {
    const expected = /status of 4\d\d|Failed to load resource/
    assert.deepEqual(
      complaints.filter((each) => !expected.test(each)),
      [],
    )
  })
})

/** The newest letter in the mail view, once it is written. */
async function linkFromMail(page: Page): Promise<string> {
  for (let until = Date.now() + patienceMilliseconds; Date.now() < until; ) {
    await page.goto('/__mail')
    const letter = page.getByRole('link', { name: 'Your link to the Offmic studio' })
    if ((await letter.count()) > 0) {
      await letter.first().click()
      const text = await page.locator('pre').innerText()
      return /http\S+\/studio\/sign-in\/[\w-]{43}/.exec(text)?.[0] ?? ''
    }
    await page.waitForTimeout(250)
  }
  throw new Error('No letter came.')
}
