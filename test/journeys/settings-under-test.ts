import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { after } from 'node:test'
import type { Dependencies } from '#server/app.ts'
import { startDatabase } from '#test/database-under-test.ts'
import { startSite, testConfig } from '#test/site-under-test.ts'
import { anOperator, signIn } from '#test/studio-under-test.ts'
import { openBrowser, openPage } from './browser.ts'

/** The studio with an owner at its settings, and what they do there. */
export async function openSettings(changes: Partial<Dependencies> = {}) {
  const { pool } = await startDatabase()
  const dataDir = await mkdtemp(path.join(tmpdir(), 'offmic-settings-'))
  const database = { isReady: async (): Promise<true> => true, pool }
  const site = await startSite({ config: testConfig({ dataDir }), database, ...changes })
  const browser = await openBrowser()
  after(async () => {
    await browser.close()
    await site[Symbol.asyncDispose]()
    await rm(dataDir, { recursive: true })
  })
  const { page, complaints } = await openPage(browser, site.origin)
  await signIn(page.context(), await anOperator(pool), site.origin)
  return {
    ...{ pool, site, browser, page, complaints },
    field: (label: string, group: string) =>
      page.getByRole('group', { name: group }).getByLabel(label, { exact: true }),
    look: () => page.getByRole('button', { name: 'Look at the changes' }).click(),
    save: () => page.getByRole('button', { name: 'Save and publish' }).click(),
  }
}
