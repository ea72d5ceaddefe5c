import {
  frenchClock,
  frenchFigure,
  frenchMoney,
  frenchNamed,
  frenchOrdinal,
  frenchPlain,
  frenchUnit,
  inPairs,
} from './french-numbers.ts'
import { frenchWordRules } from './french-words.ts'
import { byDigits, marks } from './marks.ts'
import { shortDays } from './romance-days.ts'
import type { Rule } from './rule.ts'

/** Engines that speak French read its numbers themselves; what they stumble over is written out. */
export const frenchRules: readonly Rule[] = [
  {
    form: /(?<![\d.,€])(?:\+33\s?(?:\(0\)\s?)?[1-9]|0[1-9])(?:[\s.\u00a0-]?\d{2}){4}(?!\d)/,
    say: ([written]) => byDigits(inPairs(written), 'plus'),
    examples: [
      ['02 40 12 34 56', '0 2, 4 0, 1 2, 3 4, 5 6'],
      ['0612345678', '0 6, 1 2, 3 4, 5 6, 7 8'],
      ['+33 6 12 34 56 78', 'plus 3 3, 6, 1 2, 3 4, 5 6, 7 8'],
    ],
  },
  {
    form: /\b24 ?h?\/ ?24(?:h| ?h)?(?: et |, | - | )7 ?j?\/ ?7j?|\b24\/7\b/,
    say: () => 'vingt-quatre heures sur vingt-quatre, sept jours sur sept',
    examples: [
      ['24h/24 et 7j/7', 'vingt-quatre heures sur vingt-quatre, sept jours sur sept'],
      ['24/7', 'vingt-quatre heures sur vingt-quatre, sept jours sur sept'],
    ],
  },
  {
    form: /\b(7 ?j?\/ ?7j?|24 ?h?\/ ?24h?)\b/,
    say: ([days]) => (days.startsWith('7') ? 'sept jours sur sept' : 'vingt-quatre heures sur vingt-quatre'),
    examples: [
      ['7j/7', 'sept jours sur sept'],
      ['24h/24', 'vingt-quatre heures sur vingt-quatre'],
    ],
  },
  {
    form: /(?<!\d)(\d{1,2})\s?[h:](\d{2})?\s?[–—-]\s?(\d{1,2})\s?[h:](\d{2})?(?:\s?heures)?(?![\p{L}\d])/iu,
    say: ([, from, fromMinutes, to, toMinutes]) =>
      `${frenchClock(from, fromMinutes)} à ${frenchClock(to, toMinutes)}`,
    examples: [
      ['9h30–18h', '9 heures 30 à 18 heures'],
      ['10:00 - 23:00 heures', '10 heures à 23 heures'],
    ],
  },
  ...shortDays(
    [['lun', 'lundi'], ['mar', 'mardi'], ['mer', 'mercredi'], ['jeu', 'jeudi'], ['ven', 'vendredi'], ['sam', 'samedi'], ['dim', 'dimanche']],
    'à',
    [['Lun - Ven', 'lundi à vendredi']],
  ), // biome-ignore format: days read best in a row
  {
    form: /(?<!\d)([01]?\d|2[0-4])\s?h\s?([0-5]\d)?(?![\p{L}\d/])|(?<![\d:])([01]?\d|2[0-3]):([0-5]\d)(?!\d)/u,
    say: ([, hours, minutes, hour, minute]) => frenchClock(hours ?? hour, minutes ?? minute),
    examples: [
      ['jusqu’à 19h', 'jusqu’à 19 heures'],
      ['à 9h05', 'à 9 heures 5'],
      ['à 18:30', 'à 18 heures 30'],
    ],
  },
  {
    form: new RegExp(
      `(?<![\\d.,])(${frenchFigure})\\s?[–—-]\\s?(${frenchFigure})(?:\\s?(${frenchUnit})(?![\\p{L}\\d²]))?`,
      'u',
    ),
    say: ([, low, high, name]) =>
      `${frenchPlain(low)} à ${frenchPlain(high)}${name ? ` ${frenchNamed(name, high)}` : ''}`,
    examples: [
      ['8–12 semaines', '8 à 12 semaines'],
      ['30-45 €', '30 à 45 euros'],
      ['1998–2004', '1998 à 2004'],
    ],
  },
  {
    form: new RegExp(`(?<![\\d.,])(${frenchFigure})\\s?(€|\\$|£)\\s?(\\d{2})?(?![\\d])`, 'u'),
    say: ([, sum = '', sign = '', coins]) => frenchMoney(sum, sign, coins),
    examples: [
      ['1 250 €', '1250 euros'],
      ['4,20 €', '4 euros 20'],
      ['4€50', '4 euros 50'],
      ['1 €', '1 euro'],
      ['89,00 €', '89 euros'],
    ],
  },
  {
    form: new RegExp(
      `(?<![\\d.,])(${frenchFigure})\\s?(${frenchUnit})(?![\\p{L}\\d²])\\.?(?=[\\s.,;:!?)]|$)`,
      'u',
    ),
    say: ([all, digits, name]) =>
      `${frenchPlain(digits)} ${frenchNamed(name, digits)}${all.endsWith('.') && name !== 'pers' && name !== 'min' ? '.' : ''}`,
    examples: [
      ['120 m² de terrain', '120 mètres carrés de terrain'],
      ['98,7 %', '98,7 pour cent'],
      ['à 10 min de', 'à 10 minutes de'],
      ['180 cm de haut', '180 centimètres de haut'],
    ],
  },
  {
    form: new RegExp(`(${frenchFigure})\\+(?!\\d)`, 'u'),
    say: ([, digits]) => `plus de ${frenchPlain(digits)}`,
    examples: [['30+ ans', 'plus de 30 ans']],
  },
  { form: /(?<=^|\s)\+ ?de (?=\d)/, say: () => 'plus de ', examples: [['+ de 30 ans', 'plus de 30 ans']] },
  {
    form: /(?<![\p{L}\d])1(?:er|ᵉʳ)(?!\p{L})/u,
    say: () => 'premier',
    examples: [['le 1er mai', 'le premier mai']],
  },
  {
    form: /(?<![\p{L}\d])1(?:re|ère)(?!\p{L})/u,
    say: () => 'première',
    examples: [['la 1ère fois', 'la première fois']],
  },
  {
    form: /(?<!\d)(\d{1,2})(?:e|ème|ième)(?!\p{L})/u,
    say: ([, digits]) => frenchOrdinal(digits),
    examples: [['au 17e siècle', 'au dix-septième siècle']],
  },
  {
    form: /(?<=\d)[ \u00a0\u202f](?=\d{3}(?!\d))/,
    say: () => '',
    examples: [['12 500 pains', '12500 pains']],
  },
  {
    form: /(?<![\p{L}\d])[Nn][°º] ?(?=\d)/u,
    say: () => 'numéro ',
    examples: [['au n° 7', 'au numéro 7']],
  },
  ...frenchWordRules,
  ...marks,
]
