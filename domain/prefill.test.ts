import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Passage, Reading } from './evidence.ts'
import { prefilledFrom } from './prefill.ts'

const passage = (wanted: Partial<Passage>): Passage => ({
  ...{ id: 'p1', url: 'https://bakery.test/', kind: 'text', heading: '', text: 'Bread.' },
  ...wanted,
})
const reading = (passages: readonly Passage[]): Reading => ({
  ...{
    url: 'https://bakery.test/',
    host: 'bakery.test',
    name: 'Bakery',
    language: 'en',
    colours: [],
    passages,
  },
  pages: [{ url: 'https://bakery.test/journal', title: 'Journal', role: 'blog' }],
})

test('a website fills in its address, what it says it is, what customers ask, and its blog', () => {
  const asked = [
    passage({ heading: 'Do you deliver?', text: 'Yes.' }),
    passage({ heading: 'Do you deliver?', text: 'By noon.' }),
    passage({ heading: 'Cakes', text: 'How long do they keep?\nTwo days.' }),
  ]
  const found = prefilledFrom(reading([passage({ isDescription: true, text: 'A bakery.' }), ...asked]))
  assert.deepEqual(Object.fromEntries(found), {
    website: 'https://bakery.test/',
    sells: 'A bakery.',
    asked: 'Do you deliver?\nHow long do they keep?',
    have: 'https://bakery.test/journal',
  })
})

test('what it does not say stays empty', () => {
  assert.deepEqual([...prefilledFrom(reading([passage({})])).keys()], ['website', 'have'])
})
