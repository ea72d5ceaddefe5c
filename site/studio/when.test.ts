import assert from 'node:assert/strict'
import { test } from 'node:test'
import { when } from './when.ts'

const now = new Date('2026-11-21T14:05:00Z')
const ago = (minutes: number) => when(new Date(now.getTime() - minutes * 60_000), now)

test('a time is a clock and a distance', () => {
  assert.equal(ago(0), '21 Nov, 14:05 UTC, just now')
  assert.equal(ago(59), '21 Nov, 13:06 UTC, 59 min ago')
  assert.equal(ago(47 * 60), '19 Nov, 15:05 UTC, 47 h ago')
  assert.equal(ago(72 * 60), '18 Nov, 14:05 UTC, 3 d ago')
  assert.equal(ago(-5), '21 Nov, 14:10 UTC, just now')
})
