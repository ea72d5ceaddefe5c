import assert from 'node:assert/strict'
import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import type http from 'node:http'
import { describe, test } from 'node:test'
import { internet, publicAddresses, quickClock } from '#test/internet-under-test.ts'
import { allowedAddresses, refusedAddresses } from '#test/refused-addresses.ts'
import { openWeb } from '#vendors/web/open-web.ts'

const siteOrigin = 'http://localhost:3000'
const [publicAddress = ''] = publicAddresses
const names = Object.assign({}, ...refusedAddresses.map((each) => each.names), {
  'public.site.de': publicAddresses,
})
const website: http.RequestListener = (request, response) =>
  response.setHeader('content-type', 'text/html').end(`<p>${request.headers.host} ${request.url}</p>`)

describe('an address', () => {
  test('that leads inside is refused by the check that is meant for it, and nothing is dialled', async (t) => {
    const net = await internet(t, { names, website })
    const web = openWeb({ siteOrigin, clock: quickClock(), ...net })
    for (const { address, check } of refusedAddresses) {
      const fetched = await web.fetchPage(address)
      assert.equal(fetched.outcome === 'give-up' && fetched.check, check, address)
    }
    assert.deepEqual(net.dialled, [])
    assert.equal(net.trapped(), 0)
  })

  test('that leads inside opens no socket in the whole process', async (t) => {
    const { resolve } = await internet(t, { names, website })
    let sockets = 0
    const count = () => {
      sockets += 1
    }
    subscribe('net.client.socket', count)
    t.after(() => unsubscribe('net.client.socket', count))
    const web = openWeb({ siteOrigin, clock: quickClock(), resolve })
    await Promise.all(refusedAddresses.map(({ address }) => web.fetchPage(address)))
    assert.equal(sockets, 0)
  })

  test('of a website is asked by its name, at the address that was checked', async (t) => {
    const net = await internet(t, { names, website })
    const web = openWeb({ siteOrigin, clock: quickClock(), ...net })
    for (const address of allowedAddresses) {
      const fetched = await web.fetchPage(address)
      assert.match(fetched.outcome === 'page' ? fetched.text : '', /^<p>public\.site\.de \//, address)
    }
    assert.deepEqual([...new Set(net.dialled)], [`public.site.de ${publicAddresses.join(' ')}`])
    assert.equal(net.trapped(), 0)
  })
})

test('a name is looked up once for each connection', async (t) => {
  let lookUps = 0
  const counted = () => {
    lookUps += 1
    return publicAddresses
  }
  const net = await internet(t, { names: { 'public.site.de': counted }, website })
  const web = openWeb({ siteOrigin, clock: quickClock(), ...net })
  for (const path of ['a', 'b', 'c']) await web.fetchPage(`https://public.site.de/${path}`)
  assert.equal(net.dialled.length, 4, 'robots.txt and three pages')
  assert.equal(lookUps, net.dialled.length)
})

describe('a name that means another address each time', () => {
  let asked = 0
  const rebinding = { 'rebind.attacker.de': () => [asked++ % 2 === 0 ? publicAddress : '127.0.0.1'] }

  test('never leads inside, in 1,000 tries', async (t) => {
    const net = await internet(t, { names: rebinding, website })
    for (let tries = 0; tries < 1000; tries += 1) {
      // A new web each time, as one that knows the rules of robots.txt would ask but once.
      const web = openWeb({ siteOrigin, clock: quickClock(), ...net })
      await web.fetchPage('http://rebind.attacker.de/')
      asked += tries % 3
    }
    assert.ok(net.dialled.length > 300)
    assert.equal(net.trapped(), 0)
  })

  test('does lead inside whoever checks a name and then connects to it', async (t) => {
    const net = await internet(t, { names: rebinding, website })
    asked = 0
    const checked = await net.resolve('rebind.attacker.de')
    assert.deepEqual(checked, [publicAddress])
    const addresses = await net.resolve('rebind.attacker.de')
    const socket = net.dial({ hostname: 'rebind.attacker.de', port: 80, addresses })
    await new Promise((resolve) => socket.resume().on('close', resolve))
    assert.equal(net.trapped(), 1)
  })
})
