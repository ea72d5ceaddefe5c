import assert from 'node:assert/strict'
import { test } from 'node:test'
import { barsOfReaders } from './bars.ts'
import { readGrades } from './grades.ts'

const graded = {
  ...{ site: 'x.test', truth: 5, relevance: 4, fluency: 4, structure: 4, stay: 4 },
  ...{ publishable: 'yes', within20s: true },
}
const faultsOf = (json: unknown) => {
  const read = readGrades(JSON.stringify(json))
  return read.outcome === 'faulty' ? read.faults : []
}

test('what readers say is read, and set beside its bars', () => {
  const read = readGrades(JSON.stringify([graded, { ...graded, publishable: 'edits', truth: 4 }]))
  assert.ok(read.outcome === 'read')
  const bars = new Map(barsOfReaders(read.grades).map((bar) => [bar.what, bar]))
  assert.equal(bars.get('Publishable as it is')?.measured, '50 % (1 of 2)')
  assert.equal(bars.get('Publishable with up to three edits')?.isMet, true)
  assert.deepEqual(bars.get('Truth'), {
    ...{ what: 'Truth', measured: '4.50', bar: '4.7 of 5', isMet: false },
  })
})

test('without readers nothing is met, and nothing missed', () => {
  assert.ok(barsOfReaders([]).every(({ isMet }) => isMet === undefined))
})

test('faults are named with their entry and their field', () => {
  const faults = faultsOf([graded, { ...graded, truth: 6 }, { ...graded, publishable: 'maybe' }])
  assert.deepEqual(faults, [
    'Entry 2 of the grades, “truth”: a number from 1 to 5 is wanted.',
    'Entry 3 of the grades, “publishable”: yes, edits or no is wanted.',
  ])
  assert.match(faultsOf([{ ...graded, trutth: 5 }])[0] ?? '', /^Entry 1 of the grades: .*trutth/)
  assert.deepEqual(faultsOf({}), ['The file of grades is no list.'])
  const read = readGrades('[')
  assert.deepEqual(read, { outcome: 'faulty', faults: ['The file of grades is no JSON.'] })
})
