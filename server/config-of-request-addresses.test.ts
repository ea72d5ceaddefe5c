import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { loadConfig } from './config.ts'

const load = (env: NodeJS.Dict<string>) =>
  loadConfig(
    { SITE_ORIGIN: 'https://offmic.example', PUBLIC_ANON_KEY: 'sb_publishable_1234567890', ...env },
    '/nowhere',
  )
const faults = (env: NodeJS.Dict<string>) => {
  const answer = load(env)
  return answer.ok ? [] : answer.faults
}
const loaded = (env: NodeJS.Dict<string>) => {
  const answer = load(env)
  assert.ok(answer.ok, String(faults(env)))
  return answer.config
}

describe('an address for requests', () => {
  for (const url of [
    'http://localhost:3001/podcast_requests',
    'http://api.localhost/podcast_requests',
    'http://127.8.8.8:3001/podcast_requests',
    'http://[::1]:3001/podcast_requests',
    'http://10.0.0.7/podcast_requests',
    'http://172.16.0.7/podcast_requests',
    'http://192.168.1.7:3001/podcast_requests',
    'http://[fd12::7]/podcast_requests',
  ])
    test(`may be ${url} where the site is http, too`, () => {
      assert.equal(loaded({ REQUESTS_URL: url, SITE_ORIGIN: 'http://localhost:3000' }).requestsUrl, url)
      assert.deepEqual(faults({ REQUESTS_URL: url }), [
        'REQUESTS_URL must begin with https:// where SITE_ORIGIN does: browsers refuse the mixture.',
      ])
    })

  for (const url of [
    'http://x.supabase.co/rest/v1/podcast_requests',
    'http://8.8.8.8/podcast_requests',
    'http://172.32.0.1/podcast_requests',
    'http://localhost.evil.example/podcast_requests',
    'http://[2001:db8::1]/podcast_requests',
    'http://0.0.0.0/podcast_requests',
    'https://ada:word@x.supabase.co/podcast_requests',
    'ftp://localhost/podcast_requests',
    '/rest/v1/podcast_requests',
  ])
    test(`is never ${url}`, () =>
      assert.deepEqual(faults({ REQUESTS_URL: url, SITE_ORIGIN: 'http://localhost:3000' }), [
        'REQUESTS_URL must be an address that begins with https://, or with http:// on this machine or in a private network.',
      ]))
})

describe('origins that an owner allows', () => {
  test('are none, unless named; each counts once and as browsers write it', () => {
    assert.deepEqual(loaded({}).allowedOrigins, [])
    assert.deepEqual(
      loaded({
        ALLOWED_ORIGINS:
          'https://Shop.Example/, https://shop.example:443,http://localhost:8080,https://bücher.example',
      }).allowedOrigins,
      ['https://shop.example', 'http://localhost:8080', 'https://xn--bcher-kva.example'],
    )
  })

  for (const text of [
    '*',
    'https://*',
    'https://*.shop.example',
    'null',
    'shop.example',
    'http://shop.example',
    'https://shop.example/page',
    'https://shop.example?a',
    'https://ada@shop.example',
    'file:///',
    'https://shop.example,',
    'https://shop.example https://blog.example',
  ])
    test(`are never "${text}"`, () =>
      assert.deepEqual(faults({ ALLOWED_ORIGINS: text }), [
        'ALLOWED_ORIGINS must be addresses such as https://shop.example,https://blog.example, without paths and without *.',
      ]))
})
