import assert from 'node:assert/strict'
import { test } from 'node:test'
import { parsePage } from './parse-page.ts'

const linksOf = (head: string, ...hrefs: string[]) => {
  const anchors = hrefs.map((href) => `<a href="${href}">x</a>`).join('')
  const text = `<head>${head}</head><body>${anchors}</body>`
  const { links } = parsePage({ outcome: 'page', url: 'https://bramble.test/', isPlainText: false, text })
  return links.map(({ url }) => url)
}

test('a website that leads to itself by another of its names is gone through here', () => {
  const about = 'https://www.bramblebakery.example/about.html'
  const here = 'https://bramble.test/about.html'
  assert.deepEqual(linksOf('<link rel="canonical" href="https://bramblebakery.example/">', about), [here])
  assert.deepEqual(linksOf('<meta property="og:url" content="http://bramblebakery.example/x">', about), [
    here,
  ])
  assert.deepEqual(linksOf('<title>Bramble Bakery | Otley</title>', about), [here])
  assert.deepEqual(linksOf('', 'https://www.bramble.test/about.html'), [
    'https://www.bramble.test/about.html',
  ])
})

test('somebody else is somebody else', () => {
  const title = '<title>Bramble Bakery | Otley</title>'
  assert.deepEqual(linksOf(title, 'https://facebook.example/bramblebakery', 'https://rye.example/'), [])
  assert.deepEqual(linksOf('', 'https://www.bramblebakery.example/about.html'), [])
})
