import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { listenPath } from '#domain/published-episode.ts'
import { hashesOf } from '#site/build/inline-hashes.ts'
import { prerenderedPaths } from '#site/prerendered-paths.ts'
import { startDatabase } from '#test/database-under-test.ts'
import { aFolder } from '#test/desk-under-test.ts'
import { published } from '#test/episode-under-test.ts'
import { startSite, testConfig } from '#test/site-under-test.ts'
import { anOperator } from '#test/studio-under-test.ts'
import { openStorage } from '#vendors/storage/open-storage.ts'

const { pool } = await startDatabase()
const config = testConfig({ dataDir: await aFolder() })
const { token } = await published(pool, openStorage(config))
const { cookie } = await anOperator(pool)
let site: Awaited<ReturnType<typeof startSite>>
before(async () => {
  site = await startSite({ config, database: { isReady: async () => true, pool } })
})
after(() => site[Symbol.asyncDispose]())

async function open(path: string) {
  const response = await fetch(site.origin + path, { headers: { cookie } })
  const html = await response.text()
  const scripts = [...html.matchAll(/<(script|style)((?:\s[^>]*)?)>([\s\S]*?)<\/\1>/g)]
    .map(([, element, attributes = '', code = '']) => ({ element, attributes, code }))
    .filter(({ attributes, code }) => code && !attributes.includes('json'))
  return {
    policy: response.headers.get('content-security-policy') ?? '',
    type: response.headers.get('content-type') ?? '',
    scripts,
  }
}

test('every inline script and style of every page of the build is one that the build wrote down', async () => {
  let seen = 0
  for (const path of prerenderedPaths) {
    const { policy, type, scripts } = await open(path)
    if (!type.startsWith('text/html')) continue
    for (const { code } of scripts)
      assert.ok(policy.includes(`'sha256-${hashesOf([code])[0]}'`), `${path}: ${code.slice(0, 60)}`)
    assert.equal(policy.match(/sha256/g)?.length ?? 0, new Set(scripts.map(({ code }) => code)).size, path)
    assert.doesNotMatch(policy, /nonce/)
    seen += scripts.length
  }
  assert.ok(seen > 60, `${seen} seen`)
})

describe('every script of a page that is rendered on request bears the nonce of its answer', () => {
  for (const path of [
    listenPath(token),
    '/stop/unknown',
    '/no-such-page',
    '/studio',
    '/studio/sign-in',
    '/studio/settings',
  ])
    test(path.replace(token, '…'), async () => {
      const { policy, scripts } = await open(path)
      const [, nonce = ''] = /script-src 'self' 'nonce-([^']+)'/.exec(policy) ?? []
      assert.ok(nonce && scripts.length > 0)
      for (const { attributes } of scripts) assert.ok(attributes.includes(`nonce="${nonce}"`), attributes)
      assert.doesNotMatch(policy, /sha256|unsafe/)
    })
})
