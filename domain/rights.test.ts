import assert from 'node:assert/strict'
import { test } from 'node:test'
import { hasRight, type Right, rights } from './rights.ts'

test('an owner may do everything, an operator everything but govern and erase', () => {
  const all = Object.keys(rights) as Right[] // the keys of the table are the rights
  assert.deepEqual(
    all.filter((right) => !hasRight({ role: 'owner' }, right)),
    [],
  )
  assert.deepEqual(
    all.filter((right) => hasRight({ role: 'operator' }, right)),
    ['work-on-episodes', 'answer-people'],
  )
})
