import assert from 'node:assert/strict'
import { test } from 'node:test'
import { beforeNow, interval, periodInWords } from './retention.ts'

test('a period reads as people say it and as Postgres takes it', () => {
  assert.equal(periodInWords({ days: 1 }), 'one day')
  assert.equal(periodInWords({ days: 14 }), '14 days')
  assert.equal(periodInWords({ months: 6 }), 'six months')
  assert.equal(periodInWords({ months: 36 }), 'three years')
  assert.deepEqual([interval({ days: 14 }), interval({ months: 6 })], ['14 days', '6 months'])
})

test('what is older than a period is known to the day', () => {
  const now = new Date('2026-11-21T12:00:00Z')
  assert.equal(beforeNow({ days: 30 }, now).toISOString(), '2026-10-22T12:00:00.000Z')
  assert.equal(beforeNow({ months: 6 }, now).toISOString(), '2026-05-21T12:00:00.000Z')
})
