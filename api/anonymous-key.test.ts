import assert from 'node:assert/strict'
import { test } from 'node:test'
import { roleOfKey } from '#domain/public-key.ts'
import { madeAnonymousKey } from './anonymous-key.ts'

test('a made key is the same for one address, another for another, and says "anon"', () => {
  const key = madeAnonymousKey('https://offmic.example')
  assert.equal(madeAnonymousKey('https://offmic.example'), key)
  assert.notEqual(madeAnonymousKey('https://other.example'), key)
  assert.match(key, /^[\w-]+\.[\w-]+\.[\w-]{43}$/)
  assert.equal(roleOfKey(key), 'anon')
})

test('a secret key is recognised, whatever form it has', () => {
  const payload = Buffer.from(JSON.stringify({ role: 'service_role' })).toString('base64url')
  assert.equal(roleOfKey(`e30.${payload}.x`), 'service_role')
  assert.equal(roleOfKey('sb_secret_abc'), 'service_role')
})

test('a key that says nothing of itself has no role', () => {
  for (const key of ['sb_publishable_abc', 'word', 'a.b.c', 'a.bnVsbA.c', ''])
    assert.equal(roleOfKey(key), undefined)
})
