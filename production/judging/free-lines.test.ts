import assert from 'node:assert/strict'
import { test } from 'node:test'
import { englishLanguage } from '#content/programme/en.ts'
import type { Sentence } from '#domain/script.ts'
import { readingOf } from '#production/writer/reading-under-test.ts'
import { freeLinesOf, repeatedLines } from './free-lines.ts'

const { hosts } = englishLanguage
const numberOf = 'The number on the website is 01632 960118.'
const says = (speaker: Sentence['speaker'], text: string): Sentence => ({ speaker, text, support: 'bridge' })

test('the frame of the programme is heard in every episode; what is asked in between is free', () => {
  const reading = readingOf({ '/': ['# Our rye', 'We bake rye.'] })
  const frame = [hosts.disclosure, 'That was Bramble & Co.', numberOf]
  const free = [hosts.asksRange[0] ?? '', 'And prices?', 'What about Our rye?', 'Our rye']
  const known = readingOf({ '/': ['# Our rye', 'We bake rye.', 'Call 01632 960118.'] })
  const sentences = [
    ...[...frame, ...free, ...free].map((text) => says('host', text)),
    says('reader', 'We bake rye.'),
  ]
  const script = { show: '', title: '', summary: ['', '', ''] as const, chapters: [{ title: '', sentences }] }
  assert.deepEqual(freeLinesOf(script, known), free)
  assert.ok(freeLinesOf(script, reading).includes(numberOf))
})

test('a line is too frequent in more than one episode of five, of its own language', () => {
  const saying = (language: string, ...freeLines: string[]) => ({ language, freeLines })
  const silent = (times: number) => Array.from({ length: times }, () => saying('en'))
  const twice = [saying('en', 'And then?'), saying('en', 'And then?', 'Why?')]
  assert.deepEqual(repeatedLines([...twice, ...silent(8)]), [])
  assert.deepEqual(repeatedLines([...twice, ...silent(7)]), [
    { text: 'And then?', language: 'en', episodes: 2, of: 9 },
  ])
  assert.deepEqual(repeatedLines([saying('en', 'And then?'), saying('de', 'And then?')]), [])
})
