import assert from 'node:assert/strict'
import { test } from 'node:test'
import { pathUnderHost, showHostIn } from './show-host.ts'

test('a name of a show is a name in the web, and none of ours', () => {
  const host = (typed: string) => showHostIn(typed, 'https://offmic.test')
  assert.equal(host(' Podcast.Bakery.Example. '), 'podcast.bakery.example')
  assert.equal(host('bäckerei.example'), 'xn--bckerei-5wa.example')
  const wrong = [
    '',
    'bread',
    '127.0.0.1',
    '[::1]',
    'a.example:80',
    'https://a.example',
    'a.example/x',
    'a..example',
  ]
  for (const typed of [...wrong, 'offmic.test', 'shows.offmic.test', 'x'.repeat(250).concat('.example')])
    assert.equal(host(typed), undefined, typed)
})

test('under it its page, feed, episodes and files are answered, and nothing else', () => {
  const meant = (path: string) => pathUnderHost('rye', path)
  assert.equal(meant('/'), '/shows/rye')
  assert.equal(meant('/feed.xml'), '/shows/rye/feed.xml')
  assert.equal(meant('/twenty-hours'), '/shows/rye/twenty-hours')
  for (const own of ['/shows/rye', '/shows/rye/twenty-hours/embed', '/audio/rye/twenty-hours.mp3'])
    assert.equal(meant(own), own)
  for (const others of [
    '/shows/rye-bread',
    '/audio/rye-bread/x.mp3',
    '/studio/login',
    '//x',
    '/..',
    '/A',
    '',
  ])
    assert.equal(meant(others), undefined, others)
})
