import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ageOf, maskedEmail } from './list-requests.ts'

test('a masked address is recognised and cannot be written to', () => {
  assert.equal(maskedEmail('ada@bakery.test'), 'a…@b….test')
  assert.equal(maskedEmail('a@b.co.uk'), 'a…@b….uk')
  assert.equal(maskedEmail('ada.lovelace@mail.bakery.test'), 'a…@m….test')
})

test('an age is short: minutes, then hours, then days', () => {
  const now = new Date('2026-11-21T12:00:00Z')
  const ago = (minutes: number) => ageOf(new Date(now.getTime() - minutes * 60_000), now)
  assert.deepEqual(
    [ago(-1), ago(0), ago(59), ago(60), ago(47 * 60), ago(49 * 60)],
    ['0 min', '0 min', '59 min', '1 h', '47 h', '2 d'],
  )
})
