import assert from 'node:assert/strict'
import { after, describe, test } from 'node:test'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import { roles } from '#domain/operator.ts'
import { hasRight, type Right } from '#domain/rights.ts'
import { isStudioWatch } from '#site/paths.ts'
import routes from '#site/routes.ts'
import { startDatabase } from '#test/database-under-test.ts'
import { startSite, testConfig } from '#test/site-under-test.ts'
import { anOperator, fromOurPage } from '#test/studio-under-test.ts'

/** What a screen needs beyond being signed in as somebody who works on episodes. */
const needed: Record<string, Right> = {
  '/studio/operators': 'manage-operators',
  '/studio/settings/keys': 'keep-keys',
}
/** What everybody may see, and not everybody may change. */
const neededToChange: Record<string, Right> = { '/studio/settings': 'change-settings' }
/** Open to whoever comes: each of them is a step of signing in or out. */
const isDoor = (path: string) => /^\/studio\/sign-(?:in|out)(?:$|\/)/.test(path)

const pathsOf = (entries: readonly RouteConfigEntry[], above = ''): string[] =>
  entries.flatMap(({ path = '', children = [] }) => {
    const full = path ? `${above}/${path.replace(/^\//, '')}` : above
    return [full, ...pathsOf(children, full)]
  })
const filled = (path: string) =>
  path.replaceAll(/:\w+\??/g, '00000000-0000-4000-8000-000000000000').replaceAll('*', 'x')
const screens = [...new Set(pathsOf(await routes))]
  .filter((path) => path.startsWith('/studio') && !isDoor(path))
  .map((path) => ({ path: filled(path), right: neededFor(path) }))

function neededFor(path: string): Right {
  const place = Object.keys(needed).find((start) => path === start || path.startsWith(`${start}/`))
  return (place && needed[place]) || 'work-on-episodes'
}

const { pool } = await startDatabase()
const site = await startSite({ database: { isReady: async () => true, pool }, config: testConfig() })
after(() => site[Symbol.asyncDispose]())
const ask = async (path: string, method: string, cookie = '') => {
  const init = { method, redirect: 'manual', headers: { cookie, ...fromOurPage } } as const
  const body = method === 'POST' ? { body: new URLSearchParams({ intent: 'no-such-deed' }) } : {}
  return (await fetch(site.origin + path, { ...init, ...body })).status
}

test('the walk finds the screens', () => {
  const found = screens.map(({ path }) => path)
  for (const path of ['/studio', '/studio/account', '/studio/operators'])
    assert.ok(found.includes(path), path)
})

describe('without a session', () => {
  for (const { path } of screens)
    test(`${path} leads to sign-in, and neither shows nor does anything`, async () => {
      // What a page asks for by itself leads nobody anywhere.
      assert.equal(await ask(path, 'GET'), isStudioWatch(path) ? 401 : 303)
      assert.equal(await ask(`${path}.data`, 'GET'), 401)
      assert.equal(await ask(path, 'POST'), 401)
      assert.equal(await ask(`${path}.data`, 'POST'), 401)
    })

  test('an unknown screen is no exception', async () => {
    for (const path of ['/studio/no-such-screen', '/studio/sign-inside'])
      assert.equal(await ask(path, 'GET'), 303, path)
    for (const path of ['/studio/', '/studio//account']) assert.equal(await ask(path, 'GET'), 404, path)
  })
})

for (const role of roles)
  describe(`as ${role}`, async () => {
    const { cookie } = await anOperator(pool, { role })
    for (const { path, right } of screens) {
      const isAllowed = hasRight({ role }, right)
      test(`${path} ${isAllowed ? 'opens' : 'is refused'}`, async () => {
        for (const method of ['GET', 'POST'])
          for (const suffix of ['', '.data']) {
            const status = await ask(path + suffix, method, cookie)
            const isRefused = status === 401 || status === 403
            const mayDo = method === 'GET' || hasRight({ role }, neededToChange[path] ?? right)
            assert.equal(isRefused, !(isAllowed && mayDo), `${method} ${path}${suffix} ${status}`)
            assert.ok(status < 500, `${method} ${path}${suffix} ${status}`)
          }
      })
    }

    test('an unknown screen is not there', async () => {
      assert.equal(await ask('/studio/no-such-screen', 'GET', cookie), 404)
    })
  })
