import assert from 'node:assert/strict'
import { test } from 'node:test'
import { promisesTo } from './promises.ts'
import type { KnownThing } from './standing.ts'

const hours = { draft: 120, 'first-episode': 72 }
const at = (day: number) => new Date(Date.UTC(2026, 10, day, 9))
const purchase = (id: string, day: number, facts: KnownThing['facts'] = {}): KnownThing => ({
  ...{ id, kind: 'purchase', asOf: at(day), facts: { state: 'paid', subscription: 'sub_1', ...facts } },
})
const call = (day: number): KnownThing => ({
  ...{ id: `booking:${day}`, kind: 'booking', asOf: at(1) },
  facts: { state: 'booked', startsAt: at(day).toISOString(), endsAt: at(day).toISOString() },
})
const due = (things: KnownThing[]) => promisesTo(things, hours).map(({ dueAt }) => dueAt)

test('the draft is due five days after the purchase, the first episode three days after the call that follows it', () => {
  assert.deepEqual(due([call(2), purchase('txn:1', 3), call(6), call(9)]), [at(8), at(9)])
})

test('without a call after the purchase the first episode has no day yet', () => {
  assert.deepEqual(due([call(2), purchase('txn:1', 3)]), [at(8), undefined])
})

test('a month that is paid for later, the guide and money that waits promise nothing', () => {
  const later = purchase('txn:2', 33)
  assert.equal(promisesTo([purchase('txn:1', 3), later], hours).length, 2)
  assert.deepEqual(due([purchase('txn:3', 3, { offer: 'guide' })]), [])
  assert.deepEqual(due([purchase('txn:4', 3, { state: 'waiting' })]), [])
})

test('what an operator has ticked is kept, until it is taken back', () => {
  const ticked = (state: string): KnownThing => ({
    ...{ id: 'promise:txn:1:draft', kind: 'promise', asOf: at(5), facts: { state } },
  })
  const isKept = (state: string) =>
    promisesTo([purchase('txn:1', 3), ticked(state)], hours).find(({ promised }) => promised === 'draft')
      ?.isKept
  assert.deepEqual([isKept('kept'), isKept('open')], [true, false])
})

test('what was done is kept without a tick: a draft that was put before them, an episode that is out', () => {
  const things = [purchase('txn:1', 3), call(6)]
  const show = { paidWith: 'subscription:sub_1', isDrafted: true, isOut: false }
  const kept = (changes: object) =>
    promisesTo(things, hours, [{ ...show, ...changes }]).map(({ promised, isKept }) => [promised, isKept])
  assert.deepEqual(kept({}), [
    ['first-episode', false],
    ['draft', true],
  ])
  assert.deepEqual(kept({ isOut: true, isDrafted: false }), [
    ['draft', true],
    ['first-episode', true],
  ])
  assert.deepEqual(kept({ paidWith: 'subscription:sub_2' })[0], ['draft', false], 'of another show')
})
