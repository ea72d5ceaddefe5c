import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { type Callable, callsDue, type WaitingOffer } from './calls.ts'
import { workingDaysAfter } from './working-days.ts'

/** A Thursday in London, in summer. */
const thursday = new Date('2026-06-04T12:00:00Z')
const hours = (count: number, from = thursday) => new Date(from.getTime() + count * 3_600_000)
const offer = (requestId: string, changes: Partial<WaitingOffer> = {}): WaitingOffer => ({
  ...{ requestId, what: 'script', clientId: 'c1', title: requestId, offeredAt: thursday },
  ...{ zone: 'Europe/London', goesAt: null, passesAt: null },
  silence: { isChosen: false, approved: 9, isOut: false, isUnregulated: true },
  ...changes,
})
const ada = (toldAt: Date | null, clients = ['c1']): Callable => ({
  ...{ address: 'ada@bakery.test', toldAt },
  members: clients.map((clientId) => ({ id: `ada-of-${clientId}`, clientId })),
})

describe('a letter calls somebody', () => {
  test('when what came lies still, on the last morning, and on the day before its date; never twice on a day', () => {
    const goesAt = new Date('2026-06-16T08:00:00Z')
    const waiting = [offer('a', { goesAt })]
    let toldAt: Date | null = null
    const told: string[] = []
    for (let hour = 0; hour < 20 * 24; hour += 1) {
      const now = hours(hour)
      const calls = callsDue(waiting, [ada(toldAt)], now)
      for (const { isAgain } of calls) told.push(`${now.toISOString().slice(0, 13)} ${isAgain}`)
      if (calls.length > 0) toldAt = now
    }
    // The second working day after a Thursday is a Monday.
    assert.deepEqual(told, ['2026-06-04T13 false', '2026-06-08T07 true', '2026-06-15T08 true'])
  })

  test('once a day for all their clients, of what they have not heard of first', () => {
    const waiting = [
      offer('old', { offeredAt: hours(-100) }),
      offer('new', { clientId: 'c2', offeredAt: hours(-1) }),
      offer('newer', { clientId: 'c2', offeredAt: hours(-0.5) }),
      offer('fresh', { clientId: 'c2', offeredAt: hours(-0.1) }),
    ]
    const calls = callsDue(waiting, [ada(hours(-99), ['c1', 'c2'])], thursday)
    assert.deepEqual(
      calls.map(({ memberId, offer: { requestId }, isAgain }) => [memberId, requestId, isAgain]),
      [['ada-of-c2', 'new', false]],
    )
    assert.deepEqual(callsDue(waiting, [ada(hours(-23), ['c1', 'c2'])], thursday), [])
    assert.deepEqual(callsDue(waiting, [ada(null, ['c3'])], thursday), [])
  })

  test('with the moment when silence passes, two working days later, and keeps to it', () => {
    const silence = { isChosen: true, approved: 3, isOut: false, isUnregulated: true }
    const passesAt = (changes: Partial<WaitingOffer>) =>
      callsDue([offer('a', { offeredAt: hours(-1), silence, ...changes })], [ada(null)], thursday)[0]
        ?.passesAt
    assert.deepEqual(passesAt({}), new Date('2026-06-08T12:00:00Z'))
    assert.deepEqual(passesAt({ passesAt: hours(7) }), hours(7))
    for (const risk of [{ isChosen: false }, { approved: 2 }, { isOut: true }, { isUnregulated: false }])
      assert.equal(passesAt({ silence: { ...silence, ...risk } }), null, JSON.stringify(risk))
  })
})

test('working days keep the time of day over a change of clocks, and end on no weekend', () => {
  const friday = new Date('2026-03-27T10:00:00Z')
  assert.deepEqual(workingDaysAfter(friday, 1, 'Europe/London'), new Date('2026-03-30T09:00:00Z'))
  assert.deepEqual(workingDaysAfter(friday, 2, 'Europe/London', '08:00'), new Date('2026-03-31T07:00:00Z'))
  assert.deepEqual(
    workingDaysAfter(new Date('2026-06-06T10:00:00Z'), 1, 'UTC'),
    new Date('2026-06-08T10:00:00Z'),
  )
})
