import assert from 'node:assert/strict'
import { test } from 'node:test'
import { stretchOf } from './stretch.ts'

const line = (start: number) => ({ heard: { start, end: start + 4 } })
const parts = [[line(6), line(10)], [line(20)], [line(30)]]

test('the parts of an episode touch, and nothing of it is in none of them', () => {
  assert.deepEqual(
    [1, 2, 3].map((part) => stretchOf(parts, part)),
    [
      { from: undefined, to: 20 },
      { from: 20, to: 30 },
      { from: 30, to: undefined },
    ],
  )
})

test('what fits on one page is heard whole', () => {
  assert.deepEqual(stretchOf([[line(6)]], 1), { from: undefined, to: undefined })
})
