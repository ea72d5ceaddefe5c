import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Passage, Reading } from '#domain/evidence.ts'
import { gateOf } from './gate.ts'

const url = 'https://bramble.test/'
const passage = (id: string, kind: Passage['kind'], text: string): Passage => ({
  id,
  url,
  heading: '',
  kind,
  text,
})
const reading: Reading = {
  ...{ url, host: 'bramble.test', name: 'Bramble', language: 'en', pages: [] },
  passages: [
    passage('p1', 'title', 'Bramble | Trusted roofers in Halden'),
    passage('p2', 'heading', 'No trusted roofers in Norwick'),
    passage('p3', 'text', 'Slate lasts for a hundred years in Halden.'),
  ],
  colours: [],
}
const judged = (text: string, support: string) =>
  gateOf(reading, []).judge({ speaker: 'reader', text, support: [support] }).verdict

test('the reader says a piece of a title, and praise before it may be left away', () => {
  assert.equal(judged('Trusted roofers in Halden.', 'p1'), 'quoted')
  assert.equal(judged('Roofers in Halden.', 'p1'), 'quoted')
})

test('a piece that turns what stands there, or stands elsewhere, is refused', () => {
  assert.equal(judged('Trusted roofers in Norwick.', 'p2'), 'refused')
  assert.equal(judged('Roofers in Halden.', 'p3'), 'refused')
  assert.equal(judged('A hundred years in Halden.', 'p1'), 'refused')
})
