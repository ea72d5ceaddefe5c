import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { checkWebsite, normalizeWebsite } from '#domain/website-address.ts'
import { refusedWebsites, takenWebsites } from './website-examples.ts'

describe('the website field takes', () => {
  for (const [what, input] of takenWebsites)
    test(what, () => assert.deepEqual(checkWebsite(input), { ok: true, website: normalizeWebsite(input) }))
})

for (const [fault, cases] of Object.entries(refusedWebsites))
  describe(`the website field refuses as ${fault}`, () => {
    for (const [what, input] of cases)
      test(what, () => assert.deepEqual(checkWebsite(input), { ok: false, fault }))
  })
