import { frenchWeights } from './french-weights.ts'
import type { Vocabulary } from './vocabulary.ts'
import { list, pairs, words } from './weight.ts'

export const french: Vocabulary = {
  code: 'fr',
  isKnown: true,
  marks: [' ', ','],
  to: 'à',
  perCent: ['pour', 'cent'],
  units:
    pairs(`kg: kilogram, kilo: kilogram, kilos: kilogram, kilogramme: kilogram, kilogrammes: kilogram, km: kilometre, kilomètre: kilometre, kilomètres: kilometre,
    cm: centimetre, centimètres: centimetre, mm: millimetre, millimètres: millimetre, m: metre, mètre: metre, mètres: metre, g: gram, gramme: gram, grammes: gram,
    ml: millilitre, cl: centilitre, l: litre, litres: litre, min: minute, mn: minute, minutes: minute, h: hour, heure: hour, heures: hour, jour: day, jours: day,
    semaine: week, semaines: week, mois: month, an: year, ans: year, année: year, années: year, euros: euro, eur: euro, centime: cent, centimes: cent,
    hectare: hectare, hectares: hectare, ha: hectare, degrés: degree, livres: pound, dollars: dollar, personnes: personne`),
  shortForms: pairs('env: environ'),
  shortEnds: new Map(),
  shortStarts: pairs(
    `l': le, d': de, n': ne, s': se, j': je, m': me, t': te, c': ce, qu': que, jusqu': jusque, lorsqu': lorsque, puisqu': puisque, quoiqu': quoique`,
  ),
  // `Le vend` is not `vend`: an article may be somebody.
  light: new Set(),
  definite: new Set(),
  indefinite: new Set(),
  yes: words('oui absolument certainement évidemment volontiers'),
  no: words('non jamais pas aucunement hélas malheureusement'),
  we: pairs('nous: we, notre: our, nos: ours, nôtre: our-s, nôtres: our-s'),
  they: pairs('ils: we, elles: we, leur: our|us, leurs: ours, eux: we'),
  i: pairs('je: i, me: me, moi: me-s, mon: my, ma: my, mes: mine'),
  he: pairs('il: i, elle: i, lui: me-s, son: my, sa: my, ses: mine'),
  asTheirs: pairs('nos: leurs, notre: leur, mes: leurs, mon: leur, ma: leur'),
  place: pairs('ici: là'),
  // Verbs say who does it.
  areVerbsShifted: true,
  agreement: [
    ['-ons', '-ent'],
    ['-ons', '-ont'],
    ['-ions', '-aient'],
    ['sommes', 'sont'],
    ['avons', 'ont'],
    ['faisons', 'font'],
    ['pouvons', 'peuvent'],
    ['voulons', 'veulent'],
    ['devons', 'doivent'],
    ['venons', 'viennent'],
    ['tenons', 'tiennent'],
    ['prenons', 'prennent'],
    ['apprenons', 'apprennent'],
    ['comprenons', 'comprennent'],
    ['recevons', 'reçoivent'],
    ['achetons', 'achètent'],
    ['suis', 'est'],
    ['ai', 'a'],
    ['fais', 'fait'],
  ],
  ownVerbs: [],
  notOwnVerbs: new Set(),
  impersonal: list(
    'il y a, il y avait, il y aura, il faut, il fallait, il faudra, il se agit, il est possible, il est temps, il reste, il existe, il pleut, il pleuvait',
  ),
  pointers:
    list(`il, elle, ils, elles, lui, celui-ci, celle-ci, ceux-ci, celui ci, celle ci, ceux ci, celles ci, cela, ça, ce dernier, cette dernière, ces derniers, ces dernières,
    ce est pourquoi, ce est ainsi, ce est là, ce est alors, ce est donc, puis, ensuite, alors, donc, ainsi, mais, et, ou, or, car, en effet, par conséquent, cependant, pourtant, toutefois,
    en revanche, au contraire, sinon, là, dès lors, depuis lors, grâce à cela, pour cela, son, sa, ses, leur, leurs, tous deux, toutes deux, ces, cette, cet, les autres, le autre, la autre, un de eux, aucun de eux`),
  pronouns: words('il elle ils elles lui eux celui celle ceux celles cela ça'),
  subjects: words('nous ils elles il elle vous je tu on'),
  openers: words(
    'personne le la les un une notre nos leur leurs son sa ses chaque tous toutes si qui quand environ',
  ),
  joints: words('et mais'),
  links: words('donc alors'),
  reasons: words('parce car'),
  fronts:
    words(`en dans à au aux sur sous si quand lorsque pendant durant avant après dès depuis jusque pour par avec sans entre chez hors contre vers selon malgré outre grâce
    souvent parfois généralement habituellement normalement certains certaines quelques plusieurs beaucoup seul seule seuls seules sauf aujourd'hui actuellement tant une-fois lors près autour`),
  limitsAbove: list(
    'bientôt, prochainement, prévu, prévue, jusque, ancien, ancienne, anciens, anciennes, fermé, fermée, complet, épuisé, épuisée, réservé aux, réservé aux membres, le an dernier, année dernière, à venir',
  ),
  says: words(
    'dit disait disent raconte racontait écrit écrivait explique expliquait affirme promet pense assure',
  ),
  sources: list(
    'ils disent que, ils disent, elles disent que, le site dit que, le site dit, leur site dit que, leur site dit, on lit que',
  ),
  common:
    words(`le la les un une des du de d l au aux à en dans sur pour par avec et ou mais est sont était étaient être été a ont avait avaient avoir
    ce cet cette ces que qui quoi dont où il elle ils elles on nous vous je tu se ne pas plus son sa ses leur leurs notre nos votre vos mon ma mes y lui
    comment quand pourquoi oui non très aussi même tout comme si fait faire peut`),
  columns: new Map([
    ['prix', ['coûte', 'coûtent']],
    ['tarif', ['coûte', 'coûtent']],
    ['poids', ['pèse', 'pèsent']],
    ['durée', ['dure', 'durent']],
    ['', ['coûte', 'coûtent']],
  ]),
  free: words('gratuit gratuite offert'),
  weights: frenchWeights,
  praise: {
    who: words('on ils elles les tout tous toutes chacun personne rien ça cela clients gens'),
    what: list(
      `adore*, aiment, toujours, jamais, parfait*, regrett*, merveilleu*, excellent*, formidable*, content*, ravi*, satisfait*, déçu*, déçoi*, recommand*, confiance, vaut, valent, plaint, plaignent, problème*, le meilleur, la meilleure, marche`,
    ),
  },
  mentions: list(
    'rappelez vous, souvenez vous, pensez à, imaginez, ne oubliez pas, notez que, retenez que, sachez que, comme chacun sait, comme vous savez, comme on le sait',
  ),
  doers: words(
    'clients client cliente clientes visiteurs invités convives gens entreprises fournisseurs salariés vous tu auditeurs',
  ),
}
