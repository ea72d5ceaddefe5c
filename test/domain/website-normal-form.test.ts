import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { checkEmail } from '#domain/email-address.ts'
import { checkWebsite, normalizeWebsite } from '#domain/website-address.ts'
import { normalForms } from './normal-form-examples.ts'

describe('the normal form', () => {
  for (const [what, input, expected] of normalForms)
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

describe('a million of them are answered without a second thought', { timeout: 120_000 }, () => {
  for (const [what, input] of slow)
    test(what, () => {
      assert.equal(checkEmail(input), undefined)
      assert.equal(checkWebsite(input).ok, false)
      assert.equal(normalizeWebsite(normalizeWebsite(input)), normalizeWebsite(input))
    })
})
