import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { type Plan, type Rhythm, slotsBetween } from './rhythm.ts'
import { type KeptSlot, type SlotEpisode, settledSlots } from './slots.ts'

const tuesdays: Rhythm = { zone: 'Europe/London', weekdays: [2], time: '09:00', without: [] }
const plan: Plan = { perMonth: 4, bought: new Date('2026-01-31T12:00:00Z') }
const year = [new Date('2026-01-31T12:00:00Z'), new Date('2027-01-31T12:00:00Z')] as const
const day = 86_400_000

const episode = (requestId: string, changes: Partial<SlotEpisode> = {}): SlotEpisode => ({
  ...{ requestId, isOut: false, hasEnded: false, isApproved: false },
  ...changes,
})
const slot = (key: string, changes: Partial<KeptSlot> = {}): KeptSlot => ({
  ...{ key, at: new Date(`${key}T09:00:00Z`), state: 'open', requestId: null },
  ...changes,
})

describe('a date', () => {
  const now = new Date('2026-03-10T09:00:01Z')
  const past = slot('2026-03-10', { requestId: 'a' })
  const settle = (changes: Partial<Parameters<typeof settledSlots>[0]>) =>
    settledSlots({ kept: [past], wanted: [], episodes: [], policy: 'runs', now, ...changes }).map(
      ({ key, state, requestId }) => [key, state, requestId],
    )

  test('that has come was published, missed, held or lapsed, and what is on its way out is not late', () => {
    assert.deepEqual(settle({ episodes: [episode('a', { isOut: true })] }), [
      ['2026-03-10', 'published', 'a'],
    ])
    assert.deepEqual(settle({ episodes: [episode('a')] }), [['2026-03-10', 'missed', null]])
    assert.deepEqual(settle({ episodes: [episode('a')], policy: 'waits' }), [['2026-03-10', 'held', null]])
    assert.deepEqual(settle({ policy: 'over' }), [['2026-03-10', 'lapsed', null]])
    const approved = [episode('a', { isApproved: true })]
    assert.deepEqual(settle({ episodes: approved }), [['2026-03-10', 'open', 'a']])
    const later = new Date('2026-03-10T16:00:00Z')
    assert.deepEqual(settle({ episodes: approved, now: later }), [['2026-03-10', 'missed', null]])
    // Nothing goes out by itself while the plan rests, or after it.
    assert.deepEqual(settle({ episodes: approved, policy: 'waits' }), [['2026-03-10', 'held', null]])
    assert.deepEqual(settle({ episodes: approved, policy: 'over' }), [['2026-03-10', 'lapsed', null]])
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
    const out = episode('a', { isOut: true })
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

  test('that is not owed any more has lapsed, and is there again when it is', () => {
    const next = slot('2026-03-17', { requestId: 'a' })
    const lapsed = slot('2026-03-17', { state: 'lapsed' })
    assert.deepEqual(settle({ kept: [next], episodes: [episode('a')] }), [['2026-03-17', 'lapsed', null]])
    assert.deepEqual(settle({ kept: [next], wanted: [next], policy: 'over' }), [
      ['2026-03-17', 'lapsed', null],
    ])
    assert.deepEqual(settle({ kept: [lapsed], wanted: [next], episodes: [episode('a')] }), [
      ['2026-03-17', 'open', 'a'],
    ])
  })
})

test('of a year with all lives in it, each date is accounted for, and no episode has two', () => {
  const [begins, ends] = year
  let kept: KeptSlot[] = []
  const episodes: { -readonly [Key in keyof SlotEpisode]: SlotEpisode[Key] }[] = []
  for (let moment = begins.getTime(); moment <= ends.getTime(); moment += day / 4) {
    const now = new Date(moment)
    const week = Math.floor((moment - begins.getTime()) / (7 * day))
    const policy = week >= 20 && week < 24 ? 'waits' : week >= 48 ? 'over' : 'runs'
    const perMonth = week >= 30 ? 2 : 4
    const horizon = new Date(moment + 60 * day)
    const rhythm = { ...tuesdays, without: [{ from: '2026-08-01', to: '2026-08-14' }] }
    if (episodes.length <= week) episodes.push(episode(`e${episodes.length}`))
    for (const each of kept)
      if (each.state === 'open' && each.at <= now && each.requestId && policy === 'runs' && week % 7 !== 3) {
        const due = episodes.find(({ requestId }) => requestId === each.requestId)
        if (due) due.isOut = true
      }
    const wanted = slotsBetween(rhythm, { ...plan, perMonth }, now, horizon)
    const before = kept
    kept = settledSlots({ kept, wanted, episodes, policy, now })
    const taken = kept.flatMap(({ requestId }) => requestId ?? [])
    assert.equal(new Set(taken).size, taken.length, now.toISOString())
    assert.ok(
      before.every(({ key }) => kept.some((each) => each.key === key)),
      'none is taken away',
    )
    assert.deepEqual(
      settledSlots({ kept, wanted, episodes, policy, now }),
      kept,
      'asked twice it is the same',
    )
  }
  const states = Object.groupBy(kept, ({ state }) => state)
  assert.equal(states.open, undefined)
  const counts = Object.fromEntries(Object.entries(states).map(([state, slots]) => [state, slots.length]))
  assert.deepEqual(Object.keys(counts).sort(), ['held', 'lapsed', 'missed', 'published'])
  assert.ok(Number(counts.published) > 20)
})
