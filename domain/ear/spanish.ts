import { byDigits, marks } from './marks.ts'
import { shortDays } from './romance-days.ts'
import type { Rule } from './rule.ts'
import {
  spanishClock,
  spanishFigure,
  spanishMoney,
  spanishNamed,
  spanishOrdinal,
  spanishPlain,
  spanishUnit,
} from './spanish-numbers.ts'
import { spanishWordRules } from './spanish-words.ts'

/** Engines that speak Spanish read its numbers themselves; what they stumble over is written out. */
export const spanishRules: readonly Rule[] = [
  {
    form: /(?<![\d.,€$])(?:\+\d{1,3}[\s.-]?)?(?:\(\d{1,4}\)[\s.-]?)?[6-9]\d{2}(?:[\s.-]?\d{2}){3}(?!\d)|(?<![\d.,€$])(?:\+\d{1,3}[\s.-]?)?[6-9]\d{2}(?:[\s.-]\d{3}){2}(?!\d)|(?<![\d.,€$])\+\d{1,3}(?:[\s.()-]{1,2}\d{1,5}){2,5}(?!\d)|(?<!\d)0800(?:[\s.-]\d{2,4}){2,3}(?!\d)/,
    say: ([written]) => byDigits(written, 'más'),
    examples: [
      ['943 12 34 56', '9 4 3, 1 2, 3 4, 5 6'],
      ['612 345 678', '6 1 2, 3 4 5, 6 7 8'],
      ['+34 612 34 56 78', 'más 3 4, 6 1 2, 3 4, 5 6, 7 8'],
    ],
  },
  {
    form: /\b24\s?\/\s?7\b/,
    say: () => 'las veinticuatro horas, los siete días',
    examples: [['24/7', 'las veinticuatro horas, los siete días']],
  },
  ...shortDays(
    [['lun', 'lunes'], ['mar', 'martes'], ['mié', 'miércoles'], ['jue', 'jueves'], ['vie', 'viernes'], ['sáb', 'sábado'], ['dom', 'domingo']],
    'a',
    [['Lun–Vie', 'lunes a viernes']],
  ), // biome-ignore format: days read best in a row
  {
    form: /(?<!\d)(\d{1,2})(?::(\d{2}))?\s?([ap])\.?\s?m\.?(?:\s?[–—-]\s?(\d{1,2})(?::(\d{2}))?\s?([ap])\.?\s?m\.?)?(?!\p{L})/iu,
    say: ([, from, fromMinutes, half, to, toMinutes, other]) =>
      `${spanishClock(from, fromMinutes)} ${partOf(half)}${to ? ` a ${spanishClock(to, toMinutes)} ${partOf(other)}` : ''}`,
    examples: [['9:00 AM - 7:30 PM', '9 de la mañana a 7 y media de la tarde']],
  },
  {
    form: /(?<!\d)(\d{1,2})[:.](\d{2})\s?(?:h|hs|hrs)?\.?\s?[–—-]\s?(\d{1,2})[:.](\d{2})(?:\s?(?:hs|hrs|h)(?!\p{L}))?(?!\d)/u,
    say: ([, from, fromMinutes, to, toMinutes]) =>
      `${spanishClock(from, fromMinutes)} a ${spanishClock(to, toMinutes)}`,
    examples: [['9:30–14:00', '9 y media a 14']],
  },
  {
    form: /(?<![\d:])([01]?\d|2[0-3]):([0-5]\d)(?:\s?(?:hs|hrs|h)(?!\p{L}))?(?!\d)/u,
    say: ([, hours, minutes]) => spanishClock(hours, minutes),
    examples: [
      ['a las 10:30', 'a las 10 y media'],
      ['a las 18:00 h', 'a las 18'],
      ['a las 9:15', 'a las 9 y cuarto'],
    ],
  },
  {
    form: /(?<![\d.,])(\d{1,2})\s?(?:hs|hrs|h)(?![\p{L}\d])\.?(?=[\s.,;:!?)]|$)/u,
    say: ([, hours]) => `${Number(hours)} ${Number(hours) === 1 ? 'hora' : 'horas'}`,
    examples: [
      ['en 24 h', 'en 24 horas'],
      ['cada 48h', 'cada 48 horas'],
    ],
  },
  {
    form: /(US\$|[$£])\s?(\d{1,3}(?:[.,]\d{3})+|\d+)(?:[.,](\d{2}))?(?!\d)/u,
    say: ([, sign = '', whole = '', cents = '']) => spanishMoney(whole.replace(/[.,]/g, ''), sign, cents),
    examples: [
      ['$15,000', '15000 pesos'],
      ['$ 1.200', '1200 pesos'],
      ['US$ 40', '40 dólares'],
    ],
  },
  {
    form: new RegExp(
      `(?<![\\d.,])(${spanishFigure})\\s?[–—-]\\s?(${spanishFigure})(?:\\s?(${spanishUnit})(?![\\p{L}\\d²]))?`,
      'u',
    ),
    say: ([, low, high, name]) =>
      `${spanishPlain(low)} a ${spanishPlain(high)}${name ? ` ${spanishNamed(name, high)}` : ''}`,
    examples: [
      ['8–12 semanas', '8 a 12 semanas'],
      ['30-45 €', '30 a 45 euros'],
    ],
  },
  {
    form: new RegExp(`(?<![\\d.,])(${spanishFigure})\\s?€`, 'u'),
    say: ([, sum = '']) => {
      const [whole = '', cents = ''] = spanishPlain(sum).split(',')
      return spanishMoney(whole, '€', cents)
    },
    examples: [
      ['1.250 €', '1250 euros'],
      ['4,20 €', '4 euros con 20'],
      ['1 €', '1 euro'],
      ['89,00€', '89 euros'],
    ],
  },
  {
    form: new RegExp(`(?<![\\d.,])(${spanishFigure})\\s?(${spanishUnit})(?![\\p{L}\\d²])`, 'u'),
    say: ([, digits, name]) => `${spanishPlain(digits)} ${spanishNamed(name, digits)}`,
    examples: [
      ['120 m² de terreno', '120 metros cuadrados de terreno'],
      ['98,7 %', '98,7 por ciento'],
      ['a 10 min de', 'a 10 minutos de'],
    ],
  },
  {
    form: new RegExp(`(${spanishFigure})\\+(?!\\d)`, 'u'),
    say: ([, digits]) => `más de ${spanishPlain(digits)}`,
    examples: [['30+ años', 'más de 30 años']],
  },
  {
    form: new RegExp(`(?<=^|\\s)\\+(${spanishFigure})(?= )`, 'u'),
    say: ([, digits]) => `más de ${spanishPlain(digits)}`,
    examples: [['+25 años', 'más de 25 años']],
  },
  { form: /(?<=^|\s)\+ ?de (?=\d)/, say: () => 'más de ', examples: [['+ de 30 años', 'más de 30 años']] },
  { form: /(?<=\d)\.(?=\d{3}(?!\d))/, say: () => '', examples: [['12.500 panes', '12500 panes']] },
  {
    form: /(?<![\p{L}\d])(?:[Nn][°º]|[Nn]úm\.) ?(?=\d)/u,
    say: () => 'número ',
    examples: [['el nº 7', 'el número 7']],
  },
  {
    form: /(?<!\d)([1-9]|10)\.?([ºª°])(?!\p{L})/u,
    say: ([, digits, end]) => spanishOrdinal(digits, end === 'ª'),
    examples: [
      ['el 2º piso', 'el segundo piso'],
      ['la 3ª vez', 'la tercera vez'],
    ],
  },
  ...spanishWordRules,
  ...marks,
]

const partOf = (half = '') => (half.toLowerCase() === 'a' ? 'de la mañana' : 'de la tarde')
