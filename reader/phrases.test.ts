import assert from 'node:assert/strict'
import { test } from 'node:test'
import { phraseFinder, wordsIn } from './phrases.ts'

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

test('a star in front of a word stands for any beginning, and at both ends for both', () => {
  const finder = phraseFinder(['*praxis', '*pflege*'])
  assert.equal(finder.in('Unsere Tierarztpraxis'), '*praxis')
  assert.equal(finder.in('Die Baumpfleger'), '*pflege*')
  assert.equal(finder.in('Praxisräume'), undefined)
})
