import assert from 'node:assert/strict'
import { test } from 'node:test'
import { startDatabase } from '#test/database-under-test.ts'
import { startSite } from '#test/site-under-test.ts'
import { anOperator, signIn } from '#test/studio-under-test.ts'
import { openBrowser, openPage } from './browser.ts'

const { pool } = await startDatabase()

test('whoever is signed in finds the board, and nobody else', async () => {
  await using site = await startSite({ database: { isReady: async () => true, pool } })
  const browser = await openBrowser()
  const { page } = await openPage(browser, site.origin)
  const stranger = await fetch(`${site.origin}/studio`, { redirect: 'manual' })
  assert.deepEqual([stranger.status, stranger.headers.get('location')], [303, '/studio/sign-in'])
  await signIn(page.context(), await anOperator(pool), site.origin)
  await page.goto('/studio')
  await page.getByRole('heading', { level: 1, name: 'Board' }).waitFor()
  await browser.close()
})
