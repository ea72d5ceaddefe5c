import assert from 'node:assert/strict'
import { test } from 'node:test'
import { germanLanguage } from '#content/programme/de.ts'
import { englishLanguage } from '#content/programme/en.ts'
import type { Excerpt } from './excerpt.ts'
import { introducedIn, introducesOneself, tellsFounder } from './introduced.ts'
import { readingOf } from './reading-under-test.ts'
import { wordsOfLanguage } from './words-of.ts'
import { writeProgramme } from './write-programme.ts'

const words = wordsOfLanguage(englishLanguage)
const teller = { name: 'Bramble', small: new Set(['roofs', 'slate', 'people']), town: 'Halden, Ohio' }
const saying = (...sentences: string[]): Excerpt => ({
  kind: 'prose',
  sentences,
  ...{ passages: [], url: '', role: 'home', heading: '', title: '', at: 0 },
})
const told = (...sentences: string[]) => [...introducedIn(saying(...sentences), words, teller)].join(' ')

test('what a stranger learns is the trade, the place, for whom, since when, and that it is they', () => {
  assert.equal(
    told('Bramble has mended slate roofs for families in Halden since 1987.'),
    'trade place whom roots themselves',
  )
  assert.equal(told('Bramble is a house of four people.'), 'trade themselves')
  assert.equal(told('Slate roofs since 1987.', 'We mend them in winter.'), 'trade roots themselves')
})

test('orders, textbooks, conditions and wishes tell a stranger less', () => {
  assert.equal(told('Order slate roofs in Halden today.'), '')
  assert.equal(told('A roof is the crown of every old and every new house.', 'We know that.'), 'trade')
  assert.equal(told('If you need us, Bramble comes.'), '')
  assert.equal(told('Our mission is to make people smile.'), '')
})

test('a German place is their town, since every noun there has a capital', () => {
  const german = wordsOfLanguage(germanLanguage)
  const inGerman = (text: string) => [...introducedIn(saying(text), german, { ...teller, town: 'Halden' })]
  assert.ok(inGerman('Dachdecker in Halden').includes('place'))
  assert.ok(!inGerman('Dachdecker in Bewegung').includes('place'))
})

test('whoever says I and a name, or that they began it, is known', () => {
  const isKnown = (text: string) => introducesOneself(saying(text), words, teller)
  assert.ok(isKnown('I am Nell Hart, and I mend roofs.'))
  assert.ok(isKnown('In 1987 I set up Bramble in a shed.'))
  assert.ok(!isKnown('I have known Bramble since 1987.'))
  assert.ok(!isKnown('I am People who climb.'))
})

const whoOf = (home: readonly string[], about: readonly string[] = []) => {
  const reading = readingOf({ '/': home, '/about': about }, { name: 'Bramble' })
  const written = writeProgramme(reading, englishLanguage)
  assert.ok(written.outcome === 'written')
  return written.choice.who.sentences[0]
}
const work = [
  '# Our work',
  'The slates for each roof are cut by hand in our yard, because the machine that we had in 1990 broke two of ten.',
  '# Our yard',
  'The yard of Bramble holds nine kinds of slate from two quarries, and visitors may choose theirs on Saturdays from nine to noon.',
  '# Our gutters',
  'We hang copper gutters, too, and solder them on the roof, so that no seam of theirs has leaked in thirty years.',
]

test('sponsors, the world and lives introduce nobody where a sentence says what they do', () => {
  const own = 'Bramble is a roofing firm that has mended slate roofs for families in Halden since 1987.'
  for (const other of [
    'A good roof is the backbone of any successful house, and houses often struggle with rain that comes through it.',
    'The Halden Savings Bank began sponsoring the ladders of Bramble in 2015 and continues to do so every single year.',
    'The small village of Elm has eighty people, lies high above the valley and is very well suited for long walks.',
  ])
    assert.equal(whoOf(['# News', other, '# About us', own, ...work]), own, other)
})

test('what is forbidden introduces nobody', () => {
  const rule =
    'No purses, ladders, dogs or blankets are allowed, and everybody has to wear shoes that are flat and dry.'
  const own =
    'Whoever comes by on a Saturday sees how slate is split by hand and hung on laths of oak, row by row.'
  assert.notEqual(whoOf([rule, '# Slate', own, ...work]), rule)
})

test('one of several people, and one of several things, introduce nobody', () => {
  const own = 'Bramble is open to whoever comes by on a Saturday and wants to see how slate is split by hand.'
  const person =
    'Tess keeps the books of Bramble, a roofing firm for families in Halden since 1987, and answers letters.'
  const thing =
    'We offer several kinds of gutters for families in Halden since 1987, from zinc ones to those of copper.'
  assert.equal(whoOf(['# Tess Hart', person, '# Welcome', own, ...work]), own)
  assert.equal(whoOf(['# Gutters', thing, '# Welcome', own, ...work]), own)
  const bySubject =
    'Tess Hart is a roofer for families in Halden and has mended the roofs of Bramble since 1987.'
  assert.equal(whoOf(['# Head of the yard', bySubject, '# Welcome', own, ...work]), own)
  const named =
    'At Bramble we love gutters for families in Halden, and we have hung and cleaned them since 1987.'
  const cards = [
    '# Our services',
    '# Care for gutters',
    named,
    '# Slate roofs',
    'By hand.',
    '# Dormer windows',
    'With lead.',
  ]
  assert.equal(whoOf(['# Welcome', own, ...work, ...cards]), own)
})

test('the summary quotes who they are, and writes of nothing that it says so', () => {
  const summaryOf = (...home: string[]) => {
    const written = writeProgramme(readingOf({ '/': home }, { name: 'Bramble' }), englishLanguage)
    return written.outcome === 'written' ? written.script.summary[1] : undefined
  }
  const own = 'Bramble is a roofing firm that has mended slate roofs for families in Halden since 1987.'
  assert.equal(summaryOf(own, ...work), `“${own}”`)
  const living =
    'We mend what breaks on slate roofs for families in Halden and Norwick, and have done so since 1987.'
  assert.equal(summaryOf(living, ...work), `“${living}”`)
})

test('what only machines are told of a page is not read between its passages', () => {
  const own = 'Bramble is a roofing firm that has mended slate roofs for families in Halden since 1987.'
  const told =
    'We hang gutters and copper roofs for houses and barns in Halden, Norwick and all the villages around them.'
  const reading = readingOf(
    { '/': [own, ...work], '/about': [told, '# Copper', ...work] },
    { name: 'Bramble' },
  )
  const passages = reading.passages.map((each) =>
    each.text === told ? { ...each, isDescription: true } : each,
  )
  const isRead = (of: typeof reading) => {
    const written = writeProgramme(of, englishLanguage)
    assert.ok(written.outcome === 'written')
    return JSON.stringify(written.script).includes(told)
  }
  assert.ok(isRead(reading))
  assert.ok(!isRead({ ...reading, passages }))
})

test('a founder who says their name may introduce the business, though others say we', () => {
  const founder =
    'I am Nell Hart, a roofer from Halden, and I founded Bramble in 1987 with one ladder and my sister.'
  assert.equal(whoOf(['# Meet Nell', founder, ...work]), founder)
})

test('a founder is introduced by name and role, and a customer or a trade is none', () => {
  const isFounder = (text: string) => tellsFounder(saying(text), words, teller)
  assert.ok(isFounder('Founded by Nell Hart, the house mends roofs.'))
  assert.ok(isFounder('Nell Hart is the owner of the yard.'))
  assert.ok(!isFounder('The owner of each house gets a letter.'))
  assert.ok(!isFounder('Nell Hart was very happy with her roof.'))
})

test('whoever began it is met, and a host asks for them', () => {
  const own = 'Bramble is a roofing firm that has mended slate roofs for families in Halden since 1987.'
  const founder =
    'Nell Hart is the owner and founder of Bramble. She learnt to climb from her grandfather, and still cuts slates.'
  const reading = readingOf(
    { '/': [own, ...work], '/about': ['# The beginning', founder] },
    { name: 'Bramble' },
  )
  const written = writeProgramme(reading, englishLanguage)
  assert.ok(written.outcome === 'written')
  assert.equal(written.choice.who.sentences[0], own)
  assert.ok(written.choice.thread.some(({ sentences }) => sentences.join(' ') === founder))
  const lines = written.script.chapters.flatMap(({ sentences }) => sentences)
  const before = lines[lines.findIndex(({ text }) => founder.startsWith(text)) - 1]
  assert.notEqual(before?.speaker, 'reader')
})
