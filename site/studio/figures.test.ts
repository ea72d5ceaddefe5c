import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sizeInWords } from './size-of.ts'

test('a size is short at any order of magnitude', () => {
  assert.deepEqual([0, 812, 4200, 4_200_000, 123_456_789_000].map(sizeInWords), [
    '0 bytes',
    '812 bytes',
    '4.2 kB',
    '4.2 MB',
    '123 GB',
  ])
})
