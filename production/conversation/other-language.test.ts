import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isOtherLanguage } from './other-language.ts'

const english = [
  'The floor of the oven cracked in January.',
  'And who pays for such a thing?',
  'The people who buy their bread there, in small sums, most of them without a paper.',
  'Mine would have sent flowers, and a card with a cat on it.',
  'They got it back in bread, and the last of it three years later.',
].map((text) => ({ text }))
const german = [
  'Im Januar ist der Boden des Ofens gesprungen.',
  'Und wer bezahlt so etwas?',
  'Die Leute, die dort ihr Brot kaufen, in kleinen Summen, die meisten ohne Zettel.',
  'Meine hätten Blumen geschickt, und eine Karte mit einer Katze darauf.',
  'Sie haben es in Brot zurückbekommen, das letzte davon drei Jahre später.',
].map((text) => ({ text }))

test('a show in one language is not told in another', () => {
  assert.equal(isOtherLanguage(english, 'en'), false)
  assert.equal(isOtherLanguage(german, 'de'), false)
  assert.equal(isOtherLanguage(german, 'en'), true)
  assert.equal(isOtherLanguage(english, 'de'), true)
})

test('a few words are of no language', () => {
  assert.equal(isOtherLanguage([{ text: 'Osteria. Frico. Ciao.' }], 'en'), false)
})
