import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Beat } from '#domain/conversation/scenes.ts'
import type { Act, Sentence } from '#domain/script.ts'
import { withNotice } from './notice.ts'

const notice = 'No voice in this is a person’s.'
const line = (row: string, act: Act = 'claim'): Sentence => ({
  ...{ speaker: row.startsWith('g ') ? 'guest' : 'host', text: row.slice(2), support: 'bridge' },
  act,
})
const beat = (...lines: Sentence[]): Beat => ({ question: '', payoff: '', lines })
const heard = (beats: Beat[], speakers: 1 | 2 = 2) =>
  withNotice([{ title: 'One', words: 60, beats }], notice, speakers).flatMap((scene) =>
    scene.beats.flatMap(({ lines }) => lines.map(({ speaker, text }) => `${speaker[0]} ${text}`)),
  )

const opening = beat(
  line('h A barge lay in a field.'),
  line('g In a field.', 'reaction'),
  line('h For nine years.'),
)

test('the other voice says it once the opening is told', () => {
  const said = heard([opening, beat(line('g Who found it?', 'question'), line('h Marta did.', 'answer'))])
  assert.equal(said[3], `g ${notice}`)
  assert.equal(said[4], 'g Who found it?')
})

test('it stands between no line and its answer', () => {
  const asks = beat(line('h A barge lay.'), line('h In a field.'), line('g Whose?', 'question'))
  const answers = beat(line('h Marta’s.', 'answer'), line('g She must have rowed well.', 'image'))
  const said = heard([asks, answers, beat(line('h She sells rope now.'))])
  assert.equal(said[5], `h ${notice}`)
  assert.equal(heard([asks])[0], `g ${notice}`)
})

test('a case of the guest’s own begins anew, if something is asked of it', () => {
  const asks = beat(
    line('g Say I had a barge. Would she take it?', 'question'),
    line('h She might.', 'answer'),
  )
  assert.equal(heard([opening, asks])[3], `g ${notice}`)
  const echoes = beat(line('g Say that again. Nine years.', 'reaction'), line('h Nine.', 'answer'))
  assert.equal(heard([opening, echoes]).at(-1), `g ${notice}`)
})

test('whoever still repeats what was just heard is not interrupted', () => {
  const echoes = beat(line('g Nine years. And who found it?', 'question'), line('h Marta did.', 'answer'))
  assert.equal(heard([opening, echoes]).at(-1), `g ${notice}`)
})

test('who talks alone says it, too', () => {
  const said = heard([opening, beat(line('h Marta found it.'))], 1)
  assert.equal(said[3], `h ${notice}`)
})
