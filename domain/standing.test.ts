import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { clientStanding, type KnownThing, type Standing } from './standing.ts'

const now = new Date('2026-11-24T10:00:00Z')
const thing = (kind: KnownThing['kind'], facts: KnownThing['facts'], id: string = kind): KnownThing => ({
  ...{ id: `${id}:1`, kind, facts, asOf: now },
})
const subscription = (facts: KnownThing['facts'], id = 'subscription') => thing('subscription', facts, id)
const booked = thing('booking', { state: 'booked' })

const rows: [string, KnownThing[], Standing][] = [
  ['nothing but a call', [booked], 'booked'],
  ['a call that was called off', [thing('booking', { state: 'called-off' })], 'lead'],
  ['a checkout that was left', [thing('purchase', { state: 'abandoned' })], 'lead'],
  [
    'a purchase whose money is under way',
    [thing('purchase', { state: 'waiting' }), booked],
    'waiting-for-money',
  ],
  ['a subscription that has not begun', [subscription({ state: 'incomplete' }), booked], 'booked'],
  ['a subscription at work', [subscription({ state: 'active' }), booked], 'paying'],
  ['one that will end', [subscription({ state: 'active', endsAt: '2026-12-01T00:00:00Z' })], 'ending'],
  ['one whose end has come', [subscription({ state: 'active', endsAt: '2026-11-24T09:59:00Z' })], 'ended'],
  ['one that cannot be charged', [subscription({ state: 'past_due' })], 'past-due'],
  ['one that rests', [subscription({ state: 'paused' })], 'paused'],
  ['one that is over', [subscription({ state: 'canceled' }), booked], 'ended'],
  [
    'one at work beside one that cannot be charged',
    [subscription({ state: 'active' }), subscription({ state: 'past_due' }, 'other')],
    'past-due',
  ],
  [
    'one at work beside one that is over',
    [subscription({ state: 'canceled' }), subscription({ state: 'active' }, 'other')],
    'paying',
  ],
  [
    'all money back',
    [subscription({ state: 'canceled' }), thing('payment', { amount: 9, isRefunded: true })],
    'refunded',
  ],
  [
    'one of two payments back',
    [
      subscription({ state: 'active' }),
      thing('payment', { amount: 9, isRefunded: true }),
      thing('payment', { amount: 9, isRefunded: false }, 'second'),
    ],
    'paying',
  ],
  [
    'a bank that asks',
    [subscription({ state: 'active' }), thing('dispute', { state: 'needs_response' })],
    'disputed',
  ],
  [
    'a bank that was answered',
    [subscription({ state: 'active' }), thing('dispute', { state: 'won' })],
    'paying',
  ],
  ['the guide alone', [thing('purchase', { state: 'paid', offer: 'guide' })], 'lead'],
]

describe('a client with', () => {
  for (const [what, things, standing] of rows)
    test(`${what} is ${standing}`, () => assert.equal(clientStanding(things, now), standing))
})
