import assert from 'node:assert/strict'
import { test } from 'node:test'
import { hour } from '#domain/board.ts'
import { clockIn, promiseOf, targetOf } from './due.ts'

test('a request is due as we promise it, and before that as we want it', () => {
  assert.deepEqual([targetOf(0), promiseOf(0)], [24 * hour, 48 * hour])
})

test('a clock is that of its reader, or says whose it is', () => {
  const noon = Date.UTC(2026, 10, 20, 12, 5)
  assert.deepEqual([clockIn(noon, undefined), clockIn(noon, 'Asia/Tokyo')], ['Fri 12:05 UTC', 'Fri 21:05'])
})
