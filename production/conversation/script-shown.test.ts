import assert from 'node:assert/strict'
import { test } from 'node:test'
import { scriptAsData } from './script-shown.ts'

const line = (text: string, quote: string) => ({
  ...{ speaker: 'host' as const, text, support: ['p1'] },
  claims: [{ says: text, quote, passage: 'p1' }],
})
const scene = (...lines: ReturnType<typeof line>[]) => ({
  ...{ title: '', words: 0 },
  beats: [{ question: '', payoff: '', lines }],
})
const scenes = [
  scene(line('One.', 'The words.')),
  scene(line('Two.', 'The words.'), line('Three.', 'The words.')),
]

test('words that stand beside a line are not read out again beside the next', () => {
  const rows = scriptAsData(scenes, { withQuotes: true }).split('\n')
  assert.ok(rows.includes('[1,"host","One.",["The words."]]'))
  assert.ok(rows.includes('[3,"host","Three.",["as beside line 1"]]'))
})

test('… but where that line is not shown they are', () => {
  const rows = scriptAsData(scenes, { withQuotes: true, scenes: new Set([1]) }).split('\n')
  assert.ok(rows.includes('[2,"host","Two.",["The words."]]'))
  assert.ok(rows.includes('[3,"host","Three.",["as beside line 2"]]'))
})

test('one line names the same words once', () => {
  const twice = { ...line('One.', 'The words.') }
  const rows = scriptAsData([scene({ ...twice, claims: [...twice.claims, ...twice.claims] })], {
    withQuotes: true,
  })
  assert.match(rows, /\["The words\."\]\]/)
})
