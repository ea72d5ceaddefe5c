import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { checkEmail } from '#domain/email-address.ts'
import { refusedEmails, takenEmails } from './email-examples.ts'

describe('the e-mail field takes, trimmed and otherwise as typed', () => {
  for (const [what, input] of takenEmails) test(what, () => assert.equal(checkEmail(input), input.trim()))
})

describe('the e-mail field refuses', () => {
  for (const [what, input] of refusedEmails) test(what, () => assert.equal(checkEmail(input), undefined))
})
