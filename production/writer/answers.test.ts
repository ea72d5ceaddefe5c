import assert from 'node:assert/strict'
import { test } from 'node:test'
import { englishLanguage } from '#content/programme/en.ts'
import { excerptsOf } from './excerpts.ts'
import { readingOf } from './reading-under-test.ts'
import { wordsOfLanguage } from './words-of.ts'

const answered = (answer: string) => {
  const { passages, ...reading } = readingOf({ '/': ['# Questions', `Do you deliver?\n${answer}`] })
  const asked = passages.map((each) => (each.kind === 'text' ? { ...each, kind: 'question' as const } : each))
  return excerptsOf({ ...reading, passages: asked }, wordsOfLanguage(englishLanguage)).excerpts.map(
    ({ sentences }) => sentences.join(' '),
  )
}

test('an answer is read without the order at its end', () =>
  assert.deepEqual(answered('Yes, to every house in Halden. Call us today!'), [
    'Yes, to every house in Halden.',
  ]))

test('an answer that would lose its limit, or its end, is not read', () => {
  for (const end of [
    'Read more below, but only for orders from £20.',
    'Call 01632 960745 at least a day before.',
    'We accept one wedding a weekend because of covid.',
  ])
    assert.deepEqual(answered(`Yes, to every house in Halden. ${end}`), [], end)
  assert.deepEqual(answered('Yes, to every house in Halden, and back. '.repeat(20)), [])
})
