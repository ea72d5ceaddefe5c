import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isAnswered, noAnswer, typedAnswer } from './questionnaire.ts'

const text = { id: 'sells', text: { most: 10 } }
const list = { id: 'asked', text: { most: 100 }, leastLines: 2 }
const ear = {
  id: 'hosts',
  choices: [
    { id: 'one', label: 'One' },
    { id: 'two', label: 'Two' },
  ],
}

test('an answer is what was typed, within its length, and choices that were offered', () => {
  assert.deepEqual(typedAnswer(text, { text: ' Bread\r\nrolls', choices: ['one'] }), undefined)
  assert.deepEqual(typedAnswer(text, { text: ' Bread ', choices: ['one'] }), { text: 'Bread', choices: [] })
  assert.deepEqual(typedAnswer(ear, { text: '', choices: ['two', 'one', 'constructor'] }), {
    text: '',
    choices: ['one'],
  })
  assert.deepEqual(typedAnswer({ ...ear, isSeveral: true }, { text: '', choices: ['two', 'one'] }), {
    text: '',
    choices: ['one', 'two'],
  })
  assert.equal(typedAnswer(ear, { text: 'x', choices: [] }), undefined)
})

test('half an answer does not count', () => {
  assert.equal(isAnswered(text, noAnswer), false)
  assert.equal(isAnswered(list, { text: 'How much?\n\n  ', choices: [] }), false)
  assert.equal(isAnswered(list, { text: 'How much?\nHow long?', choices: [] }), true)
  const address = { id: 'website', text: { most: 200, isAddress: true } }
  assert.equal(isAnswered(address, { text: 'not a site', choices: [] }), false)
  assert.equal(isAnswered(address, { text: 'bakery.test', choices: [] }), true)
})
