import assert from 'node:assert/strict'
import { test } from 'node:test'
import { englishLanguage } from '#content/programme/en.ts'
import type { Marked } from './marked.ts'
import { readingOf } from './reading-under-test.ts'
import { shortened } from './shortened.ts'
import { keyOfExcerpt } from './wished.ts'
import { wordsOfLanguage } from './words-of.ts'
import { writeProgramme } from './write-programme.ts'

const words = wordsOfLanguage(englishLanguage)
const twenty =
  'The oven was built of brick in 1987 by two sisters who had never laid a brick in their lives before they began, and who asked nobody how to do it until the first of three walls had fallen.'
const [base] = writeProgramme(readingOf({ '/': ['# The oven', twenty, twenty] }), englishLanguage).all
assert.ok(base)
const of = (...sentences: string[]): Marked => ({ ...base, kind: 'prose', sentences })

test('a long passage stops at the end of a sentence, and is found again by all of it', () => {
  const whole = of(twenty, twenty, twenty, twenty, twenty)
  const short = shortened(whole, words)
  assert.deepEqual(short.sentences, [twenty, twenty])
  assert.equal(keyOfExcerpt(short), keyOfExcerpt(whole))
})

test('it does not stop before what limits it', () => {
  const limit = 'That holds only if the wood is dry, and the wood is never dry before the middle of May.'
  assert.deepEqual(shortened(of(twenty, twenty, limit, twenty, twenty), words).sentences, [twenty])
  assert.deepEqual(shortened(of(twenty, twenty), words).sentences, [twenty, twenty])
})
