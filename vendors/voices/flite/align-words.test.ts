import assert from 'node:assert/strict'
import { test } from 'node:test'
import { alignWords } from './align-words.ts'
import { type Phone, utter } from './flite.ts'

const sentences = [
  'Most people think that good bread needs a long list of secrets, but it needs flour, water and a great deal of patience.',
  'So what happens between six in the evening and the moment when the doors open?',
  'Harriet started in 1998 with one oven and 24 loaves a day.',
  'Right, and that is exactly why the accountant, who knew nothing about yeast, said no.',
  'A sourdough costs 6 pounds, which is more than a supermarket asks.',
  'They answer every enquiry within two working days.',
]

/** Each word alone, one after the other: the engine itself says which phones are whose. */
function knownStarts(sentence: string, phones: readonly Phone[]): number[] {
  const alone = sentence.split(' ').map((word) => spoken(utter(word, 'kal16').phones).map(({ name }) => name))
  const owners = alone.flatMap((names, word) => names.map(() => word))
  const heard = spoken(phones)
  const pairs = longestCommon(
    alone.flat(),
    heard.map(({ name }) => name),
  )
  return alone.map((_, word) => {
    const first = pairs.find(([of]) => owners[of] === word)
    return first && owners[first[0] - 1] !== word ? (heard[first[1]]?.start ?? Number.NaN) : Number.NaN
  })
}

const spoken = (phones: readonly Phone[]) => phones.filter(({ name }) => name !== 'pau')

function longestCommon(a: readonly string[], b: readonly string[]): [number, number][] {
  const lengths = Array.from({ length: a.length + 1 }, () => new Array<number>(b.length + 1).fill(0))
  const at = (i: number, j: number) => lengths[i]?.[j] ?? 0
  for (let i = a.length - 1; i >= 0; i--)
    for (let j = b.length - 1; j >= 0; j--)
      (lengths[i] ?? [])[j] = a[i] === b[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1))
  const pairs: [number, number][] = []
  for (let i = 0, j = 0; i < a.length && j < b.length; )
    if (a[i] === b[j]) pairs.push([i++, j++])
    else if (at(i + 1, j) >= at(i, j + 1)) i++
    else j++
  return pairs
}

test('words start within 20 ms, on average, of where the engine starts their phones', () => {
  const errors = sentences.flatMap((sentence) => {
    const { phones } = utter(sentence, 'slt')
    const known = knownStarts(sentence, phones)
    const found = alignWords(sentence.split(' '), phones)
    return found
      .map(({ start }, i) => Math.abs(start - (known[i] ?? 0)))
      .filter((error) => !Number.isNaN(error))
  })
  const mean = errors.reduce((sum, error) => sum + error, 0) / errors.length
  assert.ok(errors.length > 75, `${errors.length} words with a known start`)
  assert.ok(mean < 0.02, `${mean} s`)
})

test('words follow each other, and a pause belongs to none of them', () => {
  const phones = [
    { name: 'pau', start: 0, end: 0.2 },
    { name: 'n', start: 0.2, end: 0.3 },
    { name: 'ow', start: 0.3, end: 0.5 },
    { name: 'pau', start: 0.5, end: 0.8 },
    { name: 'ih', start: 0.8, end: 0.9 },
    { name: 't', start: 0.9, end: 1 },
  ]
  assert.deepEqual(alignWords(['No,', '—', 'it'], phones), [
    { start: 0.2, end: 0.5 },
    { start: 0.5, end: 0.5 },
    { start: 0.8, end: 1 },
  ])
})
