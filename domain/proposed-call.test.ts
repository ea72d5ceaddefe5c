import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { checkCall } from './proposed-call.ts'
import { momentOf, wallAt } from './zoned-time.ts'

const now = Date.parse('2026-11-24T12:00:00Z')
const entries = {
  ...{ name: ' Ada ', email: 'ada@bakery.test', website: 'Bakery.TEST/', note: '', zone: 'Europe/Berlin' },
  ...{ 'time-1': '2026-11-27T10:00', 'time-2': '2026-11-26T15:30', 'time-3': '2026-11-30T09:00' },
}
const faultsOf = (changes: Partial<typeof entries>) => {
  const checked = checkCall({ ...entries, ...changes }, now)
  return checked.ok ? {} : checked.faults
}

describe('three proposed times', () => {
  test('are moments, earliest first, whatever clock they were read from', () => {
    const checked = checkCall(entries, now)
    assert.ok(checked.ok)
    assert.deepEqual(checked.call, {
      ...{
        name: 'Ada',
        email: 'ada@bakery.test',
        website: 'https://bakery.test',
        note: '',
        zone: 'Europe/Berlin',
      },
      times: ['2026-11-26T14:30:00.000Z', '2026-11-27T09:00:00.000Z', '2026-11-30T08:00:00.000Z'],
    })
  })

  test('are three, in the future, within two months, and different', () => {
    assert.deepEqual(faultsOf({ 'time-1': '' }), { 'time-1': 'missing' })
    assert.deepEqual(faultsOf({ 'time-1': 'tomorrow' }), { 'time-1': 'invalid' })
    assert.deepEqual(faultsOf({ 'time-1': '2026-02-30T10:00' }), { 'time-1': 'invalid' })
    assert.deepEqual(faultsOf({ 'time-1': '2026-11-24T14:59' }), { 'time-1': 'past' })
    assert.deepEqual(faultsOf({ 'time-2': '2027-02-01T10:00' }), { 'time-2': 'far' })
    assert.deepEqual(faultsOf({ 'time-3': '2026-11-27T10:00' }), { 'time-3': 'twice' })
  })

  test('come from somebody who can be answered', () => {
    assert.deepEqual(faultsOf({ name: ' ', email: 'ada', website: 'ftp://x', zone: 'Mars/Olympus' }), {
      ...{ name: 'missing', email: 'invalid', website: 'invalid', zone: 'invalid' },
    })
    assert.deepEqual(faultsOf({ name: 'x'.repeat(121), note: 'x'.repeat(1001) }), {
      name: 'too-long',
      note: 'too-long',
    })
  })
})

test('an hour that clocks leave out is no time, and one on either side of it is', () => {
  assert.equal(momentOf('2026-03-29T02:30', 'Europe/Berlin'), undefined)
  assert.equal(momentOf('2026-03-29T01:59', 'Europe/Berlin'), Date.parse('2026-03-29T00:59Z'))
  assert.equal(momentOf('2026-03-29T03:00', 'Europe/Berlin'), Date.parse('2026-03-29T01:00Z'))
  assert.equal(wallAt(Date.parse('2026-11-24T23:30Z'), 'Asia/Kolkata'), '2026-11-25T05:00')
})
