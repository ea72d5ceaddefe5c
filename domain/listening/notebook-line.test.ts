import assert from 'node:assert/strict'
import { test } from 'node:test'
import { lineOf, readLine, utcDay } from './notebook-line.ts'

const line = {
  second: 1_795_000_000,
  episode: 7,
  listener: 'AbCd_-0123456789',
  reason: 0,
  first: 0,
  sent: 480_000,
  device: 'smart-speaker',
  app: '小宇宙 Podcasts',
}

test('a line says what it was told', () => {
  assert.deepEqual(readLine(lineOf(line).slice(0, -1)), line)
  const machine = { ...line, listener: '', reason: 4 }
  assert.deepEqual(readLine(lineOf(machine).slice(0, -1)), machine)
})

test('half a line, two in one and foreign ones are none', () => {
  const text = lineOf(line).slice(0, -1)
  for (const bad of ['', text.slice(0, 40), text.slice(3), `${text}\t${text}`, text.replace('480000', '-1')])
    assert.equal(readLine(bad), undefined, bad)
})

test('a day is the same everywhere', () => {
  assert.equal(utcDay(Date.parse('2026-03-29T23:59:59+00:00')), '2026-03-29')
  assert.equal(utcDay(Date.parse('2026-03-30T01:30:00+02:00')), '2026-03-29')
})
