import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isSilent } from './silence.ts'

const now = new Date('2026-11-24T10:00:00Z')
const ago = (...days: number[]) => ({
  source: 'stripe',
  days: days.map((each) => new Date(now.getTime() - each * 86_400_000)),
})

test('a source is silent once it has said nothing for twice as long as ever before', () => {
  assert.equal(isSilent(ago(30, 28, 25, 24, 23), now), true)
  assert.equal(isSilent(ago(30, 18, 17, 16), now), false)
  assert.equal(isSilent(ago(5, 4, 3.5, 2), now), false)
})

test('whoever has hardly ever spoken is not missed', () => {
  assert.equal(isSilent(ago(60, 59, 58), now), false)
  assert.equal(isSilent(ago(), now), false)
})
