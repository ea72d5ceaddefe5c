import assert from 'node:assert/strict'
import type http from 'node:http'
import { type TestContext, test } from 'node:test'
import { internet, publicAddresses, quickClock } from '#test/internet-under-test.ts'
import { openWeb } from '#vendors/web/open-web.ts'

const names = {
  'redir.site.de': publicAddresses,
  'other.site.de': publicAddresses,
  'www.other.site.de': publicAddresses,
  'inside.attacker.de': ['127.0.0.1'],
}

const leadsTo = async (t: TestContext, targets: Record<string, string>, status = 302) => {
  const asked: string[] = []
  const website: http.RequestListener = ({ headers, url = '' }, response) => {
    asked.push(`${headers.host}${url}`)
    const location = targets[url]
    if (location) response.writeHead(status, { location }).end()
    else response.writeHead(url === '/robots.txt' ? 404 : 200, { 'content-type': 'text/html' }).end('<p>Here')
  }
  const net = await internet(t, { names, website })
  const web = openWeb({ siteOrigin: 'http://localhost:3000', clock: quickClock(), ...net })
  const fetched = await web.fetchPage('http://redir.site.de/start')
  return { fetched, net, pages: asked.filter((each) => !each.endsWith('/robots.txt')) }
}

for (const [target, check] of [
  ['file:///etc/passwd', 'scheme'],
  ['javascript:alert(1)', 'scheme'],
  ['http://127.0.0.1/', 'ip-literal'],
  ['//127.0.0.1/', 'ip-literal'],
  ['http://[::1]/', 'ip-literal'],
  ['http://169.254.169.254/latest/meta-data/', 'ip-literal'],
  ['http://localhost/', 'name'],
  ['https://harbour-lane-bakery.test/', 'name'],
  ['http://other.site.de:6379/', 'port'],
  ['http://a:b@other.site.de/', 'userinfo'],
  ['http://inside.attacker.de/', 'address'],
  ['http://[', 'parse'],
] as const)
  test(`a redirect to ${target} ends there`, async (t) => {
    const { fetched, net } = await leadsTo(t, { '/start': target })
    assert.equal(fetched.outcome === 'give-up' && fetched.check, check)
    assert.equal(net.trapped(), 0)
  })

test('redirects are followed over names and into encryption, and the last address is the one of the page', async (t) => {
  const { fetched, pages } = await leadsTo(t, {
    '/start': 'https://other.site.de/a',
    '/a': '/b?x=1',
    '/b?x=1': 'https://www.other.site.de/last#part',
  })
  assert.deepEqual(fetched, {
    outcome: 'page',
    url: 'https://www.other.site.de/last',
    isPlainText: false,
    text: '<p>Here',
  })
  assert.equal(pages.length, 4)
})

test('a circle is left after five redirects', async (t) => {
  const { fetched, pages } = await leadsTo(t, { '/start': '/start' }, 301)
  assert.equal(fetched.outcome === 'give-up' && fetched.check, 'redirects')
  assert.equal(pages.length, 6)
})

test('five redirects are still followed', async (t) => {
  const { fetched } = await leadsTo(t, { '/start': '/1', '/1': '/2', '/2': '/3', '/3': '/4', '/4': '/5' })
  assert.equal(fetched.outcome, 'page')
})

test('an address in another script is understood', async (t) => {
  const bytes = Buffer.from('/über').toString('latin1')
  const { pages } = await leadsTo(t, { '/start': bytes })
  assert.equal(pages.at(-1), 'redir.site.de/%C3%BCber')
})
