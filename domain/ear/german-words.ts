/** German titles, streets and what is written short. */
import type { Rule } from './rule.ts'
import { shortWords } from './short-words.ts'

export const germanWordRules: readonly Rule[] = [
  { form: /\bz\. ?B\.?(?=\s)/, say: () => 'zum Beispiel', examples: [['z. B. Eiche', 'zum Beispiel Eiche']] },
  { form: /\bd\. ?h\./, say: () => 'das heißt', examples: [['d.h. bald', 'das heißt bald']] },
  { form: /\bu\. ?a\./, say: () => 'unter anderem', examples: [['u. a. Eiche', 'unter anderem Eiche']] },
  {
    form: /\bu\. ?v\. ?m\./,
    say: () => 'und vieles mehr',
    examples: [['Eiche u.v.m.', 'Eiche und vieles mehr']],
  },
  ...shortWords(
    [
      ['ca.', 'circa', 'ca. 40'],
      ['bzw.', 'beziehungsweise', 'Esche bzw. Ulme'],
      ['bspw.', 'beispielsweise', 'bspw. Ulme'],
      ['usw.', 'und so weiter', 'Tische usw.'],
      ['etc.', 'et cetera', 'Tische etc.'],
      ['inkl.', 'inklusive', 'inkl. Anfahrt'],
      ['zzgl.', 'zuzüglich', 'zzgl. Anfahrt'],
      ['ggf.', 'gegebenenfalls', 'ggf. früher'],
      ['evtl.', 'eventuell', 'evtl. früher'],
      ['Nr.', 'Nummer', 'Nr. 7'],
      ['Abs.', 'Absatz', 'Abs. 2'],
      ['Fa.', 'Firma', 'Fa. Brandt'],
      ['Dr.', 'Doktor', 'Dr. Brandt'],
      ['Prof.', 'Professor', 'Prof. Brandt'],
      ['Str.', 'Straße', 'Bremer Str. 4'],
      ['MwSt.', 'Mehrwertsteuer', 'mit MwSt.'],
    ],
    /(?![\p{L}\d])/u,
  ),
  {
    form: /(?<=\p{L})str\.(?= \d|,|$)/u,
    say: () => 'straße',
    examples: [['Lindenstr. 4', 'Lindenstraße 4']],
  },
  { form: /§§? ?(?=\d)/, say: () => 'Paragraf ', examples: [['§ 615 BGB', 'Paragraf 615 BGB']] },
  // A star, a colon or a capital within a word is a short breath.
  {
    form: /(?<=\p{Ll})[*:_](?=in(?:nen)?(?!\d))/u,
    say: () => ' ',
    examples: [
      ['Arbeitnehmer*innenrechte', 'Arbeitnehmer innenrechte'],
      ['jede Klient:in', 'jede Klient in'],
    ],
  },
  { form: /(?<=\p{Ll})I(?=nnen)/u, say: () => ' i', examples: [['BürgerInnen', 'Bürger innen']] },
  { form: /\bund ?\/ ?oder\b/, say: () => 'und oder', examples: [['und/oder', 'und oder']] },
  {
    form: /(?<=\p{L}{2})\s?\/\s?(?=\p{L}{2})/u,
    say: () => ' oder ',
    examples: [['Balkon/Terrasse', 'Balkon oder Terrasse']],
  },
  {
    form: /(?<=[\p{L}\d] ?)&(?= ?[\p{L}\d])/u,
    say: () => ' und ',
    examples: [['Söhne & Töchter', 'Söhne und Töchter']],
  },
  {
    form: / \+ (?=[\p{L}\d])/u,
    say: () => ' plus ',
    examples: [['Bett + Frühstück', 'Bett plus Frühstück']],
  },
]
