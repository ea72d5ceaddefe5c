/** German words that weigh. */
import { list, type Weight } from './weight.ts'

export const germanWeights: readonly Weight[] = [
  {
    name: 'negation',
    phrases: list('nicht, kein*, nie, niemals, niemand*, nichts, nirgends, weder, ohne, kaum'),
    right: [['Sie nehmen keine Provision.', 'Wir nehmen keine Provision.']],
    wrong: [
      ['Sie nehmen Provision.', 'Wir nehmen keine Provision.'],
      ['Sie knarrt.', 'Sie knarrt bis heute nicht.'],
    ],
  },
  {
    name: 'about',
    phrases: list('etwa, ungefähr, rund, circa, fast, beinahe, knapp, gut 0'),
    isAlike: true,
    right: [
      ['Eine Treppe braucht ungefähr sieben Wochen.', 'Eine Treppe von uns braucht etwa sieben Wochen.'],
    ],
    wrong: [['Eine Treppe braucht sieben Wochen.', 'Eine Treppe von uns braucht etwa sieben Wochen.']],
  },
  {
    name: 'bound',
    phrases: list(
      'mindestens, höchstens, bis zu, mehr als, weniger als, ab 0, maximal, wenigstens, plus, über 0, unter 0',
    ),
    right: [['Ein Tisch kostet ab 900 Euro.', 'Ein Tisch kostet ab 900 Euro.']],
    wrong: [
      ['Ein Tisch kostet 900 Euro.', 'Ein Tisch kostet ab 900 Euro.'],
      ['Sie nehmen zwölf.', 'Wir nehmen höchstens zwölf.'],
    ],
  },
  {
    name: 'part',
    phrases:
      list(`meist, meistens, die meisten, einige, manche, viele, oft, manchmal, selten, normalerweise, in der regel, teils,
      vielleicht, im durchschnitt, durchschnittlich, etliche, mehrere`),
    right: [['Die meisten Tische sind aus Eiche.', 'Die meisten Tische sind aus Eiche.']],
    wrong: [['Die Tische sind aus Eiche.', 'Die meisten Tische sind aus Eiche.']],
  },
  {
    name: 'condition',
    phrases:
      list(`wenn, falls, sofern, außer, ausgenommen, nur, bis, in den letzten, demnächst, bald, geplant, derzeit, solange, während, als, wo,
      auf anfrage, nach vereinbarung, pro, oder, je, jeweils, innerhalb, befristet`),
    right: [['Sie kommen, wenn Sie anrufen.', 'Wenn Sie anrufen, kommen wir.']],
    wrong: [['Sie liefern kostenlos.', 'Wir liefern kostenlos, wenn Sie im Ort wohnen.']],
  },
  {
    name: 'still',
    phrases: list(
      'wieder, noch, jetzt, schon, bereits, nicht mehr, seitdem, inzwischen, weiterhin, bis heute, heute, früher, seit',
    ),
    right: [['Sie bauen seit 1958 Möbel.', 'Die Tischlerei baut seit 1958 Möbel.']],
    wrong: [['Sie bauen wieder Türen.', 'Wir bauen Türen.']],
  },
  {
    name: 'universal',
    phrases: list(
      'alle, alles, jede*, immer, nie, niemand, nichts, ganz*, sämtliche*, überall, jederzeit, garantiert, stets, völlig',
    ),
    isFreeToLose: true,
    right: [['Jedes Stück trägt einen Namen.', 'Jedes Stück trägt einen Namen.']],
    wrong: [
      ['Sie kaufen immer ganze Stämme.', 'Wir kaufen Stämme.'],
      ['Alle knarren nicht.', 'Die älteste knarrt bis heute nicht.'],
    ],
  },
  {
    name: 'superlative',
    phrases:
      list(`beste*, erste*, einzige*, größte*, kleinste*, älteste*, neueste*, günstigste*, führend*, schnellste*, schönste*,
      besser, länger, mehr, günstiger, schneller, sicherer`),
    isFreeToLose: true,
    right: [['Die älteste wurde 1961 eingebaut.', 'Die älteste wurde 1961 eingebaut.']],
    wrong: [['Sie sind die beste Tischlerei.', 'Wir sind eine Tischlerei.']],
  },
  {
    name: 'cause',
    phrases: list(
      'weil, denn, deshalb, deswegen, darum, daher, dank, wegen, damit, um zu, infolge, folglich, also, aufgrund, somit, so',
    ),
    isFreeToLose: true,
    right: [['Es dauert, weil das Holz trocknet.', 'Es dauert, weil das Holz trocknet.']],
    wrong: [
      [
        'Die Bretter trocknen drei Jahre, deshalb hält die Treppe.',
        'Wir trocknen die Bretter drei Jahre lang.',
      ],
    ],
  },
  {
    name: 'side',
    phrases: list(
      'von, zu, nach, vor, aus, gegen, für, ohne, mit, statt, über, unter, bis, seit, zwischen, durch, als, ab, auf',
    ),
    isFreeToLose: true,
    right: [['Sie bauen aus Holz.', 'Wir bauen aus Holz.']],
    wrong: [['Sie liefern vor acht Uhr.', 'Wir liefern nach acht Uhr.']],
  },
  {
    name: 'time',
    phrases:
      list(`montag*, dienstag*, mittwoch*, donnerstag*, freitag*, samstag*, sonntag*, januar, februar, märz, april, mai, juni,
      juli, august, september, oktober, november, dezember, täglich, wöchentlich, monatlich, jährlich, wochenende*, morgens,
      abends, nachts, mittags, morgen, gestern, vormittag*, nachmittag*, sommer, winter, herbst, frühling`),
    right: [['Sie öffnen montags.', 'Wir öffnen montags.']],
    wrong: [['Sie öffnen sonntags.', 'Wir öffnen montags.']],
  },
]
