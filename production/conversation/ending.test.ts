import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Sentence } from '#domain/script.ts'
import { customerMarks, lastWordMarks } from './ending.ts'
import type { FactSheet } from './fact-sheet.ts'
import { bakery } from './model-under-test.ts'
import { toldOf } from './told.ts'

const review = (id: string, text: string) => ({
  ...{ id, url: 'https://bakery.test/', kind: 'quote' as const, heading: '', text },
})
const reading = {
  ...bakery,
  passages: [
    ...bakery.passages,
    review('r1', 'The best rye.\nMo Larkin'),
    review('r2', 'They hold a loaf for me.\nAda Quill'),
    review('r3', 'Nobody signed this. It is good.'),
  ],
}
const hours: FactSheet['facts'][number] = {
  ...{
    id: 'F1',
    kind: 'hours',
    quote: 'On Mondays the bakery is closed.',
    passage: 'p2',
    url: '',
    about: '',
  },
  ...{ speaker: '', when: '', surprise: 1, conditions: [] },
}
const guide = { text: '', hostTemper: '', guestTemper: '', shape: '' }
const told = toldOf({ sheet: { facts: [hours], reading }, seconds: 90, guide, speakers: 2 })
const says = (speaker: 'host' | 'guest', text: string, passage?: string): Sentence => ({
  ...{ speaker, text, support: passage ? [passage] : 'bridge' },
  claims: passage ? [{ says: text, quote: text, passage }] : [],
})
const scenesOf = (...lines: Sentence[]) => [
  { title: '', words: 0, beats: [{ question: '', payoff: '', lines }] },
]
const numbers = (marks: readonly { number: number }[]) => marks.map(({ number }) => number)
const thanks = says('host', 'Thank you for listening.')
const closed = says('host', 'On Mondays they are closed.', 'p2')

test('hours are no last word, and what the guest does now is one', () => {
  assert.deepEqual(numbers(lastWordMarks(scenesOf(closed, thanks), told)), [1])
  const tuesday = says('guest', 'Then my van stops there on Tuesday.')
  assert.deepEqual(lastWordMarks(scenesOf(closed, tuesday, thanks), told), [])
  assert.deepEqual(lastWordMarks(scenesOf(closed, thanks), { ...told, speakers: 1 }), [])
  assert.deepEqual(lastWordMarks(scenesOf(closed, says('host', 'So not on Monday.'), thanks), told), [])
})

test('one customer behind another is one too many, unless something of the business stands between', () => {
  const mo = says('host', 'Mo Larkin calls it the best rye.', 'r1')
  const ada = says('host', 'They hold a loaf for Ada Quill.', 'r2')
  const van = says('guest', 'They would not for me.')
  assert.deepEqual(numbers(customerMarks(scenesOf(mo, van, ada), told)), [3])
  assert.deepEqual(customerMarks(scenesOf(mo, closed, ada), told), [])
  assert.deepEqual(customerMarks(scenesOf(mo, says('host', 'And best of all, says Mo.', 'r1')), told), [])
  assert.deepEqual(customerMarks(scenesOf(mo, says('host', 'It is good.', 'r3')), told), [])
})
