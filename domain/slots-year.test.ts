import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Policy } from './plan-policy.ts'
import { type Plan, type Rhythm, slotsBetween } from './rhythm.ts'
import { type KeptSlot, type SlotEpisode, settledSlots } from './slots.ts'

const tuesdays: Rhythm = { zone: 'Europe/London', weekdays: [2], time: '09:00', without: [] }
const plan: Plan = { perMonth: 4, bought: new Date('2026-01-31T12:00:00Z') }
const year = [new Date('2026-01-31T12:00:00Z'), new Date('2027-01-31T12:00:00Z')] as const
const day = 86_400_000
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
test('of a year with all lives in it, each date is accounted for, and no episode has two', () => {
  const [begins, ends] = year
  let kept: KeptSlot[] = []
  const episodes: { -readonly [Key in keyof SlotEpisode]: SlotEpisode[Key] }[] = []
  for (let moment = begins.getTime(); moment <= ends.getTime(); moment += day / 4) {
    const now = new Date(moment)
    const week = Math.floor((moment - begins.getTime()) / (7 * day))
    const policy = week >= 20 && week < 24 ? resting : week >= 48 ? ended : running
    const perMonth = week >= 30 ? 2 : 4
    const horizon = new Date(moment + 60 * day)
    const rhythm = { ...tuesdays, without: [{ from: '2026-08-01', to: '2026-08-14' }] }
    if (episodes.length <= week) episodes.push(episode(`e${episodes.length}`))
    for (const each of kept)
      if (
        each.state === 'open' &&
        each.at <= now &&
        each.requestId &&
        policy.state === 'runs' &&
        week % 7 !== 3
      ) {
        const due = episodes.find(({ requestId }) => requestId === each.requestId)
        if (due) due.outAt = now
      }
    const past = kept.filter(({ at, state }) => at <= now && state !== 'lapsed').map(({ at }) => at)
    const wanted = slotsBetween(rhythm, { ...plan, perMonth }, { past, from: now, until: horizon })
    const before = kept
    kept = settledSlots({ kept, wanted, episodes, policy, notBegun: null, now })
    const taken = kept.flatMap(({ requestId }) => requestId ?? [])
    assert.equal(new Set(taken).size, taken.length, now.toISOString())
    assert.ok(
      before.every(({ key }) => kept.some((each) => each.key === key)),
      'none is taken away',
    )
    assert.deepEqual(
      settledSlots({ kept, wanted, episodes, policy, notBegun: null, now }),
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
