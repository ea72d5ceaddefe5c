import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { german } from '#content/programme/de.ts'
import { english } from '#content/programme/en.ts'
import { spanish } from '#content/programme/es.ts'
import { french } from '#content/programme/fr.ts'
import type { Language } from '#content/programme/language.ts'
import type { Question } from '#content/programme/questions.ts'
import { answersIn } from './answered.ts'
import { wordsOf } from './words-of.ts'

const answered: [Language, Question, string][] = [
  [english, 'price', 'Swimming lessons are $18 per person.'],
  [english, 'origin', 'The mill was founded by two sisters.'],
  [english, 'experience', 'We have been fixing roofs for over 30 years.'],
  [english, 'different', 'What sets us apart is the oven.'],
  [english, 'speed', 'We reply within two days.'],
  [english, 'where', 'The workshop is located in Norwick.'],
  [english, 'beliefs', 'At Bramble, we believe in rye.'],
  [english, 'range', 'We offer bread, cakes and rolls.'],
  [english, 'founder', 'After nine years at sea I founded Bramble.'],
  [english, 'limits', 'We take no orders by post.'],
  [english, 'way', 'We start by measuring the roof.'],
  [german, 'origin', 'Die Mühle wurde 1911 gegründet.'],
  [german, 'range', 'Wir bieten Brot und Kuchen.'],
  [french, 'range', 'Nous proposons du pain et des gâteaux.'],
  [french, 'origin', 'Le moulin a été fondé par deux sœurs.'],
  [spanish, 'range', 'Ofrecemos pan y pasteles.'],
  [spanish, 'origin', 'El molino nació en 1911.'],
]
const unanswered: [Language, Question, string][] = [
  [english, 'price', 'We saved a school $500 last year.'],
  [english, 'since', 'Over the years, Bramble has grown.'],
  [english, 'way', 'The First Step Growth Framework has six areas.'],
  [english, 'safety', 'Bramble is registered in England.'],
  [english, 'people', 'People call us late.'],
  [english, 'made', 'Old tacks come away by hand.'],
  [german, 'since', 'Seit gestern regnet es.'],
]

const below = (heading: string, ...sentences: string[]) => ({ heading, sentences })

const promised: [Language, Question, string][] = [
  [english, 'story', 'Our Story'],
  [english, 'story', 'The story behind the two ovens'],
  [english, 'people', 'The Halloway Family'],
  [english, 'way', 'How it works'],
  [english, 'expect', 'Your first visit'],
  [german, 'people', 'Unser Team'],
  [german, 'story', 'Chronik'],
  [french, 'story', 'Notre histoire'],
  [spanish, 'range', 'Nuestros servicios'],
]

describe('a host asks what the passage answers', () => {
  for (const [language, question, text] of answered)
    test(`“${text}” answers for ${question}`, () =>
      assert.ok(answersIn(below('', text), wordsOf(language)).includes(question)))
  for (const [language, question, text] of unanswered)
    test(`“${text}” does not answer for ${question}`, () =>
      assert.ok(!answersIn(below('', text), wordsOf(language)).includes(question)))
  for (const [language, question, heading] of promised)
    test(`what stands below “${heading}” answers for ${question}`, () =>
      assert.ok(answersIn(below(heading, 'Rye.'), wordsOf(language)).includes(question)))
  test('services of one kind are not all that they offer', () => {
    const oven = below('Oven repair services', 'The bricks are set anew.')
    assert.deepEqual(answersIn(oven, wordsOf(english)), [])
  })
  test('the years of one person are not those of the house', () => {
    const one = below('', 'Nell brings over 20 years of experience.', 'She bakes at night.')
    assert.ok(!answersIn(one, wordsOf(english)).includes('experience'))
  })
  test('what comes late answers nothing', () => {
    const late = `On winter mornings, long before anybody else in the whole of Norwick is awake, we offer bread.`
    assert.deepEqual(answersIn(below('', late, 'The mill was founded in 1911.'), wordsOf(english)), [])
  })
})
