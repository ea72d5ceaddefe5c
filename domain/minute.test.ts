import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { EpisodeProgress } from './desk.ts'
import { type MinuteStanding, type MinuteState, mayMakeAgain, minuteState } from './minute.ts'

const asked = new Date('2026-11-01T10:00:00Z')
const published: EpisodeProgress = {
  status: 'delivered',
  isWritten: true,
  wasWritten: false,
  hasEnded: true,
  isAwaiting: false,
  isLeaving: false,
  isHeld: false,
  isWithClient: false,
  trouble: null,
}
const usual: MinuteStanding = {
  requestedAt: asked,
  remakes: 0,
  isEdited: false,
  failure: undefined,
  progress: published,
}
const thin = { failure: 'too-little', progress: { ...published, status: 'failed' } }

const cases: [string, Partial<MinuteStanding>, MinuteState][] = [
  ['that is out', {}, 'open'],
  ['that awaits approval', { progress: { ...published, hasEnded: false, isAwaiting: true } }, 'open'],
  ['that nobody has begun', { progress: undefined }, 'making'],
  ['that is worked on', { progress: { ...published, hasEnded: false } }, 'making'],
  ['that an operator holds', { progress: { ...published, hasEnded: false, isHeld: true } }, 'held'],
  ['whose script somebody has changed by hand', { isEdited: true }, 'edited'],
  ['that was made again nine times', { remakes: 9 }, 'open'],
  ['that was made again ten times', { remakes: 10 }, 'spent'],
  ['of a thin website', thin, 'thin'],
  ['of a thin website, asked ten times', { ...thin, remakes: 10 }, 'spent'],
  ['of a website that nobody reaches', { ...thin, failure: 'unreachable' }, 'failed'],
  ['that was stopped', { progress: { ...published, status: 'stopped' } }, 'stopped'],
  ['that somebody asked for long ago', { requestedAt: new Date('2026-07-01T10:00:00Z') }, 'expired'],
]

for (const [what, changes, state] of cases)
  test(`an episode ${what} is ${state}`, () => {
    assert.equal(minuteState({ ...usual, ...changes }, new Date('2026-11-23T10:00:00Z')), state)
    assert.equal(mayMakeAgain(state), state === 'open' || state === 'thin')
  })
