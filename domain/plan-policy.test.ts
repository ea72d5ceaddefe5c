import assert from 'node:assert/strict'
import { test } from 'node:test'
import { lateSinceOf, policyOf } from './plan-policy.ts'
import type { KnownThing } from './standing.ts'

const day = 86_400_000
const now = new Date('2026-05-20T12:00:00Z')
const ago = (days: number) => new Date(now.getTime() - days * day)
const thing = (kind: KnownThing['kind'], facts: KnownThing['facts'], days = 1): KnownThing => ({
  ...{ id: `${kind}:1`, kind, facts, asOf: ago(days) },
})
const subscription = (state: string, more = {}, days = 1) => thing('subscription', { state, ...more }, days)

/** What was told, for how long money is late, whether an episode was approved; and what that means. */
const table: [string, KnownThing[], { late?: number; approved?: boolean }, string][] = [
  ['nothing', [], {}, 'runs'],
  ['paid', [subscription('active')], {}, 'runs'],
  ['on trial', [subscription('trialing')], {}, 'runs'],
  ['paid once', [thing('purchase', { state: 'paid' })], {}, 'runs'],
  ['not paid yet', [thing('purchase', { state: 'waiting' })], {}, 'waits unpaid'],
  ['late for a week', [subscription('past_due')], { late: 7 }, 'runs'],
  ['late for longer', [subscription('past_due')], { late: 7.1 }, 'waits late'],
  ['unpaid for longer', [subscription('unpaid')], { late: 8 }, 'waits late'],
  ['paused', [subscription('paused')], {}, 'waits paused'],
  ['to end', [subscription('active', { endsAt: '2026-05-30T00:00:00Z' })], {}, 'runs'],
  ['to have ended', [subscription('active', { endsAt: '2026-05-20T11:00:00Z' })], {}, 'over ended'],
  ['ended', [subscription('canceled')], {}, 'over ended'],
  [
    'refunded before anything was approved',
    [subscription('active'), thing('payment', { amount: 9, isRefunded: true })],
    {},
    'over refunded',
  ],
  [
    'refunded afterwards',
    [subscription('active'), thing('payment', { amount: 9, isRefunded: true })],
    { approved: true },
    'waits refunded',
  ],
  ['refunded in part', [subscription('active'), thing('payment', { amount: 9, refunded: 4 })], {}, 'runs'],
  [
    'in doubt, and late',
    [subscription('past_due'), thing('dispute', { state: 'needs_response' })],
    { late: 9 },
    'waits disputed',
  ],
  ['no doubt any more', [subscription('active'), thing('dispute', { state: 'won' })], {}, 'runs'],
]

for (const [life, things, { late, approved = false }, expected] of table)
  test(`a plan that is ${life}: ${expected}`, () => {
    const lateSince = late === undefined ? null : ago(late)
    const { state, why } = policyOf({ things, lateSince, hasApproved: approved, now })
    assert.equal([state, why].filter(Boolean).join(' '), expected)
  })

test('money that is late stays late since the first day, whatever is told of it later', () => {
  const first = lateSinceOf([subscription('past_due', {}, 21)], null)
  assert.deepEqual(first, ago(21))
  assert.deepEqual(lateSinceOf([subscription('unpaid', {}, 1)], first), ago(21))
  assert.equal(lateSinceOf([subscription('active')], first), null)
  assert.deepEqual(lateSinceOf([subscription('past_due', {}, 2)], null), ago(2))
})
