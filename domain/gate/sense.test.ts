import assert from 'node:assert/strict'
import { test } from 'node:test'
import { aiDisclosure } from '#domain/episode.ts'
import { senseOf } from './sense.ts'

type Row = readonly [speaker: string, text: string]
const opening: Row[] = [
  ['host', 'Three questions for Harbour Lane Bakery.'],
  ['guest', aiDisclosure],
]
const ending: Row[] = [['host', 'The rest stands on their website.']]

const formulas = new Set([
  'But first, back to where we started.',
  'Mo D. wrote:',
  'And the first step?',
  'Call 555 0142.',
  'Go on.',
])
const programme = {
  disclosure: aiDisclosure,
  isFormula: (text: string) => formulas.has(text),
  announces: (text: string) => formulas.has(text) && !text.startsWith('Call'),
}

const kindsIn = (...scenes: readonly Row[][]) =>
  senseOf(
    scenes.map((rows) => ({ title: '', lines: rows.map(([speaker, text]) => ({ speaker, text })) })),
    'en',
    programme,
  ).map(({ kind, scene, line }) => `${kind} ${scene}.${line}`)

/** A script with one scene between its first and its last. */
const middle = (...rows: Row[]) => kindsIn(opening, rows, ending)

test('a script that asks, answers and ends has nothing against it', () => {
  assert.deepEqual(
    middle(
      ['host', 'Can I freeze it?'],
      [
        'reader',
        'Yes. Cut it first, freeze it on the day you buy it, and toast it straight from the freezer.',
      ],
      ['host', 'Who makes the cakes?'],
      ['reader', 'Ines Carvalho makes about six cakes a week, one at a time.'],
      ['reader', 'She trained in Porto.'],
    ),
    [],
  )
})

test('what comes back, is announced, or is said by a host who is alone has nothing against it', () => {
  const told: Row = ['reader', 'Ines Carvalho makes about six cakes a week, one at a time.']
  assert.deepEqual(
    kindsIn(
      [told, ...opening],
      [
        ['host', 'Mo D. wrote:'],
        ['customer', 'This is my third loaf here.'],
        ['host', 'Go on.'],
        ['guest', 'And the cakes?'],
        ['reader', 'They take a day.'],
      ],
      [
        ['host', 'But first, back to where we started.'],
        told,
        ['reader', 'She trained in Porto.'],
        ['host', 'And the first step?'],
        ['host', 'Call 555 0142.'],
        ['host', 'That was Harbour Lane Bakery.'],
      ],
    ),
    [],
  )
})

const nonsense: [string, string, Row[]][] = [
  [
    'a signature that nobody follows',
    'announces-nothing 1.0',
    [
      ['host', 'Mo D. wrote:'],
      ['guest', 'And the cakes?'],
      ['reader', 'We bake cakes in May.'],
    ],
  ],
  [
    'a passage that a host asks to go on, and that does not',
    'announces-nothing 1.1',
    [
      ['reader', 'We bake at night.'],
      ['host', 'Go on.'],
    ],
  ],
  ['a question at the end of a scene', 'question-without-answer 1.0', [['host', 'Who makes the cakes?']]],
  [
    'a question that only questions follow',
    'question-without-answer 1.0',
    [
      ['host', 'Who makes the cakes?'],
      ['guest', 'Who bakes the bread?'],
      ['host', 'And when?'],
      ['reader', 'We bake at night.'],
    ],
  ],
  [
    'a question that its asker answers',
    'question-without-answer 1.0',
    [
      ['host', 'Who makes the cakes?'],
      ['host', 'We bake at night.'],
    ],
  ],
  [
    'a no that nobody asked for',
    'answer-without-question 1.0',
    [['reader', 'No. It contains wheat or rye.']],
  ],
  [
    'a yes too long after its question',
    'answer-without-question 1.3',
    [
      ['host', 'Can I freeze it?'],
      ['reader', 'Bread keeps.'],
      ['reader', 'Rye keeps longer.'],
      ['reader', 'Yes, you can.'],
    ],
  ],
  ['a scene that begins with she', 'points-at-nothing 1.0', [['reader', 'She trained in Porto.']]],
  [
    'a that behind nothing',
    'points-at-nothing 1.1',
    [
      ['host', 'And then?'],
      ['reader', 'That cost £3,100.'],
    ],
  ],
  [
    'the same fact in other words',
    'said-twice 1.1',
    [
      ['reader', 'We deliver bread in two electric vans, six days a week.'],
      ['host', 'Six days a week, two electric vans deliver bread.'],
    ],
  ],
]
for (const [name, wanted, rows] of nonsense)
  test(`${name} is seen`, () => assert.ok(middle(...rows).includes(wanted), middle(...rows).join()))

test('German is seen, too', () => {
  const scene = (...lines: string[]) => ({
    title: '',
    lines: lines.map((text) => ({ speaker: 'reader', text })),
  })
  const found = senseOf(
    [scene('Hallo. Unsere Stimmen sind künstlich.'), scene('Nein. Sie knarrt nicht.'), scene('Danke.')],
    'de',
    { ...programme, disclosure: 'Unsere Stimmen sind künstlich.' },
  )
  assert.deepEqual(
    found.map(({ kind }) => kind),
    ['answer-without-question'],
  )
})

test('a script without its first or last scene, or without saying whose voices these are, is seen', () => {
  assert.deepEqual(kindsIn(), ['no-opening 0.0', 'no-ending 0.0', 'no-disclosure 0.0'])
  assert.deepEqual(kindsIn([['host', 'Hello.']], ending), ['no-disclosure 0.0'])
  assert.deepEqual(kindsIn(opening, []), ['no-ending 1.0'])
  assert.deepEqual(kindsIn(opening), ['no-ending 0.0'])
})
