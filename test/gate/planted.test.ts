// Falsehoods of every kind, made out of all sample websites: none of them may be affirmed.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type Gate, gateOf } from '#domain/gate/gate.ts'
import type { Line } from '#domain/gate/line.ts'
import { siteOf } from '#domain/gate/site.ts'
import { affirmed, kindsOfShapes } from './planted-shapes.ts'
import { kindsOfWords } from './planted-words.ts'
import { namesIn, readings, type Sentence, sentences } from './sample-readings.ts'

const ofEachKind = 160
const gates = new Map(readings.map((reading) => [reading, gateOf(reading, [])]))
const gateFor = ({ reading }: Pick<Sentence, 'reading'>) => gates.get(reading) as Gate // made of the same readings

const isAffirmed = (gate: Gate, line: Line, before: readonly Line[] = []) =>
  ['quoted', 'formula', 'supported'].includes(gate.judge(line, before).verdict)

/** As a script says it: they, their, them. */
const retold = (text: string) =>
  text.replace(/\b(We|Our|Us|we|our|us)\b/g, (word) => {
    const third = { we: 'they', our: 'their', us: 'them' }[word.toLowerCase()] ?? word
    return /^\p{Lu}/u.test(word) ? third.charAt(0).toUpperCase() + third.slice(1) : third
  })

/** Spread over all websites. */
function some<Item>(items: readonly Item[], most = ofEachKind): Item[] {
  const step = Math.max(1, items.length / most)
  return Array.from({ length: Math.min(most, items.length) }, (_, at) => items[Math.floor(at * step)] as Item) // within
}

const known = new Set(sentences.map(({ text }) => text.toLowerCase()))

for (const { kind, make } of [...kindsOfWords, ...kindsOfShapes])
  test(`none of 150 and more of this kind passes: ${kind}`, () => {
    const all = sentences.flatMap((of) => [...new Set(make(of))].map((text) => ({ of, text })))
    const planted = some(all.filter(({ text }) => !known.has(text.toLowerCase())))
    assert.ok(planted.length >= 150, `only ${planted.length}`)
    const passed = planted.filter(({ of, text }) => {
      const said = retold(text)
      const claims = [{ says: said, quote: of.passage.text, passage: of.passage.id }]
      // Whatever a pronoun means, it has just been told.
      const before = [{ speaker: 'reader', text: of.passage.text.split('\n').at(-1) ?? '' }]
      const lines: Line[] = [
        { speaker: 'host', text: said, claims },
        { speaker: 'host', text },
        { speaker: 'reader', text },
      ]
      return lines.some((line) => isAffirmed(gateFor(of), line, before))
    })
    assert.deepEqual(
      passed.map(({ text }) => text),
      [],
    )
  })

const denied = readings.flatMap((reading) =>
  siteOf(reading)
    .sections.filter(
      ({ asked, sentences: all }) => asked > 0 && /^(?:no\b|not\b)/i.test(all[asked]?.text ?? ''),
    )
    .map(({ passage, sentences: all, asked }) => ({
      reading,
      passage,
      question: all[asked - 1]?.text ?? '',
    })),
)

test('none of 150 and more passes that says yes where the website says no', () => {
  const planted = denied.flatMap((each) => affirmed(each.question).map((text) => ({ ...each, text })))
  const passed = planted.flatMap(({ reading, passage, question, text }) => {
    const claims = [{ says: text, quote: passage.text, passage: passage.id }]
    const lines: Line[] = [
      { speaker: 'host', text },
      { speaker: 'guest', text, claims },
      { speaker: 'reader', text },
    ]
    const befores: Line[][] = [[], [{ speaker: 'host', text: question }]]
    return befores
      .flatMap((before) => lines.filter((line) => isAffirmed(gateFor({ reading }), line, before)))
      .map(() => text)
  })
  assert.ok(planted.length * 6 >= 150, `only ${planted.length}`)
  assert.deepEqual(passed, [])
})

const reviews = readings.flatMap((reading) =>
  siteOf(reading)
    .sections.filter(({ passage }) => passage.kind === 'quote')
    .flatMap((section) => section.sentences.map((sentence) => ({ reading, section, text: sentence.text }))),
)

test('no word of a customer passes in another mouth', () => {
  const planted = reviews.flatMap(({ reading, section, text }) => {
    const claims = [{ says: text, quote: section.passage.text, passage: section.passage.id }]
    const names = [
      'Ada Lovelace',
      ...namesIn(reading).filter((name) => !section.signature.includes(name)),
    ].slice(0, 6)
    const business = text.replace(/\b(?:I|We)\b/g, 'They').replace(/\b(?:my|our)\b/gi, 'their')
    const lines: Line[] = [
      { speaker: 'host', text },
      { speaker: 'reader', text },
      { speaker: 'guest', text, claims },
      { speaker: 'customer', text },
      { speaker: 'host', text: business, claims },
      { speaker: 'host', text: `The website says: ${text}`, claims },
      ...names.flatMap((name): Line[] => [
        { speaker: 'customer', text, by: name },
        { speaker: 'host', text: `${name}: ${text}`, claims },
        { speaker: 'host', text: `${name} says that ${text}`, claims },
      ]),
    ]
    return lines.map((line) => ({ reading, line }))
  })
  const passed = planted.filter(({ reading, line }) => isAffirmed(gateFor({ reading }), line))
  assert.ok(planted.length >= 150, `only ${planted.length}`)
  assert.deepEqual(
    passed.map(({ line }) => line),
    [],
  )
})

const praise = [
  'People love it.',
  'Nobody complains.',
  'It is always worth the money.',
  'Everybody comes back.',
  'Customers trust them.',
  'It never fails.',
  'Everything works.',
  'You should order today.',
  'They are the best.',
  'It is perfect.',
  'Nothing goes wrong.',
  'They care about quality.',
  'Right, in all of them.',
  'Guests are always happy.',
  'You will not regret it.',
]

test('no praise without a fact passes, with a quotation or without', () => {
  const planted = sentences
    .filter((_, at) => at % 97 === 0)
    .flatMap((of) => praise.map((text) => ({ of, text })))
  const passed = planted.filter(({ of, text }) =>
    [undefined, [{ says: text, quote: of.text, passage: of.passage.id }]].some((claims) =>
      isAffirmed(gateFor(of), { speaker: 'guest', text, ...(claims && { claims }) }),
    ),
  )
  assert.ok(planted.length >= 120, `only ${planted.length}`)
  assert.deepEqual(
    passed.map(({ text }) => text),
    [],
  )
})

test('no sentence passes whose she or it stands behind somebody else', () => {
  const pronoun = /^(?:He|She|It|They|His|Her|Its|Their|This|That|These|Those|Neither|Then) /
  const planted = sentences.flatMap((of) => {
    const strange = sentences.find(
      ({ reading, passage }) => reading === of.reading && passage.url !== of.passage.url,
    )
    return pronoun.test(of.text) && strange ? [{ of, strange }] : []
  })
  const passed = planted.filter(({ of, strange }) => {
    const claims = [{ says: of.text, quote: of.text, passage: of.passage.id }]
    const before = [{ speaker: 'reader', text: strange.text }]
    const lines: Line[] = [
      { speaker: 'reader', text: of.text },
      { speaker: 'host', text: retold(of.text), claims },
    ]
    return lines.some((line) => isAffirmed(gateFor(of), line, before))
  })
  assert.ok(planted.length >= 75, `only ${planted.length}`)
  assert.deepEqual(
    passed.map(({ of }) => of.text),
    [],
  )
})
