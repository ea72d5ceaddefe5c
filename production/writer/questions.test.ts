import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { germanLanguage } from '#content/programme/de.ts'
import { englishLanguage } from '#content/programme/en.ts'
import { spanishLanguage } from '#content/programme/es.ts'
import { frenchLanguage } from '#content/programme/fr.ts'
import type { Language } from '#content/programme/language.ts'
import type { ProgrammeQuestion } from '#content/programme/questions.ts'
import { answersIn } from './answered.ts'
import { wordsOfLanguage } from './words-of.ts'

const answered: [Language, ProgrammeQuestion, string][] = [
  [englishLanguage, 'price', 'Swimming lessons are $18 per person.'],
  [englishLanguage, 'origin', 'The mill was founded by two sisters.'],
  [englishLanguage, 'experience', 'We have been fixing roofs for over 30 years.'],
  [englishLanguage, 'different', 'What sets us apart is the oven.'],
  [englishLanguage, 'speed', 'We reply within two days.'],
  [englishLanguage, 'where', 'The workshop is located in Norwick.'],
  [englishLanguage, 'beliefs', 'At Bramble, we believe in rye.'],
  [englishLanguage, 'range', 'We offer bread, cakes and rolls.'],
  [englishLanguage, 'founder', 'After nine years at sea I founded Bramble.'],
  [englishLanguage, 'limits', 'We take no orders by post.'],
  [englishLanguage, 'way', 'We start by measuring the roof.'],
  [germanLanguage, 'origin', 'Die Mühle wurde 1911 gegründet.'],
  [germanLanguage, 'range', 'Wir bieten Brot und Kuchen.'],
  [frenchLanguage, 'range', 'Nous proposons du pain et des gâteaux.'],
  [frenchLanguage, 'origin', 'Le moulin a été fondé par deux sœurs.'],
  [spanishLanguage, 'range', 'Ofrecemos pan y pasteles.'],
  [spanishLanguage, 'origin', 'El molino nació en 1911.'],
]
const unanswered: [Language, ProgrammeQuestion, string][] = [
  [englishLanguage, 'price', 'We saved a school $500 last year.'],
  [englishLanguage, 'since', 'Over the years, Bramble has grown.'],
  [englishLanguage, 'way', 'The First Step Growth Framework has six areas.'],
  [englishLanguage, 'safety', 'Bramble is registered in England.'],
  [englishLanguage, 'people', 'People call us late.'],
  [englishLanguage, 'made', 'Old tacks come away by hand.'],
  [englishLanguage, 'paying', 'We accept letters from apprentices all year.'],
  [englishLanguage, 'audience', 'We work with the makers of most ovens.'],
  [englishLanguage, 'since', 'An armchair worn soft by three generations is set up anew.'],
  [germanLanguage, 'since', 'Seit gestern regnet es.'],
]

const below = (heading: string, ...sentences: string[]) => ({ heading, sentences, under: 'p1' })

const promised: [Language, ProgrammeQuestion, string][] = [
  [englishLanguage, 'story', 'Our Story'],
  [englishLanguage, 'story', 'The story behind the two ovens'],
  [englishLanguage, 'people', 'The Halloway Family'],
  [englishLanguage, 'way', 'How it works'],
  [englishLanguage, 'expect', 'Your first visit'],
  [germanLanguage, 'people', 'Unser Team'],
  [germanLanguage, 'story', 'Chronik'],
  [frenchLanguage, 'story', 'Notre histoire'],
  [spanishLanguage, 'range', 'Nuestros servicios'],
]

describe('a host asks what the passage answers', () => {
  for (const [language, question, text] of answered)
    test(`“${text}” answers for ${question}`, () =>
      assert.ok(answersIn(below('', text), wordsOfLanguage(language)).includes(question)))
  for (const [language, question, text] of unanswered)
    test(`“${text}” does not answer for ${question}`, () =>
      assert.ok(!answersIn(below('', text), wordsOfLanguage(language)).includes(question)))
  for (const [language, question, heading] of promised)
    test(`what stands below “${heading}” answers for ${question}`, () =>
      assert.ok(answersIn(below(heading, 'Rye.'), wordsOfLanguage(language)).includes(question)))
  test('what stands further down below a heading was not promised by it', () => {
    const { under: _, ...further } = below('Our Story', 'Rye.')
    assert.deepEqual(answersIn(further, wordsOfLanguage(englishLanguage)), [])
  })
  test('services of one kind are not all that they offer', () => {
    const oven = below('Oven repair services', 'The bricks are set anew.')
    assert.deepEqual(answersIn(oven, wordsOfLanguage(englishLanguage)), [])
  })
  test('the years of one person are not those of the house', () => {
    const one = below('', 'Nell brings over 20 years of experience.', 'She bakes at night.')
    assert.ok(!answersIn(one, wordsOfLanguage(englishLanguage)).includes('experience'))
  })
  test('what comes late answers nothing', () => {
    const late = `On winter mornings, long before anybody else in the whole of Norwick is awake, we offer bread.`
    assert.deepEqual(
      answersIn(below('', late, 'The mill was founded in 1911.'), wordsOfLanguage(englishLanguage)),
      [],
    )
  })
})
