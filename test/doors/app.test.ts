import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import http from 'node:http'
import { after, before, describe, test } from 'node:test'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { startSite } from '#test/site-under-test.ts'

type Answer = { status: number; headers: http.IncomingHttpHeaders; body: Buffer }

let site: Awaited<ReturnType<typeof startSite>>
before(async () => {
  site = await startSite()
})
after(() => site[Symbol.asyncDispose]())

/** As sent and as received: fetch() would tidy the path and unpack the body. */
function ask(
  path: string,
  { method = 'GET', headers = {} }: { method?: string; headers?: http.OutgoingHttpHeaders } = {},
) {
  return new Promise<Answer>((resolve, reject) => {
    const request = http.request({ port: site.port, path, method, headers }, (response) => {
      const parts: Buffer[] = []
      response.on('data', (part) => parts.push(part))
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(parts) }),
      )
    })
    request.on('error', reject).end()
  })
}

describe('a page', () => {
  test('comes in the encoding that the visitor prefers, always the same bytes', async () => {
    const [plain, gzip, brotli, refused] = await Promise.all([
      ask('/'),
      ask('/', { headers: { 'accept-encoding': 'gzip' } }),
      ask('/', { headers: { 'accept-encoding': 'gzip, deflate, br' } }),
      ask('/', { headers: { 'accept-encoding': 'br;q=0, gzip;q=0' } }),
    ])
    assert.equal(gzip.headers['content-encoding'], 'gzip')
    assert.equal(brotli.headers['content-encoding'], 'br')
    assert.equal(refused.headers['content-encoding'], undefined)
    assert.deepEqual(gunzipSync(gzip.body), plain.body)
    assert.deepEqual(brotliDecompressSync(brotli.body), plain.body)
    for (const answer of [plain, gzip, brotli]) assert.equal(answer.headers.vary, 'accept-encoding')
  })

  test('is not sent again to who has it', async () => {
    const { headers } = await ask('/', { headers: { 'accept-encoding': 'br' } })
    const again = await ask('/', { headers: { 'if-none-match': headers.etag ?? '' } })
    assert.equal(again.status, 304)
    assert.equal(again.body.length, 0)
    assert.equal((await ask('/', { headers: { 'if-none-match': '"old"' } })).status, 200)
  })

  test('answers HEAD with the headers of GET and no body', async () => {
    const [get, head] = await Promise.all([ask('/'), ask('/', { method: 'HEAD' })])
    assert.equal(head.body.length, 0)
    for (const name of ['content-length', 'content-type', 'etag', 'cache-control', 'content-security-policy'])
      assert.equal(head.headers[name], get.headers[name])
  })

  test('carries the hash of every inline script and style in its policy, and no unsafe source', async () => {
    const { headers, body } = await ask('/')
    const policy = String(headers['content-security-policy'])
    const html = body.toString()
    const inline = [...html.matchAll(/<(script|style)((?:\s[^>]*)?)>([\s\S]+?)<\/\1>/g)].filter(
      ([, , attributes]) => !attributes?.includes('ld+json'),
    )
    assert.ok(inline.length >= 3)
    for (const [, , , code = ''] of inline)
      assert.ok(policy.includes(createHash('sha256').update(code).digest('base64')), code.slice(0, 60))
    assert.doesNotMatch(policy, /unsafe|\*|https?:|data:/)
  })

  test('has one address: a trailing slash leads to it, and never to another host', async () => {
    const redirect = await ask('/branded-podcast/')
    assert.equal(redirect.status, 308)
    assert.equal(redirect.headers.location, '/branded-podcast')
    for (const path of ['//evil.example/', '//evil.example//', '/%2F%2Fevil.example/'])
      assert.equal((await ask(path)).headers.location, undefined)
  })
})

describe('every answer', () => {
  const answers = [
    ['a page', '/', {}],
    ['a page that is already there', '/', { headers: { 'if-none-match': '*' } }],
    ['a file', '/covers/bay-nine.svg', {}],
    ['a redirect', '/branded-podcast/', {}],
    ['an unknown address', '/no/such/page', {}],
    ['a forbidden method', '/', { method: 'POST' }],
    ['an unreadable address', '/%00', {}],
    ['another spelling of a page', '/Pricing', {}],
    ['health', '/healthz', {}],
  ] as const
  for (const [name, path, options] of answers)
    test(`of ${name} forbids sniffing, limits the referrer and says how long it may be kept`, async () => {
      const { headers } = await ask(path, options)
      assert.equal(headers['x-content-type-options'], 'nosniff')
      assert.equal(headers['referrer-policy'], 'strict-origin-when-cross-origin')
      assert.ok(headers['cross-origin-resource-policy'])
      assert.equal(headers['x-powered-by'], undefined)
      assert.ok(headers['cache-control'])
    })
})

describe('sound', () => {
  const path = '/audio/ident.mp3'
  const part = (range: string, more = {}) => ask(path, { headers: { range, ...more } })

  test('can be sought: every kind of range answers as RFC 9110 says', async () => {
    const { body: whole, headers } = await ask(path)
    assert.equal(headers['accept-ranges'], 'bytes')
    assert.equal(headers['content-type'], 'audio/mpeg')
    const last = whole.length - 1
    const parts: [string, number, number][] = [
      ['bytes=0-0', 0, 0],
      ['bytes=0-', 0, last],
      ['bytes=-500', last - 499, last],
      [`bytes=10-${whole.length * 2}`, 10, last],
      [`bytes=-${whole.length * 2}`, 0, last],
    ]
    for (const [range, from, to] of parts) {
      const answer = await part(range)
      assert.equal(answer.status, 206, range)
      assert.equal(answer.headers['content-range'], `bytes ${from}-${to}/${whole.length}`)
      assert.deepEqual(answer.body, whole.subarray(from, to + 1))
    }
    for (const range of ['bytes=5-2', 'bytes=abc', 'items=0-5', 'bytes=0-1,4-5', 'bytes=-'])
      assert.equal((await part(range)).status, 200, range)
    const beyond = await part(`bytes=${whole.length}-`)
    assert.equal(beyond.status, 416)
    assert.equal(beyond.headers['content-range'], `bytes */${whole.length}`)
  })

  test('is sent whole when it changed since the first part', async () => {
    const { headers } = await ask(path)
    assert.equal((await part('bytes=0-9', { 'if-range': headers.etag })).status, 206)
    assert.equal((await part('bytes=0-9', { 'if-range': '"older"' })).status, 200)
  })

  test('is never compressed', async () => {
    const { headers } = await ask(path, { headers: { 'accept-encoding': 'br, gzip' } })
    assert.equal(headers['content-encoding'], undefined)
  })
})

describe('an unknown address', () => {
  const paths = [
    '/no-such-page',
    '/blog/no-such-article',
    '/covers/no-such-cover.svg',
    `/${'a'.repeat(8000)}`,
    '/%2e%2e/%2e%2e/etc/passwd',
    '/../../etc/passwd',
    '/assets/..%2f..%2fpackage.json',
    '/.git/HEAD',
    '/.env',
    '/package.json',
    '/server-status',
    '/metrics',
    '/made-from',
    '/index.html',
    '/__gallery',
    '/__manifest',
    '/%00',
    '/a%00b',
    '/%',
    '/%zz',
    '/%c0%ae',
  ]
  for (const path of paths)
    test(`${path.slice(0, 40)} is a 404 that gives nothing away`, async () => {
      const { status, headers, body } = await ask(path)
      assert.equal(status, 404)
      assert.equal(headers.location, undefined)
      assert.doesNotMatch(body.toString(), /root:x|"dependencies"|\/node_modules\//)
    })

  test('shows the page that says so, with a way home, not to be indexed', async () => {
    const { headers, body } = await ask('/no-such-page')
    const html = body.toString()
    assert.match(String(headers['content-type']), /^text\/html/)
    assert.match(html, /<h1[^>]*>Oops! Page not found<\/h1>/)
    assert.match(html, /<a [^>]*href="\/"[^>]*>Return to Home<\/a>/)
    assert.match(html, /<meta name="robots" content="noindex"/)
    assert.ok(headers['content-security-policy'])
  })

  test('travels as gzip where that is welcome, under the policy of the same page', async () => {
    const [plain, zipped, refused] = await Promise.all(
      ['', 'br, gzip', 'gzip;q=0'].map((accepted) =>
        ask('/no-such-page', { headers: { 'accept-encoding': accepted } }),
      ),
    )
    assert.ok(plain && zipped && refused)
    assert.deepEqual(
      [plain, zipped, refused].map(({ headers }) => headers['content-encoding']),
      [undefined, 'gzip', undefined],
    )
    const withoutNonce = (said: unknown) => String(said).replaceAll(/nonce(?:="|-)[\w+/=]{24}/g, '')
    assert.equal(withoutNonce(gunzipSync(zipped.body)), withoutNonce(plain.body))
    const policies = [zipped, plain].map(({ headers }) => headers['content-security-policy'])
    assert.equal(withoutNonce(policies[0]), withoutNonce(policies[1]))
    assert.equal(zipped.headers.vary, 'accept-encoding')
  })

  for (const method of ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND'])
    test(`${method} is not a way to ask for a page`, async () => {
      const { status, headers } = await ask('/', { method })
      assert.equal(status, 405)
      assert.equal(headers.allow, 'GET, HEAD')
      assert.equal((await ask('/no-such-page', { method })).status, 405)
    })
})

describe('health', () => {
  test('is 200 when everything is there', async () => {
    const { status, body } = await ask('/healthz')
    assert.equal(status, 200)
    assert.deepEqual(JSON.parse(body.toString()), { status: 'ready' })
  })

  test('is 503 with the reason when the database is gone', async () => {
    await using ailing = await startSite({
      database: { isReady: async () => 'The database does not answer.' },
    })
    const response = await fetch(`${ailing.origin}/healthz`)
    assert.equal(response.status, 503)
    assert.match(await response.text(), /The database does not answer\./)
  })
})

test('a request leaves one line in the log, without its query', async () => {
  await ask('/no-such-page?email=ada@example.com')
  const lines = site.lines.filter((line) => line.includes('/no-such-page'))
  const { event, path, status, requestId } = JSON.parse(lines.at(-1) ?? '{}')
  assert.deepEqual({ event, path, status }, { event: 'request', path: '/no-such-page', status: 404 })
  assert.ok(requestId)
  assert.ok(!site.lines.some((line) => line.includes('ada@example.com')))
})
