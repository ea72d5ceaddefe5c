import assert from 'node:assert/strict'
import { test } from 'node:test'
import { parsePage } from './parse-page.ts'
import { readingOf } from './reading-of.ts'

const page = (text: string) =>
  parsePage({ outcome: 'page', url: 'https://x.test/', isPlainText: false, text })
const read = (html: string) =>
  page(html).blocks.map(({ kind, text, place }) => `${kind} (${place?.join(' > ')}) ${text}`)
const prices = (html: string) =>
  page(html)
    .blocks.filter(({ kind }) => kind === 'price')
    .map(({ text }) => text)

test('a passage knows all headings above it, and what stands in one section has one number', () => {
  const { passages } = readingOf([
    page(
      '<h1>Bread</h1><h2>Our loaves</h2><h3>Rye</h3><p>Dark and slow.</p><p>It keeps for a week.</p><h2>Us</h2><p>We are four.</p>',
    ),
  ])
  const texts = passages.filter(({ kind }) => kind === 'text')
  assert.deepEqual(
    texts.map(({ place }) => place),
    [
      ['Bread', 'Our loaves', 'Rye'],
      ['Bread', 'Our loaves', 'Rye'],
      ['Bread', 'Us'],
    ],
  )
  assert.ok(texts[0]?.section === texts[1]?.section && texts[1]?.section !== texts[2]?.section)
})

test('a price keeps its thing, in whatever part of a card either stands', () => {
  const describes = '<p>Made of oak that we fell ourselves.</p>'
  assert.deepEqual(prices(`<h2>Chair</h2>${describes}<h3>Starting at $950</h3>`), ['Chair: Starting at $950'])
  assert.deepEqual(prices(`<h3>Chair</h3>${describes}<span>From £48</span>`), ['Chair: From £48'])
  assert.deepEqual(prices(`<h3>Chair</h3>${describes}<div>ab € 119 pro Nacht</div>`), [
    'Chair: ab € 119 pro Nacht',
  ])
  assert.deepEqual(prices('<p>Chair</p><p>£48–£60</p><p>Stool</p><p>from £20 each</p>'), [
    'Chair: £48–£60',
    'Stool: from £20 each',
  ])
})

test('a price whose thing cannot be told has none', () => {
  const things = '<p>Chair with arms</p><p>Stool with arms</p><p>Bench with arms</p>'
  assert.deepEqual(prices(`${things}<p>£48</p><p>£20</p><p>£90</p>`), [])
  assert.deepEqual(prices('<h3>Our prices</h3><p>They hold for a year.</p><p>From £48</p>'), [])
})

test('a paragraph is cut at the end of a sentence only, and not behind a short word with a dot', () => {
  const text = `${'Dr. Oakes of St. Anne bakes it slowly. '.repeat(60)}`.trim()
  const blocks = page(`<p>${text}</p>`).blocks
  assert.ok(blocks.length > 1)
  for (const block of blocks) assert.match(block.text, /^Dr\. .*slowly\.$/s)
  assert.equal(page(`<p>${text.slice(0, 1_360)}</p>`).blocks.length, 1)
})

test('a cell as wide as its table names the rows below it', () =>
  assert.deepEqual(
    read(
      '<table><tr><td colspan="2">Weekend</td></tr><tr><td>Rye</td><td>£5</td></tr><tr><td>Oat</td><td>£4</td></tr></table>',
    ),
    ['price () Weekend, Rye: £5', 'price () Weekend, Oat: £4'],
  ))

test('opening hours are contacts under the name of their place, with days and times apart', () =>
  assert.deepEqual(
    read(
      '<h3>Old Mill</h3><div><span>Mon – Thu</span><span>8:00 AM – 6:00 PM</span><span>Friday</span><span>Closed</span></div>',
    ),
    ['heading () Old Mill', 'contact (Old Mill) Mon – Thu 8:00 AM – 6:00 PM\nFriday Closed'],
  ))
