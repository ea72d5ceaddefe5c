import assert from 'node:assert/strict'
import { test } from 'node:test'
import { germanLanguage } from '#content/programme/de.ts'
import { englishLanguage } from '#content/programme/en.ts'
import type { ProgrammeQuestion } from '#content/programme/questions.ts'
import { askedOf } from './answered.ts'
import { wordsOfLanguage } from './words-of.ts'

const words = wordsOfLanguage(englishLanguage)
const asked = (sentence: string, heading = '') =>
  askedOf(
    {
      ...{ kind: 'prose', sentences: [sentence], passages: [], url: '', role: 'home', title: '', at: 0 },
      ...{ heading, ...(heading && { under: 'p1' }) },
    },
    'Bramble & Co',
    words,
  )

/** First words that answer at once, and first words that only look so. */
const examples: readonly (readonly [
  ProgrammeQuestion,
  caught: readonly string[],
  spared: readonly string[],
])[] = [
  [
    'range',
    ['We repair slate roofs.', 'Bramble & Co offers slate and copper.', 'At Bramble & Co, we sell slate.'],
    ['We make sure that it lasts.', 'Others offer slate.', 'Slate is what we offer.', 'We build trust.'],
  ],
  [
    'origin',
    [
      'We started in a barn in 1987.',
      'Bramble & Co was founded by two sisters.',
      'It all began with a leak.',
    ],
    ['We began to sweat.', 'We opened a new yard.', 'The mill was founded by monks.'],
  ],
  ['price', ['Our prices start at £40.', 'We charge by the hour.'], ['Our prices are fair and honest.']],
  ['limits', ['We do not offer thatch.'], ["We don't leave until you are happy.", 'We do not mend thatch.']],
  ['safety', ['We are fully insured.', 'Licensed and insured since 1987.'], ['Insurance is dear.']],
  [
    'area',
    ['We serve all of Halden.', 'We deliver to Norwick.'],
    ['We serve breakfast.', 'We cover the cost.'],
  ],
  [
    'audience',
    ['Our students are between six and ninety.'],
    ['Our customers love the crust.', 'We help you grow.'],
  ],
  [
    'different',
    ['Most roofing companies hide the price; we print it.'],
    ['Most roofing companies hide the price.', 'Most roofs are grey.'],
  ],
  ['people', ['Our team lives in Halden.'], ['Our team will call you.']],
  ['hours', ['We are open from Monday to Friday.'], ['We are open to ideas.']],
]

for (const [question, caught, spared] of examples)
  test(`a host asks what the first words answer, and nothing else: ${question}`, () => {
    for (const sentence of caught) assert.equal(asked(sentence), question, sentence)
    for (const sentence of spared) assert.equal(asked(sentence), undefined, sentence)
  })

test('a heading that promises an answer stands in for its first words', () => {
  assert.equal(asked('Slate lasts a hundred years.', 'What we do'), 'range')
  assert.equal(asked('Slate lasts a hundred years.', 'Slate and time'), undefined)
})

test('questions of hosts presuppose nothing: no name, no figure, nobody, and a voice that answers', () => {
  for (const { asks } of [englishLanguage, germanLanguage])
    for (const [question, { says, opens }] of Object.entries(asks)) {
      // Whoever is introduced by name and role is asked for, whatever the first words are.
      assert.ok(says.length > 1 && (opens.length > 1 || question === 'founder'))
      for (const line of says) assert.doesNotMatch(line, /[{}\d]|\b(?:they|their|your|our|sie|ihr)\b/i)
    }
})

test('what goes wrong is asked only of what puts it right, and where they work not of one town', () => {
  assert.equal(asked('We stand behind our slate.'), undefined)
  assert.equal(asked('We stand behind our slate, and repair it for ten years.'), 'guarantee')
  const onPage = (role: 'home' | 'services') =>
    askedOf(
      {
        ...{ kind: 'prose', sentences: ['We cover Halden.'], passages: [], url: '', title: '', at: 0 },
        ...{ role, heading: '' },
      },
      'Bramble & Co',
      words,
    )
  assert.equal(onPage('home'), 'area')
  assert.equal(onPage('services'), undefined)
})

test('not everything that is covered is an area', () => {
  assert.equal(asked('We cover every room of your house.'), undefined)
  assert.equal(asked('We serve the valley and Halden.'), 'area')
})
