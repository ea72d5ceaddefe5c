import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { checkWebsite, normalizeWebsite, type WebsiteFault } from './website-address.ts'

const label63 = 'a'.repeat(63)
const host = (length: number) => `${`${'b'.repeat(50)}.`.repeat(4)}${'c'.repeat(length - 207)}.co`

const accepted: [string, string][] = [
  ['a bare domain', 'example.com'],
  ['a domain with www', 'www.example.com'],
  ['an address with https', 'https://example.com'],
  ['an address with http and a path', 'http://example.com/path'],
  ['a scheme and a host in capitals', 'HTTPS://EXAMPLE.COM'],
  ['the capital that a phone puts first', 'Example.com'],
  ['a slash, or two, at the end', 'https://example.com//'],
  ['a subdomain under a two-part ending', 'shop.example.co.uk'],
  ['an ending of two letters', 'a.co'],
  ['an ending of six letters', 'example.berlin'],
  ['a label of digits', '123.com'],
  ['hyphens inside a label', 'my--fine-company.de'],
  ['punycode', 'xn--mnchen-3ya.de'],
  ['an umlaut', 'müller.de'],
  ['another script before a Latin ending', '例え.com'],
  ['a combining accent', 'cafe\u0301.fr'],
  ['blanks around it', '  example.com\n'],
  ['the no-break spaces of a copied page', '\u00A0https://example.com\u00A0'],
  ['a query without a path', 'example.com?q=1'],
  ['a hash without a path', 'example.com#team'],
  ['percent-encoding in the query', 'https://example.com/search?q=caf%C3%A9'],
  ['an address inside the query', 'https://example.com/?to=https://other.example/'],
  ['a profile page', 'facebook.com/acme'],
  ['letters of other scripts in the path', 'example.com/über-uns'],
  ['markup in the path, which is only data', 'example.com/<script>alert(1)</script>'],
  ['an encoded NUL, which stays encoded', 'example.com/%00'],
  ['a name that resolves to this very machine', '127.0.0.1.nip.io'],
  ['a label of 63 characters', `${label63}.com`],
  ['a host of 253 characters', host(253)],
  ['2,048 characters', `example.com/${'x'.repeat(2036)}`],
]

const refused: Record<WebsiteFault, [string, string][]> = {
  missing: [
    ['nothing', ''],
    ['blanks', '   '],
    ['a no-break space', '\u00A0'],
  ],
  'long-ending': [
    ['an ending of seven letters', 'example.company'],
    ['an ending that exists, in capitals', 'https://Example.CONSULTING/about'],
    ['a long ending that does not exist', 'example.abcdefg'],
    ['an ending in another script', 'пример.рф'],
    ['an ending in punycode', 'example.xn--p1ai'],
  ],
  invalid: [
    ['a word', 'example'],
    ['a machine', 'localhost'],
    ['a dot at the end', 'example.com.'],
    ['a dot at the beginning', '.example.com'],
    ['two dots in a row', 'example..com'],
    ['an ending of one letter', 'example.c'],
    ['a digit in the ending', 'example.c0m'],
    ['the Kelvin sign in the ending', 'example.\u212Ar'],
    ['a blank inside', 'my website.com'],
    ['two addresses', 'example.com, example.org'],
    ['a blank in the path', 'example.com/a b'],
    ['a scheme alone', 'https://'],
    ['a scheme without slashes', 'https:example.com'],
    ['half a scheme', '://example.com'],
    ['a scheme twice', 'https://https://example.com'],
    ['another scheme', 'ftp://example.com'],
    ['a script', 'javascript:alert(1)'],
    ['a script dressed as an address', 'javascript://example.com/%0aalert(1)'],
    ['a file', 'file:///etc/passwd'],
    ['data', 'data:text/html,example.com'],
    ['an e-mail address', 'info@example.com'],
    ['a user and a password', 'https://user:pass@example.com'],
    ['a port', 'example.com:443/'],
    ['an IPv4 address', '127.0.0.1'],
    ['an IPv4 address in hexadecimal', 'http://0x7f.0.0.1'],
    ['an IPv6 address', 'http://[::1]/'],
    ['a hyphen at the beginning of a label', '-example.com'],
    ['a hyphen at the end of a label', 'example-.com'],
    ['an underscore', 'my_company.com'],
    ['a zero-width space', 'exam\u200Bple.com'],
    ['a right-to-left override', 'exam\u202Eple.com'],
    ['full-width letters', '\uFF45\uFF58\uFF41\uFF4D.com'],
    ['an ideographic full stop', 'example\u3002com'],
    ['an emoji', '😀.com'],
    ['quotes', '"example.com"'],
    ['brackets', '<example.com>'],
    ['a backslash', 'example.com\\admin'],
    ['a NUL', 'https://example.com\0'],
    ['a line feed inside', 'example.com/\nHost: other.example'],
    ['half an emoji', '\uD83D.com'],
    ['a label of 64 characters', `a${label63}.com`],
    ['letters of two directions in one label', '\u05D0a.com'],
    ['an umlaut in punycode', 'xn--ü.com'],
    ['a label too long for DNS once it is punycode', `${'ü'.repeat(60)}.com`],
    ['a host of 254 characters', host(254)],
    ['2,049 characters', `example.com/${'x'.repeat(2037)}`],
  ],
}

describe('the website field takes', () => {
  for (const [what, input] of accepted)
    test(what, () => assert.deepEqual(checkWebsite(input), { ok: true, website: normalizeWebsite(input) }))
})

for (const [fault, cases] of Object.entries(refused))
  describe(`the website field refuses as ${fault}`, () => {
    for (const [what, input] of cases)
      test(what, () => assert.deepEqual(checkWebsite(input), { ok: false, fault }))
  })
