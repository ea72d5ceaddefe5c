import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Passage, Reading } from '#domain/evidence.ts'
import { findQuote, findQuotes } from './quotes.ts'

const url = 'https://bakery.test/'
const texts = {
  p1: 'We open at “six”. In winter we don’t bake on Mondays! The oven — all of it — came by van.',
  p2: 'How much is it?\nA loaf costs £4.20, from May on.\nCakes cost more.',
  p3: '🥖 Bread 🥖 is baked here. We open late.',
  p5: 'Contact: Email us · 01632 960118 · 40 Mill Street, Otley',
  p6: '• In person: Nell Hart.\n• Ring us TODAY…\nTel.: 01632 960119',
  p7: 'That takes a week, and it lasts longer, too: The oldest was built in 1961 and does not creak.',
  p8: 'Prices of loaves: White £4.20, dark £5 and long £6.',
  p4: 'They are at 3 St. Saviourgate, York. Call Dr. Finch at 8 a.m. or later.',
}
const passages = Object.entries(texts).map(
  ([id, text]): Passage => ({ id, url, kind: 'text', heading: '', text }),
)
const reading: Reading = {
  ...{ url, host: 'bakery.test', name: 'Bakery', language: 'en', pages: [], passages, colours: [] },
}
const found = (quote: string, named = 'p1') => findQuote(quote, named, reading)

test('words are found whatever their quotation marks, dashes, capitals and spaces', () => {
  assert.equal(found('we open at "six".')?.quote, 'We open at “six”.')
  assert.equal(found("in winter we don't  bake on mondays")?.quote, 'In winter we don’t bake on Mondays!')
  assert.equal(found('The oven - all of it - came')?.quote, 'The oven — all of it — came by van.')
})

test('a piece is the whole sentence: what follows may be a condition', () => {
  assert.equal(found('a loaf costs £4.20', 'p2')?.quote, 'A loaf costs £4.20, from May on.')
  assert.equal(found('3 St. Saviour', 'p4')?.quote, 'They are at 3 St. Saviourgate, York.')
  assert.equal(found('came by van')?.quote, 'The oven — all of it — came by van.')
  assert.equal(
    found('on Mondays! The oven')?.quote,
    'In winter we don’t bake on Mondays! The oven — all of it — came by van.',
  )
})

test('behind a colon stands a sentence of its own, and behind a name its row', () => {
  assert.equal(
    found('The oldest was built in 1961', 'p7')?.quote,
    'The oldest was built in 1961 and does not creak.',
  )
  assert.equal(found('It lasts longer, too', 'p7')?.quote, 'That takes a week, and it lasts longer, too:')
  assert.equal(found('Prices of loaves', 'p8')?.quote, 'Prices of loaves: White £4.20, dark £5 and long £6.')
})

test('they are found where they stand, whatever passage was named', () => {
  assert.equal(found('Cakes cost more', 'p1')?.passage, 'p2')
  assert.equal(found('Bread 🥖 is baked', 'p9')?.quote, '🥖 Bread 🥖 is baked here.')
})

test('what parts the entries of a line, a row of dots and a new line are no words', () => {
  const line = 'Contact: Email us 01632 960118 40 Mill Street, Otley'
  assert.equal(found('Contact: Email us · 01632 960118 · 40 Mill Street, Otley', 'p5')?.quote, line)
  assert.equal(found('01632 960118', 'p5')?.quote, '01632 960118')
  assert.equal(found('• In person: Nell Hart.', 'p6')?.quote, 'In person: Nell Hart.')
  assert.equal(found('Ring us TODAY… Tel.: 01632 960119', 'p6')?.quote, 'Ring us TODAY… Tel.: 01632 960119')
})

test('two runs are shown each by itself, in one passage or in those of two facts', () => {
  const runs = (quote: string, named: string[] = []) =>
    findQuotes(quote, named, reading).map(({ passage, quote: words }) => [passage, words])
  assert.deepEqual(runs('We open at “six” … came by van', ['p1']), [
    ['p1', 'We open at “six”.'],
    ['p1', 'The oven — all of it — came by van.'],
  ])
  assert.deepEqual(
    runs('a loaf costs £4.20 ... lasts longer, too', ['p2']).map(([id]) => id),
    ['p2', 'p7'],
  )
  assert.deepEqual(
    runs('We open late … at "six"', ['p3', 'p1']).map(([id]) => id),
    ['p3', 'p1'],
  )
  assert.deepEqual(runs('We open at “six” … by bus', ['p1']), [])
  // A word or two stands in many passages, and shows nothing of another one.
  assert.deepEqual(runs('does not creak … or later', ['p7']), [])
})

test('what stands nowhere is not found', () => {
  for (const words of ['A loaf costs £4.30', 'we open at seven', '', '.', ' … '])
    assert.equal(found(words), undefined, words)
})
