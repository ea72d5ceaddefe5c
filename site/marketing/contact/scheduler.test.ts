import assert from 'node:assert/strict'
import { test } from 'node:test'
import { schedulerOf } from './scheduler.ts'

test('Cal.com and Calendly are recognised by their host', () => {
  for (const address of [
    'https://cal.com/ada/30min',
    'https://www.cal.com/ada',
    'https://app.cal.com/team/sales/intro?month=2026-12',
  ])
    assert.equal(schedulerOf(address).kind, 'cal', address)
  for (const address of ['https://calendly.com/ada/30min', 'https://www.calendly.com/ada'])
    assert.equal(schedulerOf(address).kind, 'calendly', address)
})

test('however an event is written, it has one address', () => {
  assert.equal(
    schedulerOf('https://www.calendly.com/ada/30min/?month=2026-12').address,
    'https://calendly.com/ada/30min?month=2026-12',
  )
  assert.equal(schedulerOf('https://app.cal.com/ada/30min/').address, 'https://cal.com/ada/30min')
})

test('a host that only looks like them gets a plain frame and no script', () => {
  for (const address of [
    'https://cal.com.example/ada/30min',
    'https://notcal.com/ada',
    'https://calendly.com.example/ada',
    'https://evil.example/cal.com/ada',
    'https://cal.com@evil.example/ada',
    'https://booking.example:8443/intro',
  ]) {
    const { kind, script, sources } = schedulerOf(address)
    assert.deepEqual([kind, script, sources.script], ['frame', undefined, []], address)
  }
})

test('the front page of a service is no calendar', () => {
  assert.equal(schedulerOf('https://cal.com').kind, 'frame')
  assert.equal(schedulerOf('https://calendly.com/').kind, 'frame')
})

test('a plain frame may come from its own origin only, port included', () => {
  assert.deepEqual(schedulerOf('https://booking.example:8443/intro?a=1').sources.frame, [
    'https://booking.example:8443',
  ])
})

test('the visitor reads who runs the calendar', () => {
  const names = ['https://cal.com/a/b', 'https://calendly.com/a/b', 'https://termine.example/a'].map(
    (address) => schedulerOf(address).name,
  )
  assert.deepEqual(names, ['Cal.com', 'Calendly', 'termine.example'])
})

test('every source is one https host, except the styles of Cal.com', () => {
  for (const address of ['https://cal.com/a/b', 'https://calendly.com/a/b', 'https://termine.example/a']) {
    const { script, frame } = schedulerOf(address).sources
    for (const source of [...script, ...frame]) assert.match(source, /^https:\/\/[a-z.]+$/)
  }
})
