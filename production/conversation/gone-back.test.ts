import assert from 'node:assert/strict'
import { test } from 'node:test'
import { goneBack } from './gone-back.ts'

/** Small letters were there before, capitals are new. */
const back = (now: string, before: string, doubted: string) =>
  goneBack([...now], [...before], {
    isSame: (one, other) => one === other,
    isDoubted: (at) => doubted[at] === '✗',
  }).join('')

test('what is doubted goes back, and what is far from it stays', () => {
  assert.equal(back('aBcDe', 'abcde', '-✗---'), 'abcDe')
  assert.equal(back('aBcDe', 'abcde', '-----'), 'aBcDe')
})

test('changes side by side were read together, and stand or fall together', () => {
  assert.equal(back('aBCd', 'abcd', '--✗-'), 'abcd')
  assert.equal(back('ABcDE', 'abcde', '✗----'), 'abcDE')
})

test('a doubt about the piece behind is one about what changed before it', () => {
  assert.equal(back('aBcd', 'abcd', '--✗-'), 'abcd')
  assert.equal(back('aBcd', 'abcd', '---✗'), 'aBcd')
})

test('the piece behind is the one that was read behind the old', () => {
  const pieces = (...texts: string[]) => texts.map((text) => ({ text: text.slice(0, 1), by: text.slice(1) }))
  const now = pieces('B2', 'c2')
  const before = pieces('b1', 'c1')
  const rules = { isSame: (one: { text: string }, other: { text: string }) => one.text === other.text }
  assert.deepEqual(goneBack(now, before, { ...rules, isDoubted: (at) => at === 0 }), before)
})
