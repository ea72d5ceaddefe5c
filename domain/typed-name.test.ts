import assert from 'node:assert/strict'
import { test } from 'node:test'
import { typedName } from './typed-name.ts'

test('a name is one line, whatever was pasted', () => {
  assert.equal(typedName('  Ines \r\n\tMaria\u2028 Ruiz '), 'Ines Maria Ruiz')
  assert.equal(typedName('\u202eInes\u2069 \u05d3\u05e0\u05d4\u200f'), 'Ines \u05d3\u05e0\u05d4')
})

test('what holds other controls or half a character is no name, nor is what nobody sees', () => {
  for (const text of ['Ines\u001b[31m', 'Ines\0', 'Ines\u009b2J', 'Ines\ud800', ' \n ', '\u202e'])
    assert.equal(typedName(text), '', JSON.stringify(text))
})
