import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isOwnMachine } from './own-machine.ts'

test('a machine’s own addresses are known, however they are written', () => {
  for (const origin of [
    'http://localhost:3000',
    'https://localhost',
    'http://LOCALHOST',
    'http://site.localhost',
    'http://127.0.0.1:3000',
    'http://127.1',
    'http://0x7f.0.0.1',
    'http://[::1]:3000',
    'http://[0:0:0:0:0:0:0:1]',
  ])
    assert.ok(isOwnMachine(origin), origin)
})

test('an address that others reach is none of them', () => {
  for (const origin of [
    'https://offmic.test',
    'http://192.168.0.2:3000',
    'http://localhost.evil.test',
    'http://notlocalhost',
    'http://127.0.0.1.evil.test',
    'http://0.0.0.0:3000',
    'http://[::2]',
  ])
    assert.ok(!isOwnMachine(origin), origin)
})
