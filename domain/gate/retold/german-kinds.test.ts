// Kinds of true German lines that look like falsehoods, each beside the falsehood it looks like.
import { describe, test } from 'node:test'
import { siteOf } from './kinds-under-test.ts'

const german = siteOf('Tischlerei Brandt', 'de', [
  ['text', '', 'Wir kennen unsere Lieferanten persönlich. Wir sind elf Leute, drei davon lernen noch.'],
  ['text', '', 'Katrin Brandt führt den Betrieb seit 2015.'],
  ['price', '', 'Treppen ab 8.400 Euro, mit Aufmaß und Einbau'],
  ['text', '', 'Ein Angebot kostet nichts und ist acht Wochen gültig. Abbau nach der Feier aus einer Hand.'],
  ['contact', '', 'Telefon: (07183) 6103'],
  ['text', '', 'Von der Planung bis zum letzten Gast – wir kümmern uns um alles.'],
  [
    'text',
    '',
    'Ich merkte, dass mich die Sozialversicherung nicht erfüllte. Wir haben keine offene Sprechstunde.',
  ],
  ['text', '', 'Geprägt von der Arbeit meines Vaters kam Katrin Brandt in den Betrieb.'],
  ['text', '', 'Mit über 15-jähriger Erfahrung beraten wir. Als Partner sind wir oft unterwegs.'],
  ['text', '', 'Montag - Freitag: 8.00 - 18.00 Uhr'],
  ['text', '', 'Besuche von 8:30 bis 12:30 Uhr und von 13:30 bis 16:30 Uhr'],
  ['text', '', 'Notdienst: Samstags, Sonn- und Feiertags'],
  ['text', '', 'Dachstühle, Gauben und Anbauten. Das Erstgespräch ist kostenfrei.'],
  ['contact', '', 'E-Mail: post@brandt.test'],
])

describe('of German lines code leaves to a second reader', () => {
  test('nouns, which are no names, and knows a name that nobody has', () => {
    for (const text of [
      'Also Holzblock und Handkurbel.',
      'Kleines Wort, große Treppe.',
      'Auf Zehenspitzen, wie immer ich.',
      'Ich will keine Minute Schlange stehen.',
    ])
      german.passes(`g ${text}`)
    german.passes('g Armer Tisch. | Treppen ab 8.400 Euro, mit Aufmaß und Einbau')
    german.fails(
      'name',
      'Otto Kessler führt den Betrieb seit 2015. | Katrin Brandt führt den Betrieb seit 2015.',
    )
    german.fails('name', 'Den Betrieb führt Thekla Weidenbach. | Katrin Brandt führt den Betrieb seit 2015.')
    german.fails(
      'name',
      'Frau Kessler führt den Betrieb seit 2015. | Katrin Brandt führt den Betrieb seit 2015.',
    )
  })

  test('an object in front', () => {
    german.passes('Ihre Lieferanten kennen sie persönlich. | Wir kennen unsere Lieferanten persönlich.')
    german.passes('Elf Leute sind sie. | Wir sind elf Leute, drei davon lernen noch.')
    german.fails(
      'doer',
      'Kunden kennen ihre Lieferanten persönlich. | Wir kennen unsere Lieferanten persönlich.'.replace(
        'ihre Lieferanten',
        'den Betrieb',
      ),
    )
  })

  test('a place before a colon, which says nothing', () => {
    german.passes('Am Telefon: (07183) 6103. | Telefon: (07183) 6103')
    german.fails('number', 'Am Telefon: (07183) 6104. | Telefon: (07183) 6103')
    german.fails(
      'speaker',
      'Jürgen Weidenbach: „Wir kümmern uns um alles.“ | Von der Planung bis zum letzten Gast – wir kümmern uns um alles.',
    )
  })

  test('wieder ab and Kein Wunder, and no other promise', () => {
    german.passes('Nach der Feier bauen sie aus einer Hand wieder ab. | Abbau nach der Feier aus einer Hand.')
    german.passes('g Kein Wunder. Das wundert mich wenig.')
    german.fails(
      'still',
      'Treppen gibt es wieder ab 8.400 Euro. | Treppen ab 8.400 Euro, mit Aufmaß und Einbau',
    )
    german.fails('safety', 'g Ein Wundermittel.')
  })

  test('a promise that is quoted, and no other', () => {
    const all = 'Von der Planung bis zum letzten Gast – wir kümmern uns um alles.'
    german.passes(`Versprochen wird: „${all}“ | ${all}`)
    german.fails('safety', `Versprochen wird: Alles hält ein Leben lang. | ${all}`)
  })

  test('each sentence of a line for itself', () =>
    german.passes(
      'Kostet nichts. Es ist acht Wochen gültig. | Ein Angebot kostet nichts und ist acht Wochen gültig.',
    ))

  test('a no behind its verb, and no other no', () => {
    const row = 'Ich merkte, dass mich die Sozialversicherung nicht erfüllte.'
    german.passes(`Die Sozialversicherung erfüllte sie nicht. | ${row}`)
    german.passes('Eine offene Sprechstunde haben sie nicht. | Wir haben keine offene Sprechstunde.')
    german.fails('negation', `Die Sozialversicherung erfüllte sie. | ${row}`)
    german.fails(
      'negation',
      'Eine offene Sprechstunde haben sie, nur samstags nicht. | Wir haben keine offene Sprechstunde.',
    )
    german.fails(
      'negation',
      'Eine offene Sprechstunde haben sie nicht im Mai. | Wir haben keine offene Sprechstunde.',
    )
  })

  test('who tells it behind the words', () => {
    const row = 'Geprägt von der Arbeit meines Vaters kam Katrin Brandt in den Betrieb.'
    german.passes(`Geprägt habe sie die Arbeit ihres Vaters, erzählt sie. | ${row}`)
    german.fails('speaker', `Jürgen Weidenbach erzählt, das habe ihn geprägt. | ${row}`)
    german.passes('Per E-Mail: post@brandt.test. | E-Mail: post@brandt.test')
  })

  test('over fifteen years, and no fifteen', () => {
    german.passes('Über 15 Jahre Erfahrung haben sie. | Mit über 15-jähriger Erfahrung beraten wir.')
    german.fails('number', 'Über 25 Jahre Erfahrung haben sie. | Mit über 15-jähriger Erfahrung beraten wir.')
  })

  test('hours with a point, and the days of a weekend', () => {
    const row = 'Montag - Freitag: 8.00 - 18.00 Uhr'
    const visits = 'Besuche von 8:30 bis 12:30 Uhr und von 13:30 bis 16:30 Uhr'
    german.passes(`Geöffnet ist Montag bis Freitag, 8 bis 18 Uhr. | ${row}`)
    german.passes(`Dann wieder von 13:30 bis 16:30 Uhr. | ${visits}`)
    german.fails('number', `Geöffnet ist Montag bis Freitag, 8 bis 19 Uhr. | ${row}`)
    german.passes('Das gilt samstags, sonntags und feiertags. | Notdienst: Samstags, Sonn- und Feiertags')
    german.fails('time', 'Das gilt samstags und mittwochs. | Notdienst: Samstags, Sonn- und Feiertags')
  })

  test('alles, of what was named', () => {
    german.passes('Gauben, Dachstühle, Anbauten: alles dabei. | Dachstühle, Gauben und Anbauten.')
    german.fails('universal', 'Bei den Gauben ist alles dabei. | Dachstühle, Gauben und Anbauten.')
    german.passes('Nichts. Das Erstgespräch ist kostenfrei. | Das Erstgespräch ist kostenfrei.')
  })
})
