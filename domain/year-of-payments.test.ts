import assert from 'node:assert/strict'
import { test } from 'node:test'
import { usd } from './usd.ts'
import { paymentBars, sayOfYear, type YearAsked, yearOfPayments } from './year-of-payments.ts'

const asked: YearAsked = {
  voice: 40_000,
  most: 400_000,
  offers: [
    { name: 'Small', setup: 50_000, month: 25_050, episodes: 17, clips: 0 },
    { name: 'Large', setup: 100_000, month: 200_000, episodes: 60, clips: 120 },
  ],
}

test('writes cents as people write dollars', () => {
  const asIntl = new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency: 'USD',
    trailingZeroDisplay: 'stripIfInteger',
  })
  for (const cents of [0, 5, 99, 100, 4700, 4750, 62_500, 99_999, 100_000, 123_456, 3_190_000, 1e9, 1e9 + 1])
    assert.equal(usd(cents), asIntl.format(cents / 100))
  assert.equal(usd(100_000 / 3), '$333.33')
  assert.equal(usd(199_999.9 / 2), '$1,000')
})

test('takes the smallest package that holds what is wanted, and adds up its year', () => {
  const year = (episodes: number, voices: number, clips: number) =>
    Object.fromEntries(yearOfPayments(asked, { episodes, voices, clips })?.words ?? [])
  assert.deepEqual(year(17, 2, 0), {
    name: 'Small',
    sum: '$500 + 12 × $250.50 + 2 × $400',
    total: '$4,306',
    episodes: '17',
    each: '$253.29',
    second: '$3,006',
  })
  assert.equal(year(18, 0, 0).name, 'Large')
  assert.equal(year(1, 0, 1).sum, '$1,000 + 12 × $2,000')
  assert.deepEqual(year(61, 0, 0), {})
})

test('draws what is paid once at the foot of the first payment', () => {
  const { setup, clones, months } = paymentBars({ setup: 100, clones: 50, month: 200 }, 350)
  assert.deepEqual([setup, clones], ['M13 280v-80', 'M13 200v-40'])
  assert.deepEqual(months.match(/M[^M]+/g)?.slice(0, 2), ['M13 160v-160', 'M39 280v-160'])
  assert.equal(months.match(/M/g)?.length, 12)
})

test('says words of the year where they are named, and nothing else', () => {
  assert.equal(sayOfYear('{each} each, not {more}', new Map([['each', '$2']])), '$2 each, not ')
})
