import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readSecondsFor, secondsFor, wordsFor } from './script-length.ts'

/** Words of scripts of sample websites, and how long their recordings with the built-in voices are. */
const recorded = [
  [363, 186.6],
  [463, 227.9],
  [476, 219.8],
  [482, 225.3],
  [518, 255.6],
] as const

test('what is read aloud lasts as long as was foreseen, within five per cent', () => {
  for (const [words, seconds] of recorded)
    assert.ok(
      Math.abs(readSecondsFor(words) / seconds - 1) < 0.05,
      `${words} words: ${readSecondsFor(words)} s`,
    )
})

test('a talk lasts as long as its recording with the built-in voices, and as it was planned', () => {
  assert.ok(Math.abs(secondsFor(750, 5) - 348) < 5, `${secondsFor(750, 5)}`)
  assert.ok(Math.abs(secondsFor(wordsFor(300, 4), 4) - 300) <= 1)
})
