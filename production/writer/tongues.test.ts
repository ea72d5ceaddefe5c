import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { spanish } from '#content/programme/es.ts'
import { formulasOf } from '#content/programme/formulas.ts'
import { french } from '#content/programme/fr.ts'
import type { Language } from '#content/programme/language.ts'
import { languages } from '#content/programme/languages.ts'
import { gateOf } from '#domain/gate/gate.ts'
import { isHost } from '#domain/script.ts'
import { factsOf } from './facts.ts'
import { wordsIn } from './phrases.ts'
import { pointsBack } from './prose.ts'
import { readingOf } from './reading-under-test.ts'
import { whyUnfit } from './unfit.ts'
import { wordsOf } from './words-of.ts'
import { writeProgramme } from './write-programme.ts'

const caught: [Language, reason: RegExp, sentences: string[]][] = [
  [
    french,
    /small print/,
    ['Ce site utilise des cookies.', 'Tous droits réservés.', 'Le RCS de Nantes l’atteste.'],
  ],
  [
    french,
    /form/,
    ['Ce champ est obligatoire.', 'Votre message a bien été envoyé.', 'Votre panier est vide.'],
  ],
  [french, /points at the page/, ['Cliquez sur le bouton.', 'Voici toutes les infos sur la ferme.']],
  [french, /order/, ['Appelez-nous dès demain.', 'Besoin d’un menuisier ?', 'Découvrez la cave.']],
  [french, /over/, ['Nous recrutons un boulanger.', 'Envoie ton CV à la boulangerie.']],
  [french, /day of the calendar/, ['La cave rouvre le 3 mai.', 'Le marché a lieu le 1er août.']],
  [french, /timetable/, ['Le mardi de 9h30 à 12h, le jeudi de 14h à 18h.']],
  [french, /wished/, ['Être le garage de référence du canton.']],
  [spanish, /small print/, ['Esta web usa cookies.', 'Todos los derechos reservados.']],
  [spanish, /form/, ['Este campo es obligatorio.', 'El mensaje ha sido enviado.', 'Tu carrito está vacío.']],
  [spanish, /points at the page/, ['Haz clic en el botón.', 'El plano está más abajo.']],
  [spanish, /order/, ['Llámanos mañana.', '¿Necesitas un carpintero?', 'Descubre la bodega.']],
  [spanish, /over/, ['Buscamos personal para el horno.', 'El taller cierra esta semana.']],
  [spanish, /day of the calendar/, ['La bodega abre el 3 de mayo.']],
  [spanish, /wished/, ['Ser el taller de referencia de la comarca.']],
]
const spared: [Language, sentences: string[]][] = [
  [
    french,
    [
      'Nous cuisons le pain dans un four de 1911, au bois de hêtre.',
      'Mon grand-père a planté ces pommiers en mai 1952.',
      'L’atelier sent l’huile de lin, et cela ne part jamais.',
      'Être à l’heure, c’est tout ce que mon père demandait.',
      '« Il pleuvait dans la cave », raconte Jeanne.',
    ],
  ],
  [
    spanish,
    [
      'Cocemos el pan en un horno de 1911, con leña de encina.',
      'Mi abuelo plantó estos olivos en mayo de 1952.',
      '¿Y la sal? Viene de la bahía, a doce kilómetros.',
      'Somos tres hermanas y ninguna quería vender el molino.',
    ],
  ],
]

describe('what French and Spanish websites say', () => {
  for (const [language, reason, sentences] of caught)
    for (const sentence of sentences)
      test(`“${sentence}” is not read`, () =>
        assert.match(whyUnfit(sentence, wordsOf(language)) ?? 'nothing against it', reason))
  for (const [language, sentences] of spared)
    for (const sentence of sentences)
      test(`“${sentence}” is read`, () => assert.equal(whyUnfit(sentence, wordsOf(language)), undefined))
  test('what points at something said before begins no stretch', () => {
    for (const sentence of [
      'Elle dure deux heures.',
      'C’est pourquoi nous attendons.',
      'Grâce à cela, il tient.',
    ])
      assert.ok(pointsBack(sentence, wordsOf(french)), sentence)
    for (const sentence of ['Este proceso dura dos horas.', 'Por eso esperamos.', 'Además vendemos queso.'])
      assert.ok(pointsBack(sentence, wordsOf(spanish)), sentence)
    for (const sentence of ['Il y a vingt ans, la grange a brûlé.', 'Ce qui compte, c’est la farine.'])
      assert.ok(!pointsBack(sentence, wordsOf(french)), sentence)
    assert.ok(!pointsBack('Así empezó el molino en 1920.', wordsOf(spanish)))
  })
})

test('an elided article is a word of its own, and a name with an apostrophe stays whole', () => {
  assert.deepEqual(wordsIn('L’atelier qu’il aime, aujourd’hui'), [
    'l',
    'atelier',
    'qu',
    'il',
    'aime',
    "aujourd'hui",
  ])
  assert.deepEqual(wordsIn("Nell's o'clock isn't"), ["nell's", "o'clock", "isn't"])
})

test('numbers to call are known by how a country writes them', () => {
  const called = (language: Language, text: string) => {
    const reading = readingOf({ '/': [text] })
    return factsOf(reading, wordsOf(language)).telephone?.said
  }
  assert.equal(called(french, 'Atelier : 02 40 00 12 34'), '02 40 00 12 34')
  assert.equal(called(spanish, 'Taller, 943 00 12 34'), '943 00 12 34')
  assert.equal(called(spanish, 'Taller, 612 001 234'), '612 001 234')
  assert.equal(called(french, 'Taller, 612 001 234'), undefined)
  assert.equal(called(spanish, 'Fax: 943 00 12 34'), undefined)
})

const websites: [string, string[]][] = [
  [
    'fr',
    [
      '# L’atelier',
      'Bramble est un atelier de menuiserie installé à Sauzelles depuis 1987. Nous fabriquons des escaliers et des portes en chêne du pays, avec trois compagnons et deux apprentis.',
      '# Notre bois',
      'Nous achetons les chênes sur pied, à moins de trente kilomètres de l’atelier. Les planches sèchent quatre ans sous le hangar, et aucune ne part au four.',
      '# Nos délais',
      'Un escalier demande sept semaines, du premier relevé à la dernière couche d’huile. Nous ne prenons pas plus de neuf chantiers à la fois, parce que nous les posons nous-mêmes.',
    ],
  ],
  [
    'es',
    [
      '# El taller',
      'Bramble es un taller de carpintería situado en Valdemora desde 1987. Fabricamos escaleras y puertas de roble de la comarca, con tres oficiales y dos aprendices.',
      '# Nuestra madera',
      'Compramos los robles en pie, a menos de treinta kilómetros del taller. Las tablas se secan cuatro años bajo el cobertizo, y ninguna pasa por el horno.',
      '# Los plazos',
      'Una escalera tarda siete semanas, desde la primera medida hasta la última capa de aceite. No aceptamos más de nueve obras a la vez, porque las montamos nosotros.',
    ],
  ],
]
for (const [code, lines] of websites)
  test(`a website in ${code} is told in its language, and the gate knows every line of its hosts`, () => {
    const language = languages.find((each) => each.code === code)
    assert.ok(language)
    const written = writeProgramme(
      { ...readingOf({ '/': lines }, { name: 'Bramble' }), language: code },
      language,
    )
    assert.ok(written.outcome === 'written')
    const said = written.script.chapters.flatMap(({ sentences }) => sentences)
    assert.equal(written.script.language, code)
    assert.ok(said.some(({ speaker, text }) => isHost(speaker) && text === language.hosts.disclosure))
    const gate = gateOf(
      { ...readingOf({ '/': lines }, { name: 'Bramble' }), language: code },
      formulasOf(code),
    )
    const values = new Map([
      ['name', 'Bramble'],
      ['site', 'x.test'],
      ['heading', lines[2]?.slice(2) ?? ''],
    ])
    for (const formula of formulasOf(code).filter((each) => !/\{(?:contact|by|sign)\}/.test(each))) {
      const text = formula.replace(/\{(\w+)\}/g, (_, slot: string) => values.get(slot) ?? '')
      assert.notEqual(gate.judge({ speaker: 'host', text }).verdict, 'refused', text)
    }
    assert.ok(said.filter(({ speaker }) => speaker === 'reader').length >= 4)
  })
