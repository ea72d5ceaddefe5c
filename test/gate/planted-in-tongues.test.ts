// What is planted into French and Spanish is refused as in English, and what is true is read.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Passage, Reading } from '#domain/evidence.ts'
import { gateOf } from '#domain/gate/gate.ts'
import type { Line } from '#domain/gate/line.ts'
import { sentencesOf } from '#domain/gate/site.ts'
import { kindsIn } from './planted-in-tongues.ts'
import { tongues } from './tongues.ts'

const websites: Readonly<Record<string, readonly string[]>> = {
  fr: [
    'Nous achetons les chênes sur pied, à moins de trente kilomètres de l’atelier. Les planches sèchent quatre ans sous le hangar, et aucune ne part au four.',
    'Un escalier demande environ sept semaines, du premier relevé à la dernière couche d’huile. Nous ne prenons pas plus de neuf chantiers à la fois.',
    'La plupart des portes sont en chêne, et quelques tables sont en frêne. Le plus vieux escalier était posé en mars 1961.',
    'La boutique ouvre le mardi et le samedi matin, sauf en août. Nous recevons les visiteurs sur rendez-vous après dix heures.',
    'Une chambre coûte à partir de 80 € par nuit, avec le petit déjeuner. Nous gardons deux places pour les vélos.',
    'Depuis 1987, la maison emploie trois compagnons et deux apprentis. Ma grand-mère avait vingt ans, et la grange était encore vide.',
    'Nous livrons jusqu’à quarante kilomètres avant midi. Nous ne facturons jamais le déplacement sans devis.',
    'Pendant les vacances, le moulin propose une visite de deux heures pour les enfants. Nous demandons au moins six personnes par groupe.',
    'La farine vient du moulin ou de la ferme voisine, et le sel vient de la côte. Les enfants et les chiens dorment au rez-de-chaussée, et les grands montent.',
  ],
  es: [
    'Compramos los robles en pie, a menos de treinta kilómetros del taller. Las tablas se secan cuatro años bajo el cobertizo, y ninguna pasa por el horno.',
    'Una escalera tarda unas siete semanas, desde la primera medida hasta la última capa de aceite. No aceptamos más de nueve obras a la vez.',
    'La mayoría de las puertas son de roble, y algunas mesas son de fresno. La escalera más vieja era de marzo de 1961.',
    'La tienda abre los martes y los sábados, salvo en agosto. Atendemos a los visitantes con cita después de las diez.',
    'Una habitación cuesta desde 80 € por noche, con desayuno. Guardamos dos plazas para bicicletas.',
    'Desde 1987, la casa tiene tres oficiales y dos aprendices. Mi abuela tenía veinte años, y el granero estaba todavía vacío.',
    'Repartimos hasta cuarenta kilómetros antes del mediodía. No cobramos nunca el viaje sin presupuesto.',
    'Durante las vacaciones, el molino ofrece una visita de dos horas para niños. Pedimos al menos seis personas por grupo.',
    'La harina viene del molino o de la granja vecina, y la sal viene de la costa. Los niños y los perros duermen en la planta baja, y los mayores suben.',
  ],
}
const url = 'https://atelier.test/'

for (const tongue of tongues) {
  const { language, retold } = tongue
  const passages = (websites[language] ?? []).map(
    (text, at): Passage => ({ id: `p${at}`, url, kind: 'text', heading: '', text }),
  )
  const reading: Reading = {
    ...{ url, host: 'atelier.test', name: 'Bramble', language, pages: [], passages, colours: [] },
  }
  const gate = gateOf(reading, [])
  const told = passages.flatMap((passage) =>
    sentencesOf(passage.text, language).map((text, at, all) => ({ passage, text, next: all[at + 1] })),
  )
  const known = new Set(told.map(({ text }) => text.toLowerCase()))

  for (const { kind, make } of kindsIn(tongue))
    test(`in ${language} nothing of this kind passes: ${kind}`, () => {
      const planted = told.flatMap(({ passage, text, next }, at) => {
        const other = told[(at + 5) % told.length]?.text
        return make({ text, next, other, name: 'Ada Lovelace' }).map((wrong) => ({ passage, wrong }))
      })
      const passed = planted
        .filter(({ wrong }) => !known.has(wrong.toLowerCase()))
        .filter(({ passage, wrong }) => {
          const said = retold(wrong)
          const claims = [{ says: said, quote: passage.text, passage: passage.id }]
          const lines: Line[] = [
            { speaker: 'host', text: said, claims },
            { speaker: 'host', text: wrong },
            { speaker: 'reader', text: wrong },
          ]
          const before = [{ speaker: 'reader', text: passage.text }]
          return lines.some((line) => gate.judge(line, before).verdict !== 'refused')
        })
      assert.ok(planted.length >= 4, `only ${planted.length}`)
      assert.deepEqual(
        passed.map(({ wrong }) => wrong),
        [],
      )
    })

  test(`in ${language} every sentence is read in its place, and no host says we`, () => {
    for (const { passage, text } of told) {
      const before = [{ speaker: 'reader', text: passage.text }]
      assert.equal(gate.judge({ speaker: 'reader', text }, before).verdict, 'quoted', text)
    }
    const ours = told.filter(({ text }) => tongue.doers.ours.test(text))
    assert.ok(ours.length >= 4)
    for (const { text } of ours) assert.equal(gate.judge({ speaker: 'host', text }).verdict, 'refused', text)
  })
}
