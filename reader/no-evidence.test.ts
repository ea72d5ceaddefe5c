import assert from 'node:assert/strict'
import { test } from 'node:test'
import { kinds, whyNoEvidence } from './no-evidence.ts'

for (const { reason, is, caught, spared } of kinds) {
  for (const text of caught) test(`“${text.slice(0, 60)}” ${reason}`, () => assert.match(text, is))
  for (const text of spared)
    test(`“${text.slice(0, 60)}” is not left out`, () => assert.equal(whyNoEvidence(text), undefined))
}
