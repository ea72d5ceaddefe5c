import assert from 'node:assert/strict'
import { test } from 'node:test'
import { hour } from '#domain/board.ts'
import { clockOf, distance, promiseOf, targetOf } from './due.ts'

test('a request is due as we promise it, and before that as we want it', () => {
  assert.deepEqual([targetOf(0), promiseOf(0)], [24 * hour, 48 * hour])
})

test('a distance is said in the unit that people would use', () => {
  const said = [0, 59_999, 60_000, 59 * 60_000, hour, 31 * hour, 71 * hour, 72 * hour, -2 * hour].map(
    distance,
  )
  assert.deepEqual(said, ['0 min', '0 min', '1 min', '59 min', '1 h', '31 h', '71 h', '3 d', '2 h'])
})

test('a clock is that of its reader, or says whose it is', () => {
  const noon = Date.UTC(2026, 10, 20, 12, 5)
  assert.deepEqual([clockOf(noon, undefined), clockOf(noon, 'Asia/Tokyo')], ['Fri 12:05 UTC', 'Fri 21:05'])
})
