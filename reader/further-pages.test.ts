import assert from 'node:assert/strict'
import { test } from 'node:test'
import { giveUp, type Web } from '#vendors/web/web.ts'
import { readWebsite } from './read-website.ts'

/** A website of the given pages, which notes what it was asked for. */
function website(pages: Record<string, string>): Web & { asked: string[] } {
  const asked: string[] = []
  return {
    asked,
    fetchPage: async (url) => {
      asked.push(url)
      const text = pages[url]
      return text === undefined ? giveUp('not-found') : { outcome: 'page', url, isPlainText: false, text }
    },
  }
}

const enough = '<p>We have baked slow bread in this town since 1987, and most people like it.</p>'
const english = Array.from({ length: 30 }, (_, number) => enough.replace('1987', String(1987 + number))).join(
  '',
)
test('a website that breaks off is asked no more, and later again if that was too little', async () => {
  const links = Array.from({ length: 30 }, (_, number) => `<a href="/page-${number}">Page</a>`).join('')
  const breaking = (home: string) => {
    const asked: string[] = []
    const fetchPage: Web['fetchPage'] = async (url) =>
      asked.push(url) === 1
        ? { outcome: 'page', url, isPlainText: false, text: home + links }
        : { outcome: 'wait', reason: 'it answers with 429' }
    return { asked, fetchPage }
  }
  const [rich, thin] = [breaking(english), breaking(enough)]
  assert.equal((await readWebsite({ web: rich, url: 'https://x.test/' })).outcome, 'read')
  assert.equal((await readWebsite({ web: thin, url: 'https://x.test/' })).outcome, 'wait')
  assert.equal(rich.asked.length, 3)
})

test('a website whose links lead nowhere is left alone after fifteen questions', async () => {
  const links = Array.from({ length: 30 }, (_, number) => `<a href="/page-${number}">Page</a>`).join('')
  const web = website({ 'https://x.test/': english + links })
  const read = await readWebsite({ web, url: 'https://x.test/' })
  assert.equal(read.outcome === 'read' && read.reading.pages.length, 1)
  assert.equal(web.asked.length, 15)
})

test('links to other websites, and to inner addresses, are never followed', async () => {
  const links =
    '<a href="http://127.0.0.1/about">About</a><a href="//y.test/about">About</a><a href="ftp://x.test/about">About</a>'
  const web = website({ 'https://x.test/': english + links })
  await readWebsite({ web, url: 'https://x.test/' })
  assert.deepEqual(web.asked, ['https://x.test/'])
})

test('a page that sends its visitors to somebody else, or back home, is not read', async () => {
  const links = '<a href="/shop">Shop</a><a href="/start">Start</a>'
  const fetchPage: Web['fetchPage'] = async (asked) => {
    const url = asked.endsWith('/shop') ? 'https://other.test/' : 'https://x.test/'
    return { outcome: 'page', url, isPlainText: false, text: english + links }
  }
  const read = await readWebsite({ web: { fetchPage }, url: 'https://x.test/' })
  assert.equal(read.outcome === 'read' && read.reading.pages.length, 1)
})

const words = english.replaceAll('bread', 'rye')
const german =
  '<p>Wir backen unser Brot seit vielen Jahren in dieser Stadt, und die meisten mögen es sehr gern.</p>'.repeat(
    12,
  )

test('what is not a page takes nobody’s place', async () => {
  const paths = Array.from({ length: 12 }, (_, number) => `/bread-${number}`)
  const links = ['/lost', '/gone', '/away', ...paths].map((path) => `<a href="${path}">Bread</a>`).join('')
  const pages = paths.map((path) => [`https://x.test${path}`, words.replaceAll('rye', path)])
  const web = website({ 'https://x.test/': english + links, ...Object.fromEntries(pages) })
  const read = await readWebsite({ web, url: 'https://x.test/' })
  assert.equal(read.outcome === 'read' && read.reading.pages.length, 10)
  assert.equal(web.asked.length, 13)
})

test('the half of a website that is written for others is not asked for', async () => {
  const links =
    '<a href="/de">Deutsch</a><a href="/de/preise">Preise</a><a href="/brot" hreflang="de">Brot</a><a href="/rye">Rye</a>'
  const web = website({ 'https://x.test/': english + links, 'https://x.test/rye': words })
  await readWebsite({ web, url: 'https://x.test/' })
  assert.deepEqual(web.asked, ['https://x.test/', 'https://x.test/rye'])
})

test('a page in another language speaks for those that stand beside it', async () => {
  const links = '<a href="/haus/ueber-uns">Haus</a><a href="/haus/preise">Haus</a><a href="/rye">Rye</a>'
  const web = website({
    'https://x.test/': english + links,
    'https://x.test/haus/ueber-uns': german,
    'https://x.test/haus/preise': german,
    'https://x.test/rye': words,
  })
  await readWebsite({ web, url: 'https://x.test/' })
  assert.deepEqual([...web.asked].sort(), [
    'https://x.test/',
    'https://x.test/haus/preise',
    'https://x.test/rye',
  ])
})
