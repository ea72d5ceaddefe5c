import assert from 'node:assert/strict'
import { test } from 'node:test'
import { englishLanguage } from '#content/programme/en.ts'
import type { Passage } from '#domain/evidence.ts'
import { parsePage } from '#reader/parse-page.ts'
import { readingOf as pagesRead } from '#reader/reading-of.ts'
import { trainedClassifier } from './classifier.ts'
import { excerptsOf } from './excerpts.ts'
import { markedBy } from './marked.ts'
import { readingOf } from './reading-under-test.ts'
import { wordsOfLanguage } from './words-of.ts'

const url = 'https://x.test/reviews'
function reviewIn(passage: Partial<Passage>) {
  const passages = [{ id: 'p1', url, kind: 'quote' as const, heading: 'Reviews', text: '', ...passage }]
  const pages = [{ url, title: '', role: 'other' as const }]
  const { excerpts } = excerptsOf(
    { url, host: 'x.test', name: 'X', language: 'en', colours: [], passages, pages },
    wordsOfLanguage(englishLanguage),
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

test('a heading signs nothing, and stars in the midst of words are words', () => {
  const box = `<section class="testimonial"><h2>Testimonials</h2><div><p>${said} 5 stars all the way!</p></div></section>`
  const page = parsePage({ outcome: 'page', url, isPlainText: false, text: box })
  const words = wordsOfLanguage(englishLanguage)
  const reading = pagesRead([page])
  const { excerpts } = excerptsOf(reading, words)
  const known = {
    name: 'X',
    small: new Set<string>(),
    about: '',
    isOnePersons: false,
    untold: new Set<string>(),
    offered: new Set<string>(),
    offers: new Set<string>(),
    standsOf: () => ({ onPage: 0, ofPage: 1, onWebsite: 0, ofWebsite: 1 }),
  }
  const marked = excerpts.map(markedBy(trainedClassifier(), words, known))
  assert.ok(marked.every(({ kind, isSigned }) => kind !== 'review' || !isSigned))
  assert.match(excerpts.map(({ sentences }) => sentences.join(' ')).join(' '), /5 stars all the way/)
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
    pages: [{ url, title: '', role: 'home' as const }],
  }
  const note = { url, text: 'Replace these with your actual reviews.', reason: 'is a placeholder' }
  const { excerpts, leftOut } = excerptsOf({ ...reading, leftOut: [note] }, wordsOfLanguage(englishLanguage))
  assert.deepEqual(excerpts, [])
  assert.match(leftOut[0]?.reason ?? '', /not finished/)
  assert.equal(excerptsOf(reading, wordsOfLanguage(englishLanguage)).excerpts.length, 1)
})

test('a box in a row of what customers say is a customer’s, too', () => {
  const nice = 'The lesson on the old organ helped us a lot in the weeks before the concert in the church.'
  const others = ['I would highly recommend Nell.', 'My husband came home and sang. Thank you so much, Nell.']
  const readOf = (...boxes: string[]) => {
    const rows = boxes.map((text, at) => ({
      text,
      place: ['Who came to us', `Box ${at}`],
      heading: `Box ${at}`,
    }))
    const passages = rows.map((row, at) => ({ ...row, id: `p${at}`, url, kind: 'text' as const }))
    const pages = [{ url, title: '', role: 'home' as const }]
    const reading = { url, host: 'x.test', name: 'X', language: 'en', colours: [], passages, pages }
    return excerptsOf(reading, wordsOfLanguage(englishLanguage)).excerpts.flatMap(
      ({ sentences }) => sentences,
    )
  }
  assert.deepEqual(readOf(nice, ...others), [])
  assert.ok(readOf(nice, 'We teach the organ in the church of Halden.').includes(nice))
  const page = ['# Who came to us', 'Hear for yourself what our pupils think of it.', '# A good time', nice]
  const reading = readingOf({ '/': page })
  const below = (of: typeof reading) => ({
    ...of,
    passages: of.passages.map((each) =>
      each.text === nice ? { ...each, place: ['Who came to us', 'A good time'] } : each,
    ),
  })
  const { excerpts } = excerptsOf(below(reading), wordsOfLanguage(englishLanguage))
  assert.ok(!excerpts.some(({ sentences }) => sentences.includes(nice)))
})

test('on a further page that is still to be filled in nothing is theirs yet', () => {
  const history = 'We were founded by three friends who met at school and never stopped baking together.'
  const readAt = (path: string) => {
    const reading = readingOf({
      [path]: ['# Our history', history, '# Our oven', 'Lorem ipsum dolor sit amet.'],
    })
    return excerptsOf(reading, wordsOfLanguage(englishLanguage)).excerpts.flatMap(
      ({ sentences }) => sentences,
    )
  }
  assert.deepEqual(readAt('/about'), [])
  assert.deepEqual(readAt('/'), [history])
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
  const { excerpts } = excerptsOf(reading, wordsOfLanguage(englishLanguage))
  const read = excerpts.flatMap(({ sentences }) => sentences).join(' ')
  assert.match(read, /fire station/)
  assert.doesNotMatch(read, /three friends/)
})
