import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { madeAnonymousKey } from '#api/anonymous-key.ts'
import { loadConfig } from './config.ts'

const load = (env: NodeJS.Dict<string>) => {
  const loaded = loadConfig({ SITE_ORIGIN: 'https://offmic.example', ...env }, '/nowhere')
  return loaded.ok ? loaded.config : loaded.faults.join(' ')
}
const config = (env: NodeJS.Dict<string>) => {
  const loaded = load(env)
  assert.ok(typeof loaded !== 'string', String(loaded))
  return loaded
}

describe('limits', () => {
  test('are five in ten minutes and twenty a day for an address, one a day and three a month for an e-mail, thirty a minute for all', () => {
    assert.deepEqual(config({}).rateLimits, {
      client: [
        { most: 5, seconds: 600 },
        { most: 20, seconds: 86_400 },
      ],
      email: [
        { most: 1, seconds: 86_400 },
        { most: 3, seconds: 2_592_000 },
      ],
      everybody: [{ most: 30, seconds: 60 }],
    })
  })

  test('are what the operator writes', () => {
    assert.deepEqual(config({ RATE_LIMIT_CLIENT: ' 9/30s , 2/1h ' }).rateLimits?.client, [
      { most: 9, seconds: 30 },
      { most: 2, seconds: 3600 },
    ])
  })

  test('can be switched off', () => assert.equal(config({ RATE_LIMIT: 'off' }).rateLimits, undefined))

  for (const text of ['5', '5/10', '0/1d', '5/0m', '5/10m;', '-1/1d', '5/10 minutes', '5/10m,'])
    test(`cannot be "${text}"`, () =>
      assert.match(
        String(load({ RATE_LIMIT_EMAIL: text })),
        /RATE_LIMIT_EMAIL must be such as 5\/10m,20\/1d/,
      ))
})

describe('the public key', () => {
  test('is made from the address when none is set', () => {
    assert.equal(config({}).anonymousKey, madeAnonymousKey('https://offmic.example'))
    assert.equal(
      config({ PUBLIC_ANON_KEY: 'sb_publishable_1234567890' }).anonymousKey,
      'sb_publishable_1234567890',
    )
  })

  test('is never the secret one, which would open everything to everybody', () => {
    const payload = Buffer.from('{"role":"service_role"}').toString('base64url')
    for (const key of [`eyJhbGciOiJIUzI1NiJ9.${payload}.x`, 'sb_secret_1234567890'])
      assert.match(
        String(load({ PUBLIC_ANON_KEY: key })),
        /PUBLIC_ANON_KEY must be a public key, never the secret one/,
      )
  })
})

test('the number of proxies is a digit', () => {
  assert.equal(config({ TRUSTED_PROXIES: '2' }).trustedProxies, 2)
  for (const text of ['-1', '10', 'all', '1.5'])
    assert.match(String(load({ TRUSTED_PROXIES: text })), /TRUSTED_PROXIES/)
})

describe('a table elsewhere', () => {
  const REQUESTS_URL = 'https://x.supabase.co/rest/v1/podcast_requests'

  test('takes the requests when its public key is set, too', () => {
    const { requestsUrl } = config({
      REQUESTS_URL,
      PUBLIC_ANON_KEY: madeAnonymousKey('https://x.supabase.co'),
    })
    assert.equal(requestsUrl, REQUESTS_URL)
    assert.match(String(load({ REQUESTS_URL })), /REQUESTS_URL needs PUBLIC_ANON_KEY/)
  })
})
