import { after, beforeEach } from 'node:test'
import type { KeyPurpose } from '#domain/vendor-key.ts'
import { pcm, sends, vendorThat } from '#vendors/voices/vendor-under-test.ts'
import { startDatabase } from './database-under-test.ts'
import { emptyTables } from './empty-tables.ts'
import { startSite, testConfig } from './site-under-test.ts'
import { anOperator, fromOurPage } from './studio-under-test.ts'

export const keysAddress = '/studio/settings/keys'
export const keyInEnvironment = 'sk-environment-0000-AAAA'
export const enteredKey = 'sk-5fd1c2ab90e77d3144f0-Zz9x'

type Sent = { cookie?: string; headers?: Record<string, string> }

/** The screen of keys in a house whose voices come from a server that remembers what it was asked. */
export async function aScreenOfKeys() {
  const { pool } = await startDatabase()
  const speaks = await vendorThat(sends(pcm(0.1), { 'Content-Type': 'audio/pcm' }))
  after(() => speaks[Symbol.asyncDispose]())
  const { speech } = testConfig()
  const set = { ...speech, engine: 'openai', url: speaks.url, key: keyInEnvironment }
  const [config, owner] = [testConfig({ speech: set }), await anOperator(pool)]
  const database = { isReady: async (): Promise<true> => true, pool }
  const site = await startSite({ config, database })
  after(() => site[Symbol.asyncDispose]())
  beforeEach(() => emptyTables(pool, 'private.vendor_keys'))
  async function post(fields: Record<string, string>, { cookie = owner.cookie, headers }: Sent = {}) {
    const response = await fetch(site.origin + keysAddress, {
      method: 'POST',
      redirect: 'manual',
      headers: { cookie, ...(headers ?? fromOurPage) },
      body: new URLSearchParams({ purpose: 'voices', intent: 'enter', key: enteredKey, ...fields }),
    })
    return { status: response.status, text: await response.text() }
  }
  return {
    ...{ pool, database, config, owner, site, post },
    asked: speaks.asked,
    lastAsked: () => speaks.asked.at(-1)?.headers.authorization,
    tryIt: (purpose: KeyPurpose = 'voices') => post({ purpose, intent: 'try', key: '' }),
    rows: async () => (await pool.query('select from private.vendor_keys')).rowCount,
  }
}
