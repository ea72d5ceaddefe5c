import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { checkSetting, typedForm } from './setting-kinds.ts'
import type { SettingRule } from './settings.ts'
import { mergeSettings } from './settings-versions.ts'

const check = (rule: SettingRule, typed: string) => {
  const checked = checkSetting(rule, typed)
  return checked.ok ? checked.value : `! ${checked.fault}`
}

describe('a price', () => {
  const cases = {
    '1500': '150000',
    '1,500': '150000',
    '$ 49.5': '4950',
    '0': '0',
    '100000': '10000000',
    '100000.01': '! no-price',
    '-1': '! no-price',
    '49.505': '! no-price',
    '1,50': '! no-price',
    '1e3': '! no-price',
    '٥٠': '! no-price',
    '': '! missing',
  }
  for (const [typed, kept] of Object.entries(cases))
    test(`“${typed}” is ${kept}`, () => assert.equal(check({ kind: 'cents' }, typed), kept))

  test('is shown as it would be typed', () =>
    assert.deepEqual(
      ['150000', '4950', '5', '0', ''].map((cents) => typedForm('cents', cents)),
      ['1500', '49.50', '0.05', '0', ''],
    ))

  test('of the guide is in whole dollars', () =>
    assert.deepEqual(
      ['47', '47.00', '47.50', '0', '9999', '10000'].map((typed) => check({ kind: 'dollars' }, typed)),
      ['47', '47', '! no-whole-dollars', '! no-whole-dollars', '9999', '! no-whole-dollars'],
    ))
})

test('prices of models are kept a line each, in one form', () => {
  const typed = 'gpt-6-sol* = 2/0.20/10 (2026-11-23)\r\n\r\n my-own=0 / 0 / 0'
  const kept = 'gpt-6-sol* = 2 / 0.2 / 10 (2026-11-23)\nmy-own = 0 / 0 / 0'
  assert.equal(check({ kind: 'model-prices' }, typed), kept)
  assert.equal(check({ kind: 'model-prices' }, kept), kept)
  for (const wrong of ['gpt-6', 'gpt-6 = cheap', 'gpt-6 = 1 / 2', `${kept}\ngpt = -1 / 0 / 0`])
    assert.equal(check({ kind: 'model-prices' }, wrong), '! no-model-price')
  assert.equal(check({ kind: 'model-prices' }, `${kept}\n`.repeat(31)), '! too-many')
})

test('a count is a whole number from 1 to 100', () =>
  assert.deepEqual(
    ['8', '08', '100', '0', '101', '1.5', '-1', '٨', 'eight'].map((typed) => check({ kind: 'count' }, typed)),
    ['8', '8', '100', ...Array(6).fill('! no-count')],
  ))

describe('a link', () => {
  for (const typed of [
    'http://pay.example',
    'javascript:alert(1)',
    'https://',
    'https://user:word@pay.example',
    'https://pay example.com',
    '//pay.example',
    'https://localhost',
  ])
    test(`“${typed}” is refused`, () => assert.equal(check({ kind: 'link' }, typed), '! no-link'))
  test('is kept as it was typed', () =>
    assert.equal(check({ kind: 'link' }, ' https://pay.example/b?x=1 '), 'https://pay.example/b?x=1'))
})

describe('a text', () => {
  test('may say what it wants, in one line', () =>
    assert.equal(check({ kind: 'line' }, '  <b>Öl &  Söhne</b> '), '<b>Öl & Söhne</b>'))
  for (const typed of ['a\r\nBcc: all@example.com', 'a\u0000b', 'a\u202eb', 'a\u2066b', 'a\u2028b', '\ud800'])
    test(`${JSON.stringify(typed)} is refused`, () =>
      assert.equal(check({ kind: 'line' }, typed), '! not-text'))
  test('has an end', () => assert.equal(check({ kind: 'line' }, 'a'.repeat(121)), '! too-long'))
})

test('a lexicon is a name, an equals sign and how it is said, a line each', () => {
  assert.equal(
    check({ kind: 'lexicon' }, 'Nguyen=win\r\n\r\n Acme  Corp = ack mee'),
    'Nguyen = win\nAcme Corp = ack mee',
  )
  for (const typed of ['Nguyen', 'Nguyen =', '= win', 'a = b = c', '… = dots'])
    assert.equal(check({ kind: 'lexicon' }, typed), '! no-saying', typed)
})

test('of what two people changed at once each keeps its own, and mine stands where both meet', () => {
  const base = { a: '1', b: '1', c: '1', d: '1' }
  const { merged, inConflict } = mergeSettings(
    base,
    { a: '2', b: '1', c: '2' },
    { a: '3', b: '2', c: '2', d: '1' },
  )
  assert.deepEqual(merged, { a: '2', b: '2', c: '2' })
  assert.deepEqual(inConflict, [{ key: 'a', from: '1', to: '3' }])
})

describe('the name of the brand', () => {
  const name: SettingRule = { kind: 'name', mostCharacters: 40 }
  const cases = {
    'Leise & Söhne': 'Leise & Söhne',
    '  Two   Ears ': 'Two Ears',
    深声: '深声',
    'שלום FM': 'שלום FM',
    '7': '7',
    '<b>"Bold"</b>': '<b>"Bold"</b>',
    '🎙️': '! no-name',
    '…': '! no-name',
    'a\r\nBcc: x@y.test': '! not-text',
    'a\u202eb': '! not-text',
    'a\u0000': '! not-text',
    '   ': '! missing',
  }
  for (const [typed, kept] of Object.entries(cases))
    test(`${JSON.stringify(typed)} is ${kept}`, () => assert.equal(check(name, typed), kept))

  test('has 40 letters at most', () => {
    assert.equal(check(name, 'a'.repeat(40)), 'a'.repeat(40))
    assert.equal(check(name, 'a'.repeat(300)), '! too-long')
  })
})

test('what browsers’ memory begins with is plain', () => {
  for (const plain of ['offmic', 'a', 'two-ears-2'])
    assert.equal(check({ kind: 'storage-prefix' }, plain), plain)
  for (const odd of ['Offmic', '2ears', 'a b', 'ä', '"', 'a\nb', '-a', 'a'.repeat(31)])
    assert.equal(check({ kind: 'storage-prefix' }, odd), '! no-storage-prefix', odd)
})
