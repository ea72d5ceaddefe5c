import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Passage } from '#domain/evidence.ts'
import type { Script, Sentence } from '#domain/script.ts'
import { cutsOf } from './cut-script.ts'

const said = (text: string, ...support: string[]): Sentence => ({
  speaker: 'host',
  text,
  support: support.length > 0 ? support : 'bridge',
})

const script: Script = {
  show: 'Slow Bread',
  title: 'What a loaf does',
  summary: ['', '', ''],
  chapters: [
    {
      title: 'Before we start',
      sentences: [said('The oven cracked.', 'p1'), said('Let us find out what they bake.')],
    },
    {
      title: 'The bread',
      sentences: [
        said('What do they bake?'),
        said('They bake four loaves.', 'p2'),
        said('One is rye.', 'p2'),
        said('I see.'),
        said('How long does it keep?', 'p3'),
        said('It keeps for eight days.', 'p3'),
        said('It is best on the second.', 'p3'),
        said('Good to know.'),
      ],
    },
    { title: 'Goodbye', sentences: [said('That was it.')] },
  ],
}

test('a sample has the whole opening and ends with a whole thought, the longest first', () => {
  const cuts = cutsOf(script, []).map(({ chapters }) =>
    chapters.map(({ sentences }) => sentences.at(-1)?.text),
  )
  assert.deepEqual(cuts, [
    ['The oven cracked.', 'It is best on the second.'],
    ['The oven cracked.', 'One is rye.'],
  ])
})

test('its chapter is named after what is told in it', () => {
  const passage: Passage = {
    id: 'p2',
    url: 'https://a.test/',
    kind: 'text',
    heading: 'Four loaves',
    text: '',
  }
  for (const { chapters } of cutsOf(script, [passage]))
    assert.deepEqual(
      chapters.map(({ title }) => title),
      ['Before we start', 'Four loaves'],
    )
})

test('what is read aloud ends with its passage, and at need after any sentence of it but the first', () => {
  const read = (text: string): Sentence => ({ speaker: 'reader', text, support: ['p3'] })
  const [opening] = script.chapters
  assert.ok(opening)
  const sentences = [said('What do they bake?'), read('Rye.'), read('Oats.'), read('Wheat.')]
  const cuts = cutsOf({ ...script, chapters: [opening, { title: 'Bread', sentences }] }, [])
  assert.deepEqual(
    cuts.map(({ chapters }) => chapters.at(-1)?.sentences.at(-1)?.text),
    ['Wheat.', 'Oats.'],
  )
})

test('a heading that is read is the last word of no sample, and the first of one that is ordered by it', () => {
  const heading: Passage = {
    id: 'p4',
    url: 'https://a.test/',
    kind: 'heading',
    heading: '',
    text: 'The winter',
  }
  const told: Passage = { ...heading, id: 'p5', kind: 'text', heading: heading.text, text: 'It froze.' }
  const read = (text: string, support: string): Sentence => ({ speaker: 'reader', text, support: [support] })
  const [opening] = script.chapters
  assert.ok(opening)
  const sentences = [
    ...[read('Rye.', 'p3'), read('Oats.', 'p3')],
    ...[read('The winter.', 'p4'), read('It froze.', 'p5'), read('It thawed.', 'p5')],
  ]
  const written = { ...script, chapters: [opening, { title: 'Bread', sentences }] }
  const cuts = (ordered?: string) =>
    cutsOf(written, [heading, told], ordered).map(({ chapters: [, more] }) =>
      (more?.sentences ?? []).map(({ text }) => text).join(' '),
    )
  assert.deepEqual(cuts(), [
    'Rye. Oats. The winter. It froze. It thawed.',
    'Rye. Oats. The winter. It froze.',
    'Rye. Oats.',
  ])
  assert.deepEqual(cuts('The winter'), ['The winter. It froze. It thawed.', 'The winter. It froze.'])
})

test('a long opening stands alone, and shorter and shorter', () => {
  const read = (text: string): Sentence => ({ speaker: 'reader', text, support: ['p3'] })
  const opening = {
    title: 'Who?',
    sentences: [said('A bakery.', 'p1'), said('The voices.'), said('Who?'), read('Rye.'), read('Oats.')],
  }
  const cuts = cutsOf({ ...script, chapters: [opening, { title: 'Bread', sentences: [read('Wheat.')] }] }, [])
  assert.deepEqual(
    cuts.map(({ chapters }) => chapters.map(({ sentences }) => sentences.at(-1)?.text)),
    [['Oats.', 'Wheat.'], ['Oats.'], ['Rye.']],
  )
})

test('a sample may tell what stands under a heading, or a question of its own, with what leads there', () => {
  const passages = (['p1', 'p2', 'p3'] as const).map((id): Passage => {
    return { id, url: 'https://a.test/', kind: 'text', heading: `Heading of ${id}`, text: '' }
  })
  const read = (text: string, at: string): Sentence => ({ ...said(text, at), speaker: 'reader' })
  const [opening] = script.chapters
  assert.ok(opening)
  const sentences = [
    said('What do they bake?'),
    read('Rye.', 'p2'),
    read('Oats.', 'p2'),
    said('And the winter', 'p3'),
    read('The oven cracked.', 'p3'),
    said('More?'),
    read('No.', 'p1'),
  ]
  const told = { ...script, chapters: [opening, { title: 'Bread', sentences }] }
  const ofWinter = cutsOf(told, passages, 'Heading of p3').map(({ chapters: [, more] }) => more)
  assert.deepEqual(
    ofWinter.map((more) => more?.sentences.map(({ text }) => text)),
    [
      ['And the winter', 'The oven cracked.', 'More?', 'No.'],
      ['And the winter', 'The oven cracked.'],
    ],
  )
  assert.equal(ofWinter[0]?.title, 'Heading of p3')
  assert.throws(() => cutsOf(told, passages, 'Heading of nothing'), /Nothing under/)
  const asked = passages.map((each) => ({ ...each, heading: 'Questions', text: `What of ${each.id}?\nSee.` }))
  assert.deepEqual(
    cutsOf(told, asked, 'What of p3?').map(({ chapters: [, more] }) => more?.sentences.length),
    ofWinter.map((more) => more?.sentences.length),
  )
})
