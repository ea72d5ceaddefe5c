import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Speaker } from '#domain/script.ts'
import { withNotice } from './notice.ts'

const notice = 'No voice in this is a person’s.'

function heard(begins: Speaker, speakers: 1 | 2 = 2) {
  const lines = [{ speaker: begins, text: 'A barge lay in a field.', support: 'bridge' as const }]
  const scene = { title: 'One', words: 60, beats: [{ question: '', payoff: '', lines }] }
  return withNotice([scene, scene], notice, speakers).map(({ beats }) =>
    beats.flatMap((beat) => beat.lines.map(({ speaker, text }) => `${speaker} ${text}`)),
  )
}

test('the voice that does not begin says it, once, before everything', () => {
  const [first, second] = heard('host')
  assert.deepEqual(first, [`guest ${notice}`, 'host A barge lay in a field.'])
  assert.deepEqual(second, ['host A barge lay in a field.'])
  assert.equal(heard('guest')[0]?.[0], `host ${notice}`)
})

test('who talks alone says it, too', () => {
  assert.equal(heard('host', 1)[0]?.[0], `host ${notice}`)
})
