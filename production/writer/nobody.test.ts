import assert from 'node:assert/strict'
import { test } from 'node:test'
import { englishLanguage } from '#content/programme/en.ts'
import { excerptsOf } from './excerpts.ts'
import { speaksOfNobody } from './nobody.ts'
import { readingOf } from './reading-under-test.ts'
import { smallWordsOf } from './small-words.ts'
import { wordsOfLanguage } from './words-of.ts'

const words = wordsOfLanguage(englishLanguage)
const picks = 'He picks the oak himself and works closely with each client until the table stands.'
const plain =
  'We care about our work, and what we know about details sets our tables apart from all the rest. The rest is oak.'

function isOfNobody(...lines: string[]): boolean[] {
  const reading = readingOf({ '/': lines })
  const { excerpts } = excerptsOf(reading, words)
  return excerpts.map((each) => speaksOfNobody(each, words, smallWordsOf(reading)))
}

test('who he is stands before him, or above, or is not known', () => {
  assert.deepEqual(isOfNobody('# About us', `${plain} ${picks}`), [true])
  assert.deepEqual(
    isOfNobody('# Our workshop', `We care about our work. Our founder Ned Lind is a joiner. ${picks}`),
    [false],
  )
  assert.deepEqual(isOfNobody('# Ned Lind', `${plain} ${picks}`), [false])
  assert.deepEqual(isOfNobody('# About us', plain), [false])
})
