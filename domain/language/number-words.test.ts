import assert from 'node:assert/strict'
import { test } from 'node:test'
import { inWords, numberAt, ordinalInWords } from './number-words.ts'

test('numbers are said', () =>
  assert.deepEqual([0, 13, 21, 100, 420, 1001, 3100, 14_600, 61_400, 1_200_000, 4.8, 0.05].map(inWords), [
    'zero',
    'thirteen',
    'twenty-one',
    'one hundred',
    'four hundred and twenty',
    'one thousand and one',
    'three thousand one hundred',
    'fourteen thousand six hundred',
    'sixty-one thousand four hundred',
    'one million two hundred thousand',
    'four point eight',
    'zero point zero five',
  ]))

test('ordinals are said', () =>
  assert.deepEqual([1, 2, 3, 5, 8, 12, 20, 21, 30].map(ordinalInWords), [
    'first',
    'second',
    'third',
    'fifth',
    'eighth',
    'twelfth',
    'twentieth',
    'twenty-first',
    'thirtieth',
  ]))

test('what is said is read back, up to a million and beyond', () => {
  for (const value of [
    0, 7, 19, 20, 42, 99, 100, 101, 320, 999, 1000, 1984, 14_600, 999_999, 1_200_000, 1.8, 12.25,
  ]) {
    const words = inWords(value).replaceAll('-', ' ').split(' ')
    assert.deepEqual(numberAt(words, 0), { value, length: words.length, isOrdinal: false })
  }
})

test('a number ends where the next one begins', () => {
  const readFrom = (text: string) => numberAt(text.split(' '), 0)?.value
  assert.equal(readFrom('seven eight'), 7)
  assert.equal(readFrom('twenty 5'), 20)
  assert.equal(readFrom('three and four'), 3)
  assert.equal(readFrom('three hundred and four'), 304)
  assert.equal(readFrom('1,200 and 3'), 1200)
  assert.equal(readFrom('2.1 million'), 2_100_000)
  assert.equal(readFrom('twenty first'), 21)
  assert.equal(readFrom('loaves'), undefined)
  assert.equal(readFrom('hundred and twenty'), 120)
})

test('a number that nobody says stays as it is', () => {
  assert.equal(inWords(2_000_000_000_000), '2000000000000')
  assert.equal(inWords(Number('9'.repeat(400))), 'Infinity')
  assert.equal(inWords(Number.NaN), 'NaN')
})
