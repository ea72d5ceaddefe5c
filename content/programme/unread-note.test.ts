import assert from 'node:assert/strict'
import { test } from 'node:test'
import { unreadableReasons } from '#content/unreadable-reasons.ts'
import { unreadNote } from './unread-note.ts'

test('episodes in languages that nobody has read through are marked so', () => {
  assert.equal(unreadNote(), undefined)
  assert.equal(unreadNote('de'), undefined)
  assert.match(unreadNote('fr') ?? '', /speaks French/)
  assert.match(unreadNote('es') ?? '', /speaks Spanish/)
})

test('a letter about another language says what is missing and what helps', () => {
  const letter = (language: string) => unreadableReasons.language({ host: 'x.test', language })
  assert.match(letter('fr'), /can make episodes in French, but the voices .* What helps: .* in English/)
  assert.match(letter('cs'), /written in Czech\. We cannot make an episode in it yet\. .*What helps/)
})
