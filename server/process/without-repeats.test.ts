import assert from 'node:assert/strict'
import { Writable } from 'node:stream'
import { afterEach, beforeEach, mock, test } from 'node:test'
import { createLog } from './log.ts'
import { withoutRepeats } from './without-repeats.ts'

beforeEach(() => mock.timers.enable({ apis: ['setTimeout'] }))
afterEach(() => mock.timers.reset())

const full = (id: number) =>
  Object.assign(new Error(`could not extend file "base/5/${id}": No space left on device`), { code: '53100' })

test('a fault that comes every second is one line a minute, with a count of those left out', () => {
  const { log, lines } = written()
  for (let second = 0; second < 240; second++) {
    log.warn({ event: 'queue-trouble', requestId: crypto.randomUUID(), error: full(second) })
    mock.timers.tick(1000)
  }
  assert.deepEqual(
    lines().map(({ leftOut }) => leftOut),
    [undefined, 58, 59, 59, 59],
  )
})

test('the line that ends a minute is the latest, and after a quiet minute the next is written at once', () => {
  const { log, lines } = written()
  for (const step of [1, 2, 3]) log.error({ event: 'step-failed', attempt: step })
  mock.timers.tick(60_000)
  assert.deepEqual(
    lines().map(({ attempt, leftOut }) => [attempt, leftOut]),
    [
      [1, undefined],
      [3, 1],
    ],
  )
  mock.timers.tick(60_000)
  assert.equal(lines().length, 2)
  log.error({ event: 'step-failed', attempt: 4 })
  assert.equal(lines().length, 3)
})

test('ids, names and sentences do not make another kind, and children keep quiet together', () => {
  const { log, lines } = written()
  for (const host of ['a.test', 'b.test', 'c.test']) {
    const requestId = crypto.randomUUID()
    const child = log.child({ requestId })
    child.warn({ event: 'episode-waits', step: 'read-website', reason: `${host} does not answer.` })
    child.warn({ event: 'letter-abandoned', id: requestId, reason: requestId })
    child.error({ event: 'request-failed', error: full(host.length) })
    child.error({ event: 'request-failed', error: { ...full(host.length), queue: host } })
  }
  assert.deepEqual(
    lines().map(({ event }) => event),
    ['episode-waits', 'letter-abandoned', 'request-failed'],
  )
})

test('another event, level, code, step or mistake is another kind', () => {
  const { log, lines } = written()
  const mistakes = [
    () => log.error({ event: 'request-failed', error: new TypeError('one') }),
    () => log.error({ event: 'request-failed', error: new TypeError('another') }),
    () => log.error({ event: 'request-failed', error: full(1) }),
    () => log.error({ event: 'page-failed', error: full(1) }),
    () => log.warn({ event: 'page-failed', error: full(1) }),
    () => log.warn({ event: 'letter-waits', kind: 'request-accepted', reason: 'ENOSPC' }),
    () => log.warn({ event: 'letter-waits', kind: 'request-accepted', reason: 'ETIMEDOUT' }),
    () => log.warn({ event: 'letter-waits', kind: 'episode-ready', reason: 'ENOSPC' }),
  ]
  for (const each of mistakes) each()
  for (const each of mistakes) each()
  assert.equal(lines().length, mistakes.length)
})

test('what is no trouble is always written', () => {
  const { log, lines } = written()
  for (let each = 0; each < 3; each++) log.child({ each }).info({ event: 'request' })
  assert.equal(lines().length, 3)
})

function written() {
  const kept: string[] = []
  const out = new Writable({ write: (chunk, _, done) => done(void kept.push(String(chunk))) })
  return { log: withoutRepeats(createLog(out)), lines: () => kept.map((line) => JSON.parse(line)) }
}
