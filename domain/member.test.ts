import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isPortalCode, type MemberRight, memberMay, memberRoles } from './member.ts'

test('owners change people and see money, approvers answer, readers read', () => {
  const may = (right: MemberRight) =>
    memberRoles.filter((role) => memberMay({ role, hasEnded: false }, right))
  assert.deepEqual(may('change-people'), ['owner'])
  assert.deepEqual(may('see-money'), ['owner'])
  assert.deepEqual(may('answer'), ['owner', 'approver'])
})

test('whoever was taken out may nothing', () => {
  for (const right of ['change-people', 'see-money', 'answer'] as const)
    assert.equal(memberMay({ role: 'owner', hasEnded: true }, right), false)
})

test('a code is six digits', () => {
  for (const text of ['12345', '1234567', '12 456', '１２３４５６', 'abcdef', ''])
    assert.equal(isPortalCode(text), false, text)
  assert.ok(isPortalCode('012345'))
})
