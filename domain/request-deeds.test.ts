import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { RequestStanding } from './board.ts'
import { mayDoToRequest, type RequestDeed, requestDeeds } from './request-deeds.ts'

const calm: RequestStanding = {
  status: 'read',
  createdAt: 0,
  troubleOf: null,
  awaitsApproval: false,
  client: null,
  isHeld: false,
  isOut: false,
  hasLostLetter: false,
  hasWaitingLetter: false,
  hasFailedLately: false,
  isSettled: false,
}

const cases: [string, Partial<RequestStanding>, RequestDeed[]][] = [
  ['is worked on', {}, ['stop']],
  ['waits for the world', { troubleOf: 'world' }, ['try-again', 'stop']],
  ['waits for the operator', { troubleOf: 'operator' }, ['try-again', 'stop']],
  ['awaits approval', { awaitsApproval: true }, ['stop']],
  ['has a lost letter', { hasLostLetter: true }, ['send-letters-again', 'stop']],
  ['failed, and its person knows', { status: 'failed', troubleOf: 'theirs' }, ['try-again']],
  [
    'failed lately, and nobody has looked',
    { status: 'failed', troubleOf: 'theirs', hasFailedLately: true },
    ['try-again', 'settle'],
  ],
  ['failed by a fault of ours', { status: 'failed', troubleOf: 'ours' }, ['try-again', 'settle']],
  [
    'failed, and the letter did too',
    { status: 'failed', hasLostLetter: true },
    ['try-again', 'send-letters-again', 'settle'],
  ],
  ['failed and was left so', { status: 'failed', troubleOf: 'ours', isSettled: true }, ['try-again']],
  ['has its page already', { status: 'recorded', isOut: true }, []],
  ['is delivered', { status: 'delivered', hasLostLetter: true }, []],
  ['was stopped', { status: 'stopped', hasLostLetter: true, troubleOf: 'world' }, []],
]

for (const [what, changes, deeds] of cases)
  test(`a request that ${what} may be: ${deeds.join(', ') || 'left alone'}`, () => {
    const standing = { ...calm, ...changes }
    assert.deepEqual(
      requestDeeds.filter((deed) => mayDoToRequest(deed, standing)),
      deeds,
    )
  })
