import assert from 'node:assert/strict'
import { test } from 'node:test'
import { englishLanguage } from '#content/programme/en.ts'
import { excerptsOf } from './excerpts.ts'
import { readingOf } from './reading-under-test.ts'
import { wordsOfLanguage } from './words-of.ts'

const beginning = 'Bramble was founded in 2018 by two sisters, and we still bake in the same brick oven.'
const read = (...lines: string[]) => {
  const reading = readingOf(
    { '/': ['# Our oven', beginning], '/about': ['# About', ...lines] },
    { name: 'Bramble' },
  )
  const { excerpts } = excerptsOf(reading, wordsOfLanguage(englishLanguage))
  return excerpts.flatMap(({ sentences }) => sentences).join(' ')
}

test('of two years in which a business began, neither is told', () => {
  assert.ok(!read('Year Established 2020').includes('two sisters'))
  assert.ok(!read('We were established in 2020 and have grown ever since, loaf by loaf.').includes('2020'))
})

test('the same year twice, and the beginning of something else, are no dispute', () => {
  assert.ok(read('Established 2018').includes('two sisters'))
  assert.ok(
    read('The mill of our neighbours beside the river, founded in 1870, grinds the wheat.').includes(
      'two sisters',
    ),
  )
  assert.ok(read('We bought a second oven in 2020, and we have not regretted it.').includes('two sisters'))
})
