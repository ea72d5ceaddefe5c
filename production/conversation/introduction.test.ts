import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Sentence } from '#domain/script.ts'
import { introductionMarks } from './introduction.ts'
import { bakery } from './model-under-test.ts'

const fact = (id: string, kind: 'what' | 'whom' | 'price', passage: string) => ({
  ...{ id, kind, passage, url: '', quote: 'its words', about: '', speaker: '', when: '', surprise: 1 },
  conditions: [],
})
const sheet = {
  reading: bakery,
  facts: [fact('F1', 'what', 'p0'), fact('F2', 'whom', 'p1'), fact('F3', 'price', 'p2')],
}
const says = (text: string, ...passages: string[]): Sentence => ({
  ...{ speaker: 'host', text, support: passages.length > 0 ? passages : 'bridge' },
  claims: passages.map((passage) => ({ says: text, quote: 'its words', passage })),
})
const reasonsOf = (...lines: Sentence[]) => {
  const scenes = [{ title: '', words: 0, beats: [{ question: '', payoff: '', lines }] }]
  return introductionMarks(scenes, sheet).map(({ number, reason, isFinal }) => ({ number, reason, isFinal }))
}
const who = says('Harbour Bakery bakes sourdough.', 'p0')
const whom = says('Fourteen cafés buy there.', 'p1')
const chat = says('I could go on about a van for quite a while, and so could he. '.repeat(5))

test('the first sixty words say who that is and what they do', () => {
  assert.deepEqual(reasonsOf(who, whom, chat), [])
  assert.deepEqual(reasonsOf(says('Harbour Bakery.', 'p1'), chat), [])
  // Whoever asks may be one of them.
  assert.deepEqual(reasonsOf(who, { ...says('Mine is a small café.'), speaker: 'guest' }, chat), [])
  assert.match(reasonsOf(who, chat)[0]?.reason ?? '', /for whom \(F2\)/)
  assert.deepEqual(
    reasonsOf(chat, who).map(({ number, isFinal }) => [number, isFinal]),
    [[1, false]],
  )
  assert.match(
    reasonsOf(chat, who, whom)[0]?.reason ?? '',
    /the name of the business and what it does \(F1 or F2\) and for whom/,
  )
})

test('what no fact says is not asked for', () => {
  const scenes = [{ title: '', words: 0, beats: [{ question: '', payoff: '', lines: [who] }] }]
  assert.deepEqual(introductionMarks(scenes, { ...sheet, facts: sheet.facts.slice(0, 1) }), [])
})

test('where one has to go is heard within the first minute', () => {
  const place = { ...fact('F4', 'what', 'p9'), kind: 'place' as const, quote: '12 Quay Street, Saltmouth.' }
  const marked = (...lines: Sentence[]) => {
    const scenes = [{ title: '', words: 0, beats: [{ question: '', payoff: '', lines }] }]
    return introductionMarks(scenes, { ...sheet, facts: [...sheet.facts, place] })
  }
  const end = says('They are at 12 Quay Street, in Saltmouth.', 'p9')
  const talk = [chat, chat, chat]
  assert.equal(marked(who, whom, ...talk, end).length, 1)
  assert.deepEqual(marked(who, says('Fourteen cafés of Saltmouth buy there.', 'p1'), ...talk, end), [])
  assert.deepEqual(marked(who, whom, ...talk), [])
})
