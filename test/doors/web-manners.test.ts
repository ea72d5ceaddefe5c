import assert from 'node:assert/strict'
import type { IncomingHttpHeaders, RequestListener } from 'node:http'
import { type TestContext, test } from 'node:test'
import { setImmediate } from 'node:timers/promises'
import { readWebsite } from '#reader/read-website.ts'
import { internet, publicAddresses, quickClock } from '#test/internet-under-test.ts'
import { fixtureWeb } from '#vendors/web/fixture-web.ts'
import { openWeb } from '#vendors/web/open-web.ts'

const html = { 'content-type': 'text/html' }
type Asked = { path: string; headers: IncomingHttpHeaders; atOnce: number }

/** A website of forty pages that notes how it is asked. */
async function watched(t: TestContext, robots?: RequestListener) {
  const asked: Asked[] = []
  let atOnce = 0
  const website: RequestListener = async (request, response) => {
    atOnce += 1
    asked.push({ path: request.url ?? '', headers: request.headers, atOnce })
    await setImmediate()
    atOnce -= 1
    if (request.url === '/robots.txt')
      return robots ? robots(request, response) : response.writeHead(404).end()
    const links = Array.from({ length: 40 }, (_, number) => `<a href="/page-${number}">Page</a>`)
    const words = `We have made ${request.url} with great care since 1987, and most people like it. `.repeat(
      5,
    )
    return response.writeHead(200, { ...html, 'set-cookie': 'visitor=1' }).end(`<p>${words}</p>${links}`)
  }
  const net = await internet(t, { names: { 'public.site.de': publicAddresses }, website })
  const clock = quickClock()
  return { asked, clock, web: openWeb({ siteOrigin: 'https://offmic.test', clock, ...net }) }
}

test('a website is asked for ten pages at most, one at a time, a second apart', async (t) => {
  const { asked, clock, web } = await watched(t)
  const read = await readWebsite({ web, url: 'https://public.site.de' })
  assert.equal(read.outcome, 'read')
  assert.equal(asked.filter(({ path }) => path !== '/robots.txt').length, 10)
  assert.equal(asked.filter(({ path }) => path === '/robots.txt').length, 1)
  assert.deepEqual(
    asked.map(({ atOnce }) => atOnce),
    asked.map(() => 1),
  )
  assert.deepEqual(clock.pauses, Array(10).fill(1000))
})

test('a website on the internet is read like a sample business', async (t) => {
  const samples = fixtureWeb({ folder: 'content/sample-sites', ourName: 'OffmicBot' })
  const website: RequestListener = async ({ url = '' }, response) => {
    const page = await samples.fetchPage(`https://tidyshift.test${url}`)
    if (page.outcome === 'page') response.writeHead(200, html).end(page.text)
    else response.writeHead(404).end()
  }
  const net = await internet(t, { names: { 'public.site.de': publicAddresses }, website })
  const web = openWeb({ siteOrigin: 'https://offmic.test', clock: quickClock(), ...net })
  const there = await readWebsite({ web, url: 'https://public.site.de' })
  const here = await readWebsite({ web: samples, url: 'https://tidyshift.test' })
  assert.equal(there.outcome, 'read')
  assert.deepEqual(JSON.parse(JSON.stringify(there).replaceAll('public.site.de', 'tidyshift.test')), here)
})

test('two readers of one website wait for each other', async (t) => {
  const { asked, clock, web } = await watched(t)
  await Promise.all(['/a', '/b', '/c'].map((path) => web.fetchPage(`http://public.site.de${path}`)))
  assert.ok(asked.every(({ atOnce }) => atOnce === 1))
  assert.equal(clock.pauses.length, asked.length - 1)
})

test('we say who we are, bring no cookies and tell no secrets', async (t) => {
  const { asked, web } = await watched(t)
  await web.fetchPage('http://public.site.de/a')
  await web.fetchPage('http://public.site.de/b')
  const headers = asked.at(-1)?.headers ?? {}
  assert.deepEqual(Object.keys(headers).sort(), [
    'accept',
    'accept-encoding',
    'accept-language',
    'connection',
    'host',
    'user-agent',
  ])
  assert.equal(headers['user-agent'], 'OffmicBot/1.0 (+https://offmic.test)')
})

test('robots.txt keeps us out', async (t) => {
  const rules = 'User-agent: OffmicBot\nDisallow: /private'
  const { asked, web } = await watched(t, (_, response) =>
    response.writeHead(200, { 'content-type': 'text/plain' }).end(rules),
  )
  const outcome = async (path: string) => (await web.fetchPage(`http://public.site.de${path}`)).outcome
  assert.deepEqual([await outcome('/private/x'), await outcome('/open')], ['give-up', 'page'])
  assert.deepEqual(
    asked.map(({ path }) => path),
    ['/robots.txt', '/open'],
  )
})

test('while robots.txt is out of order nothing is read', async (t) => {
  const { asked, web } = await watched(t, (_, response) => response.writeHead(500).end())
  const fetched = await web.fetchPage('http://public.site.de/')
  assert.equal(fetched.outcome, 'wait')
  assert.equal(asked.length, 1)
})

test('a page is read in the letters in which it was written', async (t) => {
  const pages: Record<string, [string, Buffer]> = {
    '/header': ['text/html; charset=iso-8859-1', Buffer.from('Caf\xe9', 'latin1')],
    '/meta': ['text/html', Buffer.from('<meta charset="windows-1252">Caf\xe9', 'latin1')],
    '/mark': ['text/html; charset=iso-8859-1', Buffer.from('\ufeffCafé')],
    '/wide': ['text/html', Buffer.from('\ufeffCafé', 'utf16le')],
    '/unsaid': ['text/html', Buffer.from('Café')],
    '/unsaid-old': ['text/html', Buffer.from('Caf\xe9', 'latin1')],
    '/nonsense': ['text/html; charset=klingon', Buffer.from('Café')],
    '/nulls': ['text/html', Buffer.from('C\0a\0fé')],
  }
  const website: RequestListener = ({ url = '' }, response) => {
    const [type, bytes] = pages[url] ?? []
    if (type) response.writeHead(200, { 'content-type': type }).end(bytes)
    else response.writeHead(404).end()
  }
  const net = await internet(t, { names: { 'public.site.de': publicAddresses }, website })
  const web = openWeb({ siteOrigin: 'https://offmic.test', clock: quickClock(), ...net })
  for (const path of Object.keys(pages)) {
    const fetched = await web.fetchPage(`http://public.site.de${path}`)
    assert.equal(fetched.outcome === 'page' && fetched.text.replace(/<.*>/, ''), 'Café', path)
  }
})
