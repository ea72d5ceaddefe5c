import assert from 'node:assert/strict'
import { test } from 'node:test'
import { unlikeness } from './heard-as.ts'
import { spokenFormOf } from './sayings.ts'

const right: readonly [written: string, heard: string, language?: string][] = [
  ['It costs £4.20 since 2012.', 'It costs £4.20 since 2012.'],
  ['It costs £4.20 since 2012.', 'it costs four pounds twenty since twenty twelve'],
  ['Their oven holds 40 loaves.', 'There oven holds forty loafs.'],
  ['Yes.', 'Yeah.'],
  ['A hospital.', ' A hospital '],
  ['Call Dr Aldous at Klamer’s on Mill Street.', 'Call Doctor Aldus at Clamors on Mill Street.'],
  ['Der Ofen fasst 40 Brote.', 'Der Ofen faßt vierzig Brote', 'de'],
  ['À côté de l’église.', 'a coté de l eglise', 'fr'],
]

for (const [written, heard, language] of right)
  test(`"${heard}" is what was said`, () => {
    assert.ok(unlikeness(spokenFormOf(written, language), heard, {}, language) <= 1)
  })

test('a name is heard as it is written, whatever the voice was told', () => {
  assert.ok(
    unlikeness('ask win at ack mee corp', 'Ask Nguyen at Acme Corp.', {
      Nguyen: 'win',
      'Acme Corp': 'ack mee corp',
    }) <= 0.1,
  )
})

const sentence = 'They carried the oven over from the old hospital, brick by brick, in a van for fish.'
for (const [what, heard] of [
  ['silence', ''],
  ['only its first half', 'They carried the oven over from the old hospital.'],
  ['another sentence', 'Thank you for watching, and see you next time.'],
  ['another language', 'Sie haben den Ofen Stein für Stein aus dem Krankenhaus herübergebracht.'],
  ['the sentence twice', `${sentence} ${sentence}`],
  ['a megabyte', 'la '.repeat(350_000)],
])
  test(`${what} is something else`, () => assert.ok(unlikeness(sentence, heard ?? '') > 1))

test('a word that nobody spoke in place of a short one is something else', () => {
  assert.ok(unlikeness('Yes.', 'Subtitles by the community') > 1)
})
