import assert from 'node:assert/strict'
import { test } from 'node:test'
import { wordsIn } from './phrases.ts'

test('an elided article is a word of its own, and a name with an apostrophe stays whole', () => {
  assert.deepEqual(wordsIn('L’atelier qu’il aime, aujourd’hui'), [
    'l',
    'atelier',
    'qu',
    'il',
    'aime',
    "aujourd'hui",
  ])
  assert.deepEqual(wordsIn("Nell's o'clock isn't"), ["nell's", "o'clock", "isn't"])
})
