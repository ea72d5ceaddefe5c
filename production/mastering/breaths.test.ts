import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Sentence, Speaker } from '#domain/script.ts'
import { breathBefore } from './breaths.ts'

const said = (speaker: Speaker, text = 'So it is.'): Sentence => ({ speaker, text, support: 'bridge' })
const pause = (before: Speaker, speaker: Speaker, text?: string) =>
  breathBefore(said(speaker), said(before, text))

test('whoever reads lets a sentence stand, and the page is turned before and after', () => {
  assert.ok(pause('reader', 'reader') > pause('host', 'host') + 0.1)
  assert.ok(pause('host', 'reader') > pause('host', 'guest') + 0.2)
  assert.equal(pause('reader', 'host'), pause('host', 'reader'))
  assert.ok(pause('reader', 'customer') > pause('reader', 'reader'))
})

test('a question hangs in the air, and between hosts nothing has changed', () => {
  assert.ok(pause('host', 'guest', 'Is it?') > pause('host', 'guest', 'Is it.'))
  assert.ok(pause('host', 'host') >= 0.3 && pause('host', 'host') < 0.44)
  assert.ok(pause('host', 'guest') >= 0.42 && pause('host', 'guest') < 0.56)
})

test('two who talk do not wait for each other, unless one has to think', () => {
  const retort = (text: string) =>
    breathBefore({ ...said('guest', text), act: 'reaction' }, said('host', 'So it is.'))
  assert.ok(retort('In a fish van?') < pause('host', 'guest') - 0.2)
  assert.ok(retort('…Half?') > pause('host', 'guest'))
  assert.equal(retort('In a fish van?'), retort('In a fish van?'))
})
