import assert from 'node:assert/strict'
import { test } from 'node:test'
import { contentPolicy } from './content-policy.ts'
import { pageException } from './page-exceptions.ts'
import { securityHeaders } from './security-headers.ts'

const inline = { script: ["'sha256-1'"], style: ["'sha256-2'"] }
const policyOf = (path: string, schedulerUrl?: string) =>
  contentPolicy(inline, { isHttps: true, exception: pageException(path, { schedulerUrl }) })
const directive = (policy: string, name: string) =>
  policy.split('; ').find((each) => each.startsWith(`${name} `))

test('without a scheduling service /contact is a page like others', () =>
  assert.equal(policyOf('/contact'), policyOf('/')))

test('the service is allowed on /contact and nowhere else', () => {
  const address = 'https://calendly.com/ada/30min'
  const policy = policyOf('/contact', address)
  assert.match(directive(policy, 'script-src') ?? '', /'sha256-[^']+' https:\/\/assets\.calendly\.com$/)
  assert.equal(directive(policy, 'frame-src'), 'frame-src https://calendly.com')
  assert.doesNotMatch(policy, /unsafe/)
  assert.equal(policyOf('/', address), policyOf('/'))
  assert.doesNotMatch(policyOf('/contact/proposed', address), /calendly/)
})

test('Cal.com may write styles, so no hash may stand beside them', () => {
  const policy = policyOf('/contact', 'https://cal.com/ada/30min')
  assert.equal(directive(policy, 'style-src'), "style-src 'self' 'unsafe-inline'")
  assert.doesNotMatch(directive(policy, 'script-src') ?? '', /unsafe/)
})

test('a page that shows a foreign frame is the only one that is not isolated', () => {
  const { document } = securityHeaders({ isHttps: true, schedulerUrl: 'https://cal.com/ada/30min' })
  assert.equal(document(inline, '/contact')['cross-origin-embedder-policy'], undefined)
  assert.equal(document(inline, '/pricing')['cross-origin-embedder-policy'], 'credentialless')
})

test('the wizard alone may send requests to the database that the operator has set', () => {
  const { document } = securityHeaders({
    isHttps: true,
    requestsUrl: 'https://x.supabase.co/rest/v1/podcast_requests',
  })
  const connect = (path: string) =>
    /connect-src ([^;]*)/.exec(document(inline, path)['content-security-policy'] ?? '')?.[1]
  assert.equal(connect('/create-podcast'), "'self' https://x.supabase.co")
  assert.equal(connect('/create-free-episode'), "'self' https://x.supabase.co")
  assert.equal(connect('/pricing'), "'self'")
})
