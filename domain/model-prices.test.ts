import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { dollarsOf, lineOfPrice, modelPricesIn, priceIn, priceOf } from './model-prices.ts'

const prices = modelPricesIn(
  [
    'gpt-6-sol* = 2 / 0.20 / 10 (2026-11-23)',
    'gpt-6* = 1 / 0.10 / 8',
    'gpt-6-sol-mini = 0.5 / 0.05 / 2',
    'opus = 4 / 0.2 / 20',
  ].join('\n'),
)
const million = { input: 1_000_000, cached: 0, output: 1_000_000 }

describe('which price a model has', () => {
  for (const [model, found] of [
    ['gpt-6-sol', 'gpt-6-sol*'],
    ['gpt-6-sol-2026-09-22', 'gpt-6-sol*'],
    ['gpt-6-sol-mini', 'gpt-6-sol-mini'],
    ['gpt-6-luna', 'gpt-6*'],
    ['opus', 'opus'],
    ['opus-5', undefined],
    ['my-gpt-6', undefined],
    ['constructor', undefined],
  ] as const)
    test(`${model} has ${found ?? 'none'}`, () => assert.equal(priceOf(model, prices)?.model, found))
})

test('what was read from a cache costs less', () => {
  const usage = { input: 46_000, cached: 23_000, output: 19_000 }
  const { dollars, isGuessed } = dollarsOf(usage, 'gpt-6-sol', prices)
  assert.equal(dollars.toFixed(4), '0.2406')
  assert.equal(isGuessed, false)
})

test('a model without a price costs as much as the dearest, and says so', () =>
  assert.deepEqual(dollarsOf(million, 'nobody-knows', prices), { dollars: 24, isGuessed: true }))

test('a model of one’s own machine costs nothing where somebody says so', () =>
  assert.deepEqual(dollarsOf(million, 'local-7b', modelPricesIn('local* = 0 / 0 / 0')), {
    dollars: 0,
    isGuessed: false,
  }))

test('a server that claims to have cached more than it was given is not believed', () =>
  assert.equal(dollarsOf({ input: 10, cached: 5_000_000, output: 0 }, 'opus', prices).dollars, 2e-6))

test('without any price there is nothing to count', () =>
  assert.deepEqual(dollarsOf(million, 'opus', []), { dollars: 0, isGuessed: true }))

test('lines that are no price are none', () => {
  for (const line of [
    'gpt',
    'gpt = 1 / 2',
    'gpt = 1 / 2 / 3 / 4',
    'gpt = 1 / -2 / 3',
    'a b = 1 / 2 / 3',
    'gpt = 1e3 / 1 / 1',
    'gpt = 1. / 1 / 1',
    '= 1 / 2 / 3',
    'gpt = 1 / 2 / 3 (soon)',
    'gpt = 99999 / 1 / 1',
  ])
    assert.equal(priceIn(line), undefined, line)
  assert.equal(lineOfPrice(prices[0] ?? assert.fail()), 'gpt-6-sol* = 2 / 0.2 / 10 (2026-11-23)')
})
