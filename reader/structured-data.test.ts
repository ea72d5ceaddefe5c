import assert from 'node:assert/strict'
import { test } from 'node:test'
import { parsePage } from './parse-page.ts'
import { readingOf } from './reading-of.ts'
import { structuredData } from './structured-data.ts'

const told = (...things: unknown[]) =>
  structuredData(things.map((thing) => JSON.stringify(thing))).map(
    ({ block }) => `${block.kind}: ${block.text}`,
  )

test('a business tells when it began, where it is and what it costs', () => {
  const address = { '@type': 'PostalAddress', streetAddress: '9 Harbour Lane', addressLocality: 'Saltmouth' }
  const bakery = { '@type': 'Bakery', name: 'Harbour Lane Bakery', foundingDate: 1987, address }
  assert.deepEqual(told({ '@graph': [bakery, { '@type': 'WebSite', name: 'Harbour Lane Bakery' }] }), [
    'data: Harbour Lane Bakery\nfounded: 1987\naddress: 9 Harbour Lane, Saltmouth',
  ])
})

test('a product tells its price, and a business how it is rated', () => {
  const offers = { '@type': 'Offer', price: '340.00', priceCurrency: 'GBP' }
  const aggregateRating = { '@type': 'AggregateRating', ratingValue: 4.7, reviewCount: 212 }
  assert.deepEqual(told({ '@type': 'Product', name: 'The Commuter', offers, aggregateRating }), [
    'data: The Commuter\nrating: 4.7 from 212 reviews\nprice: 340.00 GBP',
  ])
})

test('questions come with their answers, without markup', () => {
  const acceptedAnswer = { '@type': 'Answer', text: '<p>Yes, <b>every</b> day.</p>' }
  const question = { '@type': 'Question', name: 'Is it fresh?', acceptedAnswer }
  assert.deepEqual(told({ '@type': 'FAQPage', mainEntity: [question] }), [
    'question: Is it fresh?\nYes, every day.',
  ])
})

test('what is not JSON, or says nothing, is nothing', () => {
  assert.deepEqual(
    structuredData(['', 'null', '{', '[1, "x"]', '{"@type": "Store"}', '{"@type": 5, "name": {}}']),
    [],
  )
})

test('what visitors are answered holds against what machines are told', () => {
  const acceptedAnswer = { '@type': 'Answer', text: 'Yes, we bring it to every house in the valley.' }
  const faq = {
    '@type': 'FAQPage',
    mainEntity: [{ '@type': 'Question', name: 'Do you deliver?', acceptedAnswer }],
  }
  const told = (html: string) => {
    const text = `<script type="application/ld+json">${JSON.stringify(faq)}</script>${html}`
    const page = parsePage({ outcome: 'page', url: 'https://x.test/', isPlainText: false, text })
    return readingOf([page])
      .passages.filter(({ kind }) => kind === 'question')
      .map((each) => each.text.split('\n')[1])
  }
  const shown =
    '<details><summary>Do you deliver?</summary><p>No, but the bus stops at our door.</p></details>'
  assert.deepEqual(told(shown), ['No, but the bus stops at our door.'])
  assert.deepEqual(told('<h3>Do you deliver?</h3>'), [acceptedAnswer.text])
})
