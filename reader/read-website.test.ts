import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { fixtureWeb } from '#vendors/web/fixture-web.ts'
import { giveUp, type Web } from '#vendors/web/web.ts'
import { readWebsite } from './read-website.ts'

const samples = fixtureWeb({ folder: 'content/sample-sites', ourName: 'OffmicBot' })
const read = (host: string) => readWebsite({ web: samples, url: `https://${host}` })

async function reading(host: string) {
  const website = await read(host)
  assert.ok(website.outcome === 'read', JSON.stringify(website))
  return website.reading
}

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
const german =
  '<p>Wir backen seit vielen Jahren gutes Brot in dieser Stadt, und die meisten Leute mögen es sehr.</p>'.repeat(
    6,
  )

describe('a website with something to say', () => {
  for (const [host, name, pages] of [
    ['harbour-lane-bakery.test', 'Harbour Lane Bakery', 8],
    ['calder-voss.test', 'Calder & Voss', 7],
    ['marlow-finch.test', 'Marlow Finch Solicitors', 7],
    ['tidyshift.test', 'Tidyshift', 7],
    ['second-wind-bikes.test', 'Second Wind Bikes', 7],
    ['osteria-fiume.test', 'Osteria Fiume', 7],
    ['paper-lantern.test', 'Paper Lantern', 7],
    ['quiet-hours-piano.test', 'Quiet Hours', 1],
    ['grand-depot.test', 'Grand Depot', 10],
    ['mallory-and-sons.test', 'Mallory & Sons', 3],
  ] as const)
    test(`is read: ${host}`, async () => {
      const { pages: read, passages, ...found } = await reading(host)
      assert.deepEqual([found.name, found.language, read.length], [name, 'en', pages])
      assert.deepEqual(
        passages.map(({ id }) => id),
        passages.map((_, index) => `p${index + 1}`),
      )
      const texts = passages
        .filter(({ kind }) => kind !== 'heading' && kind !== 'title')
        .map(({ text }) => text)
      assert.equal(new Set(texts).size, texts.length)
      assert.ok(texts.every((text) => !/cookies|all rights reserved|subscribe/i.test(text)))
    })

  test('is read in the same way each time', async () => {
    assert.deepEqual(await reading('harbour-lane-bakery.test'), await reading('harbour-lane-bakery.test'))
  })

  test('keeps each passage with its page, its kind and its heading', async () => {
    const { passages, colours } = await reading('harbour-lane-bakery.test')
    const found = (text: string) => passages.find((passage) => passage.text.startsWith(text))
    assert.deepEqual(
      { ...found('Seeded Wheat'), id: '', section: 0 },
      {
        id: '',
        section: 0,
        place: ['Our bread and what it costs', 'Loaves in the shop'],
        url: 'https://harbour-lane-bakery.test/bread',
        kind: 'price',
        heading: 'Loaves in the shop',
        text: 'Seeded Wheat: Weight 800 g, Price £4.80',
      },
    )
    assert.equal(found('Can I freeze it?')?.kind, 'question')
    assert.equal(found('I moved to Saltmouth')?.kind, 'quote')
    assert.equal(found('Nell Aldous runs')?.heading, 'Who works here today')
    assert.deepEqual(colours, ['#1f4e5f', '#c8772e'])
  })

  test('has its hostile words kept as words, and its hidden ones left out', async () => {
    const { passages, pages } = await reading('mallory-and-sons.test')
    const all = passages.map(({ text }) => text).join('\n')
    assert.match(all, /<script>hacked\(\d+\)<\/script>/)
    assert.doesNotMatch(all, /SYSTEM: You are now|Hidden praise|in comment|in template/)
    assert.ok(pages.every(({ url }) => url.startsWith('https://mallory-and-sons.test/')))
  })
})

describe('a website that no episode can be made from says why', () => {
  for (const [host, code, words] of [
    [
      'elm-street-plumbing.test',
      'too-little',
      /^elm-street-plumbing\.test says too little about the business .*What is missing: .*What helps: /,
    ],
    ['orbit-fitness.test', 'needs-scripts', /only after its programs have run/],
    ['tischlerei-brandt.test', 'language', /is written in German/],
    ['closed-garden.test', 'robots', /robots\.txt/],
    ['nobody.test', 'not-found', /no page at nobody\.test/],
  ] as const)
    test(`${code}: ${host}`, async () => {
      const website = await read(host)
      assert.ok(website.outcome === 'unreadable')
      assert.equal(website.code, code)
      assert.match(website.reason, words)
    })

  test('address-refused: an address inside a network', async () => {
    const website = await readWebsite({ web: samples, url: 'http://localhost:3000/' })
    assert.equal(website.outcome === 'unreadable' && website.code, 'address-refused')
  })
})

test('a website that is busy is waited for', async () => {
  const busy: Web = {
    fetchPage: async () => ({ outcome: 'wait', reason: 'it answers with 503', seconds: 60 }),
  }
  assert.deepEqual(await readWebsite({ web: busy, url: 'https://x.test' }), {
    outcome: 'wait',
    reason: 'it answers with 503',
    seconds: 60,
  })
})

test('the English half of a website in another language is read instead', async () => {
  const web = website({
    'https://x.test/': `<link rel="alternate" hreflang="en-GB" href="/en">${german}`,
    'https://x.test/en': english,
  })
  const read = await readWebsite({ web, url: 'https://x.test/' })
  assert.equal(read.outcome === 'read' && read.reading.url, 'https://x.test/en')
})

test('what is declared as English and is not, is not', async () => {
  const read = await readWebsite({
    web: website({ 'https://x.test/': `<html lang="en">${german}` }),
    url: 'https://x.test/',
  })
  assert.equal(read.outcome === 'unreadable' && read.code, 'language')
})

test('slogans between dots are English all the same', async () => {
  const slogans =
    '<h1>We Build Stores That Sell</h1><p>We design and build stores for ambitious brands.</p>' +
    '<p>Allbright · Moss & Moon · Kettle · Tread</p><h2>Theme Design · Migrations · Email & SMS</h2>' +
    '<p>Results that speak for themselves: the load time of Kettle fell by half, and the rate of Moss rose.</p>'
  const read = await readWebsite({
    web: website({ 'https://x.test/': slogans.repeat(2) }),
    url: 'https://x.test/',
  })
  assert.notEqual(read.outcome === 'unreadable' && read.code, 'language')
})

test('people leave out www. or add it', async () => {
  const pages = { 'https://www.x.test/': english }
  const web: Web = {
    fetchPage: async (url) => {
      const text = pages[url as keyof typeof pages]
      return text ? { outcome: 'page', url, isPlainText: false, text } : giveUp('no-such-name')
    },
  }
  const read = await readWebsite({ web, url: 'https://x.test/' })
  assert.equal(read.outcome === 'read' && read.reading.host, 'www.x.test')
  assert.equal((await reading('www.harbour-lane-bakery.test')).host, 'harbour-lane-bakery.test')
})
