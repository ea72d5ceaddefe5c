import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Reading } from '#domain/evidence.ts'
import { splitSentences } from '#domain/language/sentences.ts'
import { checkScript } from '#domain/ledger/check-script.ts'
import { chapterTitles } from './chapter-titles.ts'
import { aims, closing, opening } from './opening.ts'
import * as questions from './questions.ts'
import { asides, reactions } from './reactions.ts'

const reading: Reading = {
  url: 'https://corner-plot.test/',
  host: 'corner-plot.test',
  name: 'Corner Plot',
  language: 'en',
  pages: [],
  passages: [
    { id: 'p1', url: 'https://corner-plot.test/', kind: 'heading', heading: '', text: 'Wedding cakes' },
  ],
  colours: [],
}

const phrasesIn = (bank: unknown): string[] =>
  typeof bank === 'string' ? [bank] : Object.values(bank ?? {}).flatMap(phrasesIn)

const { missing: _, ...ending } = closing
const { aboutThing, backToThing, aboutClause: _clauses, aboutEvent: _events, ...asked } = questions
const filled = (phrase: string) =>
  phrase
    .replace('{name}', reading.name)
    .replace(
      '{topics}',
      Object.values(aims)
        .map(([first]) => first)
        .slice(0, 3)
        .join(', and '),
    )
    .replace(/: $/, ': so.')

const verdictsOf = (texts: readonly string[]) =>
  texts.map((text) => {
    const chapters = [
      { title: '', sentences: [{ speaker: 'host' as const, text, support: 'bridge' as const }] },
    ]
    return {
      text,
      verdict: checkScript({ show: '', title: '', summary: ['', '', ''], chapters }, reading).entries[0]
        ?.verdict,
    }
  })

test('no phrase of the hosts states anything about a business', () => {
  const sentences = phrasesIn([opening, ending, asked, reactions, asides]).map(filled).flatMap(splitSentences)
  assert.ok(sentences.length > 200)
  assert.deepEqual(
    verdictsOf(sentences).filter(({ verdict }) => verdict !== 'bridge'),
    [],
  )
})

test('every aim fits into a sentence', () =>
  assert.deepEqual(
    verdictsOf(phrasesIn(aims).map((aim) => `We want to find out ${aim}.`)).filter(
      ({ verdict }) => verdict !== 'bridge',
    ),
    [],
  ))

test('a topic that the website names can be brought up in every way', () =>
  assert.deepEqual(
    verdictsOf(
      [...aboutThing, ...backToThing].map((phrase) => phrase.replace('{topic}', 'wedding cakes')),
    ).filter(({ verdict }) => verdict !== 'supported'),
    [],
  ))

test('no phrase stands in two places', () => {
  const all = phrasesIn([opening, closing, questions, reactions, asides, chapterTitles])
  assert.deepEqual(
    all.filter((phrase, at) => all.indexOf(phrase) !== at),
    [],
  )
})
