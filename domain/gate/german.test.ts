import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import type { Passage, PassageKind, Reading } from '#domain/evidence.ts'
import { gateOf } from './gate.ts'
import type { Line } from './line.ts'

/** The sample website of a joinery, as far as these sentences need it. */
const rows: [PassageKind, string, string][] = [
  [
    'text',
    '',
    'Die Tischlerei Brandt baut seit 1958 Möbel, Türen und Treppen aus dem Holz der Region. Wir sind elf Leute, drei davon lernen noch, und jedes Stück trägt den Namen dessen, der es gebaut hat.',
  ],
  [
    'text',
    '',
    'Eine Treppe von uns braucht etwa sieben Wochen vom ersten Aufmaß bis zum letzten Ölen. Das ist länger als im Baumarkt, und sie hält auch länger: Die älteste wurde 1961 eingebaut und knarrt bis heute nicht.',
  ],
  [
    'text',
    'Warum Eiche?',
    'Eiche wächst vierzig Kilometer von hier. Wir kaufen ganze Stämme, lassen sie vor Ort sägen und trocknen die Bretter drei Jahre lang im eigenen Schuppen.',
  ],
  ['question', 'Fragen', 'Ist das Öl für Kinder unbedenklich?\nNein. Es ist erst nach vier Wochen trocken.'],
  ['question', 'Fragen', 'Liefern Sie auch am Samstag?\nJa. Wir liefern am 3. Samstag im Monat.'],
  ['price', 'Preise', 'Esstisch: Preis 1.900 €, Dauer 6 Wochen'],
  ['quote', 'Stimmen', 'Ich habe drei Jahre gewartet und bereue es nicht.\nJutta Kern, Wennerstedt'],
]
const url = 'https://tischlerei.test/'
const passages = rows.map(
  ([kind, heading, text], at): Passage => ({ id: `p${at}`, url, kind, heading, text }),
)
const reading: Reading = {
  url,
  host: 'tischlerei.test',
  name: 'Tischlerei Brandt',
  language: 'de',
  pages: [],
  passages,
  colours: [],
}
const gate = gateOf(reading, ['Wer ist {name}?'])

const host = (text: string, more: Partial<Line> = {}): Line => ({ speaker: 'host', text, ...more })
const claimed = (text: string, passage: number): Line =>
  host(text, { claims: [{ says: text, quote: rows[passage]?.[2] ?? '', passage: `p${passage}` }] })
const verdictOf = (line: Line, ...before: Line[]) => gate.judge(line, before).verdict

describe('German passes', () => {
  test('as a line of the programme', () =>
    assert.equal(verdictOf(host('Wer ist Tischlerei Brandt?')), 'formula'))
  test('word for word, dates and all', () =>
    assert.equal(
      verdictOf(
        { speaker: 'reader', text: 'Ja. Wir liefern am 3. Samstag im Monat.' },
        host('Liefern Sie auch am Samstag?'),
      ),
      'quoted',
    ))
  test('with a year as it is said', () =>
    assert.equal(
      verdictOf(
        host(
          'Die Tischlerei Brandt baut seit neunzehnhundertachtundfünfzig Möbel, Türen und Treppen aus dem Holz der Region.',
        ),
      ),
      'quoted',
    ))
  test('as a review with its name', () =>
    assert.equal(
      verdictOf({
        speaker: 'customer',
        text: 'Ich habe drei Jahre gewartet und bereue es nicht.',
        by: 'Jutta Kern',
      }),
      'quoted',
    ))
  for (const [text, passage] of [
    [
      'Sie sind elf Leute, drei davon lernen noch, und jedes Stück trägt den Namen dessen, der es gebaut hat.',
      0,
    ],
    [
      'Sie kaufen ganze Stämme, lassen sie vor Ort sägen und trocknen die Bretter drei Jahre lang im eigenen Schuppen.',
      2,
    ],
    ['Eiche wächst vierzig Kilometer von dort.', 2],
    ['Esstisch kostet 1900 Euro.', 5],
  ] as const)
    test(`as a claim: ${text}`, () => assert.equal(verdictOf(claimed(text, passage)), 'supported'))
})

describe('German does not pass', () => {
  for (const [text, passage] of [
    [
      'Sie sind zwölf Leute, drei davon lernen noch, und jedes Stück trägt den Namen dessen, der es gebaut hat.',
      0,
    ],
    [
      'Die Tischlerei Brandt baut seit neunzehnhundertfünfundachtzig Möbel, Türen und Treppen aus dem Holz der Region.',
      0,
    ],
    ['Eine Treppe von ihnen braucht sieben Wochen vom ersten Aufmaß bis zum letzten Ölen.', 1],
    ['Eine Treppe von ihnen braucht etwa sieben Monate vom ersten Aufmaß bis zum letzten Ölen.', 1],
    ['Die älteste wurde 1961 eingebaut und knarrt.', 1],
    ['Alle wurden 1961 eingebaut und knarren bis heute nicht.', 1],
    ['Sie kaufen immer ganze Stämme.', 2],
    ['Sie kaufen ganze Stämme, weil Eiche vierzig Kilometer von dort wächst.', 2],
    ['Kunden kaufen ganze Stämme.', 2],
    ['Esstisch kostet 6 Wochen.', 5],
    ['Esstisch kostet 19 Euro.', 5],
    ['Jutta Kern sagt: Eiche wächst vierzig Kilometer von dort.', 2],
    ['Denken Sie an die Treppe von 1951.', 1],
    ['Das Öl ist für Kinder unbedenklich.', 3],
    ['Die Leute lieben es.', 1],
  ] as const)
    test(`as a claim: ${text}`, () => assert.equal(verdictOf(claimed(text, passage)), 'refused'))
  for (const text of [
    'Das Öl ist für Kinder unbedenklich.',
    'Das Holz heilt Allergien.',
    'Sie garantieren es lebenslang.',
    'Der Kauf ist steuerfrei und ohne Risiko.',
    'Der Tisch ist kindersicher.',
  ])
    test(`although somebody vouches: ${text}`, () =>
      assert.equal(verdictOf(host(text, { vouchedBy: 'Karl Brandt' })), 'refused'))
  test('with the reason in front', () => {
    const judged = gate.judge(
      host('Die Tischlerei Brandt baut seit 1985 Möbel, Türen und Treppen aus dem Holz der Region.'),
    )
    assert.ok(judged.verdict === 'refused')
    assert.equal(judged.doubts[0]?.reason, 'Your website says 1958, not 1985.')
  })
})
