import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { checkRhythm, type Month, monthAt, type Plan, type Rhythm, slotsBetween } from './rhythm.ts'

const tuesdays: Rhythm = { zone: 'Europe/London', weekdays: [2], time: '09:00', without: [] }
const plan: Plan = { perMonth: 4, bought: new Date('2026-01-31T12:00:00Z') }
const year = { past: [], from: new Date('2026-01-31T12:00:00Z'), until: new Date('2027-01-31T12:00:00Z') }
const day = 86_400_000

describe('dates of a show', () => {
  test('stay on the clock of its client over both changes', () => {
    const slots = slotsBetween(tuesdays, plan, year)
    const at = (key: string) => slots.find((slot) => slot.key === key)?.at.toISOString()
    assert.deepEqual(
      [at('2026-03-24'), at('2026-03-31'), at('2026-10-20'), at('2026-11-03')],
      [
        '2026-03-24T09:00:00.000Z',
        '2026-03-31T08:00:00.000Z',
        '2026-10-20T08:00:00.000Z',
        '2026-11-03T09:00:00.000Z',
      ],
    )
    // An hour that does not exist moves on by one; one that is there twice is the first.
    const sundays = { ...tuesdays, weekdays: [7], time: '01:30' }
    const night = slotsBetween(sundays, { ...plan, perMonth: 9 }, year)
    const moment = (key: string) => night.find((slot) => slot.key === key)?.at.toISOString()
    assert.equal(moment('2026-03-29'), '2026-03-29T01:30:00.000Z')
    assert.equal(moment('2026-10-25'), '2026-10-25T00:30:00.000Z')
  })

  test('are as many as are paid for in each month: 48 of 52 Tuesdays, and none of August', () => {
    const weekly = slotsBetween(tuesdays, { ...plan, perMonth: 9 }, year).length
    assert.deepEqual([weekly, slotsBetween(tuesdays, plan, year).length], [52, 48])
    const august = { ...tuesdays, without: [{ from: '2026-08-01', to: '2026-08-31' }] }
    const keys = slotsBetween(august, plan, year).map(({ key }) => key)
    assert.ok(!keys.some((key) => key.startsWith('2026-08')))
  })

  test('are the same on whatever day they are asked', () => {
    const all = slotsBetween(tuesdays, plan, year)
    for (let each = 0; each < 365; each += 1) {
      const from = new Date(year.from.getTime() + each * day)
      const past = all.filter(({ at }) => at <= from).map(({ at }) => at)
      assert.deepEqual(
        slotsBetween(tuesdays, plan, { ...year, past, from }),
        all.filter(({ at }) => at > from),
        from.toISOString(),
      )
    }
  })

  test('are as many in a month, however its days are changed in the middle of it', () => {
    const bought = new Date('2026-03-01T00:00:00Z')
    const ahead = (from: string, weekdays: number[], past: string[], thisMonth?: Month) =>
      slotsBetween(
        { ...tuesdays, weekdays },
        { perMonth: 4, bought, thisMonth },
        {
          past: past.map((at) => new Date(at)),
          from: new Date(from),
          until: new Date('2026-03-31T23:00:00Z'),
        },
      ).map(({ key }) => key)
    const mondays = ['2026-03-02T09:00:00Z', '2026-03-09T09:00:00Z']
    assert.deepEqual(ahead('2026-03-11T00:00:00Z', [2, 4], mondays), ['2026-03-12', '2026-03-17'])
    const all = ['02', '03', '04', '05'].map((on) => `2026-03-${on}T09:00:00Z`)
    assert.deepEqual(ahead('2026-03-06T00:00:00Z', [6], all), [])
    // The month that has begun keeps what it began with, when another plan is taken.
    const began = { begins: '2026-03-01', has: 3 }
    assert.deepEqual(ahead('2026-03-11T00:00:00Z', [2, 4], mondays, began), ['2026-03-12'])
    assert.equal(
      monthAt(tuesdays, new Date('2026-01-31T12:00:00Z'), new Date('2026-03-30T12:00:00Z')),
      '2026-02-28',
    )
    assert.equal(
      monthAt(tuesdays, new Date('2026-01-31T12:00:00Z'), new Date('2026-03-31T12:00:00Z')),
      '2026-03-31',
    )
    assert.equal(
      monthAt(tuesdays, new Date('2026-01-31T12:00:00Z'), new Date('2026-01-31T12:00:00Z')),
      '2026-01-31',
    )
  })

  test('are read from a form, or say what is wrong', () => {
    const typed = { zone: 'Europe/London', weekdays: ['2'], time: '09:00', without: '' }
    const read = checkRhythm({ ...typed, without: '2026-08-01 to 2026-08-31\n\n2026-12-24' })
    assert.deepEqual(read, {
      ...tuesdays,
      without: [
        { from: '2026-08-01', to: '2026-08-31' },
        { from: '2026-12-24', to: '2026-12-24' },
      ],
    })
    assert.equal(checkRhythm({ ...typed, weekdays: [] }), 'weekdays')
    assert.equal(checkRhythm({ ...typed, weekdays: ['8'] }), 'weekdays')
    assert.equal(checkRhythm({ ...typed, time: '24:00' }), 'time')
    assert.equal(checkRhythm({ ...typed, zone: 'London' }), 'zone')
    for (const without of [
      'August',
      '2026-02-30',
      '2026-08-31 to 2026-08-01',
      '2026-01-01 2026-01-02 2026-01-03',
    ])
      assert.equal(checkRhythm({ ...typed, without }), 'without', without)
  })
})
