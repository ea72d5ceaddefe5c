import assert from 'node:assert/strict'
import { Writable } from 'node:stream'
import { test } from 'node:test'
import { createLog, type Log } from './log.ts'

test('each entry is one line of JSON with time, level and event', (t) => {
  const time = '2026-03-04T05:06:07.008Z'
  t.mock.timers.enable({ apis: ['Date'], now: Date.parse(time) })
  const [line] = linesOf((log) => log.warn({ event: 'late', minutes: 5 }))
  assert.deepEqual(JSON.parse(line ?? ''), { time, level: 'warn', event: 'late', minutes: 5 })
})

test('a child adds its fields to every line', () => {
  const [line] = linesOf((log) => log.child({ requestId: 'r1' }).info({ event: 'asked' }))
  assert.equal(JSON.parse(line ?? '').requestId, 'r1')
})

test('line breaks, terminal commands and stacks stay inside their line', () => {
  const nasty = 'a\r\n{"level":"info"}\u001b[2J\u009b2J\u007f\u2028\u2029'
  const lines = linesOf((log) => log.error({ event: 'failed', nasty, error: new Error(nasty) }))
  assert.equal(lines.length, 1)
  assert.match(lines[0] ?? '', /^[\x20-\x7e]+$/)
  assert.equal(JSON.parse(lines[0] ?? '').nasty, nasty)
})

test('what JSON cannot say does not break the log', () => {
  const circle: Record<string, unknown> = {}
  circle.self = circle
  const lines = linesOf((log) => {
    log.info({ event: 'counted', rows: 12n })
    log.info({ event: 'circular', circle })
  })
  assert.deepEqual(
    lines.map((line) => JSON.parse(line).event),
    ['counted', 'circular (unloggable)'],
  )
})

function linesOf(write: (log: Log) => void): string[] {
  let written = ''
  const out = new Writable({
    write(chunk, _encoding, done) {
      written += chunk
      done()
    },
  })
  write(createLog(out))
  return written.trimEnd().split('\n')
}
