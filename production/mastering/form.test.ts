import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Theme } from '#audio/music/theme/play-theme.ts'
import { type Stereo, sampleRate } from '#audio/sound.ts'
import { themeFor } from './mastered-as.ts'

const even = (seconds: number): Stereo => [
  new Float32Array(seconds * sampleRate).fill(0.5),
  new Float32Array(seconds * sampleRate).fill(0.5),
]
const theme: Theme = {
  opening: even(16),
  bedSeconds: 8,
  barSeconds: 2,
  stings: () => [],
  finale: () => even(14),
}

test('an episode has its whole theme', () => assert.equal(themeFor('episode', theme), theme))

test('a sample has one bar before the first word, and fades after the last one', () => {
  const { opening, bedSeconds, finale } = themeFor('sample', theme)
  assert.equal(bedSeconds, 2)
  assert.equal(opening[0].length, 10 * sampleRate)
  assert.deepEqual([opening[0][0], opening[0][sampleRate]], [0, 0.5])
  const [left, right] = finale()
  assert.equal(left.length, 6.5 * sampleRate)
  assert.deepEqual([left[0], right[4 * sampleRate]], [0.5, 0.5])
  assert.ok((left.at(-1) ?? 1) < 0.001)
})
