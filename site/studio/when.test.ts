import assert from 'node:assert/strict'
import { test } from 'node:test'
import { span, when } from './when.ts'

const now = new Date('2026-11-21T14:05:00Z')
const ago = (minutes: number) => when(new Date(now.getTime() - minutes * 60_000), now)

test('a time is a clock and a distance', () => {
  assert.equal(ago(0), '21 Nov 2026, 14:05 UTC, just now')
  assert.equal(ago(59), '21 Nov 2026, 13:06 UTC, 59 min ago')
  assert.equal(ago(47 * 60), '19 Nov 2026, 15:05 UTC, 47 h ago')
  assert.equal(ago(72 * 60), '18 Nov 2026, 14:05 UTC, 3 d ago')
  assert.equal(ago(-31 * 60), '22 Nov 2026, 21:05 UTC, in 31 h')
})

test('a span is said in the unit that people would use, and never longer than it is', () => {
  const said = [0, 59.9, 60, 59 * 60, 3599, 3600, 31 * 3600, 71.9 * 3600, 72 * 3600].map(span)
  assert.deepEqual(said, ['0 s', '59 s', '1 min', '59 min', '59 min', '1 h', '31 h', '71 h', '3 d'])
})
