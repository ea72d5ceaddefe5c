import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Passage, Reading } from '#domain/evidence.ts'
import { headingOver, placeOver } from './heading-over.ts'
import { bakery } from './model-under-test.ts'
import { nextTo } from './next-to.ts'

const [first] = bakery.passages
const reading = (heading: string) => ({
  ...bakery,
  passages: first ? [{ ...first, id: 'p1', heading }] : [],
})
const consultation = { kind: 'price', about: 'a first consultation', quote: '1 hour: $420', passage: 'p1' }

test('a price is that of what stands above it', () => {
  assert.equal(headingOver(consultation, reading('Criminal matters')), 'Criminal matters')
})

test('a heading that the fact says itself is not said again', () => {
  assert.equal(headingOver(consultation, reading('Consultation')), undefined)
  assert.equal(
    headingOver({ ...consultation, about: 'criminal matters' }, reading('Criminal matters')),
    undefined,
  )
  assert.equal(headingOver(consultation, reading('')), undefined)
})

test('a story is told whatever its heading is', () => {
  assert.equal(headingOver({ ...consultation, kind: 'story' }, reading('Criminal matters')), undefined)
})

test('a heading over whatever is asked or paid is none', () => {
  assert.equal(headingOver(consultation, reading('Frequently asked questions')), undefined)
})

test('beside a must stands what the website allows besides, and beside a may nothing', () => {
  const must = 'Fees must be paid by card.'
  const may = 'We also take cheques.'
  const pages = { ...bakery, passages: first ? [{ ...first, id: 'p1', text: `Hello. ${must} ${may}` }] : [] }
  assert.equal(nextTo({ quote: must, passage: 'p1', kind: 'limit' }, pages), `Hello. … ${may}`)
  assert.equal(nextTo({ quote: may, passage: 'p1', kind: 'limit' }, pages), '')
})

test('behind a promise stands what takes some of it back, and behind a story nothing', () => {
  const promise = 'Yes! Quotes are free.'
  const limit = 'For complex jobs we may need a visit, at $100.'
  const pages = {
    ...bakery,
    passages: first ? [{ ...first, id: 'p1', text: `Is it free? ${promise} ${limit} Call us.` }] : [],
  }
  assert.equal(nextTo({ quote: promise, passage: 'p1', kind: 'promise' }, pages), limit)
  assert.equal(nextTo({ quote: promise, passage: 'p1', kind: 'story' }, pages), '')
  assert.equal(nextTo({ quote: `${promise} ${limit}`, passage: 'p1', kind: 'promise' }, pages), '')
})

test('words of a list that an editor shows keep what their page is called, and the heading above theirs', () => {
  const url = 'https://books.test/complete'
  const passage: Passage = {
    ...{
      id: 'p1',
      url,
      kind: 'list' as const,
      heading: 'Your books',
      text: 'Catch-up work if you are behind',
    },
    place: ['One fee.', 'What is included', 'Your books'],
  }
  const reading: Reading = {
    ...{ url, host: 'books.test', name: 'Books', language: 'en', colours: [], passages: [passage] },
    pages: [{ url, title: 'Gull Complete | All of it', role: 'services' }],
  }
  assert.equal(placeOver({ passage: 'p1' }, reading), 'Gull Complete, What is included')
  const plain = { ...reading, pages: [], passages: [{ ...passage, place: ['Your books'] }] }
  assert.equal(placeOver({ passage: 'p1' }, plain), '')
})
