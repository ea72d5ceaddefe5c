import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { englishRules } from './english.ts'
import { frenchRules } from './french.ts'
import { germanRules } from './german.ts'
import { sayingsOf, spokenFormOf } from './sayings.ts'
import { spanishRules } from './spanish.ts'

for (const [language, rules] of [
  ['en', englishRules],
  ['de', germanRules],
  ['fr', frenchRules],
  ['es', spanishRules],
] as const)
  describe(`what is written in ${language}`, () => {
    for (const [written, said] of rules.flatMap(({ examples }) => examples))
      test(`${written} is said “${said}”`, () => assert.equal(spokenFormOf(written, language), said))
  })

test('captions keep what is written, and what is said as one is one piece', () => {
  assert.deepEqual(sayingsOf('It costs £4.20 — or more.'), [
    { text: 'It', said: 'It' },
    { text: 'costs', said: 'costs' },
    { text: '£4.20 — or', said: 'four pounds twenty, or' },
    { text: 'more.', said: 'more.' },
  ])
})

test('every letter that is written is shown, whatever is said', () => {
  for (const text of [
    'Mon–Fri 8a–4:30p',
    'A “good” (old) loaf; £5.',
    'Call +44 20 7946 0958 or hello@bread.example.',
    '★★★ 17+ towns & more™',
  ])
    assert.equal(
      sayingsOf(text)
        .map((piece) => piece.text)
        .join(' '),
      text,
    )
})
