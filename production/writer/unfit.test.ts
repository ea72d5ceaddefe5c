import assert from 'node:assert/strict'
import { test } from 'node:test'
import { englishLanguage } from '#content/programme/en.ts'
import { reasons, whyUnfit } from './unfit.ts'
import { wordsOfLanguage } from './words-of.ts'

const words = wordsOfLanguage(englishLanguage)

for (const { reason, isSo, caught, spared } of reasons) {
  for (const sentence of caught)
    test(`“${sentence.slice(0, 60)}” ${reason}`, () => assert.ok(isSo(sentence, words, 'prose')))
  for (const sentence of spared)
    test(`“${sentence.slice(0, 60)}” is not left out because it ${reason}`, () =>
      assert.ok(!isSo(sentence, words, 'prose')))
}

test('what is fit to be read has no reason against it', () => {
  for (const sentence of [
    'Drawer 2,217 holds the last eleven handles of a pattern that was made for a railway carriage in 1911.',
    'In 2014 the savings bank on Weir Street closed.',
    'It contains wheat or rye, and it is not safe for people with coeliac disease.',
  ])
    assert.equal(whyUnfit(sentence, words), undefined)
})
