import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { isDoor, loggedPath, meantBy, originFor, targetIn } from './address.ts'

const token = 'Ab3-_xYz0123456789QwEr'
const long = 'q1W2e3R4t5Y6u7I8o9P0a1S2d3F4g5H6j7K8l9Z0x1C'
const id = '00000000-0000-4000-8000-000000000000'

test('a request for a whole address asks for its path, whoever its host is', () => {
  const asked = {
    '/pricing?a=1?b': { path: '/pricing', search: '?a=1?b' },
    '/pricing#x?y': { path: '/pricing', search: '' },
    'http://evil.test/pricing?a': { path: '/pricing', search: '?a' },
    'HTTPS://a:b@evil.test:1': { path: '/', search: '' },
    'http://evil.test?a': { path: '/', search: '?a' },
    '*': { path: '*', search: '' },
    '': { path: '', search: '' },
  }
  for (const [url, target] of Object.entries(asked)) assert.deepEqual(targetIn(url), target, url)
})

describe('a door', () => {
  const doors = [
    '/healthz',
    '/rest/v1',
    '/rest/v1/podcast_requests',
    `/progress/${token}`,
    `/stop/${long}`,
    `/listen/${token}`,
    `/listen/${token}/delete`,
    `/media/${'0a'.repeat(16)}/episode.mp3`,
    '/shows/slow-bread/twenty-hours/0a1b2c3d/cover.jpg',
    '/studio',
    '/studio.data',
    '/studio/settings.data',
    `/studio/sign-in/${long}`,
    `/studio/episodes/${id}/sentences/a1.wav`,
    `/studio/preview/${'0a'.repeat(16)}/`,
    `/studio/preview/${'0a'.repeat(16)}/blog/an-article`,
    '/__mail',
    `/__mail/${id}.eml`,
    `/__mail/${id}.eml/html`,
    '/__gallery',
  ]
  test('opens under its name', () => {
    for (const path of doors) assert.ok(isDoor(path), path)
  })

  test('opens under no other spelling of it', () => {
    for (const path of doors)
      for (const other of [
        path.replace('/', '//'),
        path.replace('/', '/./'),
        path.replace('/', '/x/../'),
        path.replace('/', '/%2e/'),
        path.replace('/', '\\'),
        `${path}//`,
        `${path}/.`,
        `${path}/..`,
        `${path}%00`,
        `${path}%2f`,
        `${path};a=b`,
        `${path} `,
        `${path}\n`,
        path.replace(/[a-z]/, (letter) => letter.toUpperCase()),
        path.replace(/[a-z]/, (letter) => `%${letter.charCodeAt(0).toString(16)}`),
      ])
        assert.ok(!isDoor(other), JSON.stringify(other))
  })

  test('of the studio has one name for the router’s data, too', () => {
    for (const path of [
      '/studio/.data',
      '/studio/_.data',
      '/studio/settings/_.data',
      '/studio/settings/.data',
    ])
      assert.ok(!isDoor(path), path)
  })

  test('to media has the names that media have', () => {
    const folder = `/media/${'0a'.repeat(16)}`
    for (const path of [`${folder}/Episode.mp3`, `${folder}/episode_mp3`, `${folder}/nope.mp3`, folder])
      assert.ok(!isDoor(path), path)
  })

  test('that a token opens gives the router’s data to nobody', () => {
    for (const path of [
      `/listen/${token}.data`,
      `/stop/${token}.data`,
      '/__mail.data',
      '/_root.data',
      '/_.data',
    ])
      assert.ok(!isDoor(path), path)
  })
})

test('what was meant is decoded once and tidied', () => {
  const meant = {
    '/Pricing': '/pricing',
    '/pricing//': '/pricing',
    '/%70ricing': '/pricing',
    '/%2570ricing': '/%70ricing',
    '/a/../pricing/.': '/pricing',
    '/a/%2e%2E/pricing': '/pricing',
    '/\\pricing\\': '/pricing',
    '/%2Fpricing%5c': '/pricing',
    '/../..': '/',
    '//': '/',
    '/%': undefined,
    '/%E0%A4%A': undefined,
    '/%c0%ae': undefined,
  }
  for (const [path, page] of Object.entries(meant)) assert.equal(meantBy(path), page, path)
})

test('the log says no token, however its address is spelled', () => {
  for (const secret of [token, long, id, 'x'.repeat(20)])
    for (const path of [
      '/listen/',
      '/stop/',
      '/progress/',
      '/studio/sign-in/',
      '/media/',
      '/studio/preview/',
    ])
      for (const spelled of [
        `${path}${secret}`,
        `/${path}${secret}`,
        `${path.toUpperCase()}${secret}`,
        `${path.replace(/[a-z]/, '%6c')}${secret}/delete`,
        `${path.replace('/', '/x/../')}${secret}`,
        `${path.replaceAll('/', '%2f')}${secret}`,
        `${path.replaceAll('/', '\\')}${secret}`,
        `${path.replaceAll('/', '//')}${secret}`,
        `${path.slice(0, -1)}${secret}`,
        `${path};x/${secret}`,
        `${path}${[...secret].map((letter) => `%${letter.charCodeAt(0).toString(16)}`).join('')}`,
      ]) {
        const said = loggedPath(spelled)
        assert.ok(!said.includes(secret.slice(5, 15)) && !said.includes('%31%32%33'), `${spelled}: ${said}`)
      }
})

test('the log says what was asked for', () => {
  const told = {
    '/no-such-page': '/no-such-page',
    [`/listen/${token}/delete`]: '/listen/…',
    [`/studio/episodes/${id}/tag`]: `/studio/episodes/${id}/tag`,
    [`/studio/episodes/${long}`]: '/studio/episodes/…',
    '/rest/v1/podcast_requests': '/rest/v1/podcast_requests',
  }
  for (const [path, said] of Object.entries(told)) assert.equal(loggedPath(path), said)
  assert.equal(loggedPath('/a'.repeat(8000)).length, 300)
})

test('a visitor stands where the setting says, and without TLS where they say themselves', () => {
  for (const host of ['offmic.test', 'localhost:3000', 'evil.test', 'a b', '', undefined])
    assert.equal(originFor(host, 'https://offmic.test:8443'), 'https://offmic.test:8443')
  assert.equal(originFor('192.0.2.7:3000', 'http://localhost:3000'), 'http://192.0.2.7:3000')
  for (const host of ['a b', 'a/b', 'a@b', 'a?b', 'a#b', '', '[::1', 'a:b', undefined])
    assert.equal(originFor(host, 'http://localhost:3000'), 'http://localhost:3000')
})
