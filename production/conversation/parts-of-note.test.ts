import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { PlacedLine } from '#domain/conversation/scenes.ts'
import { goingFor, partsOfNote } from './parts-of-note.ts'

test('each line that a note names hears its own part alone', () => {
  const note =
    'Scene 4 is a leaflet: let the host answer, and say line 48 as "For four there\'s a discount." Elsewhere line 14 belongs behind line 12, line 15 goes ("It sleeps nine."), and line 27 is only "And when it pours?", for it dangles.'
  assert.deepEqual(
    partsOfNote(note).map(({ part, lines }) => [part.slice(0, 24), ...lines]),
    [
      ['Scene 4 is a leaflet: le', 48],
      ['Elsewhere line 14 belong', 14, 12],
      ['line 15 goes ("It sleeps', 15],
      ['and line 27 is only "And', 27],
    ],
  )
})

test('what names no line goes on with what stands before it', () => {
  const note = 'Behind line 3 the host says "They do. All of it." A word of the guest closes it.'
  assert.deepEqual(partsOfNote(note), [{ part: note, lines: [3] }])
  assert.deepEqual(partsOfNote('It is dull.'), [{ part: 'It is dull.', lines: [] }])
})

test('a line that goes for another is marked alone, unless its beat is written again anyway', () => {
  const line = { speaker: 'guest', text: 'A joke.', support: 'bridge' } as const
  const placed: PlacedLine[] = [1, 2, 3].map((number) => ({
    line,
    number,
    at: number,
    scene: 0,
    beat: number < 3 ? 0 : 1,
  }))
  const numbers = (reason: string) => goingFor([{ number: 1, reason }], placed).map(({ number }) => number)
  assert.deepEqual(numbers('Line 3 goes for that.'), [3])
  assert.deepEqual(numbers('Line 2 goes for that, and line 9 goes.'), [])
})
