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
      test(`${written} is said “${said}”, whatever goes on behind it`, () => {
        assert.equal(spokenFormOf(written, language), said)
        const opening = said.replace(/[.,]$/, '')
        for (const next of [', xaba', '; xaba', ': xaba', '? xaba', '! xaba', ') xaba', ' – xaba', '. Xaba'])
          assert.ok(spokenFormOf(`${written}${next}`, language).startsWith(opening), `${written}${next}`)
      })
  })

test('a telephone number is said figure by figure within a sentence, too', () => {
  const number = 'oh one six three two, nine six oh four four five'
  for (const [written, said] of [
    ['Ring 01632 960445, or walk in.', `Ring ${number}, or walk in.`],
    ['Ring 01632 960445.', `Ring ${number}.`],
    ['Ring 01632 960445 or write.', `Ring ${number} or write.`],
  ] as const)
    assert.equal(spokenFormOf(written), said)
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
