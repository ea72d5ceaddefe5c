import assert from 'node:assert/strict'
import { test } from 'node:test'
import { durationInDays, stages } from './timeline-dates.ts'

test('days are days, weeks are seven of them', () => {
  assert.deepEqual(durationInDays('3-5 days'), { least: 3, most: 5 })
  assert.deepEqual(durationInDays('2-3 weeks'), { least: 14, most: 21 })
})

test('a step without a duration of its own has none', () => {
  for (const timeline of ['Right after booking', 'Every month', '', '5 days', '3-5 months'])
    assert.equal(durationInDays(timeline), undefined)
})

test('the seven steps after a booking add up to 22 to 35 days', () => {
  const seven = [
    'Right after booking',
    '3-5 days',
    '1-2 days',
    '3-5 days',
    '1-2 days',
    '2-3 weeks',
    'Every month',
  ]
  assert.deepEqual(
    stages(seven).map(({ start, end }) => [start, end.least, end.most]),
    [
      [0, 0, 0],
      [0, 3, 5],
      [3, 4, 7],
      [4, 7, 12],
      [7, 8, 14],
      [8, 22, 35],
      [22, 22, 35],
    ],
  )
})

test('no step is finished before the one ahead of it', () => {
  const found = stages(['1-2 days', 'Whenever you like', '2-3 weeks', '1-1 days'])
  for (const [index, { start, end }] of found.entries()) {
    assert.ok(end.least <= end.most)
    assert.equal(start, found[index - 1]?.end.least ?? 0)
  }
})
