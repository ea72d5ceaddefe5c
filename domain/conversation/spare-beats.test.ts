import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Beat, Scenes } from './scenes.ts'
import { withoutSpare } from './spare-beats.ts'

const beat = (name: string, words: number, isSpare = false): Beat => ({
  ...{ question: name, payoff: '', isSpare },
  lines: [{ speaker: 'host', text: 'word '.repeat(words).trim(), support: 'bridge' }],
})
const scenes = (...beats: Beat[][]): Scenes => beats.map((each) => ({ title: '', words: 0, beats: each }))
const left = (script: Scenes, words: number) =>
  withoutSpare(script, words)
    .map(({ beats }) => beats.map(({ question }) => question).join(''))
    .join(' ')

const talk = scenes(
  [beat('a', 30, true), beat('b', 20, true)],
  [beat('c', 30), beat('d', 10, true)],
  [beat('e', 20)],
)

test('a draft that is as long as planned keeps what is spare', () => {
  assert.equal(left(talk, 105), 'ab cd e')
})

test('one that is too long loses what brings it nearest to the plan, and no more than that', () => {
  assert.equal(left(talk, 100), 'ab c e')
  assert.equal(left(talk, 90), 'a cd e')
  assert.equal(left(talk, 80), 'a c e')
})

test('nothing else goes, however long it is, nor the opening, the ending and the only beat of a scene', () => {
  assert.equal(left(talk, 20), 'a c e')
  assert.equal(
    left(scenes([beat('a', 60, true)], [beat('b', 60, true)], [beat('c', 60, true)]), 120),
    'a b c',
  )
})
