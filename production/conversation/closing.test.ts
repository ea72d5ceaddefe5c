import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Sentence } from '#domain/script.ts'
import { withClosing } from './closing.ts'
import type { FactSheet } from './fact-sheet.ts'
import { bakery, programme } from './model-under-test.ts'
import { toldOf } from './told.ts'

const fact = (kind: 'place' | 'price', quote: string): FactSheet['facts'][number] => ({
  ...{ id: 'F1', kind, quote, passage: 'p12', url: '', about: '', speaker: '', when: '', surprise: 1 },
  conditions: [],
})
const says = (speaker: 'host' | 'guest', text: string, passage?: string): Sentence => ({
  ...{ speaker, text, support: passage ? [passage] : 'bridge' },
  claims: passage ? [{ says: text, quote: text, passage }] : [],
})
const guide = { text: '', hostTemper: '', guestTemper: '', shape: '' }
function ended(facts: FactSheet['facts'], ...lines: Sentence[]) {
  const told = toldOf({ sheet: { facts, reading: bakery }, seconds: 90, guide, speakers: 2 })
  const scenes = [{ title: '', words: 30, beats: [{ question: '', payoff: '', lines }] }]
  const end = {
    programme,
    thanks: ['Thank you for listening.', 'Thanks for listening.'],
    more: 'More stands on {site}.',
  }
  return withClosing(scenes, told, end).flatMap(({ beats }) =>
    beats.flatMap((beat) => beat.lines.map(({ text }) => text)),
  )
}
const thanks = says('host', 'Washed, I hope. Thanks for listening.')
const number = 'The number is 01632 960118.'

test('whoever forgot how to reach them says it before the last question, and thanks are a line of their own', () => {
  const asked = says('guest', 'And the van?')
  assert.deepEqual(ended([], asked, thanks), [number, asked.text, 'Washed, I hope.', 'Thanks for listening.'])
  const told = says('guest', 'I would ask about the van.')
  assert.deepEqual(ended([], says('host', 'Washed.'), told, says('host', 'Thank you for listening.')), [
    ...['Washed.', number, told.text, 'Thank you for listening.'],
  ])
})

test('nothing stands behind the thanks, and nobody’s words before them in one line', () => {
  const review = says('host', 'Ann Pike says “would recommend”, and thank you for listening.', 'p9')
  assert.deepEqual(ended([], review, says('guest', 'And what does one have in hand?')), [
    ...['Ann Pike says “would recommend”.', 'And what does one have in hand?', 'Thank you for listening.'],
  ])
  assert.deepEqual(ended([], says('host', 'It came thanks to Ann, 01632 960118.', 'p9')), [
    ...['It came thanks to Ann, 01632 960118.', 'Thank you for listening.'],
  ])
})

test('a street with its number is a way to reach them, and a price is none', () => {
  const street = 'They are at 12 Quay Street.'
  assert.deepEqual(
    ended([fact('place', '12 Quay Street, Saltmouth.')], says('host', street, 'p12'), thanks),
    [street, 'Washed, I hope.', 'Thanks for listening.'],
  )
  const price = 'A loaf is £4.20.'
  assert.ok(ended([fact('price', price)], says('host', price, 'p12'), thanks).includes(number))
})
