import assert from 'node:assert/strict'
import { test } from 'node:test'
import { giveUp, type Page, type RenderPage, type Web } from '#vendors/web/web.ts'
import { readWebsite } from './read-website.ts'

const home = 'https://shop.site.de/'
const line = (year: number) => `<p>In ${year} we baked slow bread in this town, and most people liked it.</p>`
const words = Array.from({ length: 12 }, (_, number) => line(1990 + number)).join('')
const program = '<script src="/main.js"></script>'
const link = '<a href="/about">About</a>'
const pageOf = (url: string, text: string): Page => ({ outcome: 'page', url, isPlainText: false, text })

/** A website of one page that builds itself into another one, or does not come to an end. */
async function read(sent: string, built: string | undefined) {
  const rendered: string[] = []
  const render: RenderPage = async (page) => {
    rendered.push(page.url)
    return built === undefined ? undefined : pageOf(page.url, built)
  }
  const web: Web = {
    fetchPage: async (url) => (url === home ? pageOf(url, sent) : giveUp('not-found')),
    openRenderer: () => render,
  }
  const website = await readWebsite({ web, url: home })
  return { website, rendered }
}

test('a page with programs and hardly a word, or without a way on, is read as it builds itself', async () => {
  for (const sent of [
    `<div id="root"></div>${program}`,
    `${line(1990)}${link}${program}`,
    `${words}${program}`,
  ]) {
    const { website, rendered } = await read(sent, `${words}<p>We open at seven.</p>${link}`)
    assert.deepEqual(rendered, [home], sent)
    assert.ok(website.outcome === 'read')
    assert.ok(website.reading.passages.some(({ text }) => text === 'We open at seven.'))
  }
})

test('any other page is read as it was sent, and no browser is started', async () => {
  const data = '<script type="application/ld+json">{"@type":"Bakery"}</script>'
  for (const sent of [`${words}${link}${program}`, words, '<p>Soon.</p>', `<p>Soon.</p>${data}`]) {
    const { rendered } = await read(sent, '<p>Another one.</p>')
    assert.deepEqual(rendered, [], sent)
  }
})

test('what was sent stays where programs take words away, or come to no end', async () => {
  for (const built of ['<p>Please allow cookies.</p>', undefined]) {
    const { website } = await read(`${words}${program}`, built)
    assert.ok(website.outcome === 'read')
    assert.ok(website.reading.passages.some(({ text }) => text.startsWith('In 1990')))
  }
})

test('a letter says that programs are needed where they did not run, and what is missing where they did', async () => {
  const code = async (built: string | undefined) => {
    const { website } = await read(`<div id="root"></div>${program}`, built)
    return website.outcome === 'unreadable' ? [website.code, website.reason] : []
  }
  const [needed, reason = ''] = await code(undefined)
  assert.equal(needed, 'needs-scripts')
  assert.match(reason, /only after its programs have run in a browser.*What helps: /)
  const [little, counted = ''] = await code('<p>We bake bread.</p>')
  assert.equal(little, 'too-little')
  assert.match(counted, /says too little about the business/)
})

test('a website whose programs add nothing has them run once, however many of its pages are thin', async () => {
  const pages = new Map([
    [home, `${words}${program}<a href="/a">A</a><a href="/b">B</a><a href="/c">C</a>`],
    ...['a', 'b', 'c'].map((name) => [`${home}${name}`, `<p>Page ${name}.</p>${link}${program}`] as const),
  ])
  for (const isEnding of [true, false]) {
    const rendered: string[] = []
    const render: RenderPage = async (page) => {
      rendered.push(page.url)
      return isEnding ? page : undefined
    }
    const web: Web = {
      fetchPage: async (url) => (pages.has(url) ? pageOf(url, pages.get(url) ?? '') : giveUp('not-found')),
      openRenderer: () => render,
    }
    const website = await readWebsite({ web, url: home })
    assert.ok(website.outcome === 'read')
    assert.equal(website.reading.pages.length, 4)
    assert.equal(rendered.length, 1)
  }
})

test('a thin page with programs of its own is thin, and no letter blames its programs', async () => {
  const { website } = await read(
    `<h1>Bramble</h1><p>We bake rye bread in Otley, and we sell it over the counter from seven.</p>${program}`,
    undefined,
  )
  assert.equal(website.outcome === 'unreadable' && website.code, 'too-little')
})
