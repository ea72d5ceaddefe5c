import assert from 'node:assert/strict'
import { test } from 'node:test'
import { echoesIn } from './echoes.ts'

test('a number with its noun, and a sum, are said again', () => {
  assert.deepEqual(echoesIn('The bakery was closed for eleven weeks.', 'en'), ['eleven weeks'])
  assert.deepEqual(echoesIn('Customers lent us £14,600 in small sums.', 'en'), ['£14,600'])
  assert.deepEqual(echoesIn('Das Holz trocknet neun Jahre im Schuppen.', 'de'), ['neun Jahre'])
})

test('what something near it limits is not said without its limit', () => {
  for (const limited of [
    'It takes up to eleven weeks.',
    'It takes about eleven weeks.',
    'We do not wait eleven weeks.',
    'It takes eleven weeks, if nobody is ill.',
    'In 148 of 223 agreements they paid.',
    'We come back every six weeks.',
    'Is that eleven weeks?',
  ])
    assert.deepEqual(echoesIn(limited, 'en'), [], limited)
})

test('a year, a name with a number and what everybody says surprise nobody', () => {
  for (const usual of [
    'We opened in 1987.',
    'Drawer 2,217 holds the handles.',
    'The line is open 24 hours, 7 days a week.',
    'A white loaf costs £4.20.',
    'The table has two legs.',
  ])
    assert.deepEqual(echoesIn(usual, 'en'), [], usual)
})
