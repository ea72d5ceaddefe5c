import assert from 'node:assert/strict'
import { test } from 'node:test'
import { brokenIn } from './broken.ts'
import { talkOf } from './heard.ts'

function broken(...texts: string[]): boolean[] {
  const sentences = texts.map((text) => ({ speaker: 'host' as const, text, support: 'bridge' as const }))
  const talk = talkOf({ language: 'en', chapters: [{ title: '', sentences }] })
  return talk.lines.map((heard) => brokenIn(heard, talk) !== undefined)
}

test('a sentence that goes on in the next line is broken, and a pause is not', () => {
  assert.deepEqual(broken('Either it confirms it...', '...or it lets her speak.'), [false, true])
  assert.deepEqual(broken('She still sails it.', '…Every Sunday?'), [false, false])
})

test('one name is enough for what one has said', () => {
  assert.deepEqual(
    broken('It helps, says Ida Moor.', 'Or, says Ida Moor, it lets her speak.', 'Ida Moor rows.'),
    [false, true, false],
  )
  assert.deepEqual(broken('It helps, says Ida Moor.', 'It floats, says Jan Pike.'), [false, false])
})
