import assert from 'node:assert/strict'
import { test } from 'node:test'
import { faultsOfConversation } from './faults-of-conversation.ts'

const kinds = new Set(['sums-up', 'sneers'])
function faultsIn(...scenes: (readonly string[])[]) {
  const chapters = scenes.map((lines) => ({
    title: '',
    sentences: lines.map((each) => ({
      speaker: each.startsWith('g ') ? ('guest' as const) : ('host' as const),
      text: each.slice(2),
      support: 'bridge' as const,
    })),
  }))
  return faultsOfConversation({ language: 'en', chapters }, { speakers: 2 })
    .filter(({ kind }) => kinds.has(kind))
    .map(({ kind, scene, line }) => [kind, scene, line])
}

const oven = ['h The oven came out of a hospital.', 'h Peter carried it in a fish van.']
const loaf = ['h A loaf costs four pounds.', 'h Each is baked in a brick oven.']
const ofOven = 'g So Peter, an oven, a hospital, and a fish van.'
const ofLoaf = 'g A loaf, four pounds, and a brick oven.'

test('a guest may sum up once, and not in every scene', () => {
  assert.deepEqual(faultsIn([...oven, ofOven], loaf), [])
  assert.deepEqual(faultsIn([...oven, ofOven], [...loaf, ofLoaf]), [['sums-up', 1, 2]])
})

test('… and says what it means for them, asks and reckons as often as they like', () => {
  const others = [
    'g Then a loaf from a brick oven is what I want.',
    'g A loaf from a brick oven?',
    'g A loaf, a brick oven, and that makes £8.',
  ]
  for (const other of others) assert.deepEqual(faultsIn([...oven, ofOven], [...loaf, other]), [], other)
  assert.deepEqual(faultsIn([...oven, ofOven], [...loaf, `h ${ofLoaf.slice(2)}`]), [])
})

test('nobody doubts the business behind its back', () => {
  assert.deepEqual(faultsIn([...loaf, 'h Cheap is their word for it.']), [['sneers', 0, 2]])
  assert.deepEqual(faultsIn([...loaf, 'h They gave their word.']), [])
})
