import assert from 'node:assert/strict'
import { test } from 'node:test'
import { mayWithPeople } from './people-rights.ts'

test('everybody at work may look and export, and only an owner erases', () => {
  const rights = (['look', 'export', 'erase'] as const).map((right) => [
    mayWithPeople('operator', right),
    mayWithPeople('owner', right),
  ])
  assert.deepEqual(rights, [
    [true, true],
    [true, true],
    [false, true],
  ])
})
