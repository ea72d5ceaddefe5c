import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { readdirSync } from 'node:fs'
import http from 'node:http'
import { Writable } from 'node:stream'
import { describe, test } from 'node:test'
import { getRequestListener } from '@hono/node-server'
import { mediaFiles, mediaPath } from '#domain/published-episode.ts'
import { createDoors } from '#server/doors/doors.ts'
import { createListeningDoors } from '#server/doors/listening-doors.ts'
import { createLog } from '#server/process/log.ts'
import { securityHeaders } from '#server/site/security-headers.ts'
import { startDatabase } from '#test/database-under-test.ts'
import { aMediaFolder, published } from '#test/episode-under-test.ts'
import { listen } from '#test/requests-under-test.ts'

const { pool } = await startDatabase()
const storage = await aMediaFolder()
const security = securityHeaders({ isHttps: true })
const lines: string[] = []
const doors = createDoors({
  build: () => Promise.reject(new Error('There is no site here.')),
  database: { isReady: async () => true },
  log: createLog(new Writable({ write: (chunk, _, done) => done(void lines.push(String(chunk))) })),
  security,
  listening: createListeningDoors({ pool, storage, security }),
})
const origin = await listen(getRequestListener(doors.fetch))
const { mp3, media, token } = await published(pool, storage, {
  mp3: Uint8Array.from({ length: 1_200_000 }, (_, at) => (at * 7919) % 251),
})
const sound = mediaPath(media.name, 'episode.mp3')

type Answer = { status: number; headers: http.IncomingHttpHeaders; body: Buffer }

/** As sent and as received: fetch() would tidy the path and follow what it is told. */
function ask(path: string, headers: http.OutgoingHttpHeaders = {}, method = 'GET') {
  return new Promise<Answer>((resolve, reject) => {
    const request = http.request(`${origin}/`, { path, method, headers, agent: false }, (response) => {
      const parts: Buffer[] = []
      response.on('data', (part) => parts.push(part))
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(parts) }),
      )
    })
    request.on('error', reject).end()
  })
}
const digest = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

describe('a range', () => {
  const last = mp3.length - 1
  const parts: [string, number, number][] = [
    ['bytes=0-0', 0, 0],
    ['bytes=0-1', 0, 1],
    ['bytes=0-', 0, last],
    ['bytes=-500', last - 499, last],
    ['bytes=-1', last, last],
    [`bytes=${last}-`, last, last],
    ['bytes=400000-799999', 400_000, 799_999],
    [`bytes=10-${mp3.length * 2}`, 10, last],
    [`bytes=-${mp3.length * 2}`, 0, last],
  ]
  for (const [range, from, to] of parts)
    test(`${range} is that part, byte for byte`, async () => {
      const answer = await ask(sound, { range })
      assert.equal(answer.status, 206)
      assert.equal(answer.headers['content-range'], `bytes ${from}-${to}/${mp3.length}`)
      assert.equal(answer.headers['content-length'], String(to - from + 1))
      assert.equal(digest(answer.body), digest(mp3.subarray(from, to + 1)))
    })

  const thousand = `bytes=${Array.from({ length: 1000 }, (_, at) => `${at * 2}-${at * 2}`).join()}`
  for (const range of [
    'bytes=5-2',
    'bytes=abc',
    'items=0-5',
    'bytes=0-1,4-5',
    'bytes=-',
    'bytes= 0-5',
    '0-5',
    thousand,
  ])
    test(`${range.slice(0, 20)} is the whole file`, async () => {
      const { status, body } = await ask(sound, { range })
      assert.equal(status, 200)
      assert.equal(digest(body), digest(mp3))
    })

  for (const range of [`bytes=${mp3.length}-`, 'bytes=99999999999999999999-', 'bytes=-0'])
    test(`${range} is beyond the file`, async () => {
      const { status, headers, body } = await ask(sound, { range })
      assert.deepEqual([status, headers['content-range'], body.length], [416, `bytes */${mp3.length}`, 0])
    })
})

describe('a file', () => {
  test('has its type, its size and its tag, and is the same for HEAD', async () => {
    const types = [
      'audio/mpeg',
      'image/jpeg',
      'image/jpeg',
      'image/jpeg',
      'text/vtt; charset=utf-8',
      'text/plain; charset=utf-8',
      'application/json+chapters',
    ]
    for (const [at, file] of mediaFiles.entries()) {
      const [get, head] = await Promise.all([
        ask(mediaPath(media.name, file)),
        ask(mediaPath(media.name, file), {}, 'HEAD'),
      ])
      assert.deepEqual([get.status, get.headers['content-type']], [200, types[at]])
      assert.deepEqual([head.status, head.body.length], [200, 0])
      assert.equal(get.body.length, media.sizes[file])
      for (const name of ['content-type', 'content-length', 'etag', 'accept-ranges', 'cache-control'])
        assert.equal(head.headers[name], get.headers[name], `${file}: ${name}`)
      assert.equal(head.headers['content-length'], String(media.sizes[file]))
    }
  })

  test('is never encoded, sniffed, listed or kept', async () => {
    const { headers } = await ask(sound, { 'accept-encoding': 'gzip, br' })
    assert.equal(headers['content-encoding'], undefined)
    assert.equal(headers['x-content-type-options'], 'nosniff')
    assert.equal(headers['x-robots-tag'], 'noindex')
    for (const file of mediaFiles)
      for (const asked of [
        {},
        { range: 'bytes=0-9' },
        { 'if-none-match': '*' },
        { range: 'bytes=99999999-' },
      ]) {
        const answer = await ask(mediaPath(media.name, file), asked)
        assert.equal(answer.headers['cache-control'], 'no-store', `${file}: ${answer.status}`)
      }
    assert.equal(headers['accept-ranges'], 'bytes')
    assert.ok(headers['strict-transport-security'])
  })

  test('is not sent again to who has it, and goes on only where it is the same', async () => {
    const { etag = '' } = (await ask(sound, {}, 'HEAD')).headers
    assert.match(etag, /^"[^"]+"$/)
    for (const tags of [etag, `"other", ${etag}`, `W/${etag}`, '*']) {
      const { status, body } = await ask(sound, { 'if-none-match': tags })
      assert.deepEqual([status, body.length], [304, 0], tags)
    }
    assert.equal((await ask(sound, { 'if-none-match': '"other"' })).status, 200)
    assert.equal((await ask(sound, { range: 'bytes=0-9', 'if-range': etag })).status, 206)
    assert.equal((await ask(sound, { range: 'bytes=0-9', 'if-range': '"other"' })).status, 200)
    assert.equal(
      (await ask(sound, { range: 'bytes=0-9', 'if-range': 'Sat, 21 Nov 2026 00:00:00 GMT' })).status,
      200,
    )
  })

  test('gets another address when a byte changes, and loses the old one', async () => {
    const requestId = (await pool.query('select request_id from private.episodes')).rows[0].request_id
    const again = await published(pool, storage, { requestId, mp3 })
    assert.deepEqual([again.token, again.media.name], [token, media.name])
    const changed = await published(pool, storage, { requestId, mp3: mp3.with(7, 0) })
    assert.notEqual(changed.media.name, media.name)
    assert.equal((await ask(sound)).status, 404)
    const back = await published(pool, storage, { requestId, mp3 })
    assert.equal(back.media.name, media.name)
  })
})

test('a hundred downloads that are cut off and taken up again give the whole file', async () => {
  const random = sequence()
  await Promise.all(
    Array.from({ length: 100 }, async () => {
      const parts: Buffer[] = []
      for (let at = 0; at < mp3.length; at = parts.reduce((sum, part) => sum + part.length, 0))
        parts.push(await cutOff(at, random() < 0.4 ? Infinity : 1 + Math.floor(random() * mp3.length)))
      assert.equal(digest(Buffer.concat(parts)), digest(mp3))
    }),
  )
})

test('two hundred readers who walk away leave nothing open', async () => {
  const open = () => readdirSync('/proc/self/fd').length
  const before = open()
  await Promise.all(Array.from({ length: 200 }, () => cutOff(0, 1000)))
  for (let patience = 0; open() > before && patience < 400; patience++)
    await new Promise((resolve) => setImmediate(resolve)) // sockets close a turn or two later
  assert.ok(open() <= before, `${before} → ${open()}`)
})

describe('nothing else is there', () => {
  const dots = [
    '..',
    '.',
    '%2e%2e',
    '%252e%252e',
    '..%2f',
    '..%5c',
    '..\\',
    '%c0%ae%c0%ae',
    '%00',
    'episode.mp3%00',
    '...',
  ]
  const targets = [
    'etc/passwd',
    'package.json',
    '.arriving',
    'episode.mp3',
    'EPISODE.MP3',
    'episode.mp3.',
    'episode.mp3/',
  ]
  const names = [
    media.name,
    media.name.toUpperCase(),
    'file:',
    '/etc',
    '..',
    '%2e',
    '%2f',
    '~',
    'con',
    'x'.repeat(5000),
  ]
  const paths = [
    ...dots.flatMap((dot) =>
      targets.flatMap((target) => [1, 2, 6].map((depth) => `/media/${`${dot}/`.repeat(depth)}${target}`)),
    ),
    ...names.flatMap((name) => [...targets, ...dots].map((target) => `/media/${name}/${target}`)),
    ...names.map((name) => `/media/${name}`),
    '/media',
    '/media/',
    '/media//',
    `/media//${media.name}/episode.mp3`,
    `//media/${media.name}/episode.mp3`,
  ].filter((path) => path !== sound)

  test(`${paths.length} ways to write another path give 400 or 404 and no byte of a file`, async () => {
    for (const path of paths) {
      const { status, body } = await ask(path)
      // There is no site behind these doors: what they do not know themselves ends as a fault of the site.
      assert.ok([400, 404, 500].includes(status), `${path}: ${status}`)
      assert.ok(body.length < 100, `${path}: ${body.length} bytes`)
    }
  })

  for (const method of ['POST', 'PUT', 'DELETE', 'PATCH'])
    test(`${method} is no way to ask for a file`, async () => {
      assert.equal((await ask(sound, {}, method)).status, 405)
    })

  test('and no line of the log tells a name or a link', () => {
    assert.ok(lines.length > 300)
    for (const line of lines) assert.ok(!line.includes(media.name) && !line.includes(token), line)
  })
})

/** Reads from `at` on and hangs up after about `most` bytes. */
function cutOff(at: number, most: number) {
  return new Promise<Buffer>((resolve, reject) => {
    const options = { path: sound, headers: { range: `bytes=${at}-` }, agent: false }
    const request = http.get(origin, options, (response) => {
      assert.equal(response.statusCode, 206)
      const parts: Buffer[] = []
      let read = 0
      response.on('data', (part: Buffer) => {
        parts.push(part)
        read += part.length
        if (read >= most) response.destroy()
      })
      response.on('close', () => resolve(Buffer.concat(parts)))
    })
    request.on('error', reject)
  })
}

/** The same numbers in every run. */
function sequence() {
  let state = 7
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}
