import assert from 'node:assert/strict'
import { globSync } from 'node:fs'
import path from 'node:path'
import { describe, test } from 'node:test'
import { nothingLearned } from './concede.ts'
import { addressOf } from './language-model.ts'
import { modelVendorNamed, modelVendors } from './model-vendors.ts'
import { openModel } from './open-model.ts'
import { needsAddress } from './vendor.ts'

describe('the vendors of models', () => {
  test('are the folders that describe themselves', () => {
    const folders = globSync('*/vendor.ts', { cwd: import.meta.dirname }).map((file) => path.dirname(file))
    assert.deepEqual([...modelVendors.keys()], folders.sort())
    for (const shipped of ['anthropic', 'openai', 'openai-compatible'])
      assert.ok(modelVendors.has(shipped), shipped)
  })

  for (const [kind, vendor] of modelVendors)
    test(`${kind} opens what is named, where it is to be asked`, async () => {
      assert.ok(vendor.needs.includes('model'))
      assert.equal(needsAddress(vendor), vendor.usualAddress === undefined)
      const url = 'http://localhost:9/v1/'
      assert.equal(addressOf({ kind, model: 'm', url }), 'http://localhost:9/v1')
      const given = { model: 'm', key: 'k', address: url, learned: nothingLearned(), fetch }
      assert.equal((await vendor.open(given)).modelId, 'm')
    })

  test('are asked for an address where they have none', () =>
    assert.throws(() => openModel({ kind: 'openai-compatible', model: 'm' }), /needs an address/))

  test('have no other among them', () =>
    assert.throws(
      () => modelVendorNamed('constructor'),
      /No folder of vendors\/models is called constructor/,
    ))
})
