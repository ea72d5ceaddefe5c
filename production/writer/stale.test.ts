import assert from 'node:assert/strict'
import { test } from 'node:test'
import { englishLanguage } from '#content/programme/en.ts'
import { parsePage } from '#reader/parse-page.ts'
import { readingOf as readingOfPages } from '#reader/reading-of.ts'
import { excerptsOf } from './excerpts.ts'
import { readingOf } from './reading-under-test.ts'
import { wordsOfLanguage } from './words-of.ts'

const oven = 'We bake eleven kinds of bread in one brick oven, and nobody has ever replaced it.'
function read(lines: readonly string[], known: { readOn?: string; rights?: number }) {
  const reading = { ...readingOf({ '/': ['# Our oven', oven, '# News of us', ...lines] }), ...known }
  const { excerpts } = excerptsOf(reading, wordsOfLanguage(englishLanguage))
  return excerpts.flatMap(({ sentences }) => sentences).join(' ')
}
const readOn = '2026-11-23'

test('what was still to come in a year that is over is not read', () => {
  const plan =
    'The second shop in the old school of Halden is expected to open in autumn 2025 with a new oven.'
  assert.ok(!read([plan], { readOn }).includes('second shop'))
  assert.ok(read([plan], { readOn: '2025-03-01' }).includes('second shop'))
  const past = 'The second shop in the old school of Halden opened in 2025, and it has an oven of its own.'
  assert.ok(read([past], { readOn }).includes('second shop'))
})

test('what costs something on a page of prices of years ago is not read', () => {
  const list = '<ul><li>Rye loaf £4</li><li>Wheat loaf from £3.50</li></ul>'
  const of = (year: number) => {
    const text = `<p>Halden Bakery ${year} Prices</p><h2>Prices</h2>${list}`
    const page = parsePage({ outcome: 'page', url: 'https://x.test/', isPlainText: false, text })
    const { excerpts } = excerptsOf({ ...readingOfPages([page]), readOn }, wordsOfLanguage(englishLanguage))
    return excerpts.some(({ kind }) => kind === 'prices')
  }
  assert.equal(of(2015), false)
  assert.equal(of(2026), true)
})

test('a season that is over is none to come, wherever its year stands', () => {
  const plan = 'In the 2013 season, we hope to bake the rye for a second shop in the school of Halden.'
  const ongoing =
    'We are working with the school of Halden and its cooks in 2013 to open a second shop for rye bread.'
  const more = 'The rye allows the second shop in the school of Halden to bake more in 2013 than ever before.'
  for (const text of [plan, ongoing, more]) {
    assert.ok(!read([text], { readOn }).includes('second shop'), text)
    assert.ok(read([text], { readOn: '2013-03-01' }).includes('second shop'), text)
  }
  const since = 'Founded in 2013, we hope to open a second shop in the old school of Halden one day, too.'
  assert.ok(read([since], { readOn }).includes('second shop'))
})

test('what somebody has signed with a day of years ago is theirs of then', () => {
  const text = 'The bakery has a hundred and forty members, and they meet on the third Saturday of the month.'
  for (const signature of ['Nell Aldous, archivist\nDecember 31, 2007', 'March 3rd, 2019'])
    assert.ok(!read([text, signature], { readOn }).includes('members'), signature)
  for (const signature of ['October 4, 2026', 'Founded on December 31, 2007', 'December 2007'])
    assert.ok(read([text, signature], { readOn }).includes('members'), signature)
  assert.ok(read([text, 'December 31, 2007'], { readOn }).includes('brick oven'))
})

test('what goes on is believed as long as somebody looks after the website', () => {
  const text =
    'The school of Halden began to bake with us in 2015 and continues to do so every Friday morning.'
  assert.ok(!read([text], { readOn, rights: 2017 }).includes('Halden'))
  assert.ok(read([text], { readOn, rights: 2025 }).includes('Halden'))
  assert.ok(read([text], { readOn }).includes('Halden'))
  assert.ok(
    read([text, 'In 2026 we bought a second van, which is green.'], { readOn, rights: 2017 }).includes(
      'Halden',
    ),
  )
  assert.ok(read([], { readOn, rights: 2017 }).includes('brick oven'))
})

test('readings of old, which do not know their day, are told as they are', () => {
  const plan =
    'The second shop in the old school of Halden is expected to open in autumn 2025 with a new oven.'
  assert.ok(read([plan], { rights: 2001 }).includes('second shop'))
})

test('what is said of this year, or is about to happen, is true of one day', () => {
  for (const line of [
    'The art in this year’s show comes from eleven schools between Halden and the sea.',
    'The bakery is in the process of buying the old school of Halden and its garden.',
  ])
    assert.ok(!read([line], {}).includes(line), line)
})
