import assert from 'node:assert/strict'
import { test } from 'node:test'
import { english } from '#content/programme/en.ts'
import type { Passage } from '#domain/evidence.ts'
import { excerptsOf } from './excerpts.ts'
import { readingOf } from './reading-under-test.ts'
import { wordsOf } from './words-of.ts'

const url = 'https://x.test/reviews'
function reviewIn(passage: Partial<Passage>) {
  const passages = [{ id: 'p1', url, kind: 'quote' as const, heading: 'Reviews', text: '', ...passage }]
  const pages = [{ url, title: '', role: 'other' as const }]
  const { excerpts } = excerptsOf(
    { url, host: 'x.test', name: 'X', language: 'en', colours: [], passages, pages },
    wordsOf(english),
  )
  return excerpts.map(({ by, sentences }) => `${by}: ${sentences.join(' ')}`)
}

const said = 'The bread was warm and the queue was short.'

test('a review is signed by whoever its page says, and only then', () => {
  const place = ['Reviews']
  assert.deepEqual(reviewIn({ text: `“${said}”\nMo D.`, by: 'Mo D.', place }), [`Mo D.: ${said}`])
  assert.deepEqual(reviewIn({ text: `“${said}” — Mo D., Leeds`, by: 'Mo D.', place }), [`Mo D.: ${said}`])
  assert.deepEqual(reviewIn({ text: `“${said}”\nNell Aldous`, place }), [])
})

test('a reading of old, which does not know who signs, is read as before', () =>
  assert.deepEqual(reviewIn({ text: `“${said}”\nMo D.` }), [`Mo D.: ${said}`]))

test('a review is read to its end, where its verdict may stand, or not at all', () => {
  const told = Array.from(
    { length: 7 },
    () => 'I had looked for bread like that in every town by the sea.',
  ).join(' ')
  const verdict = 'Now I come every day.'
  const place = ['Reviews']
  const whole = `${told.slice(0, told.indexOf('.') + 1)} ${verdict}`
  assert.deepEqual(reviewIn({ text: `${whole}\nMo D.`, by: 'Mo D.', place }), [`Mo D.: ${whole}`])
  assert.deepEqual(reviewIn({ text: `${told} ${verdict}\nMo D.`, by: 'Mo D.', place }), [])
})

test('on a page that is still to be filled in nobody is a customer', () => {
  const review = { id: 'p1', url, kind: 'quote' as const, heading: 'Reviews', text: `“${said}”\nMo D.` }
  const reading = {
    ...{ url, host: 'x.test', name: 'X', language: 'en', colours: [], passages: [review] },
    pages: [{ url, title: '', role: 'other' as const }],
  }
  const note = { url, text: 'Replace these with your actual reviews.', reason: 'is a placeholder' }
  const { excerpts, leftOut } = excerptsOf({ ...reading, leftOut: [note] }, wordsOf(english))
  assert.deepEqual(excerpts, [])
  assert.match(leftOut[0]?.reason ?? '', /not finished/)
  assert.equal(excerptsOf(reading, wordsOf(english)).excerpts.length, 1)
})

test('text under a placeholder is nobody’s, and what stands elsewhere on its page is theirs', () => {
  const reading = readingOf({
    '/': [
      '# Our oven',
      'We have baked in the old fire station of Otley since 1987, and nobody has replaced the oven.',
      '# Our history',
      'We were founded by three friends who met at school and never stopped baking together.',
      'Replace this text with your own story.',
    ],
  })
  const { excerpts } = excerptsOf(reading, wordsOf(english))
  const read = excerpts.flatMap(({ sentences }) => sentences).join(' ')
  assert.match(read, /fire station/)
  assert.doesNotMatch(read, /three friends/)
})
