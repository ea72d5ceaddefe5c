import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import type { Passage, PassageKind, Reading } from '#domain/evidence.ts'
import { type Gate, gateOf } from './gate.ts'
import type { Line } from './line.ts'
import { keyOf } from './site.ts'
import { wordsOf } from './words.ts'

type Row = [kind: PassageKind, heading: string, text: string]

const french: Row[] = [
  [
    'text',
    'Notre bois',
    'Nous achetons les chênes sur pied, à moins de trente kilomètres de l’atelier. Les planches sèchent quatre ans sous le hangar, et aucune ne part au four.',
  ],
  ['heading', '', 'Nos délais'],
  [
    'text',
    'Nos délais',
    'Un escalier demande environ sept semaines, du premier relevé à la dernière couche d’huile. Nous ne prenons pas plus de neuf chantiers à la fois.',
  ],
  ['text', '', 'Il y a vingt ans, la grange a brûlé. Elle fut rebâtie en 1987.'],
  [
    'question',
    'Questions',
    'L’huile convient-elle aux enfants ?\nNon. Elle n’est sèche qu’après quatre semaines.',
  ],
  ['price', 'Tarifs', 'Grande table: Prix 1 900 €, Durée 6 semaines'],
  ['quote', 'Avis', 'J’ai attendu trois ans et je ne regrette rien.\nJeanne Morel, Sauzelles'],
]
const spanish: Row[] = [
  [
    'text',
    'Nuestra madera',
    'Compramos los robles en pie, a menos de treinta kilómetros del taller. Las tablas se secan cuatro años bajo el cobertizo, y ninguna pasa por el horno.',
  ],
  ['heading', '', 'Nuestros plazos'],
  [
    'text',
    'Nuestros plazos',
    'Una escalera tarda unas siete semanas, desde la primera medida hasta la última capa de aceite. No aceptamos más de nueve obras a la vez.',
  ],
  ['text', '', 'Hace veinte años ardió el granero. Ella lo levantó de nuevo en 1987.'],
  ['question', 'Preguntas', '¿El aceite sirve para niños?\nNo. Solo está seco al cabo de cuatro semanas.'],
  ['price', 'Tarifas', 'Mesa grande: Precio 1.900 €, Duración 6 semanas'],
  ['quote', 'Opiniones', 'Esperé tres años y no me arrepiento de nada.\nJuana Morel, Valdemora'],
]

const url = 'https://atelier.test/'
function gateFor(language: string, rows: readonly Row[]): Gate {
  const passages = rows.map(
    ([kind, heading, text], at): Passage => ({ id: `p${at}`, url, kind, heading, text }),
  )
  const reading: Reading = {
    url,
    host: 'atelier.test',
    name: 'Bramble',
    language,
    pages: [],
    passages,
    colours: [],
  }
  return gateOf(reading, ['{heading} ?'])
}

type Said = {
  language: string
  rows: Row[]
  passing: [Line, ...Line[]][]
  supported: [string, number][]
  refused: [string, number][]
  reasons: [string, string][]
}
const host = (text: string): Line => ({ speaker: 'host', text })
const reader = (text: string): Line => ({ speaker: 'reader', text })

const tongues: Said[] = [
  {
    language: 'fr',
    rows: french,
    passing: [
      [host('leurs délais ?')],
      [reader('Il y a vingt ans, la grange a brûlé.')],
      [reader('Un escalier demande environ sept semaines, du premier relevé à la dernière couche d’huile.')],
      [
        reader('Non. Elle n’est sèche qu’après quatre semaines.'),
        host('L’huile convient-elle aux enfants ?'),
      ],
      [{ speaker: 'customer', text: 'J’ai attendu trois ans et je ne regrette rien.', by: 'Jeanne Morel' }],
    ],
    supported: [
      ['Ils achètent les chênes sur pied, à moins de 30 kilomètres de l’atelier.', 0],
      ['Les planches sèchent 4 ans sous le hangar, et aucune ne part au four.', 0],
      ['Ils ne prennent pas plus de neuf chantiers à la fois.', 2],
      ['Grande table coûte 1900 euros.', 5],
    ],
    refused: [
      ['Ils achètent les chênes sur pied, à moins de quarante kilomètres de l’atelier.', 0],
      ['Ils achètent les chênes sur pied.', 0],
      ['Les clients achètent les chênes sur pied, à moins de trente kilomètres de l’atelier.', 0],
      ['Les planches sèchent quatre mois sous le hangar, et aucune ne part au four.', 0],
      ['Les planches sèchent quatre ans sous le hangar.', 0],
      ['Un escalier demande sept semaines, du premier relevé à la dernière couche d’huile.', 2],
      ['Ils prennent neuf chantiers à la fois.', 2],
      ['Elle fut rebâtie en 1987.', 3],
      ['La grange a brûlé.', 3],
      ['Grande table coûte 6 semaines.', 5],
      ['Jeanne Morel dit que les planches sèchent quatre ans sous le hangar.', 0],
      ['Nous achetons les chênes sur pied, à moins de trente kilomètres de l’atelier.', 0],
    ],
    reasons: [
      ['Les planches sèchent cinq ans sous le hangar.', 'Your website says quatre ans, not cinq ans.'],
      ['Un escalier demande sept semaines.', 'The website says “environ”, and this leaves it out.'],
      ['Toutes les planches sèchent toujours sous le hangar.', '“toujours” is not on the website there.'],
    ],
  },
  {
    language: 'es',
    rows: spanish,
    passing: [
      [host('sus plazos ?')],
      [reader('Compramos los robles en pie, a menos de treinta kilómetros del taller.')],
      [reader('No. Solo está seco al cabo de cuatro semanas.'), host('¿El aceite sirve para niños?')],
      [{ speaker: 'customer', text: 'Esperé tres años y no me arrepiento de nada.', by: 'Juana Morel' }],
    ],
    supported: [
      ['Compran los robles en pie, a menos de 30 kilómetros del taller.', 0],
      ['Las tablas se secan 4 años bajo el cobertizo, y ninguna pasa por el horno.', 0],
      ['No aceptan más de nueve obras a la vez.', 2],
      ['Mesa grande cuesta 1900 euros.', 5],
    ],
    refused: [
      ['Compran los robles en pie, a menos de cuarenta kilómetros del taller.', 0],
      ['Compran los robles en pie.', 0],
      ['Los clientes compran los robles en pie, a menos de treinta kilómetros del taller.', 0],
      ['Las tablas se secan cuatro meses bajo el cobertizo, y ninguna pasa por el horno.', 0],
      ['Las tablas se secan cuatro años bajo el cobertizo.', 0],
      ['Una escalera tarda siete semanas, desde la primera medida hasta la última capa de aceite.', 2],
      ['Aceptan nueve obras a la vez.', 2],
      ['Ella lo levantó de nuevo en 1987.', 3],
      ['Mesa grande cuesta 6 semanas.', 5],
      ['Juana Morel dice que las tablas se secan cuatro años bajo el cobertizo.', 0],
      ['Compramos los robles en pie, a menos de treinta kilómetros del taller.', 0],
    ],
    reasons: [
      ['Las tablas se secan cinco años bajo el cobertizo.', 'Your website says cuatro años, not cinco años.'],
      ['Una escalera tarda siete semanas.', 'The website says “unas siete”, and this leaves it out.'],
      ['Todas las tablas se secan siempre bajo el cobertizo.', '“siempre” is not on the website there.'],
    ],
  },
]

for (const { language, rows, passing, supported, refused, reasons } of tongues) {
  const gate = gateFor(language, rows)
  const claimed = (text: string, passage: number): Line => ({
    ...host(text),
    claims: [{ says: text, quote: rows[passage]?.[2] ?? '', passage: `p${passage}` }],
  })
  describe(`in ${language}`, () => {
    for (const [line, ...before] of passing)
      test(`passes: ${line.text}`, () => {
        const judged = gate.judge(line, before)
        assert.ok(judged.verdict === 'quoted' || judged.verdict === 'formula', JSON.stringify(judged))
      })
    for (const [text, passage] of supported)
      test(`passes as a claim: ${text}`, () => {
        const judged = gate.judge(claimed(text, passage))
        assert.ok(judged.verdict === 'supported' || judged.verdict === 'quoted', JSON.stringify(judged))
      })
    for (const [text, passage] of refused)
      test(`does not pass: ${text}`, () =>
        assert.equal(gate.judge(claimed(text, passage)).verdict, 'refused'))
    for (const [text, reason] of reasons)
      test(`says why not: ${text}`, () => {
        const judged = gate.judge(host(text))
        assert.ok(judged.verdict === 'refused')
        const given = judged.doubts.map((doubt) => doubt.reason)
        assert.ok(given.includes(reason), given.join(' '))
      })
  })
}

test('numbers are the same in words and in figures', () => {
  const same = (language: string, said: string, written: string) =>
    assert.equal(keyOf(wordsOf(said, language)), keyOf(wordsOf(written, language)))
  same('fr', 'en mille neuf cent quatre-vingt-sept', 'en 1987')
  same('fr', 'soixante et onze ans', '71 ans')
  same('fr', 'deux mille vingt-quatre', '2024')
  same('fr', 'douze mille cinq cents pains', '12 500 pains')
  same('fr', 'quatre-vingts euros', '80 €')
  same('fr', 'trente pour cent', '30 %')
  same('es', 'en mil novecientos ochenta y siete', 'en 1987')
  same('es', 'veintiún días', '21 días')
  same('es', 'doscientas tablas', '200 tablas')
  same('es', 'doce mil quinientos panes', '12.500 panes')
  same('es', 'treinta por ciento', '30 %')
})
