import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { SpokenSentence } from './episode.ts'
import { lineToQuote } from './line-to-quote.ts'

const evidence = [{ url: 'https://bakery.test/', passage: 'Bread.' }]
const said = (speaker: SpokenSentence['speaker'], text: string, more: Partial<SpokenSentence> = {}) => ({
  ...{ speaker, text, start: 0, end: 1, words: [], evidence },
  ...more,
})
const first = 'Mill Lane Bakery is a family bakery in Saltmouth.'
const second = 'We have baked in the same brick oven since 1987.'
const summary = ['Mill Lane Bakery, in its own words.', `“${first}”`, 'Word for word.'] as const

test('the letter quotes what its summary does not say already', () => {
  assert.equal(lineToQuote({ sentences: [said('reader', first), said('reader', second)], summary }), second)
  assert.equal(lineToQuote({ sentences: [said('reader', first)], summary }), undefined)
})

test('neither hosts nor customers are quoted, nor what is too short or too long', () => {
  const sentences = [
    said('host', 'A host asks something that is long enough to be quoted?'),
    said('reader', 'They saved our wedding cake in a single night.', { by: 'Ada Fox' }),
    said('reader', 'Open daily.'),
    said('reader', `${'Bread '.repeat(40)}.`),
    said('reader', 'Nothing on the website says this, as it seems.', { evidence: [] }),
    said('reader', second),
  ]
  assert.equal(lineToQuote({ sentences, summary }), second)
})
