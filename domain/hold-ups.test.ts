import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type HoldUp, holdUpsOf, type ShowAtAStand } from './hold-ups.ts'

const show = (changes: Partial<ShowAtAStand> = {}): HoldUp[] =>
  holdUpsOf({
    ...{ runs: true, isPlanKnown: true, hasDates: true, hasDecider: true, hasDays: true },
    ...{ isUnbegun: false, notBegun: null, isAnswered: true, isDraftOpen: false, isTold: false, left: null },
    ...changes,
  })

test('a show is held up by what its people have not done, and by nothing where its plan does not run', () => {
  assert.deepEqual(show(), [])
  const bought = { hasDays: false, isUnbegun: true, isAnswered: false }
  assert.deepEqual(show(bought), ['questions', 'days'])
  assert.deepEqual(show({ ...bought, hasDates: false }), ['questions'], 'a plan without dates')
  assert.deepEqual(show({ ...bought, isPlanKnown: false }), ['plan', 'questions', 'days'])
  assert.deepEqual(show({ ...bought, isUnbegun: false }), [], 'made by hand')
  assert.deepEqual(show({ ...bought, runs: false }), [])
  assert.deepEqual(show({ notBegun: 'questions', isAnswered: false }), ['questions'])
  assert.deepEqual(show({ notBegun: 'questions' }), [], 'answered since the calendar looked')
  assert.deepEqual(show({ isAnswered: false }), [], 'nothing is due')
  assert.deepEqual(show({ notBegun: 'plan' }), ['plan'])
  assert.deepEqual(show({ notBegun: 'material', isTold: true }), ['material'])
  assert.deepEqual(show({ notBegun: 'material' }), [], 'the last one failed: that is ours')
  assert.deepEqual(show({ left: 4 }), ['scarce'])
  assert.deepEqual(show({ left: 5 }), [])
  assert.deepEqual(show({ left: 0, notBegun: 'material', isTold: true }), ['material'], 'it is gone already')
  assert.deepEqual(show({ left: 0, hasDays: false }), [], 'no date asks for anything')
  assert.deepEqual(show({ left: 0, runs: false }), [])
  assert.deepEqual(show({ hasDecider: false, isDraftOpen: true }), ['nobody', 'draft'])
})
