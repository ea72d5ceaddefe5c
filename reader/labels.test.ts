import assert from 'node:assert/strict'
import { test } from 'node:test'
import { parsePage } from './parse-page.ts'
import { readingOf } from './reading-of.ts'

const page = (text: string) =>
  parsePage({ outcome: 'page', url: 'https://x.test/', isPlainText: false, text })
const read = (html: string) =>
  page(`<h2>Notes</h2>${html}`)
    .blocks.filter(({ kind }) => kind !== 'heading')
    .map(({ heading, text }) => `[${heading}] ${text}`)

test('what a list is about stands above it', () => {
  const items = '<ul><li>24 hours’ notice for a walk</li><li>Two weeks for boarding of any kind</li></ul>'
  const said = (heading: string) => [
    `[${heading}] 24 hours’ notice for a walk`,
    `[${heading}] Two weeks for boarding of any kind`,
  ]
  assert.deepEqual(read(`<p><b>Cancellations:</b></p>${items}`), said('Cancellations'))
  assert.deepEqual(read(`<div><strong>To cancel</strong></div>\n${items}`), said('To cancel'))
  assert.deepEqual(read(`<p>What we ask of you:</p>${items}`).slice(-2), said('What we ask of you'))
  assert.deepEqual(read(`<p>We like dogs, and they like us.</p>${items}`).slice(1), said('Notes'))
  assert.deepEqual(read(`<p>What we ask:</p><p>We mean it.</p>${items}`).slice(-2), said('Notes'))
})

test('a paragraph in bold letters names what follows it, and signs what stands before it', () => {
  const rates = '<p>Eighteen holes cost less on weekdays before noon.</p>'
  assert.deepEqual(read(`<p><b>Over sixty</b></p>${rates}`), [
    '[Over sixty] Eighteen holes cost less on weekdays before noon.',
  ])
  assert.deepEqual(read(`<p><b>Nobody pays twice.</b></p>${rates}`), [
    '[Notes] Nobody pays twice.',
    '[Notes] Eighteen holes cost less on weekdays before noon.',
  ])
  const quote = '<p>“They came at once, and the roof has held since.”</p>'
  assert.deepEqual(read(`${quote}<p><b>Ada Baker, Hull</b></p>${rates}`).slice(1), [
    '[Notes] Eighteen holes cost less on weekdays before noon.',
  ])
})

test('the corner of a table names it, unless it names the first column', () => {
  const table = (corner: string) =>
    `<table><tr><th>${corner}</th><th>1 Dog</th><th>2 Dogs</th></tr><tr><th>Per day</th><td>£45</td><td>£70</td></tr></table>`
  assert.deepEqual(read(table('Boarding')), ['[Boarding] Per day: 1 Dog £45, 2 Dogs £70'])
  assert.deepEqual(read(table('Service')), ['[Notes] Per day: 1 Dog £45, 2 Dogs £70'])
})

test('a linked number in a box of its own is no part of a sentence', () => {
  const footer =
    '<div><a href="/map"><p>8 Cortez Boulevard, Weeki Wachee, Florida</p></a><a href="tel:352-555-7180"><p>(352) 555-7180</p></a></div>'
  const contacts = readingOf([page(`<p>We rent out boats.</p>${footer}`)]).passages.map(({ text }) => text)
  assert.ok(contacts.includes('Telephone: (352) 555-7180'), contacts.join('\n'))
})

test('what is drawn as a button is none of what stands before it', () => {
  assert.deepEqual(
    read(
      '<a href="/cakes"><h3>Cakes</h3><span class="price">$5 – $8</span> <span class="btn">View cakes</span></a>',
    ),
    ['[Cakes] Cakes: $5 – $8'],
  )
})
