import assert from 'node:assert/strict'
import { test } from 'node:test'
import { nextTryIn } from './letter.ts'

test('a letter is tried after about 1, 5, 15 and 60 minutes, then every hour for two days', () => {
  const triedAt: number[] = []
  let age = 0
  for (let tries = 1; ; tries++) {
    const pause = nextTryIn(tries, age)
    if (pause === undefined) break
    age += pause
    triedAt.push(age / 60)
  }
  assert.deepEqual(triedAt.slice(0, 6), [1, 5, 15, 60, 120, 180])
  assert.equal(triedAt.at(-1), 48 * 60)
})
