import assert from 'node:assert/strict'
import { test } from 'node:test'
import { troubleInWords } from './trouble-in-words.ts'

test('a trouble says what happened, not how the line calls its steps', () => {
  for (const [trouble, said] of [
    ['read-website: The website did not answer.', 'The website did not answer.'],
    ['plan has begun 5 times.', 'Planning has begun 5 times.'],
    ['The disk is full.', 'The disk is full.'],
    ['constructor: no step has such a name.', 'constructor: no step has such a name.'],
    ['we have begun: nothing of it is a step.', 'we have begun: nothing of it is a step.'],
  ] as const)
    assert.equal(troubleInWords(trouble), said)
})
