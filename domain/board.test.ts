import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import {
  type BoardState,
  boardStateOf,
  byUrgency,
  countStates,
  hour,
  needOf,
  type RequestStanding,
} from './board.ts'

const clock = { now: 100 * hour, promiseHours: 48 }
const calm: RequestStanding = {
  status: 'read',
  createdAt: 99 * hour,
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
const stateWith = (changes: Partial<RequestStanding>) => boardStateOf({ ...calm, ...changes }, clock)
const long = { createdAt: 0 }

test('of what needs somebody, what went wrong comes first, however old the rest is', () => {
  const at = (createdAt: number, changes: Partial<RequestStanding>) => {
    const standing = { ...calm, createdAt, ...changes }
    return { id: `${createdAt}`, createdAt, state: boardStateOf(standing, clock), need: needOf(standing) }
  }
  const failed = { status: 'failed', troubleOf: 'theirs', hasFailedLately: true } as const
  const places = [
    at(1, { awaitsApproval: true }),
    at(2, { troubleOf: 'operator' }),
    at(3, failed),
    at(4, { ...failed, troubleOf: 'ours' }),
    at(5, { ...failed, isSettled: true }),
    at(6, { ...failed, hasFailedLately: false }),
  ]
  assert.deepEqual(
    places.toSorted(byUrgency).map(({ need, state }) => need ?? state),
    ['our-trouble', 'failure', 'operator', 'approval', 'failed', 'failed'],
  )
})

describe('an open request', () => {
  const cases: [string, Partial<RequestStanding>, BoardState][] = [
    ['is worked on', {}, 'working'],
    ['waits for a world that is not ready', { troubleOf: 'world' }, 'waiting'],
    ['waits for a mail server', { status: 'recorded', hasWaitingLetter: true }, 'waiting'],
    ['is late after the promise, whatever it waits for', { ...long, troubleOf: 'world' }, 'late'],
    ['is not late in the promised hour itself', { createdAt: 52 * hour }, 'working'],
    ['needs somebody who approves', { awaitsApproval: true }, 'needs-you'],
    ['is held by whoever was to approve', { awaitsApproval: true, isHeld: true }, 'held'],
    [
      'is with the client who reads its script, however late',
      { ...long, client: 'with-client' },
      'with-client',
    ],
    ['needs whoever changes a script that the client has read', { client: 'to-change' }, 'needs-you'],
    ['waits for its date, however long', { ...long, client: 'dated' }, 'waiting'],
    ['is held with the client, too', { client: 'with-client', isHeld: true }, 'held'],
    ['stays held when it is late', { ...long, isHeld: true }, 'held'],
    ['needs the operator for what only the operator can mend', { troubleOf: 'operator' }, 'needs-you'],
    [
      'needs somebody for a lost letter, held or late',
      { ...long, isHeld: true, hasLostLetter: true },
      'needs-you',
    ],
  ]
  for (const [what, changes, state] of cases) test(what, () => assert.equal(stateWith(changes), state))
})

describe('a closed request', () => {
  test('stays what it is, late or not', () => {
    for (const status of ['delivered', 'failed', 'stopped'] as const)
      assert.equal(stateWith({ ...long, status }), status)
  })
  test('needs somebody when it failed by a fault of ours, or its person was not told', () => {
    assert.equal(stateWith({ status: 'failed', troubleOf: 'ours' }), 'needs-you')
    assert.equal(stateWith({ status: 'failed', troubleOf: 'theirs' }), 'failed')
    assert.equal(stateWith({ status: 'failed', troubleOf: 'theirs', hasLostLetter: true }), 'needs-you')
    assert.equal(stateWith({ status: 'failed', troubleOf: 'ours', isSettled: true }), 'failed')
  })

  test('needs somebody who approves when it was delivered, changed and made again', () => {
    assert.equal(stateWith({ status: 'delivered', awaitsApproval: true }), 'needs-you')
    assert.equal(stateWith({ status: 'delivered', awaitsApproval: true, isHeld: true }), 'delivered')
  })

  test('needs nobody once it is delivered or stopped', () => {
    const troubled = { hasLostLetter: true, troubleOf: 'operator' } as const
    assert.equal(stateWith({ ...troubled, status: 'delivered' }), 'delivered')
    assert.equal(stateWith({ ...troubled, awaitsApproval: true, status: 'stopped' }), 'stopped')
  })
})

test('what is needed is named, the step before the letter', () => {
  assert.equal(
    needOf({ ...calm, troubleOf: 'operator', hasLostLetter: true, awaitsApproval: true }),
    'operator',
  )
  assert.equal(needOf({ ...calm, hasLostLetter: true, awaitsApproval: true }), 'letter')
  assert.equal(needOf({ ...calm, awaitsApproval: true }), 'approval')
})

test('what needs a person comes first, and of those what is due first', () => {
  const place = (state: BoardState, createdAt: number, id = 'a') => ({ state, createdAt, id })
  const wanted = [
    place('needs-you', 1),
    place('needs-you', 5, 'a'),
    place('needs-you', 5, 'b'),
    place('late', 0),
    place('held', 3),
    place('waiting', 2),
    place('working', 0),
  ]
  assert.deepEqual([...wanted].reverse().sort(byUrgency), wanted)
})

test('every request is counted once', () => {
  const standings: RequestStanding[] = [
    calm,
    { ...calm, isHeld: true },
    { ...calm, status: 'failed', troubleOf: 'ours' },
    { ...calm, status: 'failed', troubleOf: 'theirs' },
    { ...calm, status: 'delivered', hasLostLetter: true },
  ]
  const counts = countStates(standings, { delivered: 10, failed: 4, stopped: 1 }, clock)
  assert.deepEqual(counts, {
    'needs-you': 1,
    late: 0,
    held: 1,
    'with-client': 0,
    waiting: 0,
    working: 1,
    delivered: 10,
    failed: 3,
    stopped: 1,
  })
})
