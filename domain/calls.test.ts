import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { type Callable, callsDue, type HeldUpShow, type WaitingOffer } from './calls.ts'
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
const ada = (toldAt: Date | null, clients = ['c1'], toldOfShowsAt = toldAt): Callable => ({
  ...{ address: 'ada@bakery.test', toldAt, toldOfShowsAt },
  members: clients.map((clientId) => ({ id: `ada-of-${clientId}`, clientId, mayDecide: true })),
})

describe('a letter calls somebody', () => {
  test('when what came lies still, on the last morning, and on the day before its date; never twice on a day', () => {
    const goesAt = new Date('2026-06-16T08:00:00Z')
    const waiting = [offer('a', { goesAt })]
    let toldAt: Date | null = null
    const told: string[] = []
    for (let hour = 0; hour < 20 * 24; hour += 1) {
      const now = hours(hour)
      const calls = callsDue({ offers: waiting, shows: [] }, [ada(toldAt)], now)
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
    const calls = callsDue({ offers: waiting, shows: [] }, [ada(hours(-99), ['c1', 'c2'])], thursday)
    assert.deepEqual(
      calls.map(({ memberId, about, isAgain }) => [
        memberId,
        about.what !== 'shows' && about.requestId,
        isAgain,
      ]),
      [['ada-of-c2', 'new', false]],
    )
    assert.deepEqual(callsDue({ offers: waiting, shows: [] }, [ada(hours(-23), ['c1', 'c2'])], thursday), [])
    assert.deepEqual(callsDue({ offers: waiting, shows: [] }, [ada(null, ['c3'])], thursday), [])
  })

  test('with the moment when silence passes, two working days later, and keeps to it', () => {
    const silence = { isChosen: true, approved: 3, isOut: false, isUnregulated: true }
    const passesAt = (changes: Partial<WaitingOffer>) =>
      callsDue(
        { offers: [offer('a', { offeredAt: hours(-1), silence, ...changes })], shows: [] },
        [ada(null)],
        thursday,
      )[0]?.passesAt
    assert.deepEqual(passesAt({}), new Date('2026-06-08T12:00:00Z'))
    assert.deepEqual(passesAt({ passesAt: hours(7) }), hours(7))
    for (const risk of [{ isChosen: false }, { approved: 2 }, { isOut: true }, { isUnregulated: false }])
      assert.equal(passesAt({ silence: { ...silence, ...risk } }), null, JSON.stringify(risk))
  })
})

describe('a letter about what holds a show up', () => {
  const show = (holds: HeldUpShow['holds'], clientId = 'c1'): HeldUpShow => ({
    ...{ showId: `show-of-${clientId}`, clientId, zone: 'Europe/London', holds },
  })
  const lettersIn = (waiting: Parameters<typeof callsDue>[0], days: number) => {
    let [toldAt, toldOfShowsAt]: [Date | null, Date | null] = [null, null]
    const told: string[] = []
    for (let hour = 0; hour < days * 24; hour += 1) {
      const person = ada(toldAt, ['c1', 'c2'], toldOfShowsAt)
      for (const { about, isAgain } of callsDue(waiting, [person], hours(hour))) {
        const of = about.what === 'shows' ? about.shows.map(({ clientId }) => clientId).join() : about.what
        told.push(`${hours(hour).toISOString().slice(0, 13)} ${of} ${isAgain}`)
        if (about.what === 'shows') toldOfShowsAt = hours(hour)
        else toldAt = hours(hour)
      }
    }
    return told
  }
  const bought = [
    { what: 'questions', since: thursday },
    { what: 'days', since: thursday },
  ] as const

  test('comes two working days after a purchase, and then once a week while it stands, for all their shows', () => {
    assert.deepEqual(lettersIn({ offers: [], shows: [show(bought), show(bought, 'c2')] }, 20), [
      '2026-06-08T07 c1,c2 false',
      '2026-06-15T07 c1,c2 true',
      '2026-06-22T07 c1,c2 true',
    ])
  })

  test('comes at once about what is new to them, and never on the day of another one', () => {
    const shows = [show([{ what: 'draft', since: thursday }])]
    assert.deepEqual(lettersIn({ offers: [offer('a', { clientId: 'c2' })], shows }, 6), [
      '2026-06-04T13 c1 false',
      '2026-06-05T13 script false',
      '2026-06-08T07 script true',
    ])
  })

  test('comes for what is new, and for the rest once a week, however many things stand', () => {
    const holds = [0, 48, 96].map((at) => ({ what: 'draft' as const, since: hours(at) }))
    assert.deepEqual(lettersIn({ offers: [], shows: [show(holds)] }, 17), [
      ...['2026-06-04T13 c1 false', '2026-06-06T13 c1 false', '2026-06-08T13 c1 false'],
      '2026-06-15T13 c1 true',
    ])
  })

  test('comes once about little that is left to tell, and again when it stands anew', () => {
    const scarce = [0, 240].map((at) => ({ what: 'scarce' as const, since: hours(at) }))
    const expected = ['2026-06-04T13 c1 false', '2026-06-14T13 c1 false']
    assert.deepEqual(lettersIn({ offers: [], shows: [show(scarce)] }, 30), expected)
  })

  test('goes to whoever only reads where nobody decides, and only about that', () => {
    const reader: Callable = { ...ada(null), members: [{ id: 'cy', clientId: 'c1', mayDecide: false }] }
    const called = (holds: HeldUpShow['holds'], offers: WaitingOffer[] = []) =>
      callsDue({ offers, shows: [show(holds)] }, [reader], hours(1)).length
    assert.equal(called([{ what: 'draft', since: thursday }], [offer('a')]), 0)
    const nobody = { what: 'nobody', since: thursday } as const
    assert.equal(called([nobody]), 1)
    const told: Callable = { ...reader, toldOfShowsAt: hours(25) }
    const both = show([nobody, { what: 'draft', since: hours(30) }])
    assert.deepEqual(
      callsDue({ offers: [], shows: [both] }, [told], hours(100)),
      [],
      'not of what is not theirs',
    )
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
