import assert from 'node:assert/strict'
import { test } from 'node:test'
import { englishLanguage } from '#content/programme/en.ts'
import { heads } from '#production/writer/marks.ts'
import { readingOf } from '#production/writer/reading-under-test.ts'
import { wordsOfLanguage } from '#production/writer/words-of.ts'
import { excerptsToMark, sheetOf } from './excerpts-to-mark.ts'
import { numberedIn } from './numbered.ts'
import { readMarks } from './read-marks.ts'

const rye = 'We bake 60 loaves of rye a day in the old boathouse, and no more.'
const flour = 'The flour comes from Kent, where two brothers have milled it since 1998.'
const reading = readingOf({ '/': ['# Our rye', rye, '# Our flour', flour] })
const numbered = excerptsToMark(reading, wordsOfLanguage(englishLanguage))

test('a sheet numbers what the program finds again', () => {
  const sheet = sheetOf('x.test', numbered, reading)
  assert.equal(numbered.excerpts.length, 2)
  assert.ok(sheet.includes(`\n0 [prose, home] {Our rye} ${rye}\n`), sheet)
  assert.ok(sheet.includes(`\n1 [prose, home] {Our flour} ${flour}\n`), sheet)
  assert.deepEqual(numberedIn(JSON.stringify(numbered)), numbered)
})

test('of a large website, excerpts from all over it are marked', () => {
  const lines = Array.from({ length: 200 }, (_, at) => [
    `# Loaf ${at}`,
    `We bake ${at + 3} loaves of it a day in Kent.`,
  ])
  const { excerpts } = excerptsToMark(readingOf({ '/': lines.flat() }), wordsOfLanguage(englishLanguage))
  assert.equal(excerpts.length, 70)
  const [first, last] = [excerpts[0]?.heading, Number(excerpts.at(-1)?.heading.slice(5))]
  assert.equal(first, 'Loaf 0')
  assert.ok(last > 190, `${last}`)
})

test('what readers weigh becomes a yes or a no', () => {
  const { marked, faults } = readMarks(
    'x.test',
    '0 particular 2 made 1 0 1\n\n1 world 1 origin 0 1 0\n',
    numbered,
  )
  assert.deepEqual(faults, [])
  const yes = marked.map(({ marks }) => heads.filter((head) => marks[head] === 1))
  assert.deepEqual(yes, [
    ['particular', 'made', 'worth', 'opens', 'alone'],
    ['world', 'origin', 'introduces'],
  ])
  assert.ok(marked.every(({ website, traits }) => website === 'x.test' && traits.size > 20))
})

const faulty: readonly [string, string][] = [
  ['0 dull 2 made 1 0 1', '“dull” is no class'],
  ['0 world 2 maid 1 0 1', '“maid” is no matter'],
  ['0 constructor 2 made 1 0 1', '“constructor” is no class'],
  ['0 world 4 made 1 0 1', 'worth is 0 to 3, not “4”'],
  ['0 world 2 made 3 0 1', 'opens is 0 to 2, not “3”'],
  ['0 world 2 made 1 x 1', 'introduces is 0 to 2, not “x”'],
  ['0 world 2 made 1 0 2', 'alone is 0 or 1, not “2”'],
  ['0 world 2 made 1 0', 'seven marks are wanted'],
  ['-1 world 2 made 1 0 1', '“-1” is no number of an excerpt'],
  ['7 world 2 made 1 0 1', 'there is no excerpt 7'],
]
for (const [line, fault] of faulty)
  test(`a line that is no mark is named: ${fault}`, () =>
    assert.deepEqual(readMarks('x.test', `0 world 0 none 0 0 0\n${line}`, numbered).faults, [
      `x.test, line 2: ${fault}.`,
    ]))

test('a language that nobody reads, and a file that is not ours', () => {
  assert.deepEqual(readMarks('x.test', '0 world 0 none 0 0 0', { ...numbered, language: 'xx' }), {
    ...{ marked: [], faults: ['x.test: nobody asks in “xx”.'] },
  })
  assert.equal(numberedIn('[]'), undefined)
  assert.equal(numberedIn('{'), undefined)
})
