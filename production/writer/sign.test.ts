import assert from 'node:assert/strict'
import { test } from 'node:test'
import { englishLanguage } from '#content/programme/en.ts'
import { readingOf } from './reading-under-test.ts'
import { signOf } from './sign.ts'
import { smallWordsOf } from './small-words.ts'
import { wordsOfLanguage } from './words-of.ts'

const signed = (...home: string[]) => {
  const reading = readingOf({
    '/': [...home, '# Work', 'We mend slate roofs and gutters in Halden.', 'Slate roofs last.'],
  })
  return signOf(reading, wordsOfLanguage(englishLanguage), smallWordsOf(reading))?.text
}

test('what they do, and where, is taken from the piece of a title that says it', () => {
  assert.equal(
    signed('title: Bramble & Co | Slate roofs and gutters in Halden'),
    'Slate roofs and gutters in Halden',
  )
  assert.equal(
    signed('title: Home', 'Bramble & Co - Slate roofs for houses in Halden. Call today!'),
    'Slate roofs for houses in Halden',
  )
})

test('an order, a promise to the visitor, a number and the name alone stand over no door', () => {
  for (const title of [
    'Get your roof in Halden',
    'Your roof in Halden',
    'Slate roofs, call 01632 960745',
    'Bramble & Co',
    'Halden Roofing Inc',
    'Slate roofs and gutters across Hal…',
    'Welcome',
  ])
    assert.equal(signed(`title: ${title}`), undefined, title)
})

test('what a page is about stands over no door', () =>
  assert.equal(signed('title: About slate roofs and gutters'), undefined))

test('how many years it has been is old next year, and stands over no door', () => {
  assert.equal(signed('title: Twenty-five years of slate roofs in Halden'), undefined)
  assert.equal(signed('title: Slate roofs in Halden for generations'), undefined)
})

test('names of places alone do not say what is done there', () =>
  assert.equal(signed('title: Halden & Norwick'), undefined))

test('a host praises nobody: what is left without the praise is said, where that is a trade', () => {
  assert.equal(signed('title: Best slate roofs in Halden'), 'slate roofs in Halden')
  assert.equal(signed('title: Your trusted and reliable slate roofs in Halden'), 'slate roofs in Halden')
  assert.equal(signed('title: Slate roofs by outstanding people'), undefined)
})

test('a slogan and a row of goods name no trade, and stand over no door', () => {
  for (const title of [
    'Buildings and chimneys Halden',
    'Harmonising slate roofs and homes in Halden',
    'Black slate plates',
    'Founded as a builder of slate roofs in Halden',
  ])
    assert.equal(signed(`title: ${title}`), undefined, title)
})

test('the first heading of the home page may say it', () =>
  assert.equal(
    signed('title: Bramble & Co', '# Roofers and gutter fitters for Halden'),
    'Roofers and gutter fitters for Halden',
  ))

test('a sign knows whether it says where: a list of trades does not', () => {
  const placed = (title: string) => {
    const reading = readingOf({ '/': [`title: ${title}`, '# Work', 'We mend slate roofs and gutters.'] })
    return signOf(reading, wordsOfLanguage(englishLanguage), smallWordsOf(reading))?.namesPlace
  }
  assert.equal(placed('Slate roofs and gutters in Halden'), true)
  assert.equal(placed('Roofs, Gutters & Slate'), false)
  assert.equal(placed('Slate roofs and gutters nationwide'), true)
})

test('a stack of services for machines, and what no visitor can see, stand over no door', () => {
  assert.equal(signed('title: Slate Roofs Halden, Gutters Norwick, Chimneys Elm'), undefined)
  assert.equal(signed('title: Specialist asbestos surveyors in Halden'), undefined)
})

test('a town that no word leads to is written for whoever searches, and stands over no door', () => {
  assert.equal(signed('title: Slate Roofs & Gutters Halden, Kent'), undefined)
  assert.equal(signed('title: Roofs and gutters in Halden, Kent'), 'Roofs and gutters in Halden, Kent')
})
