import assert from 'node:assert/strict'
import { test } from 'node:test'
import { remarksIn } from './remarks.ts'
import { mayTie, pageWordsOf, stageOf, turnAt } from './script-gate.ts'

const sound = { isAtGate: false, verdict: null }
const standing = {
  isAtGate: false,
  verdict: null,
  sound,
  status: 'read',
  step: 'plan',
  isOut: false,
} as const

test('clients read in their words where an episode is', () => {
  const stage = (changes: Partial<Parameters<typeof stageOf>[0]>) => stageOf({ ...standing, ...changes })
  assert.deepEqual(
    [
      stage({ step: null }),
      stage({}),
      stage({ isAtGate: true }),
      stage({ isAtGate: true, verdict: 'changes' }),
      stage({ verdict: 'yes', step: 'record-voices' }),
      // Approved once, and written anew since.
      stage({ verdict: 'yes' }),
      stage({ verdict: 'yes', step: 'await-episode', sound: { isAtGate: true, verdict: null } }),
      stage({ verdict: 'yes', step: 'await-episode', sound: { isAtGate: true, verdict: 'changes' } }),
      stage({ verdict: 'yes', step: 'publish', sound: { isAtGate: false, verdict: 'yes' } }),
      // Heard once, and made anew since.
      stage({ verdict: 'yes', step: 'master', sound: { isAtGate: false, verdict: 'yes' } }),
      stage({ verdict: 'yes', isOut: true, status: 'delivered' }),
      stage({ status: 'failed' }),
      // Made again after it was out: their turn comes before what is out.
      stage({ isAtGate: true, isOut: true, status: 'delivered' }),
    ],
    [
      ...['coming', 'written', 'read', 'changed', 'recorded', 'written', 'listen', 'changed', 'leaving'],
      ...['recorded', 'out', 'ended', 'read'],
    ],
  )
})

test('whose turn it is: nobody’s before the gate, ours once they want changes', () => {
  assert.equal(turnAt({ isAtGate: false, verdict: 'changes' }), 'nobody')
  assert.equal(turnAt({ isAtGate: true, verdict: null }), 'client')
  assert.equal(turnAt({ isAtGate: true, verdict: 'changes' }), 'ours')
})

test('whose show it is changes before the voices or when it lies still, and never once it has ended', () => {
  const place: Parameters<typeof mayTie>[0] = {
    ...{ status: 'read', hasEnded: false, isAwaiting: false },
    ...{ isWithClient: false, step: 'plan', isPassed: false },
  }
  const may = (changes: Partial<typeof place>) => mayTie({ ...place, ...changes })
  assert.deepEqual(
    [may({}), may({ step: null }), may({ isWithClient: true, step: 'await-script' })],
    [true, true, true],
  )
  assert.ok(may({ isAwaiting: true, isPassed: true, step: 'await-approval' }))
  assert.ok(!may({ step: 'await-script' }), 'a worker is just asking')
  assert.ok(!may({ step: 'record-voices', isPassed: true }))
  assert.ok(!may({ hasEnded: true }))
  assert.ok(!may({ status: 'stopped' }))
})

const sentence = { speaker: 'host', text: 'Bread.', support: 'bridge', id: 'c1s1' } as const
const script = {
  show: 'Slow Bread',
  title: 'What a loaf does',
  summary: ['One.', 'Two.', 'Three.'] as const,
  chapters: [{ title: 'The dough', sentences: [sentence] }],
}

test('every word on the page is part of what is decided, and who says it', () => {
  const others = [
    { ...script, title: 'Rye' },
    { ...script, summary: ['One.', 'Two.', 'Four.'] as const },
    { ...script, chapters: [{ title: 'Rye', sentences: [sentence] }] },
    {
      ...script,
      chapters: [{ title: 'The dough', sentences: [{ ...sentence, speaker: 'guest' as const }] }],
    },
  ]
  const words = new Set([script, ...others].map(pageWordsOf))
  assert.equal(words.size, 5)
})

test('a remark stays at its sentence while that says the same', () => {
  const draft = {
    ...script,
    ...{ voices: {}, lexicon: {}, theme: 0, cover: 0 },
    chapters: [{ id: 'c1', title: 'The dough', sentences: [sentence] }],
  }
  const remark = { sentence: 'c1s1', said: 'Bread.', who: 'Ada', text: 'Rye.', isOfBefore: false }
  const gone = { ...remark, said: 'Rolls.' }
  const ofBefore = { ...remark, isOfBefore: true }
  assert.deepEqual(remarksIn(draft, [remark, gone, ofBefore, { ...remark, who: null }]), {
    c1s1: 'Ada: Rye.\nRye.',
  })
})
