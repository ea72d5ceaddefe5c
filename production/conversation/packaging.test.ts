import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Sentence } from '#domain/script.ts'
import { hardMarks } from './check.ts'
import * as played from './model-under-test.ts'
import { packedScenes } from './packaging.ts'

const quote = 'Most of our wood comes from the farm itself.'
const [first] = played.passages
const passages = first ? [{ ...first, id: 'p1', text: quote }] : []
const told = { sheet: { facts: [], reading: { ...played.bakery, passages } } }
const line = (text: string): Sentence => ({
  ...{ speaker: 'host', text, support: ['p1'], confirmed: { by: 'a judge', as: 'claim' } },
  claims: [{ says: text, quote, passage: 'p1' }],
})
const marked = (title: string, chapter: string) =>
  hardMarks(packedScenes({ title: line(title), summary: [], chapters: [line(chapter)] }), told).map(
    ({ number }) => number,
  )

test('the title of a chapter leaves a part to what is told there, and is no other thing', () => {
  const most = 'Most wood comes from the farm'
  assert.deepEqual(marked(most, 'Wood comes from the farm'), [])
  assert.deepEqual(marked('Wood comes from the farm', most), [1])
  assert.deepEqual(marked(most, 'No wood comes from the farm'), [2])
})
