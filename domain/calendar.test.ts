import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { type Calendar, type CalendarEpisode, leadDays, lookAtCalendar, type SoldPlan } from './calendar.ts'
import type { KnownThing } from './standing.ts'

const day = 86_400_000
const bought = new Date('2026-03-01T10:00:00Z')
const subscription = (state: string): KnownThing => ({
  ...{ id: 'subscription:1', kind: 'subscription', asOf: bought, facts: { state } },
})
const calendar = (changes: Partial<Calendar> = {}): Calendar => ({
  ...{ rhythm: { zone: 'Europe/London', weekdays: [2], time: '09:00', without: [] }, since: bought },
  ...{ things: [subscription('active')], lateSince: null, hasApproved: false, month: null, notBegun: null },
  ...{ slots: [], episodes: [], ...changes },
})
const plan: SoldPlan = {
  ...{ hasDates: true, isKnown: true, perMonth: 4, setupEpisodes: 2, endsAt: Number.POSITIVE_INFINITY },
}
const episode = (requestId: string, changes: Partial<CalendarEpisode> = {}): CalendarEpisode => ({
  ...{ requestId, isSetup: null, outAt: null, hasEnded: false, isApproved: false, isWithClient: false },
  ...{ isUnwritten: false, isWithoutMaterial: false, ...changes },
})
const look = (changes: Partial<Calendar> = {}, sold: Partial<SoldPlan> = {}, now = bought) =>
  lookAtCalendar(calendar(changes), { ...plan, ...sold }, now)

describe('an episode is begun', () => {
  test('one after another until a plan has its first ones, and then so long before a date that has none', () => {
    assert.equal(look().begins, 'yes')
    const first = episode('a', { isUnwritten: true })
    const busy = look({ episodes: [first] })
    assert.equal(busy.begins, 'later')
    assert.ok(busy.again.getTime() - bought.getTime() < day / 24)
    const setup = [episode('a'), episode('b')]
    assert.equal(look({ episodes: setup }).episodes.filter(({ isSetup }) => isSetup).length, 2)
    // The first date is on the 3rd, within the lead.
    assert.equal(look({ episodes: setup }).begins, 'yes')
    const far = { rhythm: { ...calendar().rhythm, without: [{ from: '2026-03-01', to: '2026-03-16' }] } }
    const early = look({ ...far, episodes: setup })
    assert.equal(early.begins, null)
    const date = early.slots[0]?.at.getTime() ?? 0
    const due = look({ ...far, episodes: setup }, {}, new Date(date - leadDays * day))
    assert.equal(due.begins, 'yes')
    assert.ok(early.again.getTime() <= date - leadDays * day)
    const all = [...setup, episode('c'), episode('d')]
    assert.equal(look({ episodes: all }).begins, null)
  })

  test('never while its plan rests, is over or has no dates, and says what is missing', () => {
    assert.equal(look({ things: [subscription('paused')] }).begins, null)
    assert.equal(look({ things: [subscription('canceled')] }).begins, null)
    assert.equal(look({}, { hasDates: false }).begins, null)
    assert.equal(look({}, { isKnown: false, perMonth: 0, setupEpisodes: 0 }).begins, 'plan')
    const dry = episode('a', { isUnwritten: true, isWithoutMaterial: true })
    assert.equal(look({ episodes: [dry] }).begins, 'material')
  })

  test('in the place of one of which nothing came, and whoever was one of the first stays one', () => {
    const ended = episode('a', { isSetup: true, hasEnded: true })
    const seen = look({ episodes: [ended, episode('b', { isSetup: true }), episode('c')] }).episodes
    assert.deepEqual(
      seen.map(({ isSetup }) => isSetup),
      [true, true, true],
    )
    const gone = look({
      episodes: [episode('b', { isSetup: false }), episode('c', { isSetup: true })],
    }).episodes
    assert.deepEqual(
      gone.map(({ isSetup }) => isSetup),
      [false, true],
    )
  })
})

test('another plan counts from the next billing month on', () => {
  const before = look({}, { perMonth: 4 })
  assert.deepEqual(before.month, { begins: '2026-03-01', has: 4 })
  const after = look({ month: before.month, slots: before.slots }, { perMonth: 2 })
  const of = (month: string) =>
    after.slots.filter(({ key, state }) => key.startsWith(month) && state === 'open')
  assert.equal(of('2026-03').length, 4)
  assert.equal(of('2026-04').length, 2)
})
