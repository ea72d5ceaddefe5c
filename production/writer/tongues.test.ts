import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { german } from '#content/programme/de.ts'
import { spanish } from '#content/programme/es.ts'
import { french } from '#content/programme/fr.ts'
import type { Language } from '#content/programme/language.ts'
import { pointsBack } from './prose.ts'
import { whyUnfit } from './unfit.ts'
import { wordsOf } from './words-of.ts'

const caught: [Language, reason: RegExp, sentences: string[]][] = [
  [
    german,
    /points at the page/,
    [
      'Auf den folgenden Seiten zeigen wir die Mühle.',
      'Auf unserer Webseite sind Sie richtig.',
      'Nachfolgend steht, was ein Besuch kostet.',
      'Ein kleiner Einblick in die Backstube.',
    ],
  ],
  [
    german,
    /order/,
    [
      'Schön, dass Sie hier sind.',
      'Hey, ich bin Jo!',
      'Termine online buchen und Anfahrt.',
      'Verwandeln Sie Ihr Bad in eine Oase.',
      'Überraschen Sie Ihre Gäste.',
      'Erlebe den besten Most.',
    ],
  ],
  [german, /over/, ['Nachmieter für die Werkstatt gesucht.', 'Werde Teil unseres Teams am Ofen.']],
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
    german,
    [
      'Wir backen das Brot in einem Ofen von 1911, mit Buchenholz.',
      'Am 25.04.1952 pflanzte mein Großvater die ersten Apfelbäume.',
      'Das Schild “Zur Mühle“ hängt noch.',
      'Erlebt hat er den Brand als Kind.',
    ],
  ],
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

describe('what websites say in other languages than English', () => {
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
    for (const sentence of ['Bitte aber bis Mittag.', 'Ist das nicht möglich, kommt der Bruder.'])
      assert.ok(pointsBack(sentence, wordsOf(german)), sentence)
    assert.ok(!pointsBack('Así empezó el molino en 1920.', wordsOf(spanish)))
  })
})
