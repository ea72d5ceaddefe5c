import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readArticleBody, readingMinutes } from './article-body.ts'

const idsOf = (markdown: string) => [...readArticleBody(markdown).ids.values()]

test('reading takes a minute for 220 words, in whole minutes and never none', () => {
  assert.deepEqual([0, 100, 220, 329, 330, 1210].map(readingMinutes), [1, 1, 1, 1, 2, 6])
})

test('words are counted as they are read: no markup, no addresses, no signs alone', () => {
  assert.equal(readArticleBody('**One** [two](https://a.example/three-four) 3 × 4 = 12 – `six`').words, 6)
})

test('words in lists, tables and quotations count', () => {
  assert.equal(
    readArticleBody('- one\n- two *three*\n\n| a | b |\n| - | - |\n| c | d e |\n\n> six seven').words,
    10,
  )
})

test('an id is made of the words of its heading', () => {
  assert.deepEqual(idsOf('## The same $4,500 at two speeds'), ['the-same-4-500-at-two-speeds'])
  assert.deepEqual(idsOf('## Übung, *don’t* skip'), ['ubung-dont-skip'])
  assert.deepEqual(idsOf('## 你好'), ['section'])
})

test('no id is given twice, nor one that the page needs for itself', () => {
  assert.deepEqual(idsOf('## Main\n\n## Why\n\n### Why\n\n## Why 2'), ['main-2', 'why', 'why-2', 'why-2-2'])
})

test('the contents list second-level headings and the sentences below each', () => {
  const { contents } = readArticleBody(
    'Before.\n\n## First "one"\n\nTwo words. And three words.\n\n### Inner\n\n- item\n\n## Second',
  )
  assert.deepEqual(contents, [
    { id: 'first-one', title: 'First “one”', sentences: [2, 3, 1, 1] },
    { id: 'second', title: 'Second', sentences: [] },
  ])
})

test('a row of a table is one sentence', () => {
  assert.deepEqual(readArticleBody('| a | b |\n| - | - |\n| c d | e |').sentences, [2, 3])
})
