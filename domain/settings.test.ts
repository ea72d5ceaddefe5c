import assert from 'node:assert/strict'
import { test } from 'node:test'
import { textOf } from './read-setting.ts'
import { checkSetting } from './setting-kinds.ts'
import { twinCheckouts } from './settings/links.ts'
import { defaults, ownerSettings, settings, settingsWith } from './settings.ts'

test('no setting is in the table twice, neither by its key nor by its name in the environment', () => {
  const names = settings.flatMap(({ environment }) => environment?.name ?? [])
  for (const all of [settings.map(({ key }) => key), names]) assert.equal(new Set(all).size, all.length)
})

test('what holds by default might have been typed', () => {
  for (const { key, default: usual, ...rule } of settings) {
    if (!usual) continue
    const typed = rule.kind === 'cents' ? `${Number(usual) / 100}` : usual
    assert.deepEqual(checkSetting(rule, typed), { ok: true, value: usual }, key)
  }
})

test('an owner finds each under a heading of its own section', () => {
  for (const { key, heading, label } of ownerSettings) assert.ok(heading && label, key)
})

test('what is set goes before the environment, and that before the default', () => {
  const environment = { 'guide.ladder': 'off', 'mail.address': 'env@example.com' }
  assert.equal(textOf(settingsWith(), 'guide.ladder'), 'on')
  assert.equal(textOf(settingsWith(environment), 'guide.ladder'), 'off')
  assert.equal(textOf(settingsWith(environment, { 'guide.ladder': 'on' }), 'guide.ladder'), 'on')
})

test('the sender follows the contact address until one is set', () => {
  const sender = (...set: Record<string, string>[]) => textOf(settingsWith(...set), 'mail.address')
  assert.equal(sender(), textOf(defaults, 'brand.contactEmail'))
  assert.equal(sender({ 'brand.contactEmail': 'new@example.com' }), 'new@example.com')
  const both = { 'brand.contactEmail': 'new@example.com', 'mail.address': 'own@example.com' }
  assert.equal(sender(both), 'own@example.com')
})

test('a slip in a name is no empty value', () =>
  assert.throws(() => textOf(settingsWith(), 'starter.prize'), /no setting starter\.prize/))

test('inherited names are no settings', () =>
  assert.throws(() => textOf(settingsWith({ constructor: 'x' }), 'constructor'), /no setting/))

test('two checkouts that lead to one page are told, with the one before', () => {
  const same = 'https://pay.example.com/offmic'
  const set = { 'checkout.starter': same, 'checkout.guide.2': same, 'scheduler.url': same }
  assert.deepEqual(twinCheckouts(set), [{ key: 'checkout.guide.2', before: 'checkout.starter' }])
})
