import assert from 'node:assert/strict'
import { test } from 'node:test'
import { stageCount } from '#domain/price-ladder.ts'
import { settingsWith } from '#domain/settings.ts'
import { percentOff, priceStages, savings } from './price-stages.ts'

test('five prices rise to the regular one, each knowing the next', () => {
  assert.deepEqual(
    priceStages(settingsWith()).map(({ label, price, nextPrice }) => [label, price, nextPrice]),
    [
      ['Early Bird Price', 47, 97],
      ['Pre-Launch Price', 97, 147],
      ['Launch Week Price', 147, 247],
      ['Final Discount Price', 247, 997],
      ['Regular Price', 997, null],
    ],
  )
  assert.deepEqual(
    priceStages(settingsWith()).map(({ price }) => savings(price, 997)),
    [950, 900, 850, 750, 0],
  )
  assert.deepEqual(
    priceStages(settingsWith()).map(({ price }) => percentOff(price, 997)),
    [95, 90, 85, 75, 0],
  )
})

test('every stage of the ladder has its price', () =>
  assert.equal(priceStages(settingsWith()).length, stageCount))
