import assert from 'node:assert/strict'
import type { RequestListener } from 'node:http'
import { connect } from 'node:net'
import { type TestContext, test } from 'node:test'
import { internet, publicAddresses, quickClock } from '#test/internet-under-test.ts'
import { openWeb } from '#vendors/web/open-web.ts'

const names = { 'public.site.de': publicAddresses, 'stranger.site.de': publicAddresses }
const website: RequestListener = (_, response) =>
  response.writeHead(200, { 'content-type': 'text/html' }).end('<p>Here')

async function fetchPage(t: TestContext, address: string, changes: object = {}) {
  const net = await internet(t, { names, website })
  const web = openWeb({ siteOrigin: 'http://localhost:3000', clock: quickClock(), ...net, ...changes })
  const fetched = await web.fetchPage(address)
  return fetched.outcome === 'give-up' ? fetched.check : fetched.outcome
}

test('a certificate for the name is trusted', async (t) => {
  assert.equal(await fetchPage(t, 'https://public.site.de/'), 'page')
})

test('a certificate for another name is not', async (t) => {
  assert.equal(await fetchPage(t, 'https://stranger.site.de/'), 'encryption')
})

test('a certificate that nobody vouches for is not', async (t) => {
  assert.equal(await fetchPage(t, 'https://public.site.de/', { trusted: undefined }), 'encryption')
})

test('a server that does not encrypt is told nothing', async (t) => {
  const { dial } = await internet(t, { names, website })
  const plainly: typeof dial = (target) => dial({ ...target, port: 80 })
  assert.equal(await fetchPage(t, 'https://public.site.de/', { dial: plainly }), 'encryption')
})

test('a door that is closed is waited for, with and without encryption', async (t) => {
  const closed = { dial: () => connect(1, '127.0.0.1') }
  assert.equal(await fetchPage(t, 'https://public.site.de/', closed), 'wait')
  assert.equal(await fetchPage(t, 'http://public.site.de/', closed), 'wait')
})
