import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { germanLanguage } from '#content/programme/de.ts'
import { spanishLanguage } from '#content/programme/es.ts'
import { frenchLanguage } from '#content/programme/fr.ts'
import type { Language } from '#content/programme/language.ts'
import { sentencePointsBack } from './prose.ts'
import { whyUnfit } from './unfit.ts'
import { wordsOfLanguage } from './words-of.ts'

const caught: [Language, reason: RegExp, sentences: string[]][] = [
  [
    germanLanguage,
    /points at the page/,
    [
      'Auf den folgenden Seiten zeigen wir die Mühle.',
      'Auf unserer Webseite sind Sie richtig.',
      'Nachfolgend steht, was ein Besuch kostet.',
      'Ein kleiner Einblick in die Backstube.',
    ],
  ],
  [
    germanLanguage,
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
  [germanLanguage, /over/, ['Nachmieter für die Werkstatt gesucht.', 'Werde Teil unseres Teams am Ofen.']],
  [
    frenchLanguage,
    /small print/,
    ['Ce site utilise des cookies.', 'Tous droits réservés.', 'Le RCS de Nantes l’atteste.'],
  ],
  [
    frenchLanguage,
    /form/,
    ['Ce champ est obligatoire.', 'Votre message a bien été envoyé.', 'Votre panier est vide.'],
  ],
  [frenchLanguage, /points at the page/, ['Cliquez sur le bouton.', 'Voici toutes les infos sur la ferme.']],
  [frenchLanguage, /order/, ['Appelez-nous dès demain.', 'Besoin d’un menuisier ?', 'Découvrez la cave.']],
  [frenchLanguage, /over/, ['Nous recrutons un boulanger.', 'Envoie ton CV à la boulangerie.']],
  [frenchLanguage, /day of the calendar/, ['La cave rouvre le 3 mai.', 'Le marché a lieu le 1er août.']],
  [frenchLanguage, /timetable/, ['Le mardi de 9h30 à 12h, le jeudi de 14h à 18h.']],
  [frenchLanguage, /wished/, ['Être le garage de référence du canton.']],
  [spanishLanguage, /small print/, ['Esta web usa cookies.', 'Todos los derechos reservados.']],
  [
    spanishLanguage,
    /form/,
    ['Este campo es obligatorio.', 'El mensaje ha sido enviado.', 'Tu carrito está vacío.'],
  ],
  [spanishLanguage, /points at the page/, ['Haz clic en el botón.', 'El plano está más abajo.']],
  [spanishLanguage, /order/, ['Llámanos mañana.', '¿Necesitas un carpintero?', 'Descubre la bodega.']],
  [spanishLanguage, /over/, ['Buscamos personal para el horno.', 'El taller cierra esta semana.']],
  [spanishLanguage, /day of the calendar/, ['La bodega abre el 3 de mayo.']],
  [spanishLanguage, /wished/, ['Ser el taller de referencia de la comarca.']],
]
const spared: [Language, sentences: string[]][] = [
  [
    germanLanguage,
    [
      'Wir backen das Brot in einem Ofen von 1911, mit Buchenholz.',
      'Am 25.04.1952 pflanzte mein Großvater die ersten Apfelbäume.',
      'Das Schild “Zur Mühle“ hängt noch.',
      'Erlebt hat er den Brand als Kind.',
    ],
  ],
  [
    frenchLanguage,
    [
      'Nous cuisons le pain dans un four de 1911, au bois de hêtre.',
      'Mon grand-père a planté ces pommiers en mai 1952.',
      'L’atelier sent l’huile de lin, et cela ne part jamais.',
      'Être à l’heure, c’est tout ce que mon père demandait.',
      '« Il pleuvait dans la cave », raconte Jeanne.',
    ],
  ],
  [
    spanishLanguage,
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
        assert.match(whyUnfit(sentence, wordsOfLanguage(language)) ?? 'nothing against it', reason))
  for (const [language, sentences] of spared)
    for (const sentence of sentences)
      test(`“${sentence}” is read`, () =>
        assert.equal(whyUnfit(sentence, wordsOfLanguage(language)), undefined))
  test('what points at something said before begins no stretch', () => {
    for (const sentence of [
      'Elle dure deux heures.',
      'C’est pourquoi nous attendons.',
      'Grâce à cela, il tient.',
    ])
      assert.ok(sentencePointsBack(sentence, wordsOfLanguage(frenchLanguage)), sentence)
    for (const sentence of ['Este proceso dura dos horas.', 'Por eso esperamos.', 'Además vendemos queso.'])
      assert.ok(sentencePointsBack(sentence, wordsOfLanguage(spanishLanguage)), sentence)
    for (const sentence of ['Il y a vingt ans, la grange a brûlé.', 'Ce qui compte, c’est la farine.'])
      assert.ok(!sentencePointsBack(sentence, wordsOfLanguage(frenchLanguage)), sentence)
    for (const sentence of ['Bitte aber bis Mittag.', 'Ist das nicht möglich, kommt der Bruder.'])
      assert.ok(sentencePointsBack(sentence, wordsOfLanguage(germanLanguage)), sentence)
    assert.ok(!sentencePointsBack('Así empezó el molino en 1920.', wordsOfLanguage(spanishLanguage)))
  })
})
