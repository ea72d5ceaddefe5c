import assert from 'node:assert/strict'
import { test } from 'node:test'
import { RouterContextProvider } from 'react-router'
import { articleHeads } from '#content/articles/articles.ts'

// Vite writes the settings into the build; a test gives them itself.
Object.assign(globalThis, { __PLACE__: { origin: 'https://offmic.example' } })
const { loader } = await import('./blog-feed.ts')
// The cast: it asks for nothing else.
const asked = { context: new RouterContextProvider() } as unknown as Parameters<typeof loader>[0]
const xml = await loader(asked).text()

const every = (tag: string) =>
  [...xml.matchAll(new RegExp(`<${tag}[^>]*>([^<]*)</${tag}>`, 'g'))].map(([, text = '']) => text)

test('every element is closed in its order and no sign is left unescaped', () => {
  const open: string[] = []
  const rest = xml.replaceAll(
    /<(\/?)([\w:]+)((?: [\w:]+="[^"<&]*")*)(\/?)>/g,
    (_, closing, tag, __, ends) => {
      if (closing) assert.equal(open.pop(), tag)
      else if (!ends) open.push(tag)
      return ''
    },
  )
  assert.deepEqual(open, [])
  assert.doesNotMatch(rest.replace(/^<\?xml[^>]*\?>/, ''), /[<>]|&(?!(amp|lt|gt|quot);)/)
})

test('the feed holds every article under its own address', () => {
  const addresses = articleHeads.map(({ slug }) => `https://offmic.example/blog/${slug}`)
  assert.deepEqual(every('guid'), addresses)
  assert.deepEqual(every('link'), ['https://offmic.example/blog', ...addresses])
})

test('no link in an article depends on where the feed is read', () => {
  const links = every('content:encoded').flatMap((html) => [...html.matchAll(/ href=&quot;(.*?)&quot;/g)])
  assert.ok(links.length > 8)
  for (const [, href = ''] of links) assert.match(href, /^https:\/\/offmic\.example\/\w/)
})

test('dates are written as mail writes them', () => {
  assert.ok(every('pubDate').includes('Wed, 15 Jan 2025 00:00:00 GMT'))
  const latest =
    articleHeads
      .map(({ modified }) => modified)
      .sort()
      .at(-1) ?? ''
  assert.deepEqual(every('lastBuildDate'), [new Date(`${latest}T00:00:00Z`).toUTCString()])
})
