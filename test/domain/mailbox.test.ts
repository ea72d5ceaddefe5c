import assert from 'node:assert/strict'
import { test } from 'node:test'
import { checkEmail } from '#domain/email-address.ts'
import { mailboxOf } from '#domain/mailbox.ts'
import { oneMailboxEach } from './mailbox-examples.ts'

for (const [first = '', ...others] of oneMailboxEach)
  test(`${first} is one mailbox, ${others.length + 1 === 1 ? 'spelled in one way' : `also as ${others.join(', ')}`}`, () => {
    for (const each of [first, ...others]) {
      assert.equal(checkEmail(each), each, 'an address that is taken, as typed')
      assert.equal(mailboxOf(each), mailboxOf(first), each)
      assert.equal(mailboxOf(mailboxOf(each)), mailboxOf(each), 'a mailbox is its own')
    }
  })

test('different mailboxes stay different', () => {
  const mailboxes = oneMailboxEach.map(([first = '']) => mailboxOf(first))
  assert.equal(new Set(mailboxes).size, mailboxes.length, mailboxes.sort().join('\n'))
})
