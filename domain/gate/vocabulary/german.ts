import { germanWeights } from './german-weights.ts'
import type { Vocabulary } from './vocabulary.ts'
import { list, pairs, words } from './weight.ts'

export const german: Vocabulary = {
  code: 'de',
  isKnown: true,
  marks: ['.', ','],
  to: 'bis',
  perCent: ['von', 'hundert'],
  units:
    pairs(`kg: kilogramm, kilogramm: kilogramm, km: kilometer, kilometern: kilometer, cm: zentimeter, zentimetern: zentimeter,
    mm: millimeter, g: gramm, min: minute, minuten: minute, std: stunde, stunden: stunde, tage: tag, tagen: tag,
    wochen: woche, monate: monat, monaten: monat, jahre: jahr, jahren: jahr, jahres: jahr, euro: euro, eur: euro,
    prozent: percent, metern: meter, m: meter, liter: liter, litern: liter, grad: grad, uhr: uhr`),
  shortForms: pairs(
    'ca: etwa, beim: bei dem, zum: zu dem, zur: zu der, im: in dem, am: an dem, vom: von dem, dutzend: zwölf',
  ),
  shortStarts: new Map(),
  shortEnds: pairs("'s: es"),
  // Its articles say who does it to whom.
  light: new Set(),
  definite: new Set(),
  indefinite: new Set(),
  yes: words('ja klar natürlich gewiss sicher doch gern gerne'),
  no: words('nein nie niemals nicht leider'),
  we: pairs(
    `wir: we, uns: us, unser: our, unsere: ours, unserer: our-er, unseren: our-en, unserem: our-em, unseres: our-es`,
  ),
  they: pairs(
    `sie: we, ihnen: us, ihr: our, ihre: ours, ihrer: our-er, ihren: our-en, ihrem: our-em, ihres: our-es`,
  ),
  i: pairs(
    'ich: i, mich: me, mir: me-dat, mein: my, meine: mine, meiner: my-er, meinen: my-en, meinem: my-em',
  ),
  he: pairs(`er: i, sie: i, ihn: me, ihm: me-dat, sein: my, seine: mine, ihr: my|me-dat, ihre: mine, seiner: my-er, seinen: my-en,
    seinem: my-em, ihrer: my-er, ihren: my-en, ihrem: my-em`),
  asTheirs: pairs('unsere: ihre, unser: ihr, wir: sie, uns: ihnen'),
  place: pairs('hier: dort'),
  areVerbsShifted: false,
  ownVerbs: [],
  notOwnVerbs: new Set(),
  impersonal: [],
  agreement: [
    ['-e', '-t'],
    ['-e', '-et'],
    ['bin', 'ist'],
    ['habe', 'hat'],
    ['sind', 'ist'],
    ['haben', 'hat'],
  ],
  pointers:
    list(`er, sie, es, ihn, ihm, ihr, sein, seine, ihre, dies, diese, dieser, dieses, das ist, das war, jener, jene, davon,
    dafür, damit, daran, darin, darauf, dabei, darum, deshalb, deswegen, daher, dann, danach, also, aber, und, oder, doch, beide,
    0 davon, 0 sind, 0 waren, die anderen, der andere, die andere, stattdessen, sonst, allerdings, jedoch, da`),
  pronouns: words('er sie es ihn ihm sein seine seiner seinen dies diese dieser dieses davon dafür damit'),
  subjects: words('wir sie er es ich du man'),
  openers: words(
    'niemand der die das ein eine unser unsere ihr ihre sein seine jeder jede alle wer wenn etwa',
  ),
  joints: words('und aber'),
  links: words('also deshalb darum'),
  reasons: words('weil denn'),
  fronts:
    words(`oberhalb unterhalb trotz laut neben hinter gegen durch statt zusätzlich in im an am auf bei beim wenn falls während vor nach ab bis seit für von mit ohne unter über innerhalb zwischen
    meist meistens oft manchmal einige viele manche die-meisten nur außer derzeit heute solange sobald zum zur`),
  limitsAbove: list(
    'demnächst, bald, geplant, bis, früher, ehemals, geschlossen, ausverkauft, vergangene, nur für mitglieder',
  ),
  says: words('sagt sagte sagen erzählt erzählte schreibt schrieb erklärt erklärte meint verspricht'),
  sources: list('sie sagen, die website sagt, auf der website steht'),
  common:
    words(`der die das den dem des ein eine einen einem einer und oder aber in im an am auf bei zu zum zur von vom mit für aus
    ist sind war waren wird werden hat haben hatte wir sie er es ich ihr uns unser unsere ihre sein seine sich nicht kein keine
    als wie so auch nur noch schon sehr man was wer wann wo warum ja nein dort hier da du dir dich`),
  columns: new Map([
    ['preis', ['kostet', 'kosten']],
    ['kosten', ['kostet', 'kosten']],
    ['gewicht', ['wiegt', 'wiegen']],
    ['dauer', ['dauert', 'dauern']],
    ['', ['kostet', 'kosten']],
  ]),
  free: words('kostenlos gratis'),
  weights: germanWeights,
  praise: {
    who: words('es sie leute alle jeder niemand keiner kunden gäste alles nichts'),
    what: list(
      'lieben, liebt, immer, nie, perfekt, beschwert, lohnt*, wunderbar, begeistert, zufrieden, empfehl*, bereut*, wert',
    ),
  },
  mentions: list(
    'merken sie sich, denken sie an, stellen sie sich vor, vergessen sie nicht, wie jeder weiß, erinnern sie sich',
  ),
  doers: words('kunden kunde kundin gäste gast besucher leute firmen firma mitarbeiter lieferanten du'),
}
