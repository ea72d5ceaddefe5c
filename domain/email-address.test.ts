import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { checkEmail } from './email-address.ts'

const ofLength = (length: number) => `a@${`${'b'.repeat(49)}.`.repeat(4)}${'c'.repeat(length - 205)}.co`

const accepted: [string, string][] = [
  ['a plain address', 'info@example.com'],
  ['dots, plus, hyphen and underscore', 'first.last+news-letter_1@example.com'],
  ['digits alone', '1234567890@example.com'],
  ['one character', 'a@b.co'],
  ['a subdomain', 'user@mail.example.co.uk'],
  ['a German domain', 'user@example.de'],
  ['a long ending', 'user@example.international'],
  ['an ending in punycode', 'user@example.xn--p1ai'],
  ['an umlaut in the domain', 'user@müller.de'],
  ['another script in the domain', 'user@例子.广告'],
  ['hyphens inside the domain', 'user@my-fine-company.com'],
  ['capitals, kept as typed', 'USER@EXAMPLE.COM'],
  ['every character that an atom may have', "!#$%&'*+/=?^_`{|}~-@example.com"],
  ['what a spreadsheet would take for a formula', '=1+1@example.com'],
  ['what a template would take for a variable', '{{7*7}}@example.com'],
  ['a role', 'abuse@example.com'],
  ['a typing error of a provider, which is a name like any other', 'user@gmial.com'],
  ['64 characters before the @', `${'a'.repeat(64)}@example.com`],
  ['a label of 63 characters', `a@${'b'.repeat(63)}.com`],
  ['254 characters', ofLength(254)],
]

const refused: [string, string][] = [
  ['nothing', ''],
  ['blanks', '  '],
  ['a word', 'plainaddress'],
  ['an @ alone', '@'],
  ['nothing before the @', '@example.com'],
  ['nothing behind the @', 'user@'],
  ['two @', 'user@name@example.com'],
  ['a domain', 'example.com'],
  ['a blank inside', 'user @example.com'],
  ['a line feed inside, which could write mail headers', 'user@example.com\nBcc:victim@example.org'],
  ['an encoded line feed', 'user@example.com%0aBcc:victim@example.org'],
  ['two addresses', 'user@example.com,other@example.com'],
  ['two addresses with a blank', 'user@example.com other@example.com'],
  ['a name around it', 'User <user@example.com>'],
  ['a mailto link', 'mailto:user@example.com'],
  ['no dot in the domain', 'user@localhost'],
  ['two dots in the domain', 'user@example..com'],
  ['a dot at the end', 'user@example.com.'],
  ['a dot first', '.user@example.com'],
  ['a dot before the @', 'user.@example.com'],
  ['two dots before the @', 'us..er@example.com'],
  ['a hyphen at the edge of a label', 'user@example-.com'],
  ['an underscore in the domain', 'user@my_company.com'],
  ['an ending of one letter', 'user@example.c'],
  ['an ending of digits', 'user@example.123'],
  ['an IPv4 address', 'user@127.0.0.1'],
  ['an address literal', 'user@[IPv6:::1]'],
  ['a quoted local part', '"us er"@example.com'],
  ['a quote inside', 'us"er@example.com'],
  ['a semicolon', 'us;er@example.com'],
  ['a backslash', 'us\\er@example.com'],
  ['a comment', 'user(comment)@example.com'],
  ['markup', '"><img src=x onerror=alert(1)>@example.com'],
  ['letters of other scripts before the @', 'üser@example.com'],
  ['an internationalised address', '用户@例子.广告'],
  ['an emoji', '😀@example.com'],
  ['a zero-width space in the domain', 'user@exam\u200Bple.com'],
  ['full-width letters', 'user@\uFF45xample.com'],
  ['a full-width @', 'user\uFF20example.com'],
  ['a NUL', 'user\0@example.com'],
  ['65 characters before the @', `${'a'.repeat(65)}@example.com`],
  ['a label of 64 characters', `a@${'b'.repeat(64)}.com`],
  ['255 characters', ofLength(255)],
]

describe('the e-mail field takes', () => {
  for (const [what, input] of accepted) test(what, () => assert.equal(checkEmail(input), input))

  test('an address with blanks or a line feed around it, trimmed', () =>
    assert.equal(checkEmail(' user@example.com\n'), 'user@example.com'))
})

describe('the e-mail field refuses', () => {
  for (const [what, input] of refused) test(what, () => assert.equal(checkEmail(input), undefined))
})
