import assert from 'node:assert/strict'
import { test } from 'node:test'
import { parsePage } from './parse-page.ts'
import { readingOf } from './reading-of.ts'

const quotes = (html: string) =>
  readingOf([parsePage({ outcome: 'page', url: 'https://x.test/', isPlainText: false, text: html })])
    .passages.filter(({ kind, text }) => kind === 'quote' || text.includes('“'))
    .map(({ by = '', text }) => `${by}: ${text.split('\n')[0]?.replace(/[“”]/g, '')}`)

const [roof, gate, wall] = [
  'Our roof was done in two days and nothing was broken.',
  'The gate closes again, and the dog stays where he is.',
  'A wall that leaned for years stands straight now.',
]
const card = (said: string, by: string) =>
  `<div class="testimonial-card"><div class="quote-icon">"</div><blockquote>${said}</blockquote>${by}</div>`
const author = (by: string) => `<div class="testimonial-author">${by}</div>`

test('each card of a box has its own words and its own name', () => {
  for (const box of ['testimonial-grid', 'testimonial-slider', 'quote', 'review wide', 'row'])
    for (const [first, by] of [
      ['- JL, Post Hill, VT', 'JL'],
      ['JL', 'JL'],
      ['– M.K.', 'M.K.'],
      ['A. B., Leeds', 'A. B.'],
      ['- Homeowner, Leeds', ''],
      ['a happy neighbour', ''],
    ] as const)
      assert.deepEqual(
        quotes(`<div class="${box}">${card(roof, author(first))}${card(gate, author('- Ruth Oakes'))}</div>`),
        [`${by}: ${roof}`, `Ruth Oakes: ${gate}`],
        `${box} ${first}`,
      )
})

test('a card that nobody has signed, between two that are, stays unsigned', () => {
  const by = (name: string) => `<p class="author">${name}</p>`
  for (const one of [
    (said: string, name: string) => card(said, name && author(name)),
    (said: string, name: string) =>
      `<div class="slide"><blockquote>${said}</blockquote>${name && by(name)}</div>`,
    (said: string, name: string) => `<div class="slide"><p>“${said}”</p>${name && by(name)}</div>`,
    (said: string, name: string) =>
      `<figure><blockquote>${said}</blockquote>${name && `<figcaption>${name}</figcaption>`}</figure>`,
    (said: string, name: string) => `<blockquote>${said}${name && `<cite>${name}</cite>`}</blockquote>`,
    (said: string, name: string) => `<blockquote>${said}</blockquote>${name && `<cite>${name}</cite>`}`,
    (said: string, name: string) => `<p>“${said}”</p>${name && `<p>– ${name}</p>`}`,
  ])
    assert.deepEqual(
      quotes(`<div>${one(roof, 'Jo Lamb')}${one(gate, '')}${one(wall, 'Ruth Oakes')}</div>`),
      [`Jo Lamb: ${roof}`, `: ${gate}`, `Ruth Oakes: ${wall}`],
      one(roof, 'Jo Lamb'),
    )
})

test('a name above its words signs no words above it', () => {
  for (const one of [
    (said: string, name: string) => `<div class="card"><p>${name}</p><p>“${said}”</p></div>`,
    (said: string, name: string) => `<p>${name}</p><p>“${said}”</p>`,
    (said: string, name: string) =>
      `<div><b class="author">${name}</b><blockquote>${said}</blockquote></div>`,
    (said: string, name: string) => `<div class="author">– ${name}</div><blockquote>${said}</blockquote>`,
  ]) {
    const found = quotes(
      `<section>${one(roof, 'Jo Lamb')}${one(gate, 'JL')}${one(wall, 'Ruth Oakes')}</section>`,
    )
    for (const [said, own] of [
      [roof, 'Jo Lamb'],
      [gate, 'JL'],
      [wall, 'Ruth Oakes'],
    ] as const)
      assert.ok(
        [`: ${said}`, `${own}: ${said}`].some((each) => found.includes(each)),
        found.join('\n'),
      )
  }
})

test('the label of the next part signs nothing', () => {
  assert.deepEqual(
    quotes(
      `<section><p>“${roof}”</p></section><section><p class="eyebrow">Garden Tour</p><h2>Come and see the yard</h2></section>`,
    ),
    [`: ${roof}`],
  )
})

test('whoever is praised in bold has not said it', () => {
  assert.deepEqual(
    quotes(
      `<div class="review"><div>★★★★★</div><p><b>Dr. Nell Aldous</b> was so kind.</p><p>I did not feel the needle at all.</p></div>`,
    ).map((each) => each.split(':')[0]),
    [''],
  )
})

test('a country and a role behind a dash are nobody', () => {
  for (const by of ['– UK', '– CEO', '– MD', '– Owner, Halden Mill'])
    assert.deepEqual(quotes(`<blockquote>“${roof}”<p>${by}</p></blockquote>`), [`: ${roof}`], by)
})

test('a card whose signature has several parts is one card', () => {
  const html = `<div class="testimonial-card"><p class="testimonial-text">“${roof}”</p><div class="author-info"><span class="author-name">Ruth Oakes</span><span class="author-title">Leeds</span></div></div>`
  assert.deepEqual(quotes(html), [`Ruth Oakes: ${roof}`])
})
