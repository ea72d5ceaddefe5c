import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type Plan, type Rhythm, slotsBetween } from './rhythm.ts'
import { type KeptSlot, settledSlots } from './slots.ts'

const tuesdays: Rhythm = { zone: 'Europe/London', weekdays: [2], time: '09:00', without: [] }
const plan: Plan = { perMonth: 4, bought: new Date('2026-01-31T12:00:00Z') }
const day = 86_400_000
const policy = { state: 'runs', why: null } as const

test('an episode that nobody ever approves keeps no approved one behind it from going out', () => {
  const begins = plan.bought
  const episodes = ['never', 'late', 'soon']
  const approvedOn = new Map([
    ['late', 20],
    ['soon', 5],
  ])
  const outOn = new Map<string, number>()
  let kept: KeptSlot[] = []
  for (let hour = 0; hour <= 70 * 24; hour += 3) {
    const now = new Date(begins.getTime() + (hour * day) / 24)
    const seen = episodes.map((requestId) => ({
      ...{ requestId, hasEnded: false },
      isApproved: (approvedOn.get(requestId) ?? Number.POSITIVE_INFINITY) <= hour / 24,
      outAt: outOn.has(requestId) ? now : null,
      isWithClient: false,
      isWithoutMaterial: false,
    }))
    const wanted = slotsBetween(tuesdays, plan, {
      past: kept.filter(({ at }) => at <= now).map(({ at }) => at),
      from: now,
      until: new Date(now.getTime() + 60 * day),
    })
    kept = settledSlots({ kept, wanted, episodes: seen, policy, notBegun: null, now })
    for (const { at, state, requestId } of kept)
      if (state === 'open' && at <= now && requestId) outOn.set(requestId, Math.floor(hour / 24))
  }
  // Each on the first Tuesday after it was approved.
  assert.deepEqual([...outOn.keys()], ['soon', 'late'])
  assert.ok(
    [...outOn].every(([id, on]) => on - (approvedOn.get(id) ?? 0) <= 7),
    `${[...outOn]}`,
  )
})
