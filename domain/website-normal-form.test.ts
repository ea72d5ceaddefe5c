import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { checkEmail } from './email-address.ts'
import { checkWebsite, normalizeWebsite } from './website-address.ts'

const cases: [string, string, string][] = [
  ['a missing scheme becomes https', 'example.com', 'https://example.com'],
  ['http stays http', 'http://Example.com/Path/', 'http://example.com/Path'],
  ['a scheme in mixed case becomes small', 'hTTps://eXample.com', 'https://example.com'],
  ['blanks around it go', ' Example.COM/ ', 'https://example.com'],
  ['no-break spaces around it go', '\u00A0example.com\u00A0', 'https://example.com'],
  ['the path keeps its case', 'Example.Com/About', 'https://example.com/About'],
  ['several slashes at the end go', 'https://example.com/about///', 'https://example.com/about'],
  ['slashes inside the path stay', 'https://example.com//a//b/', 'https://example.com//a//b'],
  ['an encoded slash at the end stays', 'https://example.com/%2F', 'https://example.com/%2F'],
  ['query and hash stay behind a path without slash', 'example.com/?q=1#H', 'https://example.com?q=1#H'],
  ['slashes in query and hash stay', 'example.com/a/?b=/c/#/d/', 'https://example.com/a?b=/c/#/d/'],
  ['an empty query and an empty hash go', 'https://example.com/?#', 'https://example.com'],
  ['the port of the scheme goes', 'https://example.com:443/', 'https://example.com'],
  ['another port stays', 'https://example.com:8443/x/', 'https://example.com:8443/x'],
  ['who signs in stays as written', 'https://User:Pass@Example.com/', 'https://User:Pass@example.com'],
  ['umlauts become punycode', 'MÜLLER.de', 'https://xn--mller-kva.de'],
  ['what is not ASCII in the query is encoded', 'example.com?q=café', 'https://example.com?q=caf%C3%A9'],
  ['dot segments are resolved', 'https://example.com/a/../b/.', 'https://example.com/b'],
  ['tabs inside vanish, as browsers have it', 'https://exam\tple.com/', 'https://example.com'],
  ['a full stop of another script is a dot', 'https://EXAMPLE\u3002com/', 'https://example.com'],
  ['an IPv6 address is shortened', 'http://[::FFFF:127.0.0.1]/x/', 'http://[::ffff:7f00:1]/x'],
  ['another scheme is taken for a host', 'ftp://example.com', 'https://ftp//example.com'],
  ['a scheme without slashes cannot be parsed', 'https:example.com', 'https:example.com'],
  ['nothing stays nothing', '', ''],
  ['a scheme alone stays', 'https://', 'https://'],
  ['words stay, trimmed', '  foo bar  ', 'foo bar'],
  ['a port that is no number stays', 'https://example.com:port', 'https://example.com:port'],
  ['characters that no host has stay', 'https://exa^mple.com/', 'https://exa^mple.com/'],
]

describe('the normal form', () => {
  for (const [what, input, expected] of cases)
    test(what, () => assert.equal(normalizeWebsite(input), expected))
})

/** Pieces that mean something to a parser, glued together at random; the seed is fixed. */
const pieces = [
  ...'aZ019./:?#@-_%\\[]{}|^<>"\'`~!$&*()+,;= \t\n\0\u00A0\u200B\u3002\uFF0EäßЖ例\u0301\u212A\u0130\uFEFF\uD800',
  ...['http://', 'https://', 'HTTPS://', 'www.', '.com', 'xn--', '%20', '//', '/./', '/../', '::1', '😀'],
]

const hostPieces = [...'aZ1-.äßЖ例\u0301', 'xn--', 'https://', '/x/', '?q=é']

function* randomInputs(count: number, from = pieces) {
  let state = 2026
  const below = (limit: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * limit)
  }
  for (let made = 0; made < count; made++)
    yield Array.from({ length: 1 + below(12) }, () => from[below(from.length)]).join('')
}

test('20,000 random inputs: nothing throws, and to normalize twice changes nothing', () => {
  for (const input of randomInputs(20_000)) {
    const once = normalizeWebsite(input)
    assert.equal(normalizeWebsite(once), once, JSON.stringify(input))
    checkEmail(`${input}@${input}.com`)
  }
})

test('20,000 random inputs: what is stored would be taken again, unchanged', () => {
  let taken = 0
  for (const input of randomInputs(20_000, hostPieces)) {
    const check = checkWebsite(`${input}.com`)
    if (!check.ok) continue
    taken += 1
    assert.deepEqual(checkWebsite(check.website), check, JSON.stringify(input))
  }
  assert.ok(taken > 1000, `${taken} were taken`)
})

// A pattern that goes back over its input needs minutes for these; a linear one does not notice them.
const long = 1_000_000
const slow: [string, string][] = [
  ['slashes', `example.com/${'/'.repeat(long)}x`],
  ['slashes at the end', `example.com${'/'.repeat(long)}`],
  ['dots', '.'.repeat(long)],
  ['labels', 'a.'.repeat(long)],
  ['hyphens', `a${'-'.repeat(long)}`],
  ['blanks inside', `a${' '.repeat(long)}b`],
  ['letters', 'a'.repeat(long)],
  ['at signs', '@'.repeat(long)],
  ['atoms', `${'a.'.repeat(long)}@example.com`],
]

describe('a million of them are answered without a second thought', { timeout: 20_000 }, () => {
  for (const [what, input] of slow)
    test(what, () => {
      assert.equal(checkEmail(input), undefined)
      assert.equal(checkWebsite(input).ok, false)
      assert.equal(normalizeWebsite(normalizeWebsite(input)), normalizeWebsite(input))
    })
})
