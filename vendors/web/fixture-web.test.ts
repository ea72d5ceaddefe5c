import assert from 'node:assert/strict'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type TestContext, test } from 'node:test'
import { createWeb } from './create-web.ts'
import { webLimits } from './web.ts'

/** One site, `shop.test`, with the given files; a secret lies beside it. */
async function samples(t: TestContext, files: Record<string, string>) {
  const folder = await mkdtemp(path.join(tmpdir(), 'samples-'))
  t.after(() => rm(folder, { recursive: true }))
  await writeFile(path.join(folder, 'secret.html'), 'secret')
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(folder, 'shop.test', name)
    await mkdir(path.dirname(file), { recursive: true })
    await writeFile(file, text)
  }
  const web = createWeb({ siteOrigin: 'http://localhost:3000', fixtures: folder })
  return async (address: string) => {
    const fetched = await web.fetchPage(address)
    return fetched.outcome === 'page' ? fetched.text : fetched.outcome === 'give-up' && fetched.check
  }
}

test('an address is a file or a folder with an index', async (t) => {
  const fetchPage = await samples(t, {
    'index.html': 'home',
    'about.html': 'about',
    'blog/index.html': 'blog',
    'notes.txt': 'notes',
  })
  assert.equal(await fetchPage('https://shop.test'), 'home')
  assert.equal(await fetchPage('http://shop.test/about#team'), 'about')
  assert.equal(await fetchPage('https://shop.test/about.html'), 'about')
  assert.equal(await fetchPage('https://shop.test/blog/'), 'blog')
  assert.equal(await fetchPage('https://shop.test/notes.txt'), 'notes')
  assert.equal(await fetchPage('https://shop.test/other'), 'not-found')
  assert.equal(await fetchPage('https://other.test/'), 'no-such-name')
})

test('nothing outside the folder of a site can be read', async (t) => {
  const fetchPage = await samples(t, { 'index.html': 'home' })
  for (const way of [
    '/../secret',
    '/%2e%2e/secret',
    '/..%2fsecret',
    '/..%5csecret',
    '//secret',
    '/%00',
    '/.',
  ])
    assert.doesNotMatch(String(await fetchPage(`https://shop.test${way}`)), /secret$/, way)
  assert.equal(await fetchPage('https://...test/secret'), 'name')
  assert.equal(await fetchPage('https://a@shop.test/'), 'scheme')
  assert.equal(await fetchPage('https://shop.test:8080/'), 'scheme')
  assert.equal(await fetchPage('ftp://shop.test/'), 'scheme')
})

test('the limits and manners of the internet hold here, too', async (t) => {
  const fetchPage = await samples(t, {
    'large.html': 'a'.repeat(webLimits.receivedBytes + 1),
    'closed.html': 'closed',
    'robots.txt': 'User-agent: *\nDisallow: /closed',
  })
  assert.equal(await fetchPage('https://shop.test/large'), 'size')
  assert.equal(await fetchPage('https://shop.test/closed'), 'robots')
})
