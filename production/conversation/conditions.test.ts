import assert from 'node:assert/strict'
import { test } from 'node:test'
import { conditionMarks } from './conditions.ts'
import { bakery } from './model-under-test.ts'

const line = (text: string, quote: string, passage = 'p2') => ({
  ...{ speaker: 'host' as const, text, support: [passage] },
  claims: [{ says: text, quote, passage }],
})
type Lines = readonly ReturnType<typeof line>[]
const [price, closed, loan] = ['A white loaf costs £4.20.', 'On Mondays the bakery is closed.', 'A loan.']
const fact = (id: string, quote: string, passage: string, ...conditions: string[]) => ({
  ...{ id, quote, passage, url: '', about: '', speaker: '', when: '', surprise: 1, kind: 'price' as const },
  conditions: conditions.map((each) => ({ quote: each, passage: 'p2', url: '' })),
})
const sheet = { reading: bakery, facts: [fact('F1', price, 'p2', closed), fact('F2', loan, 'p3')] }
const marked = (...scenes: Lines[]) =>
  conditionMarks(
    scenes.map((lines) => ({ title: '', words: 0, beats: [{ question: '', payoff: '', lines }] })),
    sheet,
  ).map(({ number, isFinal }) => [number, isFinal])

const costs = line('A white loaf is £4.20.', price)
const said = line('Not on Mondays, when they are closed.', price)
const other = line('Nell.', loan, 'p3')

test('a condition is told beside the line that uses its fact, or that line is marked once', () => {
  assert.deepEqual(marked([other, costs, costs]), [[2, false]])
  assert.deepEqual(marked([costs, said]), [])
  assert.deepEqual(marked([costs, line('One day they rest.', closed)]), [])
  assert.deepEqual(marked([other], [costs], [said]), [[2, false]])
})

test('… and whoever has heard all of it need not hear it again', () => {
  assert.deepEqual(marked([said, other], [other, costs]), [])
  assert.deepEqual(marked([line('On Mondays he sings.', loan, 'p3')], [costs]), [[2, false]])
})

test('… nor whoever has heard half of its words', () => {
  const by = 'Visits to the oven by appointment, on weekdays.'
  const visits = { reading: bakery, facts: [fact('F1', price, 'p2', by)] }
  const heard = line('Nell takes people in on weekdays, by appointment.', loan, 'p3')
  const scenes = [[heard], [costs]].map((lines) => ({
    ...{ title: '', words: 0 },
    beats: [{ question: '', payoff: '', lines }],
  }))
  assert.deepEqual(conditionMarks(scenes, visits), [])
  assert.equal(conditionMarks(scenes.slice(1), visits).length, 1)
})
