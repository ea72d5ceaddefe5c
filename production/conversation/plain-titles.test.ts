import assert from 'node:assert/strict'
import { test } from 'node:test'
import { bakery } from './model-under-test.ts'
import { plainTitles } from './plain-titles.ts'

const titled = (...titles: string[]) =>
  plainTitles(
    titles.map((title) => ({ title, words: 90, beats: [] })),
    bakery,
  )

test('a title of the plan that the website says itself stands', () => {
  const said = 'On Mondays the bakery is closed'
  assert.deepEqual(titled('', said, ''), ['Who are they?', said, 'How does one begin?'])
})

test('instead of one that claims something stands what every episode asks', () => {
  const claim = 'Ninety bakers and the best bread in Europe'
  assert.deepEqual(titled(claim, claim, claim), [
    'Who are they?',
    'What should one know?',
    'How does one begin?',
  ])
})
