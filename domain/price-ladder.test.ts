import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { type LadderState, minutesUntil, stateAt } from './price-ladder.ts'

const now = 1_790_000_000_000
const fresh: LadderState = { priceStage: 0, timeLeft: 300 }
const final: LadderState = { priceStage: 4, timeLeft: 1 }
const saved = (timeLeft: number, priceStage: number, secondsAgo: number) =>
  JSON.stringify({ timeLeft, priceStage, savedAt: now - secondsAgo * 1000 })

test('each stage begins five minutes after the one before', () =>
  assert.deepEqual(
    [1, 2, 3, 4].map((stage) => minutesUntil(stage, 0)),
    [5, 10, 15, 20],
  ))

describe('what was saved is found again as if the page had stayed open', () => {
  const cases: [string, number, number, number, LadderState][] = [
    ['at once', 300, 0, 0, { priceStage: 0, timeLeft: 300 }],
    ['within the stage', 200, 0, 50, { priceStage: 0, timeLeft: 150 }],
    ['in its last second', 300, 0, 299, { priceStage: 0, timeLeft: 1 }],
    ['at the very change', 10, 0, 10, { priceStage: 1, timeLeft: 300 }],
    ['in the next stage', 200, 0, 250, { priceStage: 1, timeLeft: 250 }],
    ['two stages on', 300, 0, 899, { priceStage: 2, timeLeft: 1 }],
    ['at the change to the top', 1, 3, 1, final],
    ['past the top', 10, 1, 700, final],
    ['a day later', 300, 0, 86_400, final],
    ['at the top, where time stands still', 1, 4, 5000, final],
    ['at the top, saved with time left', 150, 4, 60, final],
    ['with a clock that was put back an hour', 200, 1, -3600, { priceStage: 1, timeLeft: 200 }],
  ]
  for (const [when, timeLeft, priceStage, ago, state] of cases)
    test(when, () =>
      assert.deepEqual(stateAt(saved(timeLeft, priceStage, ago), now), { state, isCorrupt: false }),
    )

  test('a part of a second does not count', () => {
    const text = JSON.stringify({ timeLeft: 120, priceStage: 0, savedAt: now - 119_999 })
    assert.deepEqual(stateAt(text, now).state, { priceStage: 0, timeLeft: 1 })
  })

  test('further keys do not matter, not even those with famous names', () => {
    const text = `{"__proto__":{"timeLeft":1},"constructor":1,"timeLeft":200,"priceStage":1,"savedAt":${now}}`
    assert.deepEqual(stateAt(text, now), { state: { priceStage: 1, timeLeft: 200 }, isCorrupt: false })
  })
})

test('nothing saved is a fresh start and no fault', () =>
  assert.deepEqual(stateAt(null, now), { state: fresh, isCorrupt: false }))

describe('what cannot be right is a fresh start and is reported', () => {
  const at = `"savedAt":${now}`
  for (const text of [
    '',
    'undefined',
    'null',
    'true',
    '97',
    '"97"',
    '[]',
    '{}',
    '[200,1,1]',
    '{"timeLeft":200,"priceStage":1,"savedAt":17',
    '['.repeat(20_000),
    `{"timeLeft":200,${at}}`,
    `{"priceStage":1,${at}}`,
    '{"timeLeft":200,"priceStage":1}',
    `{"timeLeft":0,"priceStage":1,${at}}`,
    `{"timeLeft":-5,"priceStage":1,${at}}`,
    `{"timeLeft":301,"priceStage":1,${at}}`,
    `{"timeLeft":12.5,"priceStage":1,${at}}`,
    `{"timeLeft":1e999,"priceStage":1,${at}}`,
    `{"timeLeft":"200","priceStage":1,${at}}`,
    `{"timeLeft":[200],"priceStage":1,${at}}`,
    `{"timeLeft":null,"priceStage":1,${at}}`,
    `{"timeLeft":200,"priceStage":5,${at}}`,
    `{"timeLeft":200,"priceStage":-1,${at}}`,
    `{"timeLeft":200,"priceStage":0.5,${at}}`,
    `{"timeLeft":200,"priceStage":"1",${at}}`,
    '{"timeLeft":200,"priceStage":1,"savedAt":-1}',
    '{"timeLeft":200,"priceStage":1,"savedAt":"2025-09-22T00:00:00Z"}',
    '{"timeLeft":200,"priceStage":1,"savedAt":null}',
    `{"__proto__":{"timeLeft":200,"priceStage":1,${at}}}`,
  ])
    test(text.slice(0, 60) || 'an empty string', () =>
      assert.deepEqual(stateAt(text, now), { state: fresh, isCorrupt: true }),
    )
})
