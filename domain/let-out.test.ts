import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { EpisodeProgress } from './desk.ts'
import { mayLetOut } from './let-out.ts'

const now = new Date('2026-03-10T09:00:00Z')
const approved: EpisodeProgress = {
  ...{ status: 'recorded', isWritten: true, wasWritten: false, hasEnded: false, isAwaiting: false },
  ...{ isLeaving: false, isHeld: false, isWithClient: false, trouble: null },
}
const waiting = {
  step: 'await-episode',
  sound: { verdict: 'yes', isThere: true },
  date: new Date('2026-03-17T09:00:00Z'),
  waitsFor: null,
} as const
const may = (progress: Partial<EpisodeProgress>, changes: Partial<Parameters<typeof mayLetOut>[1]> = {}) =>
  mayLetOut({ ...approved, ...progress }, { ...waiting, ...changes }, now)

test('what is approved and waits for a date, or for one that is free, may be let out', () => {
  assert.ok(may({}))
  assert.ok(may({}, { date: null, waitsFor: 'date' }))
})

test('nothing else may', () => {
  for (const progress of [
    ...[{ isHeld: true }, { hasEnded: true }, { isLeaving: true }, { isAwaiting: true }],
    ...[{ trouble: 'No room.' }, { status: 'stopped' }, { status: 'failed' }, { isWithClient: true }],
  ])
    assert.equal(may(progress), false, JSON.stringify(progress))
  for (const changes of [
    ...[{ date: null }, { date: now }, { waitsFor: 'waits' as const }, { waitsFor: 'over' as const }],
    ...[{ step: 'publish' }, { step: null }, { sound: { verdict: null, isThere: true } }],
    ...[{ sound: { verdict: 'changes' as const, isThere: true } }],
    { sound: { verdict: 'yes' as const, isThere: false } },
  ])
    assert.equal(may({}, changes), false, JSON.stringify(changes))
})
