import assert from 'node:assert/strict'
import { test } from 'node:test'
import { withoutDirections } from './directions.ts'

test('every mark that Unicode has for a direction goes, and nothing else', () => {
  const all = Array.from({ length: 0x11_0000 }, (_, code) => code).filter(
    (code) => code < 0xd800 || code > 0xdfff,
  )
  const gone = all.filter((code) => withoutDirections(String.fromCodePoint(code)) === '')
  const controls = all.filter((code) => /\p{Bidi_Control}/u.test(String.fromCodePoint(code)))
  assert.deepEqual(gone, controls)
})

test('words of all scripts stay as they are', () => {
  for (const text of ['Café Ünal 100 %', 'مخبز', 'מאפייה', '👩\u200d🍳', '例子'])
    assert.equal(withoutDirections(text), text)
  assert.equal(
    withoutDirections('Bread \u202egnp.exe\u2069 and \u2067butter\u061c'),
    'Bread gnp.exe and butter',
  )
})
