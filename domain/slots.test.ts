import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import type { Policy } from './plan-policy.ts'
import { type KeptSlot, type SlotEpisode, settledSlots } from './slots.ts'

const running: Policy = { state: 'runs', why: null }
const resting: Policy = { state: 'waits', why: 'late' }
const ended: Policy = { state: 'over', why: 'ended' }

const episode = (requestId: string, changes: Partial<SlotEpisode> = {}): SlotEpisode => ({
  ...{
    requestId,
    outAt: null,
    hasEnded: false,
    isApproved: false,
    isWithClient: false,
    isWithoutMaterial: false,
  },
  ...changes,
})
const slot = (key: string, changes: Partial<KeptSlot> = {}): KeptSlot => ({
  ...{ key, at: new Date(`${key}T09:00:00Z`), state: 'open', why: null, requestId: null },
  ...changes,
})

describe('a date', () => {
  const now = new Date('2026-03-10T09:00:01Z')
  const past = slot('2026-03-10', { requestId: 'a' })
  const settle = (changes: Partial<Parameters<typeof settledSlots>[0]>) =>
    settledSlots({
      kept: [past],
      wanted: [],
      episodes: [],
      policy: running,
      notBegun: null,
      now,
      ...changes,
    }).map(({ key, state, requestId }) => [key, state, requestId])

  test('that has come was published, missed, held or lapsed, and what is on its way out is not late', () => {
    assert.deepEqual(settle({ episodes: [episode('a', { outAt: new Date('2026-03-10T09:00:00Z') })] }), [
      ['2026-03-10', 'published', 'a'],
    ])
    assert.deepEqual(settle({ episodes: [episode('a')] }), [['2026-03-10', 'missed', null]])
    assert.deepEqual(settle({ episodes: [episode('a')], policy: resting }), [['2026-03-10', 'held', null]])
    assert.deepEqual(settle({ policy: ended }), [['2026-03-10', 'lapsed', null]])
    const approved = [episode('a', { isApproved: true })]
    assert.deepEqual(settle({ episodes: approved }), [['2026-03-10', 'open', 'a']])
    const later = new Date('2026-03-10T16:00:00Z')
    assert.deepEqual(settle({ episodes: approved, now: later }), [['2026-03-10', 'missed', null]])
    // Nothing goes out by itself while the plan rests, or after it.
    assert.deepEqual(settle({ episodes: approved, policy: resting }), [['2026-03-10', 'held', null]])
    assert.deepEqual(settle({ episodes: approved, policy: ended }), [['2026-03-10', 'lapsed', null]])
  })

  test('goes to the first that is approved, beforehand and when it comes, and to no other than that', () => {
    const wanted = ['2026-03-17', '2026-03-24'].map((key) => slot(key))
    const ahead = [episode('a'), episode('b', { isApproved: true }), episode('c', { isApproved: true })]
    assert.deepEqual(settle({ kept: [], wanted, episodes: ahead }), [
      ['2026-03-17', 'open', 'b'],
      ['2026-03-24', 'open', 'c'],
    ])
    const [next] = wanted
    const kept = [past, slot('2026-03-17', { requestId: 'b' })]
    assert.ok(next)
    assert.deepEqual(settle({ kept, wanted: [next], episodes: ahead.slice(0, 2) }), [
      ['2026-03-10', 'open', 'b'],
      ['2026-03-17', 'open', 'a'],
    ])
    const out = episode('a', { outAt: new Date('2026-03-10T09:00:00Z') })
    assert.deepEqual(settle({ kept, wanted: [next], episodes: [out, ...ahead.slice(1, 2)] }), [
      ['2026-03-10', 'published', 'a'],
      ['2026-03-17', 'open', 'b'],
    ])
  })

  test('takes the next episode; of what is left out, those behind move up, and what was late takes the next one', () => {
    const wanted = ['2026-03-17', '2026-03-24', '2026-03-31'].map((key) => slot(key))
    const [skipped] = [slot('2026-03-17', { state: 'skipped' })]
    const episodes = [episode('a'), episode('gone', { hasEnded: true }), episode('b')]
    assert.deepEqual(settle({ kept: [past, skipped], wanted, episodes }), [
      ['2026-03-10', 'missed', null],
      ['2026-03-17', 'skipped', null],
      ['2026-03-24', 'open', 'a'],
      ['2026-03-31', 'open', 'b'],
    ])
  })

  test('whose episode is out before it is kept, and none of those behind takes it', () => {
    const wanted = ['2026-03-17', '2026-03-24'].map((key) => slot(key))
    const kept = [slot('2026-03-17', { requestId: 'a' }), slot('2026-03-24', { requestId: 'b' })]
    const out = episode('a', { outAt: new Date('2026-03-10T08:00:00Z') })
    const after = [
      ['2026-03-17', 'published', 'a'],
      ['2026-03-24', 'open', 'b'],
    ]
    assert.deepEqual(settle({ kept, wanted, episodes: [out, episode('b')] }), after)
    assert.deepEqual(settle({ kept, wanted, episodes: [out, episode('b')], policy: resting }), after)
  })

  test('that is not owed any more has lapsed, and is there again when it is', () => {
    const next = slot('2026-03-17', { requestId: 'a' })
    const lapsed = slot('2026-03-17', { state: 'lapsed' })
    assert.deepEqual(settle({ kept: [next], episodes: [episode('a')] }), [['2026-03-17', 'lapsed', null]])
    assert.deepEqual(settle({ kept: [next], wanted: [next], policy: ended }), [
      ['2026-03-17', 'lapsed', null],
    ])
    assert.deepEqual(settle({ kept: [lapsed], wanted: [next], episodes: [episode('a')] }), [
      ['2026-03-17', 'open', 'a'],
    ])
  })
})

test('a date says why it went by, and what comes out a moment later has kept it after all', () => {
  const now = new Date('2026-03-10T18:00:00Z')
  const kept = [slot('2026-03-10', { requestId: 'a' })]
  const settle = (changes: Partial<Parameters<typeof settledSlots>[0]>) =>
    settledSlots({ kept, wanted: [], episodes: [], policy: running, notBegun: null, now, ...changes })
  const why = (changes: Partial<Parameters<typeof settledSlots>[0]>) => settle(changes)[0]?.why
  assert.equal(why({ episodes: [episode('a', { isWithClient: true })] }), 'with-client')
  assert.equal(why({ episodes: [episode('a')] }), 'with-us')
  assert.equal(why({ episodes: [episode('a', { isWithoutMaterial: true })] }), 'material')
  assert.equal(why({ kept: [slot('2026-03-10')], notBegun: 'questions' }), 'questions')
  assert.equal(why({ kept: [slot('2026-03-10')] }), 'with-us')
  assert.equal(why({ episodes: [episode('a')], policy: resting }), 'late')
  assert.equal(why({ policy: ended }), 'ended')
  assert.equal(why({ kept: [slot('2026-03-17')] }), 'days', 'no such day is wanted any more')
  assert.equal(why({ kept: [slot('2026-03-17')], endsAt: now.getTime() }), 'ended')
  assert.equal(why({ episodes: [episode('a', { outAt: now })] }), null)

  const missed = [
    slot('2026-03-03', { state: 'missed' }),
    slot('2026-03-10', { state: 'missed', why: 'with-us' }),
  ]
  const out = (at: string) => settle({ kept: missed, episodes: [episode('a', { outAt: new Date(at) })] })
  assert.deepEqual(out('2026-03-10T09:00:30Z'), [
    missed[0],
    slot('2026-03-10', { state: 'published', requestId: 'a' }),
  ])
  assert.deepEqual(out('2026-03-02T09:00:00Z'), missed)
  assert.deepEqual(out('2026-03-19T09:00:00Z'), missed)
})
