import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { byWeek, everyDay, explain, hasAge, median } from './figures.ts'
import { leftOutReasons } from './left-out.ts'

test('the middle of some numbers', () => {
  assert.deepEqual([median([]), median([7]), median([9, 1, 5]), median([4, 1, 8, 2])], [undefined, 7, 5, 3])
})

test('an episode has an age once its days are over', () => {
  const now = Date.parse('2026-03-03T00:00:00Z')
  assert.deepEqual(
    [hasAge('2026-03-02', 1, now), hasAge('2026-03-02', 1, now - 1), hasAge('2026-03-02', 7, now)],
    [true, false, false],
  )
})

describe('days', () => {
  test('without a download are there, over the change of the clock, too', () => {
    const days = everyDay([{ day: '2026-03-29', downloads: 4 }], '2026-03-28', '2026-03-30')
    assert.deepEqual(
      days.map(({ day, downloads }) => `${day} ${downloads}`),
      ['2026-03-28 0', '2026-03-29 4', '2026-03-30 0'],
    )
  })

  test('make weeks that begin on Mondays', () => {
    const days = everyDay(
      [
        { day: '2026-03-01', downloads: 2 },
        { day: '2026-03-02', downloads: 3 },
        { day: '2026-03-08', downloads: 4 },
      ],
      '2026-02-28',
      '2026-03-09',
    )
    assert.deepEqual(byWeek(days), [
      { day: '2026-02-23', downloads: 2 },
      { day: '2026-03-02', downloads: 7 },
      { day: '2026-03-09', downloads: 0 },
    ])
  })
})

test('every request has gone somewhere, the most frequent reason first', () => {
  const rows = [
    { reason: leftOutReasons.machine, requests: 3 },
    { reason: leftOutReasons.again, requests: 9 },
    { reason: leftOutReasons.machine, requests: 4 },
    { reason: 99, requests: 5 },
  ]
  assert.deepEqual(explain(10, rows), {
    requests: 26,
    downloads: 10,
    leftOut: [
      { reason: 'again', requests: 9 },
      { reason: 'machine', requests: 7 },
    ],
  })
})
