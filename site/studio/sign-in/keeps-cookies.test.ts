import assert from 'node:assert/strict'
import { test } from 'node:test'
import { keepsCookies } from './keeps-cookies.ts'

test('a session is kept over https, and on the machine itself', () => {
  for (const origin of [
    'https://offmic.test',
    'http://localhost:3000',
    'http://127.0.0.1:3000',
    'http://[::1]:3000',
  ])
    assert.ok(keepsCookies(origin), origin)
  for (const origin of [
    'http://offmic.test',
    'http://192.0.2.1:3000',
    'http://localhost.evil.test',
    'http://notlocalhost',
  ])
    assert.ok(!keepsCookies(origin), origin)
})
