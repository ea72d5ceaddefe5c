import assert from 'node:assert/strict'
import net from 'node:net'
import { text } from 'node:stream/consumers'
import { after, before, describe, test } from 'node:test'
import { publicPaths } from '#site/public-pages.ts'
import { startDatabase } from '#test/database-under-test.ts'
import { aFolder } from '#test/desk-under-test.ts'
import { published } from '#test/episode-under-test.ts'
import { startSite, testConfig } from '#test/site-under-test.ts'
import { anOperator } from '#test/studio-under-test.ts'
import { openStorage } from '#vendors/storage/open-storage.ts'

const { pool } = await startDatabase()
const config = testConfig({ dataDir: await aFolder() })
const { token } = await published(pool, openStorage(config))
const { cookie } = await anOperator(pool)
let site: Awaited<ReturnType<typeof startSite>>
before(async () => {
  site = await startSite({ config, database: { isReady: async () => true, pool } })
})
after(() => site[Symbol.asyncDispose]())

/** Byte for byte, as no client with manners would send it. */
async function send(target: string, { method = 'GET', headers = ['Host: offmic.test'] } = {}) {
  const socket = net.connect(site.port, '127.0.0.1')
  const head = [`${method} ${target} HTTP/1.1`, ...headers, 'Connection: close', '', '']
  socket.write(head.join('\r\n'), 'latin1')
  const answer = await text(socket)
  const [top = '', body = ''] = answer.split(/\r\n\r\n([\s\S]*)/)
  const header = (name: string) => new RegExp(`^${name}: (.*)$`, 'im').exec(top)?.[1]
  return { status: Number(answer.slice(9, 12)), body, header }
}

/** The same address for whoever is generous: one round of decoding, tidying and other letters. */
const otherSpellings = (path: string) => [
  path.toUpperCase(),
  path.replace(/[a-z]/, (letter) => letter.toUpperCase()),
  path.replace(/[a-z]/, (letter) => `%${letter.charCodeAt(0).toString(16)}`),
  path.replaceAll(/[a-z-]/g, (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`),
  `${path}/`,
  `${path}//`,
  `/${path}`,
  `/.${path}`,
  `/x/..${path}`,
  `/x/%2e%2E${path}`,
  `${path}/.`,
  `${path}/x/..`,
  `${path}%2f`,
  `${path}%5C`,
  `${path}\\`,
  `/\\${path.slice(1)}`,
  `${path}#top`,
  `http://evil.test/${path}`,
]

describe('a public page has one address', () => {
  test('to which every other spelling leads, with its query', async () => {
    for (const path of ['/pricing', '/contact', publicPaths.find((path) => path.includes('/blog/')) ?? ''])
      for (const other of otherSpellings(path)) {
        const { status, header } = await send(`${other.replace('#top', '')}?a=%41&b=//x`)
        const isItself = other === `${path}#top`
        assert.equal(status, isItself ? 200 : 308, other)
        if (!isItself) assert.equal(header('location'), `${path}?a=%41&b=//x`, other)
      }
  })

  test('also for HEAD, and never for a deed', async () => {
    assert.equal((await send('/Pricing', { method: 'HEAD' })).status, 308)
    assert.equal((await send('/Pricing', { method: 'POST' })).status, 405)
  })

  test('whatever host is named', async () => {
    for (const host of ['x y', 'evil.test', '"', '', '[::1', 'offmic.test:99999'])
      for (const target of ['/pricing', '/healthz', `/listen/${token}`]) {
        const { status } = await send(target, { headers: [`Host: ${host}`] })
        assert.equal(status, 200, `${host} ${target}`)
      }
    assert.equal((await send('http://evil.test/pricing')).status, 200)
    assert.equal((await send(`http://evil.test/listen/${token}`)).status, 200)
  })
})

describe('everything else has one address, too', () => {
  const doors = [
    `/listen/${token}`,
    `/listen/${token}/delete`,
    '/studio',
    '/studio/settings',
    '/studio/sign-in',
    '/healthz',
    '/rest/v1/podcast_requests',
    '/covers/bay-nine.svg',
    '/blog/feed.xml',
    '/sitemap.xml',
    '/__mail',
    '/__gallery',
  ]
  test('and its other spellings are the page that says so', async () => {
    for (const path of doors)
      for (const other of otherSpellings(path).filter((each) => !each.endsWith('#top'))) {
        const { status, body, header } = await send(other, {
          headers: ['Host: localhost', `Cookie: ${cookie}`],
        })
        assert.equal(status, 404, other)
        assert.match(body, /Oops! Page not found/, other)
        assert.equal(header('location'), undefined, other)
      }
  })

  test('and nothing is a page that cannot be read, or that nobody made', async () => {
    for (const target of [
      ...[
        '/%',
        '/%zz',
        '/%00',
        '/a%00b',
        '/%E0%A4%A',
        '/%c0%ae',
        '/pricing%20',
        '/pricing%0a',
        '/%2570ricing',
      ],
      ...[
        '/covers/nope.svg',
        '/social/nope.png',
        '/icons/nope.png',
        '/audio/samples/nope.mp3',
        '/media/nope/nope.mp3',
        '/blog/nope',
      ],
      ...['/pricing.data', '/_root.data', '/_.data', '/blog.data?_routes=x', `/listen/${token}.data`],
      ...[
        '/__manifest',
        '/pricing.html',
        '/pricing/index.html',
        '/pricing;a=b',
        '/constructor',
        '/__proto__',
      ],
      ...['/studio/Settings', '/studio/%73ettings', '/studio/', '/studio//account', '/studio.data/'],
      ...['*', '/*', '//evil.test/', '///evil.test', '/%2F%2Fevil.test/', '/http://evil.test/'],
    ]) {
      const { status, body, header } = await send(target, {
        headers: ['Host: localhost', `Cookie: ${cookie}`],
      })
      assert.equal(status, 404, target)
      assert.match(body, /Oops! Page not found/, target)
      assert.ok(header('content-security-policy') && header('x-request-id'), target)
    }
  })

  test('for HEAD and for deeds as well', async () => {
    assert.equal((await send('/Studio', { method: 'HEAD' })).status, 404)
    assert.equal((await send('*', { method: 'OPTIONS' })).status, 405)
    for (const target of [
      '/Studio/sign-in',
      '//studio/sign-in',
      '/Rest/v1/podcast_requests',
      `/Stop/${token}`,
    ])
      assert.equal((await send(target, { method: 'POST' })).status, 405, target)
  })
})

test('after all of this nothing has failed, and the log knows no token', () => {
  const log = site.lines.join('')
  assert.doesNotMatch(log, /"level":"(?:warn|error)"|"status":5/)
  for (const secret of [token, cookie.split('=')[1] ?? ''])
    assert.ok(!log.toLowerCase().includes(secret.toLowerCase()))
})
