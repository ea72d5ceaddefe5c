import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ageState, backupState, diskState, failuresState, lineState, worst } from './health.ts'

test('a disk wants a look at 80 % and a deed at 90 %', () => {
  assert.deepEqual([0, 0.799, 0.8, 0.899, 0.9, 1].map(diskState), [
    'good',
    'good',
    'look',
    'look',
    'act',
    'act',
  ])
})

test('an open request wants a look once it is due and a deed once the promise is broken', () => {
  const hours = { least: 24, most: 48 }
  assert.deepEqual(
    [23.9, 24, 47.9, 48].map((age) => ageState(age, hours)),
    ['good', 'look', 'look', 'act'],
  )
})

test('a day without a backup wants a deed', () => {
  assert.deepEqual([0, 24, 24.1].map(backupState), ['good', 'good', 'act'])
})

test('a few failures want a look, many a deed', () => {
  assert.deepEqual([failuresState(0, 9), failuresState(1, 2), failuresState(3, 9)], ['good', 'look', 'act'])
})

test('a line of requests wants a look, and a deed when it stays', () => {
  const now = new Date('2026-11-23T12:01:00Z')
  const since = (time: string) => lineState(new Date(`2026-11-23T${time}Z`), now)
  assert.deepEqual([lineState(null, now), since('12:00:01'), since('12:00:00')], ['good', 'look', 'act'])
})

test('the worst of all is what the page says', () => {
  assert.equal(worst(['good', 'act', 'look']), 'act')
  assert.equal(worst([]), 'good')
})
