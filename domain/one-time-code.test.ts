import assert from 'node:assert/strict'
import { test } from 'node:test'
import { codeAddress, codeSecretOf, isCodeSecret, stepOfCode } from './one-time-code.ts'

/** The key and the last six digits of the codes in RFC 6238, appendix B. */
const secret = codeSecretOf(new TextEncoder().encode('12345678901234567890'))
const at = (seconds: number) => new Date(seconds * 1000)

test('codes are those of the standard', () => {
  assert.equal(secret, 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ')
  assert.equal(stepOfCode(secret, '287082', at(59)), 1)
  assert.equal(stepOfCode(secret, '081804', at(1_111_111_109)), 37_037_036)
  assert.equal(stepOfCode(secret, '353130', at(20_000_000_000)), 666_666_666)
})

test('a clock may be half a minute off, and not more', () => {
  assert.equal(stepOfCode(secret, '287 082', at(29)), 1)
  assert.equal(stepOfCode(secret, '287082', at(89)), 1)
  assert.equal(stepOfCode(secret, '287082', at(90)), undefined)
})

test('nothing but six digits is a code', () => {
  for (const code of ['', '28708', '2870820', '28708a', '٢٨٧٠٨٢', '-87082', '1e5'])
    assert.equal(stepOfCode(secret, code, at(59)), undefined, code)
})

test('a secret is 160 bits in base32', () => {
  assert.ok(isCodeSecret(secret))
  for (const text of ['', secret.slice(1), `${secret}A`, secret.toLowerCase(), secret.replace('G', '1')])
    assert.ok(!isCodeSecret(text), text)
})

test('an app learns the name, the address and the secret', () => {
  const address = new URL(codeAddress(secret, { issuer: 'Offmic', label: 'ines@agency.example' }))
  assert.equal(address.protocol, 'otpauth:')
  assert.equal(decodeURIComponent(address.pathname), '/Offmic:ines@agency.example')
  assert.equal(address.searchParams.get('secret'), secret)
})
