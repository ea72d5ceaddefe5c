import assert from 'node:assert/strict'
import { test } from 'node:test'
import { englishLanguage } from '#content/programme/en.ts'
import { textOfExcerpt } from './excerpt.ts'
import { excerptsOf } from './excerpts.ts'
import { readingOf } from './reading-under-test.ts'
import { wordsOfLanguage } from './words-of.ts'

const of = (...lines: string[]) => excerptsOf(readingOf({ '/': lines }), wordsOfLanguage(englishLanguage))
const read = (...lines: string[]) => of(...lines).excerpts.map(textOfExcerpt)

const card = 'We cut every slate by hand in the yard.'
const other = 'Our van comes to every house in Halden on the same day.'

test('cards under one heading are not joined, and two paragraphs of prose are', () => {
  assert.deepEqual(read('# Why us', card, other), [card, other])
  const one = `${card} The yard stands behind the old mill, and the mill still turns when the river is high.`
  const two = `${other} It leaves at six in the morning and comes back after dark.`
  assert.deepEqual(read('# Our yard', one, two), [`${one} ${two}`])
})

test('a stretch that points at what was said elsewhere does not begin', () => {
  for (const first of [
    'In these four places we also repair chimneys for free.',
    'Works with slate and with copper on old roofs.',
    'We are also proud of the yard behind the mill.',
  ])
    assert.deepEqual(read('# Places', first), [], first)
  const here = 'Here in Halden we have mended roofs for forty years.'
  assert.deepEqual(read('# Places', here), [here])
})

test('what a sentence points at may stand in its own first half', () => {
  for (const whole of [
    'If a slate on the north side has to be changed, this is agreed with you before we begin.',
    'No two roofs in Halden are alike, and that is why we look at every one before we name a price.',
  ])
    assert.deepEqual(read('# Places', whole), [whole])
  for (const torn of [
    'Once a year in the autumn, these critical gutters are cleaned by two of our men.',
    'Once a year in the autumn we clean the roofs, all of this without a scaffold.',
  ])
    assert.deepEqual(read('# Places', torn), [], torn)
})

test('what customers say and nobody signed is nobody’s, wherever it stands', () => {
  assert.deepEqual(read('# Happy clients', 'We had a leak in the roof and they mended it the same day.'), [])
  const { excerpts, leftOut } = of('# The yard', 'I would recommend them to anybody with an old roof.')
  assert.deepEqual(excerpts, [])
  assert.match(leftOut[0]?.reason ?? '', /nobody signed it/)
})

test('under a heading that speaks of checks, or wants to hear, no customer speaks', () => {
  const own = 'We look at every slate in the yard before it goes up on a roof in Halden.'
  for (const heading of ['Review and plan', 'We would love to hear from you', 'What our roofers check'])
    assert.deepEqual(read(`# ${heading}`, own), [own], heading)
  assert.deepEqual(read('# What our neighbours say', own), [])
})

const sentence = (at: number) =>
  `Roof number ${at} in Halden was laid with slate from the quarry above the old mill.`
const paragraph = (sentences: number) =>
  Array.from({ length: sentences }, (_, at) => sentence(at + 1)).join(' ')

test('a paragraph is read whole, and one that is too long says that it was cut', () => {
  assert.deepEqual(read('# Roofs', paragraph(7)), [paragraph(7)])
  const cut = of('# Roofs', paragraph(12)).excerpts
  assert.equal(cut.map(textOfExcerpt).join(' '), paragraph(12))
  assert.deepEqual(
    cut.map(({ isCut }) => isCut ?? false),
    [...cut.slice(1).map(() => true), false],
  )
})

test('what goes on with something that nobody can read is cut, and what goes on with an order is not', () => {
  const isCut = (end: string) => of('# Roofs', `${sentence(1)} ${end}`).excerpts[0]?.isCut ?? false
  assert.equal(isCut('Elm, oak, ash, yew, beech, lime, birch, cherry, plum and pine are cut here.'), true)
  assert.equal(isCut('Call us today!'), false)
})
