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
  const end = { programme, thanks: ['Thank you for listening.'], more: 'More stands on {site}.' }
  return withClosing(scenes, told, end).flatMap(({ beats }) =>
    beats.flatMap((beat) => beat.lines.map(({ text }) => text)),
  )
}
const thanks = says('host', 'Washed, I hope. Thanks for listening.')

test('whoever forgot how to reach them says it before the last question, not between it and its answer', () => {
  const asked = says('guest', 'And the van?')
  assert.deepEqual(ended([], asked, thanks), ['The number is 01632 960118.', asked.text, thanks.text])
  const told = says('guest', 'I would ask about the van.')
  assert.deepEqual(ended([], told, thanks), [told.text, 'The number is 01632 960118.', thanks.text])
})

test('a street with its number is a way to reach them, and a price is none', () => {
  const street = 'They are at 12 Quay Street.'
  assert.deepEqual(
    ended([fact('place', '12 Quay Street, Saltmouth.')], says('host', street, 'p12'), thanks),
    [street, thanks.text],
  )
  const price = 'A loaf is £4.20.'
  assert.equal(ended([fact('price', price)], says('host', price, 'p12'), thanks).length, 3)
})
