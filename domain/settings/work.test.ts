import assert from 'node:assert/strict'
import { test } from 'node:test'
import { dollarsOf, modelPrices, priceOf } from '#domain/model-prices.ts'
import { checkSetting } from '#domain/setting-kinds.ts'
import { settingOf } from '#domain/settings.ts'

test('the default is one that an owner might have typed', () => {
  const value = settingOf('model.prices')?.default ?? ''
  assert.deepEqual(checkSetting({ kind: 'model-prices' }, value), { ok: true, value })
})

test('no model is in it twice, and a cache never costs more', () => {
  const prices = modelPrices({})
  assert.equal(new Set(prices.map(({ model }) => model)).size, prices.length)
  for (const { model, input, cached, output, asOf } of prices) {
    assert.ok(cached <= input && input < output, model)
    assert.match(asOf, /^2026-/)
  }
})

test('what the owner has set holds', () => {
  const prices = modelPrices({ 'model.prices': 'my-own* = 0 / 0 / 0' })
  assert.deepEqual(
    prices.map(({ model }) => model),
    ['my-own*'],
  )
})

test('each generation has its own price', () => {
  const modelOf = (name: string) => priceOf(name, modelPrices({}))?.model
  assert.equal(modelOf('claude-opus-5-5-20260922'), 'claude-opus-5-5*')
  assert.equal(modelOf('claude-opus-5'), 'claude-opus-5*')
  assert.equal(modelOf('gpt-6.1-sol'), 'gpt-6.1-sol*')
  assert.equal(modelOf('gpt-5'), 'gpt-5')
  assert.equal(modelOf('gpt-5.3-codex'), undefined)
})

test('an episode of five minutes stays far below its ceiling', () => {
  const usage = { input: 46_000, cached: 23_000, output: 19_000 }
  const { dollars } = dollarsOf(usage, 'gpt-6-sol', modelPrices({}))
  assert.equal(dollars.toFixed(2), '0.24')
})
