import assert from 'node:assert/strict'
import { test } from 'node:test'
import { englishLanguage } from '#content/programme/en.ts'
import type { Marked } from './marked.ts'
import { withoutRefused } from './passing.ts'
import { readingOf } from './reading-under-test.ts'
import { writeProgramme } from './write-programme.ts'

const gluten = 'Bramble & Co is a bakery in Halden, and every loaf of ours is gluten free.'
const pages = {
  '/': [
    'title: Bramble & Co | Slow bread in Halden',
    gluten,
    '# The oven',
    'Bramble & Co is a bakery in Halden that opened in 1987, with one oven, two bakers and a queue down the lane. Nobody has replaced that oven since, and we bake eleven kinds of bread in it from Tuesday to Saturday.',
    '# The night shift',
    'The oven is lit at two in the morning, and the first loaf is out at five. Ines Carvalho bakes the rye and her brother Tom bakes everything else, because he never learned to like rye.',
    '# The list of lenders',
    'We keep a list of the people who lent us money when the oven cracked in 2009, and they still pay the price of that winter.',
  ],
}

test('what the gate refuses is not chosen, and something else is read in its place', () => {
  const plain = writeProgramme(readingOf(pages), englishLanguage)
  assert.ok(plain.outcome === 'written')
  const warned = readingOf({ ...pages, '/allergens': ['# Allergens', 'None of our loaves is gluten free.'] })
  const written = writeProgramme(warned, englishLanguage)
  assert.ok(written.outcome === 'written')
  const said = written.script.chapters.flatMap(({ sentences }) => sentences.map(({ text }) => text))
  assert.ok(!said.includes(gluten))
  assert.ok(
    said.some((text) => text.includes('opened in 1987')),
    said.join(' '),
  )
})

test('a heading that the gate refuses is not read before its passage', () => {
  const lead = { speaker: 'reader', text: 'What it costs.', support: ['p1'] } as const
  const excerpt = {
    sentences: ['A loaf is four pounds.'],
    heading: 'What it costs',
    head: 'What it costs.',
  } as unknown as Marked // all that is asked of it
  const [left] = withoutRefused([excerpt], [lead])
  assert.deepEqual([left?.sentences, left?.head], [excerpt.sentences, undefined])
  assert.equal(withoutRefused([excerpt], [])[0]?.head, 'What it costs.')
})
