import assert from 'node:assert/strict'
import { test } from 'node:test'
import { boardStates, type Counts } from '#domain/board.ts'
import type { BoardRow } from '#operations/show-board.ts'
import { boardWith, knownOf, newsSince } from './known-board.ts'
import { marked } from './marked-rows.ts'

const row = (id: string, changes: Partial<BoardRow> = {}): BoardRow => ({
  id,
  business: 'Mill Lane',
  website: 'https://mill.test',
  step: 'plan',
  stepNumber: 2,
  state: 'working',
  need: null,
  createdAt: 1,
  trouble: '',
  deeds: ['stop'],
  isByHand: false,
  note: '',
  isUnread: false,
  writing: null,
  assignee: null,
  remarks: 0,
  ...changes,
})
const board = (rows: BoardRow[], changes: Partial<Counts> = {}) => {
  const counts = Object.fromEntries(boardStates.map((state) => [state, 0])) as Counts // of all states
  return marked({
    counts: { ...counts, working: rows.length, ...changes },
    total: rows.length,
    rows,
    next: undefined,
  })
}

test('a page that shows all there is hears nothing', () => {
  const before = board([row('a'), row('b')])
  assert.equal(newsSince(knownOf(before), board([row('a'), row('b')])), undefined)
})

test('only what is new of a page travels, and makes the same page of the old one', () => {
  const before = board([row('a'), row('b'), row('c')])
  const after = board([row('c', { state: 'needs-you', need: 'approval' }), row('a'), row('d')], {
    'needs-you': 1,
  })
  const news = newsSince(knownOf(before), after)
  assert.deepEqual(
    news?.rows.map((each) => (typeof each === 'string' ? 'known' : each.id)),
    ['c', 'known', 'd'],
  )
  assert.deepEqual(news && boardWith(news, before), after)
})

test('a count alone is news, and so is another order', () => {
  const before = board([row('a'), row('b')])
  assert.ok(newsSince(knownOf(before), board([row('a'), row('b')], { delivered: 7 })))
  assert.ok(newsSince(knownOf(before), board([row('b'), row('a')])))
})
