import assert from 'node:assert/strict'
import type { RequestListener } from 'node:http'
import { test } from 'node:test'
import { internet, publicAddresses, quickClock } from '#test/internet-under-test.ts'
import { refusedAddresses } from '#test/refused-addresses.ts'
import { openWeb } from '#vendors/web/open-web.ts'

const siteOrigin = 'http://localhost:3000'
const names = Object.assign({}, ...refusedAddresses.map((each) => each.names), {
  'public.site.de': publicAddresses,
})
const none: RequestListener = (_, response) => response.writeHead(404).end()

test('a part of a page is fetched under the same checks of addresses as a page', async (t) => {
  const net = await internet(t, { names, website: none })
  const web = openWeb({ siteOrigin, clock: quickClock(), ...net })
  for (const { address, check } of refusedAddresses) {
    const fetched = await web.fetchPart(address)
    assert.equal(fetched.outcome === 'give-up' && fetched.check, check, address)
  }
  assert.deepEqual([net.dialled, net.trapped()], [[], 0])
})

test('programs, styles and data are parts, and nothing that plays, streams or is packed for programs', async (t) => {
  const website: RequestListener = (request, response) => {
    const type = URL.parse(request.url ?? '', siteOrigin)?.searchParams.get('type')
    if (!type) return response.writeHead(404).end()
    return response.setHeader('content-type', type).end(`${request.headers.accept}`)
  }
  const net = await internet(t, { names, website })
  const web = openWeb({ siteOrigin, clock: quickClock(), ...net })
  const fetched = async (type: string) =>
    web.fetchPart(`http://public.site.de/?type=${encodeURIComponent(type)}`)
  for (const type of [
    'text/javascript',
    'application/javascript; charset=utf-8',
    'text/css',
    'application/json',
    'application/ld+json',
    'text/html',
  ]) {
    const part = await fetched(type)
    assert.ok(part.outcome === 'part', type)
    assert.deepEqual([part.type, part.body.toString()], [type, '*/*'])
  }
  for (const type of [
    'image/png',
    'text/event-stream',
    'application/octet-stream',
    'application/wasm',
    'video/mp4',
    'application/jsonx',
  ]) {
    const part = await fetched(type)
    assert.equal(part.outcome === 'give-up' && part.check, 'type', type)
  }
})

test('parts of one page come four at a time and without the pause that pages are given', async (t) => {
  const waiting: (() => void)[] = []
  let [most, rules] = [0, 0]
  const website: RequestListener = (request, response) => {
    if (request.url === '/robots.txt') {
      rules += 1
      return response.writeHead(404).end()
    }
    waiting.push(() => response.setHeader('content-type', 'text/css').end('a {}'))
    most = Math.max(most, waiting.length)
    if (waiting.length === 4) for (const answer of waiting.splice(0)) answer()
    return undefined
  }
  const net = await internet(t, { names, website })
  const clock = quickClock()
  const web = openWeb({ siteOrigin, clock, ...net })
  const parts = await Promise.all(
    Array.from({ length: 12 }, (_, at) => web.fetchPart(`http://public.site.de/${at}.css`)),
  )
  assert.ok(parts.every(({ outcome }) => outcome === 'part'))
  assert.deepEqual([most, rules, clock.pauses], [4, 1, []])
})
