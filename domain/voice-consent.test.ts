import assert from 'node:assert/strict'
import { test } from 'node:test'
import { whyNotCloned, whyNotSpoken } from './voice-consent.ts'

const consent = {
  speaker: 'Maria Holm',
  statement: 'You may use a copy of my voice.',
  givenAt: new Date('2026-11-02'),
  shows: ['Harbour Talk'],
}

test('a cloned voice speaks in the shows that its owner allowed', () => {
  assert.equal(whyNotSpoken(consent, 'Harbour Talk'), undefined)
  assert.match(whyNotSpoken(consent, 'Another Show') ?? '', /has not allowed/)
})

test('a consent that is withdrawn is none, from that moment on', () => {
  const withdrawn = { ...consent, withdrawnAt: new Date('2026-11-03') }
  assert.match(whyNotSpoken(withdrawn, 'Harbour Talk') ?? '', /withdrawn/)
})

test('thirty minutes are enough, a second less is not', () => {
  assert.equal(whyNotCloned(consent, 1800), undefined)
  assert.match(whyNotCloned(consent, 1799) ?? '', /30 minutes of recordings, and these are 29/)
})
