import assert from 'node:assert/strict'
import { test } from 'node:test'
import { parsePage } from './parse-page.ts'
import { readingOf } from './reading-of.ts'

const page = (text: string, url = 'https://x.test/') =>
  parsePage({ outcome: 'page', url, isPlainText: false, text })
const questions = (html: string) =>
  page(html)
    .blocks.filter(({ kind }) => kind === 'question')
    .map(({ heading, text }) => `[${heading}] ${text}`)

const two = ['[Help] Is it fresh?\nYes, every day.', '[Help] Is it dark?\nNo. It is light.']

test('each answer ends where the next question begins, whatever the questions are made of', () => {
  for (const [before, middle, after] of [
    [
      '<div class="faq-item"><button class="faq-question">',
      '</button><div class="faq-answer"><p>',
      '</p></div></div>',
    ],
    [
      '<div><button aria-expanded="false" aria-controls="a1">',
      '<span>+</span></button><div hidden role="region"><p>',
      '</p></div></div>',
    ],
    [
      '<div class="accordion"><div class="q"><span>',
      '</span><i class="material-icons">expand_more</i></div><div><p>',
      '</p></div></div>',
    ],
    ['<h4>▸ ', ' ×</h4><p>', '</p>'],
    ['<div><a data-toggle="collapse" href="#a">', '</a><div class="collapse">', '</div></div>'],
    ['<p><strong>', '</strong><br>', '</p>'],
    ['<p><b>', '</b> ', '</p>'],
    ['<details><summary>', ' ▾</summary><div>', '</div></details>'],
  ] as const) {
    const html = `${before}Is it fresh?${middle}Yes, every day.${after}${before}Is it dark?${middle}No. It is light.${after}`
    assert.deepEqual(questions(`<h2>Help</h2>${html}`), two, before)
  }
})

test('an answer of several paragraphs is whole where questions stand in a row, and long ones are answers, too', () => {
  const long = `${'We bake it slowly and we sell it early. '.repeat(20)}So it is.`
  assert.deepEqual(
    questions(
      `<h2>Help</h2><p>Is it fresh?</p><p>Yes.</p><p>We bake at night.</p><p>Is it dark?</p><p>${long}</p><p>Come and see us.</p>`,
    ),
    ['[Help] Is it fresh?\nYes.\nWe bake at night.', `[Help] Is it dark?\n${long}`],
  )
})

test('a button of a menu and one that calls to buy open nothing', () => {
  const menu =
    '<header><button class="navbar-toggler" aria-expanded="false" aria-label="Toggle navigation">Open menu</button></header>'
  assert.deepEqual(
    page(`${menu}<p>We bake bread.</p><button>Ready to order?</button>`).blocks.map(({ text }) => text),
    ['We bake bread.'],
  )
})

test('a question that says "it" carries what its section or its page is about', () => {
  const home = page('<a href="/rye">Rye bread</a><p>We bake.</p>')
  const faq =
    '<h2>Common questions</h2><h3>Does it keep?</h3><p>For a week.</p><h3>Do you deliver?</h3><p>Yes, by bicycle.</p>'
  const rye = page(
    `<title>All about rye | X</title><h1>Dark, heavy and slow.</h1>${faq}<h2>Delivery</h2><h3>What does it cost?</h3><p>It is free.</p>`,
    'https://x.test/rye',
  )
  const { passages } = readingOf([home, rye])
  assert.deepEqual(
    passages.filter(({ kind }) => kind === 'question').map(({ text, topic }) => [text.split('\n')[0], topic]),
    [
      ['Does it keep?', 'Rye bread'],
      ['Do you deliver?', undefined],
      ['What does it cost?', 'Delivery'],
    ],
  )
})

test('what stands after a row of cards is not under the heading of the last one', () => {
  const card = (name: string) => `<div class="card"><h3>${name}</h3><p>It takes a day to bake.</p></div>`
  const { blocks } = page(
    `<h2>Our bread</h2><div class="cards">${card('Rye')}${card('Oat')}</div><p>All of it is dark.</p>`,
  )
  assert.deepEqual(
    blocks.filter(({ kind }) => kind === 'text').map(({ place }) => place?.join(' > ')),
    ['Our bread > Rye', 'Our bread > Oat', 'Our bread'],
  )
})

test('a question that only machines are told is left out where people read its answer elsewhere', () => {
  const asked = (name: string, text: string) => ({
    '@type': 'Question',
    name,
    acceptedAnswer: { '@type': 'Answer', text },
  })
  const data = JSON.stringify([
    asked('What is On the day?', 'We bring the keys.'),
    asked('Do you move pianos?', 'Yes, up to two.'),
  ])
  const { passages } = readingOf([
    page(
      `<h2>On the day</h2><p>We bring the keys.</p><h2>Do you move pianos?</h2><script type="application/ld+json">${data}</script>`,
    ),
  ])
  assert.deepEqual(
    passages.filter(({ kind }) => kind === 'question').map(({ text }) => text),
    ['Do you move pianos?\nYes, up to two.'],
  )
})
