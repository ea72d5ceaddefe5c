import assert from 'node:assert/strict'
import type { RequestListener, ServerResponse } from 'node:http'
import { describe, type TestContext, test } from 'node:test'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { internet, publicAddresses, quickClock } from '#test/internet-under-test.ts'
import type { Dial } from '#vendors/web/dial.ts'
import { openWeb } from '#vendors/web/open-web.ts'
import { type Fetched, webLimits } from '#vendors/web/web.ts'

const html = { 'content-type': 'text/html; charset=utf-8' }
const address = 'http://resp.site.de/'

/** Pages that are fetched from a website which has no rules for robots. */
async function reading(t: TestContext, answer: RequestListener, heard?: (piece: string) => void) {
  const website: RequestListener = (request, response) =>
    request.url === '/robots.txt' ? response.writeHead(404).end() : answer(request, response)
  const net = await internet(t, { names: { 'resp.site.de': publicAddresses }, website })
  const dial: Dial = (wanted) => net.dial(wanted).on('data', (piece) => heard?.(String(piece)))
  return openWeb({ siteOrigin: 'http://localhost:3000', clock: quickClock(), ...net, dial })
}

const fetchFrom = async (t: TestContext, answer: RequestListener) =>
  (await reading(t, answer)).fetchPage(address)

const checkOf = async (t: TestContext, answer: RequestListener) => {
  const fetched = await fetchFrom(t, answer)
  return fetched.outcome === 'give-up' ? fetched.check : fetched.outcome
}

const quickly = { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } }

/** Sends one piece again and again, as fast as it is taken, until nobody listens. */
function pour(response: ServerResponse, piece: Buffer, times = Number.POSITIVE_INFINITY) {
  let [sent, poured] = [0, 0]
  const go = () => {
    while (sent < times && !response.destroyed) {
      sent += 1
      poured += piece.length
      if (!response.write(piece)) return response.once('drain', go)
    }
    return response.end()
  }
  go()
  return () => poured
}

describe('a page that is too large', () => {
  test('is not read to its end, however long it goes on', async (t) => {
    let poured = () => 0
    const check = await checkOf(t, (_, response) => {
      poured = pour(response.writeHead(200, html), Buffer.alloc(64 * 1024, 'a'))
    })
    assert.equal(check, 'size')
    assert.ok(poured() < 2 * webLimits.receivedBytes + 8_000_000, `${poured()} bytes went out`)
  })

  for (const [coding, packed] of [
    ['gzip', gzipSync(Buffer.alloc(1024 * 1024))],
    ['br', brotliCompressSync(Buffer.alloc(64 * 1024 * 1024), quickly)],
  ] as const)
    test(`is not unpacked to its end: ${coding}`, async (t) => {
      const times = coding === 'gzip' ? 10_000 : 1
      const before = process.memoryUsage().rss
      const check = await checkOf(t, (_, response) => {
        pour(response.writeHead(200, { ...html, 'content-encoding': coding }), packed, times)
      })
      assert.equal(check, 'size')
      assert.ok(process.memoryUsage().rss - before < 64_000_000)
    })

  for (const [name, rest] of [
    ['and says nothing more', ''],
    ['and hangs up in the middle', '<p>Hello'],
  ] as const)
    test(`by its own header is not read at all, and not asked for again: one that announces it ${name}`, async (t) => {
      let asked = 0
      const fetched = await fetchFrom(t, (_, response) => {
        asked += 1
        response.writeHead(200, { ...html, 'content-length': webLimits.receivedBytes + 1 })
        response.flushHeaders()
        if (rest) response.write(rest, () => response.destroy())
      })
      assert.deepEqual(fetched, { outcome: 'give-up', code: 'not-a-page', check: 'size' })
      assert.equal(asked, 1)
    })

  test('may be as large as the limit', async (t) => {
    const text = `<p>${'a'.repeat(webLimits.receivedBytes - 3)}`
    const fetched = await fetchFrom(t, (_, response) => response.writeHead(200, html).end(text))
    assert.equal(fetched.outcome === 'page' && fetched.text.length, webLimits.receivedBytes)
  })

  test('may unpack to five mebibytes', async (t) => {
    const packed = gzipSync(Buffer.alloc(webLimits.unpackedBytes, 'a'))
    const fetched = await fetchFrom(t, (_, response) =>
      response.writeHead(200, { ...html, 'content-encoding': 'gzip' }).end(packed),
    )
    assert.equal(fetched.outcome, 'page')
  })

  test('has at most 16 KiB of headers', async (t) => {
    const header = { ...html, 'x-long': 'a'.repeat(20_000) }
    assert.equal(await checkOf(t, (_, response) => response.writeHead(200, header).end()), 'headers')
  })
})

describe('a page that is none', () => {
  const answers: [string, number, Record<string, string>, string][] = [
    ['type', 200, {}, 'a page without a type'],
    ['type', 200, { 'content-type': 'application/pdf' }, 'a document'],
    ['type', 200, { 'content-type': 'image/png' }, 'a picture'],
    ['type', 200, { 'content-type': 'text/htmlx' }, 'something like HTML'],
    ['coding', 200, { ...html, 'content-encoding': 'gzip, gzip' }, 'a page packed twice'],
    ['coding', 200, { ...html, 'content-encoding': 'zstd' }, 'a page packed in a way that nobody asked for'],
    ['coding', 200, { ...html, 'content-encoding': 'gzip' }, 'a page that says it is packed'],
    ['not-found', 404, html, 'a page that is not there'],
    ['not-found', 410, html, 'a page that is gone'],
    ['forbidden', 401, html, 'a page behind a password'],
    ['forbidden', 403, html, 'a page that is closed'],
    ['status', 300, html, 'a choice of pages'],
    ['status', 418, html, 'a teapot'],
  ]
  for (const [expected, status, headers, name] of answers)
    test(`is refused: ${name}`, async (t) => {
      assert.equal(
        await checkOf(t, (_, response) => response.writeHead(status, headers).end('Hello')),
        expected,
      )
    })

  test('is waited for when its server is busy, as long as it says', async (t) => {
    const fetched = await fetchFrom(t, (_, response) =>
      response.writeHead(503, { 'retry-after': '120' }).end(),
    )
    assert.deepEqual(fetched, { outcome: 'wait', reason: 'it answers with 503', seconds: 120 })
  })

  test('is waited for when the connection breaks', async (t) => {
    assert.equal(await checkOf(t, (request) => request.destroy()), 'wait')
  })

  test('is no website when it speaks another language than HTTP', async (t) => {
    assert.equal(await checkOf(t, ({ socket }) => socket.end('220 mail.site.de ESMTP\r\n')), 'protocol')
  })
})

describe('a slow website', () => {
  const { headersMilliseconds, totalMilliseconds } = webLimits
  /** Time stands still until it is told to pass; sockets go on. */
  const hold = (t: TestContext) => t.mock.timers.enable({ apis: ['setTimeout'] })

  /** Asked for a page, it is waited for until the limit, to the millisecond. */
  async function isLeftAt(t: TestContext, limit: number, answer: RequestListener) {
    const begun = Promise.withResolvers<void>()
    const website: RequestListener = (request, response) => {
      answer(request, response)
      if (limit === headersMilliseconds) begun.resolve()
    }
    const heard = (piece: string) => piece.includes('<p>') && begun.resolve()
    const web = await reading(t, website, heard)
    hold(t)
    let fetched: Fetched | undefined
    const fetching = web.fetchPage(address).then((found) => {
      fetched = found
    })
    await begun.promise
    await new Promise(setImmediate) // what was heard is taken in
    t.mock.timers.tick(limit - 1)
    await new Promise(setImmediate)
    assert.equal(fetched, undefined, 'it is still waited for')
    t.mock.timers.tick(1)
    await fetching
    assert.deepEqual(fetched, { outcome: 'wait', reason: 'it answers too slowly' })
  }

  test('that says nothing is left at the limit for headers', (t) =>
    isLeftAt(t, headersMilliseconds, () => undefined))

  test('that drips its headers is left at the limit for headers', (t) =>
    isLeftAt(t, headersMilliseconds, ({ socket }) => {
      const drip = setInterval(() => socket.write('H'), 20)
      socket.once('close', () => clearInterval(drip)).write('HTTP/1.1 200 OK\r\nX-Drip: ')
    }))

  test('that drips its page is left at the limit for all', (t) =>
    isLeftAt(t, totalMilliseconds, (_, response) => {
      const drip = setInterval(() => response.write('a'), 20)
      response
        .writeHead(200, html)
        .once('close', () => clearInterval(drip))
        .write('<p>')
    }))

  test('does not delay another one, and fifty do not', async (t) => {
    const slow = Array.from({ length: 50 }, (_, number) => `slow-${number}.site.de`)
    const names = Object.fromEntries([...slow, 'fast.site.de'].map((name) => [name, publicAddresses]))
    const asked = new Set<string>()
    const all = Promise.withResolvers<void>()
    const website: RequestListener = ({ headers: { host = '' } }, response) => {
      if (host === 'fast.site.de') response.writeHead(200, html).end('<p>Here')
      else if (asked.add(host).size === slow.length) all.resolve()
    }
    const net = await internet(t, { names, website })
    const web = openWeb({ siteOrigin: 'http://localhost:3000', clock: quickClock(), ...net })
    hold(t)
    const waiting = slow.map((name) => web.fetchPage(`http://${name}/`))
    await all.promise
    assert.equal((await web.fetchPage('http://fast.site.de/')).outcome, 'page')
    t.mock.timers.tick(headersMilliseconds)
    for (const each of await Promise.all(waiting)) assert.equal(each.outcome, 'wait')
  })

  test('can be given up by who asked', async (t) => {
    const net = await internet(t, {
      names: { 'resp.site.de': publicAddresses },
      website: () => undefined,
    })
    const web = openWeb({ siteOrigin: 'http://localhost:3000', clock: quickClock(), ...net })
    const stopping = new AbortController()
    const fetched = web.fetchPage(address, { signal: stopping.signal })
    stopping.abort(new Error('the product stops'))
    await assert.rejects(fetched, /the product stops/)
  })
})
