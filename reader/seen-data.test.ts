import assert from 'node:assert/strict'
import { test } from 'node:test'
import { parsePage } from './parse-page.ts'
import { readingOf } from './reading-of.ts'

const bakery = {
  ...{ '@type': 'Bakery', name: 'Harbour Lane Bakery', foundingDate: '1987', telephone: '+441632960118' },
  description: 'Slow bread from Saltmouth, for everybody who can wait.',
}
const told = (html: string, data: object = bakery) => {
  const text = `<script type="application/ld+json">${JSON.stringify(data)}</script><main><h1>Harbour Lane Bakery</h1>${html}</main>`
  const page = parsePage({ outcome: 'page', url: 'https://x.test/', isPlainText: false, text })
  const { passages } = readingOf([page])
  return passages.flatMap(({ kind, text: said }) => (kind === 'data' ? said.split('\n').slice(1) : []))
}

test('of what machines are told, that counts which visitors see', () => {
  assert.deepEqual(told('<p>We have baked since 1987.</p>'), ['founded: 1987'])
  assert.deepEqual(told('<p>Call 01632 960 118 before noon.</p>'), ['telephone: +441632960118'])
  assert.deepEqual(told(`<p>${bakery.description}</p>`), [`description: ${bakery.description}`])
  assert.deepEqual(told('<p>We bake on Tuesdays.</p>'), [])
})

test('a number that goes on where visitors see it is another number', () => {
  assert.deepEqual(told('<p>Call +44 1632 960 118 00 before noon.</p>'), [])
})

test('a question that nobody sees is not answered, and one that stands there is', () => {
  const question = {
    ...{ '@type': 'Question', name: 'Do you come at night?' },
    acceptedAnswer: { '@type': 'Answer', text: 'For urgent orders, please call us directly.' },
  }
  const asked = (html: string) => {
    const text = `<script type="application/ld+json">${JSON.stringify(question)}</script><main>${html}</main>`
    const page = parsePage({ outcome: 'page', url: 'https://x.test/', isPlainText: false, text })
    return readingOf([page]).passages.filter(({ kind }) => kind === 'question').length
  }
  assert.equal(asked('<p>Please write to us with the form.</p>'), 0)
  assert.equal(asked('<h3>Do you come at night?</h3>'), 1)
})
