import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type Head, heads } from '#production/writer/marks.ts'
import { areaUnderCurve, guessesInFolds, guessesOf, rankingAsText } from './ranking.ts'
import type { MarkedOf } from './read-marks.ts'
import { train } from './train.ts'

test('the area is how often a yes is the surer one', () => {
  const areas: [[number, boolean][], number | undefined][] = [
    [
      [
        [0.9, true],
        [0.1, false],
      ],
      1,
    ],
    [
      [
        [0.1, true],
        [0.9, false],
      ],
      0,
    ],
    [
      [
        [0.5, true],
        [0.5, false],
      ],
      0.5,
    ],
    [
      [
        [0.9, true],
        [0.5, false],
        [0.4, true],
        [0.1, false],
      ],
      0.75,
    ],
    [
      [
        [0.9, true],
        [0.5, false],
        [0.5, true],
        [0.1, false],
      ],
      0.875,
    ],
    [[[0.9, true]], undefined],
    [[[0.9, false]], undefined],
    [[], undefined],
  ]
  for (const [guesses, area] of areas) assert.equal(areaUnderCurve(guesses), area)
})

const marksOf = (...yes: Head[]) =>
  Object.fromEntries(heads.map((head) => [head, yes.includes(head) ? 1 : 0])) as MarkedOf['marks'] // every head
/** On every website, trait 1 is worth hearing and trait 2 is not; trait 3 says nothing. */
const marked: MarkedOf[] = Array.from({ length: 10 }, (_, at) => [
  { website: `${at}.test`, traits: new Set([1, 3]), marks: marksOf('worth') },
  { website: `${at}.test`, traits: new Set([2, 3]), marks: marksOf('generic') },
]).flat()

test('what is learnt ranks what it has not seen, and the same marks give the same bytes', () => {
  const weights = train(marked)
  assert.deepEqual(train(marked), weights)
  const unseen: MarkedOf[] = [
    { website: 'new.test', traits: new Set([1, 3, 9]), marks: marksOf('worth') },
    { website: 'new.test', traits: new Set([2, 3, 9]), marks: marksOf() },
  ]
  assert.equal(areaUnderCurve(guessesOf(weights, unseen).get('worth') ?? []), 1)
})

test('in folds every excerpt is guessed once, by weights that do not know its website', () => {
  const guesses = guessesInFolds(marked)
  assert.equal(guesses.get('worth')?.length, marked.length)
  assert.equal(areaUnderCurve(guesses.get('worth') ?? []), 1)
  // Each website has a trait of its own that gives it away; nobody who has not seen it can know.
  const alone = marked.map((each, at) => ({ ...each, traits: new Set([100 + at]) }))
  assert.equal(areaUnderCurve(guessesInFolds(alone).get('worth') ?? []), 0.5)
})

test('the table has a line a mark, and says where nothing can be told', () => {
  const folded = guessesInFolds(marked)
  const lines = rankingAsText(folded, folded).split('\n')
  assert.equal(lines.length, heads.length + 1)
  assert.match(
    lines.find((line) => line.startsWith('worth')) ?? '',
    /^worth +1\.00 \(10 of 20\) +1\.00 \(10 of 20\)$/,
  )
  assert.match(lines.find((line) => line.startsWith('stale')) ?? '', /^stale +– \(0 of 20\)/)
})
