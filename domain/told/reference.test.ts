import assert from 'node:assert/strict'
import { test } from 'node:test'
import { requestBehind } from './reference.ts'

test('a reference leads to its request', () => {
  assert.equal(requestBehind('r_jC8_DmwsSmufVwovax-dEQ'), '8c2f3f0e-6c2c-4a6b-9f57-0a2f6b1f9d11')
  assert.equal(requestBehind('r_AAAAAAAAQACAAAAAAAAAAA'), '00000000-0000-4000-8000-000000000000')
})

test('anything else leads nowhere', () => {
  for (const text of ['', 'r_short', `r_${'é'.repeat(22)}`, `x_${'a'.repeat(22)}`, `r_${'a'.repeat(23)}`])
    assert.equal(requestBehind(text), undefined, text)
})
