import assert from 'node:assert/strict'
import { test } from 'node:test'
import { englishLanguage } from '#content/programme/en.ts'
import { textOfExcerpt } from './excerpt.ts'
import { excerptsOf } from './excerpts.ts'
import { readingOf } from './reading-under-test.ts'
import { wordsOfLanguage } from './words-of.ts'

const read = (...lines: string[]) =>
  excerptsOf(readingOf({ '/': lines }), wordsOfLanguage(englishLanguage)).excerpts.map(textOfExcerpt)

const graft = 'We graft every vine by hand in our own sheds behind the mill.'

test('a short sentence is said together with its neighbour under the same heading', () => {
  assert.deepEqual(read('# Vines', graft, 'We sell them by post.'), [`${graft} We sell them by post.`])
  assert.deepEqual(read('# Vines', 'Our sheds are open.', 'Nobody is charged.'), [])
  assert.deepEqual(read('# Vines', 'Our sheds are open.', 'A visit is free on any day of the week.'), [
    'Our sheds are open. A visit is free on any day of the week.',
  ])
})

test('a label, another heading or something left out keeps them apart', () => {
  assert.deepEqual(read('# Vines', graft, 'Red and white vines.'), [graft])
  assert.deepEqual(read('# Vines', graft, '# Post', 'We sell them by post.'), [graft])
  assert.deepEqual(read('# Vines', graft, 'Our varieties', 'We sell them by post.'), [graft])
})

test('a sentence that has lost its point is whole, and a label or a title is not', () => {
  for (const said of [
    'We send vines out in wet straw between November and March',
    'The sheds are surrounded by forty rows of old vines',
    'There are miles of walks to explore in the hills',
  ])
    assert.deepEqual(read('# Vines', said), [`${said}.`])
  for (const label of [
    'What we do for vines in every year',
    'The best vines and straw for all the hills',
    'We Graft Every Vine By Hand In Halden',
    'We send vines out in wet straw to:',
  ])
    assert.deepEqual(read('# Vines', label), [], label)
})
