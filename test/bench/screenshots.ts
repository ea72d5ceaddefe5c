// `npm run screenshots [screen …]`: the studio's screens with example requests, for docs/operators.md.

import { chmod, mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import type { Page } from 'playwright-core'
import { openPool } from '#database/pool.ts'
import { anOfferedEpisode } from '#test/desk-under-test.ts'
import { openBrowser } from '#test/journeys/browser.ts'
import { seedPeople } from '#test/people/seed-people.ts'
import { testSecretKey } from '#test/secret-key-under-test.ts'
import { anOperator, signIn } from '#test/studio-under-test.ts'
import { folderStorage } from '#vendors/storage/folder.ts'
import { runProduct } from './running-product.ts'

type Screen = {
  name: string
  address: string
  /** What is done there before the picture is taken. */
  act?: (page: Page) => Promise<void>
  /** The whole page, not only what a screen of 1440 x 900 shows. */
  isWhole?: boolean
}

/** One line a screen; a new one needs no more. */
const screens: readonly Screen[] = [
  { name: 'board', address: '/studio' },
  { name: 'desk', address: '/studio/episodes/:offered', act: lookAtASentence },
  { name: 'settings', address: '/studio/settings' },
  { name: 'settings-changes', address: '/studio/settings', act: changePrice },
]

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    to: { type: 'string', default: 'docs/studio' },
    width: { type: 'string', default: '1440' },
    dark: { type: 'boolean', default: false },
  },
})

const dataDir = await mkdtemp(path.join(tmpdir(), 'offmic-screenshots-'))
await chmod(dataDir, 0o711) // the database's account must get through
const product = await runProduct(dataDir, 'web')
const pool = openPool(product.databaseUrl)
const baseURL = product.origin.replace('127.0.0.1', 'localhost') // where a secure cookie may be set without TLS
const browser = await openBrowser()
try {
  await seedPeople(pool, testSecretKey)
  const owner = await anOperator(pool)
  await pool.query('insert into private.settings (operator_id, settings) values ($1, $2)', [
    owner.operator.id,
    { review: 'review' },
  ])
  const context = await browser.newContext({
    baseURL,
    viewport: { width: Number(values.width), height: 900 },
    colorScheme: values.dark ? 'dark' : 'light',
    reducedMotion: 'reduce',
  })
  await signIn(context, owner, baseURL)
  const offered = await anOfferedEpisode(pool, folderStorage(path.join(dataDir, 'media')))
  await mkdir(values.to, { recursive: true })
  for (const screen of screens.filter(({ name }) => positionals.length === 0 || positionals.includes(name)))
    await take(await context.newPage(), { ...screen, address: screen.address.replace(':offered', offered) })
} finally {
  await browser.close()
  await pool.end()
  await product.stop()
  await rm(dataDir, { recursive: true, force: true, maxRetries: 10 })
}
process.disconnect?.() // bin/run.js holds a channel open

async function take(page: Page, { name, address, act, isWhole = false }: Screen): Promise<void> {
  await page.goto(address, { waitUntil: 'networkidle' })
  await act?.(page)
  const file = path.join(values.to, `${name}.png`)
  await page.screenshot({ path: file, fullPage: isWhole })
  await page.close()
  process.stdout.write(`${file}\n`)
}

/** Well into the script, and one of the website's: what it rests on is shown beside it. */
async function lookAtASentence(page: Page): Promise<void> {
  for (let moves = 0; moves < 8; moves++) await page.keyboard.press('j')
  const nothing = page.getByText('States nothing about the business.')
  while (await nothing.isVisible()) await page.keyboard.press('j')
}

async function changePrice(page: Page): Promise<void> {
  const starter = page.getByRole('group', { name: 'Starter' })
  await starter.getByLabel('Price, per month', { exact: true }).fill('275')
  await page.getByRole('button', { name: 'Look at the changes' }).click()
  await page.getByText(/pages read differently/).waitFor({ timeout: 300_000 })
}
