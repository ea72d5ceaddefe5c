import assert from 'node:assert/strict'
import { test } from 'node:test'
import { minutesInLine } from './admission.ts'

test('the turn of who waits comes as soon as the limits allow', () => {
  const limits = [{ most: 30, seconds: 60 }]
  assert.deepEqual(
    [1, 30, 31, 1970].map((place) => minutesInLine(place, limits)),
    [1, 1, 2, 66],
  )
})

test('the slower limit counts, and there is always a minute', () => {
  const limits = [
    { most: 10, seconds: 1 },
    { most: 50, seconds: 3600 },
  ]
  assert.equal(minutesInLine(51, limits), 120)
  assert.equal(minutesInLine(1, [{ most: 10, seconds: 1 }]), 1)
  assert.equal(minutesInLine(7, []), 1)
})
