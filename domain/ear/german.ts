import type { Rule } from './rule.ts'

/** Engines that speak German read its numbers themselves; what they stumble over is written out. */
export const german: readonly Rule[] = [
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
  { form: /["“”„«»*™®]/, say: () => '', examples: [['„gut“', 'gut']] },
  { form: /\s?\(/, say: () => ', ', examples: [['Holz (geölt)', 'Holz, geölt,']] },
  { form: /\)/, say: () => ',', examples: [] },
  { form: /\s[–—-]\s|\s?;\s?/, say: () => ', ', examples: [['gut – und alt', 'gut, und alt']] },
]
