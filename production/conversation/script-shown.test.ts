import assert from 'node:assert/strict'
import { test } from 'node:test'
import { withPlanned } from './cited.ts'
import { bakery } from './model-under-test.ts'
import { scriptAsData } from './script-shown.ts'
import { toldOf } from './told.ts'

const line = (text: string, quote: string, passage = 'p2') => ({
  ...{ speaker: 'host' as const, text, support: [passage] },
  claims: [{ says: text, quote, passage }],
})
const scene = (...lines: ReturnType<typeof line>[]) => ({
  ...{ title: '', words: 0 },
  beats: [{ question: '', payoff: '', lines }],
})
const [price, closed, loan] = ['A white loaf costs £4.20.', 'On Mondays the bakery is closed.', 'A loan.']
const fact = (id: string, quote: string, passage: string, ...conditions: string[]) => ({
  ...{ id, quote, passage, url: '', about: '', speaker: '', when: '', surprise: 1, kind: 'price' as const },
  conditions: conditions.map((each) => ({ quote: each, passage: 'p2', url: '' })),
})
const facts = [fact('F1', price, 'p2', closed), fact('F2', loan, 'p3')]
const sheet = { reading: bakery, facts }

test('whoever checks sees by which facts a line stands, and the words that are none of theirs', () => {
  const scenes = [scene(line('One.', price)), scene(line('Two.', closed), line('Three.', price))]
  const rows = scriptAsData(scenes, { facts, only: new Set([2]) }).split('\n')
  assert.ok(rows.includes(`[2,"host","Two.",["${closed}"]]`))
  assert.ok(rows.includes('[3,"host","Three.",["F1"]]'))
  assert.doesNotMatch(rows.join(), /One/)
})

test('whoever writes sees none of them beside the lines', () =>
  assert.match(scriptAsData([scene(line('One.', price))]), /\[1,"host","One\."\]/))

test('what is shown above is what the plan names, with its conditions', () => {
  const guide = { text: '', hostTemper: '', guestTemper: '', shape: '' }
  const told = toldOf({ sheet, seconds: 60, speakers: 2, guide })
  const plan = { coldOpen: { facts: ['F1'], held: '' }, scenes: [], ending: [] }
  const short = withPlanned(told, plan)
  assert.match(
    short.before.material,
    /A white loaf costs £4\.20\.","","","On Mondays the bakery is closed\."\]/,
  )
  assert.doesNotMatch(short.before.material, /A loan/)
  assert.equal(short.before.instructions, told.before.instructions)
})
