import assert from 'node:assert/strict'
import { test } from 'node:test'
import { brokenChords, repeated, secondsPerBeat, sung } from './notation.ts'
import { score, scoreSeconds } from './score.ts'

test('there are four parts, at 0, 8, 20 and 34 seconds', () => {
  assert.deepEqual(
    score.map(({ name, begins }) => [name, begins]),
    [
      ['Opening', 0],
      ['Theme', 8],
      ['Bed', 20],
      ['Sign-off', 34],
    ],
  )
})

test('every note begins within the piece, and at most a pick-up before its part', () => {
  for (const { begins, name, secondsPerBeat: _, ...voices } of score)
    for (const notes of Object.values(voices))
      for (const [beat] of notes) {
        assert.ok(beat >= -0.5, `${name}: ${beat}`)
        assert.ok(begins + beat * secondsPerBeat < scoreSeconds - 3, `${name}: ${beat}`)
      }
})

test('the motif asks in the theme and is answered by the tonic in the sign-off', () => {
  const tune = (name: string) =>
    score.find((part) => part.name === name)?.melody?.map(([, pitch]) => pitch) ?? []
  assert.deepEqual(tune('Theme').slice(0, 4), ['A4', 'E5', 'D5', 'F#5'])
  assert.deepEqual(tune('Sign-off').slice(6, 10), ['A4', 'E5', 'F#5', 'D5'])
})

test('a singer whose pitch does not change holds it', () => {
  const notes = sung(
    [
      [4, ['A3', 'C#4', 'E4', 'F#4']],
      [2, ['A3', 'D4', 'E4', 'F#4']],
    ],
    0.5,
    8,
  )
  assert.deepEqual(
    notes.toSorted(([a, first], [b, second]) => a - b || first.localeCompare(second)),
    [
      [8, 'A3', 6, 0.5],
      [8, 'C#4', 4, 0.5],
      [8, 'E4', 6, 0.5],
      [8, 'F#4', 6, 0.5],
      [12, 'D4', 2, 0.5],
    ],
  )
})

test('a broken chord fills its bar with eighths in groups of three, three and two', () => {
  const notes = brokenChords([[4, ['A3', 'C#4', 'E4', 'F#4']]], 1)
  assert.deepEqual(
    notes.map(([beat, pitch]) => `${beat} ${pitch}`),
    ['0 A3', '0.5 E4', '1 F#4', '1.5 C#4', '2 E4', '2.5 F#4', '3 C#4', '3.5 E4'],
  )
})

test('a repeated bar grows', () => {
  assert.deepEqual(repeated([[2, 0.5]], 2, 4, 2), [
    [6, 0.5],
    [10, 1],
  ])
})
