import assert from 'node:assert/strict'
import { test } from 'node:test'
import { formulasOf } from '#content/programme/formulas.ts'
import { languages } from '#content/programme/languages.ts'
import { gateOf } from '#domain/gate/gate.ts'
import { isHost } from '#domain/script.ts'
import { readingOf } from './reading-under-test.ts'
import { writeProgramme } from './write-programme.ts'

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
      '# Horaires',
      '4 rue du Moulin\n36220 Sauzelles\nLundi au vendredi : 9h – 18h',
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
      '# Horario',
      'Calle Mayor, 12\n41001 Valdemora\nLunes a viernes: 9:00 – 18:00',
    ],
  ],
]
const whereabouts = (code: string): [string, string][] =>
  code === 'fr'
    ? [
        ['address', '4 rue du Moulin, Sauzelles'],
        ['town', 'Sauzelles'],
        ['hours', 'Lundi au vendredi 9h–18h'],
      ]
    : [
        ['address', 'Calle Mayor, 12, Valdemora'],
        ['town', 'Valdemora'],
        ['hours', 'Lunes a viernes 9:00–18:00'],
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
      ['subject', lines[2]?.slice(2) ?? ''],
      ...whereabouts(code),
    ])
    for (const formula of formulasOf(code).filter((each) => !/\{(?:contact|by|sign|echo)\}/.test(each))) {
      const text = formula.replace(/\{(\w+)\}/g, (_, slot: string) => values.get(slot) ?? '')
      assert.notEqual(gate.judge({ speaker: 'host', text }).verdict, 'refused', text)
    }
    for (const [, fact] of whereabouts(code))
      assert.ok(
        said.some(({ text }) => text.includes(fact)),
        fact,
      )
    assert.ok(said.filter(({ speaker }) => speaker === 'reader').length >= 4)
  })
