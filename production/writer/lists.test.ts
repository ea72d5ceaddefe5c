import assert from 'node:assert/strict'
import { test } from 'node:test'
import { englishLanguage } from '#content/programme/en.ts'
import type { Reading } from '#domain/evidence.ts'
import { textOfExcerpt } from './excerpt.ts'
import { excerptsOf } from './excerpts.ts'
import { readingOf } from './reading-under-test.ts'
import { wordsOfLanguage } from './words-of.ts'

const listed = (heading: string, ...lines: string[]) => {
  const reading = readingOf({ '/': [heading, ...lines] })
  const passages = reading.passages.map((each) =>
    each.kind === 'text' ? { ...each, kind: 'list' as const } : each,
  )
  const { excerpts } = excerptsOf(
    { ...reading, passages } satisfies Reading,
    wordsOfLanguage(englishLanguage),
  )
  return excerpts.filter(({ kind }) => kind === 'list').map(textOfExcerpt)
}
const gutters = ['Gutters cleaned by hand', 'Slate roofs mended', 'Chimneys built and swept']

test('a row of what one gets is read in one breath', () => {
  const read = 'Gutters cleaned by hand. Slate roofs mended. Chimneys built and swept.'
  assert.deepEqual(listed('# Roofs', ...gutters), [read])
  assert.deepEqual(listed('# Roofs', gutters.join('\n')), [read])
})

test('a long row of short lines is read whole', () => {
  const more = ['Tiles', 'Leadwork', 'Dormer windows', 'Roof lights', 'Flat roofs', 'Moss taken off roofs']
  assert.deepEqual(listed('# Roofs', ...gutters, ...more), [`${[...gutters, ...more].join('. ')}.`])
})

test('lines that are set as paragraphs are a row under a heading of services, and captions elsewhere', () => {
  const rows = (heading: string, lines: readonly string[]) =>
    excerptsOf(readingOf({ '/': [heading, ...lines] }), wordsOfLanguage(englishLanguage))
      .excerpts.filter(({ kind }) => kind === 'list')
      .map(textOfExcerpt)
  const lines = [...gutters, 'Dormer windows']
  assert.deepEqual(rows('# Our services', lines), [`${lines.join('. ')}.`])
  assert.deepEqual(rows('# Our services', lines.slice(0, 3)), [])
  assert.deepEqual(rows('# The yard', lines), [])
  assert.deepEqual(
    rows('# Our services', [...lines, 'We climb in any weather.', ...lines.map((line) => `${line} twice`)]),
    [],
  )
})

test('half a row, a menu, virtues, orders, figures and ways to reach them are no row', () => {
  for (const lines of [
    ['Home', 'About us', 'Contact', 'Read more'],
    ['Fully insured', 'Certified roofers', 'Slate roofs mended'],
    ['Call us today', 'Book a visit', 'Find your roof'],
    ['9 towns', '1,200 roofs', '40 years of slate'],
    ['Monday 9 to 5', 'hello@roofs.test', '01632 960745'],
    ['Are you under eighteen', 'Is your roof older than that', 'Slate roofs mended'],
    [...gutters, ...Array.from({ length: 12 }, (_, at) => `Roofs in ${'abcdefghijkl'[at]}-shire`)],
  ])
    assert.deepEqual(listed('# Roofs', ...lines), [], lines.join())
})

test('what hangs under no heading, or under one of other people, is nobody’s row', () => {
  assert.deepEqual(listed('Roofs', ...gutters), [])
  assert.deepEqual(listed('# Client projects', ...gutters), [])
})

test('a row that has lost a line for any reason is read not at all, and what is read of it is not left out', () => {
  assert.deepEqual(listed('# Roofs', ...gutters, 'Only in summer, and not on listed houses.'), [])
  const reading = readingOf({ '/': ['# Roofs', ...gutters] })
  const passages = reading.passages.map((each) =>
    each.kind === 'text' ? { ...each, kind: 'list' as const } : each,
  )
  assert.deepEqual(excerptsOf({ ...reading, passages }, wordsOfLanguage(englishLanguage)).leftOut, [])
})
