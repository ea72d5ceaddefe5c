import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Passage } from '#domain/evidence.ts'
import { bakery } from './model-under-test.ts'
import { unlistedLimits } from './unlisted-limits.ts'

const row = (id: string, heading: string, text: string, more: Partial<Passage> = {}): Passage => ({
  ...{ id, url: 'https://oars.test/', kind: 'text', heading, text, section: 1 },
  ...more,
})
const round = row('p1', 'Where we go', 'We repair oars within 50 miles of the harbor, by arrangement.')
const note = row('p2', 'Note', 'We may not be able to repair especially long oars (e.g. those of a gig).', {
  section: 2,
})
const foot = row('p3', 'Where we go', '**fuel surcharge outside of the harbor**')
const other = row('p4', 'Kayaks', 'Deposits for kayak courses are non-refundable.', { section: 4 })
const review = row('p5', 'Said', 'They could not repair my oar outside of the harbor.', { kind: 'quote' })
const reading = { ...bakery, passages: [round, note, foot, other, review] }
const listed = [{ quote: round.text, passage: 'p1', conditions: [] }]

test('a limit of what was listed is found at the foot of the page and in a note', () => {
  assert.deepEqual(
    unlistedLimits(listed, reading)
      .map(({ passage, about }) => [passage, about])
      .sort(),
    [
      ['p2', 'Note'],
      ['p3', 'Where we go'],
    ],
  )
})

test('one that was listed, or stands as a condition, is not found again', () => {
  const conditions = [{ quote: foot.text }]
  const known = [
    { quote: round.text, passage: 'p1', conditions },
    { quote: note.text, passage: 'p2', conditions: [] },
  ]
  assert.deepEqual(unlistedLimits(known, reading), [])
})
