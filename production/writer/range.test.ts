import assert from 'node:assert/strict'
import { test } from 'node:test'
import { english } from '#content/programme/en.ts'
import { rangeOf } from './range.ts'
import { readingOf } from './reading-under-test.ts'
import { smallWordsOf } from './small-words.ts'
import { wordsOf } from './words-of.ts'

const small = 'We clean gutters, mend slate roofs, and build dormer windows and chimneys.'
const listed = (...lines: string[]) => {
  const reading = readingOf({ '/': [small, ...lines] })
  return rangeOf(reading, wordsOf(english), smallWordsOf(reading)).map(({ text }) => text)
}

test('what stands in one row under a heading of services is on the list', () =>
  assert.deepEqual(listed('# Our services', '# Slate roofs', '# Clean gutters', '# Dormer windows'), [
    'Slate roofs.',
    'Clean gutters.',
    'Dormer windows.',
  ]))

test('two things are no list, and neither are people, reviews or orders', () => {
  assert.deepEqual(listed('# Our services', '# Slate roofs', '# Clean gutters'), [])
  assert.deepEqual(listed('# Our services', '# Jan Havel', '# Paula Mewes', '# Tonya Malik'), [])
  assert.deepEqual(
    listed('# What our clients say', '# Slate roofs', '# Clean gutters', '# Dormer windows'),
    [],
  )
  assert.deepEqual(listed('# Our services', '# Book now', '# Call us', '# Get in touch'), [])
})

test('a row under no heading that says so is no list', () =>
  assert.deepEqual(listed('# Slate roofs', '# Clean gutters', '# Dormer windows'), []))

test('a virtue among services is not on the list, and a row of virtues is none', () => {
  const services = ['# Slate roofs', '# Clean gutters', '# Dormer windows']
  assert.deepEqual(listed('# Our services', '# Fully Insured', ...services), [
    'Slate roofs.',
    'Clean gutters.',
    'Dormer windows.',
  ])
  const virtues = ['# Fully Insured', '# Certified Roofers', '# Slate roofs', '# Clean gutters']
  assert.deepEqual(listed('# Our services', ...virtues), [])
})
