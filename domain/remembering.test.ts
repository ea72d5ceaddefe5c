import assert from 'node:assert/strict'
import { test } from 'node:test'
import { remembering } from './remembering.ts'

function counted(mostLetters: number) {
  const asked: string[] = []
  const large = remembering((text) => {
    asked.push(text)
    return text.toUpperCase()
  }, mostLetters)
  return { asked, large }
}

test('the same text is worked out once', () => {
  const { asked, large } = counted(100)
  assert.deepEqual(['oven', 'rye', 'oven'].map(large), ['OVEN', 'RYE', 'OVEN'])
  assert.deepEqual(asked, ['oven', 'rye'])
})

test('what nobody has asked for since twice as many letters is forgotten, what is asked for stays', () => {
  const { asked, large } = counted(8)
  for (const text of ['oven', 'rye', 'oven', 'flour', 'oven', 'mixer', 'oven', 'rye']) large(text)
  assert.deepEqual(asked, ['oven', 'rye', 'flour', 'mixer', 'rye'])
})

test('a text longer than everything that is remembered is worked out all the same', () => {
  const { large } = counted(3)
  assert.equal(large('flour'), 'FLOUR')
})
