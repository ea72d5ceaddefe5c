import { germanTime } from './german-time.ts'
import { byDigits, marks } from './marks.ts'
import type { Rule } from './rule.ts'

/** Engines that speak German read its numbers themselves; what they stumble over is written out. */
export const german: readonly Rule[] = [
  ...germanTime,
  { form: /\bz\. ?B\./, say: () => 'zum Beispiel', examples: [['z. B. Eiche', 'zum Beispiel Eiche']] },
  { form: /\bd\. ?h\./, say: () => 'das heißt', examples: [['d.h. bald', 'das heißt bald']] },
  { form: /\bu\. ?a\./, say: () => 'unter anderem', examples: [['u. a. Eiche', 'unter anderem Eiche']] },
  { form: /\bca\.(?= )/, say: () => 'circa', examples: [['ca. 40', 'circa 40']] },
  {
    form: /\bbzw\.(?= )/,
    say: () => 'beziehungsweise',
    examples: [['Esche bzw. Ulme', 'Esche beziehungsweise Ulme']],
  },
  { form: /\busw\./, say: () => 'und so weiter', examples: [['Tische usw.', 'Tische und so weiter']] },
  { form: /\bDr\.(?= )/, say: () => 'Doktor', examples: [['Dr. Brandt', 'Doktor Brandt']] },
  {
    form: /(?<=\p{L})str\.(?= \d|,|$)/u,
    say: () => 'straße',
    examples: [['Lindenstr. 4', 'Lindenstraße 4']],
  },
  {
    form: /(?<![\d.,])(?:\+\d{1,3}|\(?0\d{1,5}\)?)(?:[\s/–-]{1,3}\(?\d{1,8}\)?){1,6}(?![\d.,]*\d)/,
    say: ([number]) => byDigits(number, 'plus'),
    examples: [
      ['+49 162 - 24 29 770', 'plus 4 9, 1 6 2, 2 4, 2 9, 7 7 0'],
      ['02524 9293606', '0 2 5 2 4, 9 2 9 3 6 0 6'],
    ],
  },
  { form: /(?<=\d)\s?[–—-]\s?(?=\d)/, say: () => ' bis ', examples: [['8–12 Wochen', '8 bis 12 Wochen']] },
  {
    form: /(?<=[\p{L}\d] ?)&(?= ?[\p{L}\d])/u,
    say: () => ' und ',
    examples: [['Söhne & Töchter', 'Söhne und Töchter']],
  },
  {
    form: /(\d+)\+/,
    say: ([, digits]) => `mehr als ${digits}`,
    examples: [['30+ Jahre', 'mehr als 30 Jahre']],
  },
  ...marks,
]
