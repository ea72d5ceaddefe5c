import { date, germanFigure, germanMoney, germanNamed, germanPlain, germanUnit } from './german-numbers.ts'
import { germanTime } from './german-time.ts'
import { germanWordRules } from './german-words.ts'
import { byDigits, marks } from './marks.ts'
import type { Rule } from './rule.ts'

/** Engines that speak German read its numbers themselves; what they stumble over is written out. */
export const germanRules: readonly Rule[] = [
  ...germanTime,
  {
    form: /(?<![\d.,])(\d{1,2})\.\s?(\d{1,2})\.(?:\s?((?:19|20)\d{2}))?(?!\d)/,
    say: ([, day = '', month = '', year]) => date(day, month, year),
    examples: [
      ['am 25.04.2005', 'am 25. April 2005'],
      ['am 3.10. in Lübben', 'am 3. Oktober in Lübben'],
    ],
  },
  {
    form: /(?<![\d.,])(?:\+\d{1,6}|\(?0\d{1,5}\)?)(?:[\s/–-]{1,3}\(?\d{1,8}\)?){1,6}(?![\d.,]*\d)|(?<![\d.,])(?:\+\d{9,14}|0\d{8,13})(?!\d)/,
    say: ([written]) => byDigits(written, 'plus'),
    examples: [
      ['+49 162 - 24 29 770', 'plus 4 9, 1 6 2, 2 4, 2 9, 7 7 0'],
      ['+43676-70 68 618', 'plus 4 3 6 7 6, 7 0, 6 8, 6 1 8'],
      ['02524 9293606', '0 2 5 2 4, 9 2 9 3 6 0 6'],
      ['+496063589962', 'plus 4 9 6 0 6 3 5 8 9 9 6 2'],
    ],
  },
  {
    form: /\b24 ?\/ ?7\b(-)?/,
    say: ([, hyphen]) => (hyphen ? 'Rund-um-die-Uhr-' : 'rund um die Uhr'),
    examples: [
      ['24/7 da', 'rund um die Uhr da'],
      ['24/7-Notdienst', 'Rund-um-die-Uhr-Notdienst'],
    ],
  },
  {
    form: new RegExp(
      `(?<![\\d.,])(${germanFigure})\\s?[–—-]\\s?(${germanFigure})(?:\\s?(${germanUnit})(?![\\p{L}\\d²]))?`,
      'u',
    ),
    say: ([, low, high, name]) =>
      `${germanPlain(low)} bis ${germanPlain(high)}${name ? ` ${germanNamed(name, high)}` : ''}`,
    examples: [
      ['8–12 Wochen', '8 bis 12 Wochen'],
      ['30-45 €', '30 bis 45 Euro'],
    ],
  },
  {
    form: new RegExp(`(?<![\\d.,])(${germanFigure})(?:[.,][–—-]+)?\\s?(€|EUR|CHF|\\$|£)(?![\\p{L}\\d])`, 'u'),
    say: ([, sum = '', sign = '']) => germanMoney(sum, sign),
    examples: [
      ['1.250 €', '1250 Euro'],
      ['4,20 €', '4 Euro 20'],
      ['89.- CHF', '89 Franken'],
    ],
  },
  {
    form: new RegExp(`(?<![\\p{L}\\d])(€|EUR|CHF|£|\\$)\\s?(${germanFigure})(?:[.,][–—-]+)?(?!\\d)`, 'u'),
    say: ([, sign = '', sum = '']) => germanMoney(sum, sign),
    examples: [['ab € 119', 'ab 119 Euro']],
  },
  {
    form: new RegExp(`(?<![\\d.,])(${germanFigure})(?:[.,][–—-]+)(?!\\d)`),
    say: ([, sum]) => germanPlain(sum),
    examples: [['ab 8000.-', 'ab 8000']],
  },
  {
    form: new RegExp(
      `(?<![\\d.,])(${germanFigure})\\s?(${germanUnit})(?![\\p{L}\\d²])(\\.(?=$| \\p{Lu}))?\\.?`,
      'u',
    ),
    // `60 Min.` is short, and may end a sentence; `90 €.` ends one.
    say: ([, digits, name, dot = '']) => `${germanPlain(digits)} ${germanNamed(name, digits)}${dot}`,
    examples: [
      ['40 m² Wohnfläche', '40 Quadratmeter Wohnfläche'],
      ['98,7 %', '98,7 Prozent'],
      ['20 Min bis 45 Min lang', '20 Minuten bis 45 Minuten lang'],
      ['24h', '24 Stunden'],
    ],
  },
  {
    form: /(\d+)\+/,
    say: ([, digits]) => `mehr als ${digits}`,
    examples: [['30+ Jahre', 'mehr als 30 Jahre']],
  },
  { form: /(?<=\d)\.(?=\d{3}(?!\d))/, say: () => '', examples: [['12.500 Brote', '12500 Brote']] },
  ...germanWordRules,
  ...marks,
]
