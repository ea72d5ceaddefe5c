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
