import assert from 'node:assert/strict'
import { afterEach, beforeEach, describe, mock, test } from 'node:test'
import type { DatabaseTrouble } from './patience.ts'
import type { AskedRequest } from './requests.ts'
import { openLine, type Taken } from './requests-line.ts'

beforeEach(() => mock.timers.enable({ apis: ['setTimeout', 'setImmediate'] }))
afterEach(() => mock.timers.reset())

const made: Taken = { outcome: 'made', waitSeconds: 0, person: 'p' }
const full: DatabaseTrouble = { reason: '53100', isAway: false }
const killed: DatabaseTrouble = { reason: '57P02', isAway: true }

describe('a visitor whose request cannot be kept has an answer within two seconds', () => {
  test('when the database says that its disk is full', async () => {
    const { line, ask, fails } = opened()
    const answer = ask()
    fails(full)
    mock.timers.tick(1500)
    assert.deepEqual(await answer, { outcome: 'unavailable', reason: '53100' })
    assert.deepEqual(line.next(), [])
  })

  test('when it says nothing, or has no connection to spare', async () => {
    const { line, ask } = opened()
    const answers = [ask(), ask()]
    line.next()
    mock.timers.tick(1500)
    for (const answer of answers)
      assert.deepEqual(await answer, { outcome: 'unavailable', reason: 'no answer in time' })
  })

  test('when it has been away for longer than a restart takes', async () => {
    const { ask, fails } = opened()
    ask()
    fails(killed)
    mock.timers.tick(6000)
    const answer = ask()
    fails(killed)
    mock.timers.tick(1500)
    assert.deepEqual(await answer, { outcome: 'unavailable', reason: '57P02' })
  })

  test('when it has gone down because its disk is full', async () => {
    const { ask, fails } = opened()
    const answers = [ask()]
    fails(full)
    answers.push(ask())
    fails(killed)
    mock.timers.tick(1500)
    for (const answer of answers) assert.equal((await answer).outcome, 'unavailable')
  })

  test('when it comes back and has no room', async () => {
    const { ask, fails } = opened()
    const answer = ask()
    fails(killed)
    mock.timers.tick(3000)
    fails(full)
    assert.deepEqual(await answer, { outcome: 'unavailable', reason: '53100' })
  })
})

test('a database that was killed is waited for, and those who waited are served', async () => {
  const { line, ask, fails } = opened()
  const answers = [ask(), ask()]
  fails(killed)
  mock.timers.tick(5000)
  const batch = line.next()
  for (const each of batch) line.give(each, made)
  line.end(batch, [], undefined)
  for (const answer of answers) assert.deepEqual(await answer, made)
})

test('one that is killed again is waited for again, and one that stays away is not', async () => {
  const { line, ask, fails } = opened()
  const first = ask()
  fails(killed)
  mock.timers.tick(2000)
  const batch = line.next()
  for (const each of batch) line.give(each, made)
  line.end(batch, [], undefined)
  assert.deepEqual(await first, made)
  const second = ask()
  fails(killed)
  mock.timers.tick(5999)
  assert.equal(line.next().length, 1)
  mock.timers.tick(1)
  assert.deepEqual(await second, { outcome: 'unavailable', reason: '57P02' })
})

test('a line that is slow is no trouble as long as the database answers', async () => {
  const { line, ask } = opened()
  const answers = ['same', 'same', 'same'].map(ask)
  for (const _ of answers) {
    const batch = line.next()
    assert.equal(batch.length, 1)
    mock.timers.tick(1000)
    for (const each of batch) line.give(each, made)
    line.end(batch, [], undefined)
  }
  for (const answer of answers) assert.deepEqual(await answer, made)
})

test('whom the database has refused room waits no longer because others had more luck', async () => {
  const { line, ask, fails } = opened()
  const answer = ask()
  fails(full)
  mock.timers.tick(1000)
  line.end([], [], undefined)
  mock.timers.tick(500)
  assert.equal((await answer).outcome, 'unavailable')
})

test('who was told to come again stays told, and has left the line', async () => {
  const { line, ask } = opened()
  const answer = ask()
  const batch = line.next()
  mock.timers.tick(1500)
  for (const each of batch) line.give(each, made)
  line.end(batch, [], undefined)
  assert.equal((await answer).outcome, 'unavailable')
  const again = ask('same')
  const next = line.next()
  assert.equal(next.length, 1)
  for (const each of next) line.give(each, made)
  assert.deepEqual(await again, made)
})

function opened() {
  const line = openLine(true)
  let asked = 0
  const ask = (name = `p${asked++}`) => line.enter(requestOf(name))
  /** A commit that ends in trouble: everybody in it tries again. */
  const fails = (trouble: DatabaseTrouble) => {
    const batch = line.next()
    line.end(batch, batch, trouble)
  }
  return { line, ask, fails }
}

const requestOf = (name: string): AskedRequest => ({
  id: crypto.randomUUID(),
  website: 'https://bakery.test',
  email: `${name}@bakery.test`,
  source: null,
  ticket: null,
  client: name,
})
