import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Script, Sentence } from '#domain/script.ts'
import { readingOf } from '#production/writer/reading-under-test.ts'
import { beginningOf } from './beginning.ts'

const reading = readingOf({
  '/': ['title:Bramble & Co | Hedge layers in Kent', '# About', 'Bramble & Co lays hedges all over Kent.'],
})
const who = { sentences: ['Bramble & Co lays hedges all over Kent.'] }
const says = (speaker: Sentence['speaker'], text: string): Sentence => ({ speaker, text, support: 'bridge' })
const beginning = (...sentences: Sentence[]) => {
  const [script]: Script[] = [
    { show: 'x', title: 'x', summary: ['', '', ''], chapters: [{ title: 'x', sentences }] },
  ]
  return beginningOf(script as Script, reading, who) // made right above
}
const talk = says('guest', 'word '.repeat(45).trim())

test('a reader who says what stands over the door has said what this is', () => {
  assert.equal(beginning(says('reader', 'Hedge layers in Kent.'), talk), 'sign')
  assert.equal(beginning(says('reader', 'Kings of Kent.'), talk), 'neither')
  assert.equal(beginning(says('host', 'Hedge layers in Kent.'), talk), 'neither')
})

test('an introduction counts when a reading voice has come to its end in time', () => {
  assert.equal(beginning(says('reader', who.sentences[0] ?? '')), 'introduction')
  assert.equal(beginning(says('host', who.sentences[0] ?? '')), 'neither')
  assert.equal(beginning(talk, says('reader', who.sentences[0] ?? '')), 'neither')
})
