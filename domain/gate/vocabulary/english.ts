import { englishWeights } from './english-weights.ts'
import type { Vocabulary } from './vocabulary.ts'
import { list, pairs, words } from './weight.ts'

export const english: Vocabulary = {
  code: 'en',
  isKnown: true,
  marks: [',', '.'],
  to: 'to',
  perCent: ['per', 'cent'],
  units: pairs(`kg: kilogram, kilograms: kilogram, kilogram: kilogram, km: kilometre, kilometres: kilometre,
    cm: centimetre, centimetres: centimetre, mm: millimetre, millimetres: millimetre, millimeter: millimetre, millimeters: millimetre, centimeter: centimetre, centimeters: centimetre, ml: millilitre, g: gram,
    grams: gram, lb: pound-weight, lbs: pound-weight, mi: mile, miles: mile, min: minute, mins: minute,
    minutes: minute, hr: hour, hrs: hour, hours: hour, days: day, weeks: week, months: month, years: year,
    pounds: pound, quid: pound, gbp: pound, dollars: dollar, usd: dollar, euros: euro, eur: euro, p: pence,
    pc: percent, metres: metre, meters: metre, meter: metre, litres: litre, liters: litre, degrees: degree`),
  shortForms:
    pairs(`won't: will not, can't: can not, cannot: can not, shan't: shall not, let's: let us, it's: it is, that's: that is,
    there's: there is, here's: here is, what's: what is, who's: who is, where's: where is, how's: how is, he's: he is,
    she's: she is, nobody's: nobody is, somebody's: somebody is, everybody's: everybody is, anybody's: anybody is,
    someone's: someone is, everyone's: everyone is, nothing's: nothing is, everything's: everything is, dozen: twelve`),
  shortStarts: new Map(),
  shortEnds: pairs("n't: not, 're: are, 've: have, 'll: will, 'm: am"),
  light: words('a an the'),
  definite: words('the'),
  indefinite: words('a an'),
  yes: words('yes absolutely certainly definitely sure indeed yep yeah course'),
  no: words('no never nope not'),
  we: pairs('we: we, us: us, our: our, ours: ours, ourselves: ourselves'),
  they: pairs('they: we, them: us, their: our, theirs: ours, themselves: ourselves'),
  i: pairs('i: i, me: me, my: my, mine: mine, myself: myself'),
  he: pairs(`he: i, she: i, him: me, her: me|my, his: my|mine, hers: mine, himself: myself, herself: myself`),
  asTheirs: pairs('our: their, my: their, we: they, us: them'),
  place: pairs('here: there'),
  areVerbsShifted: false,
  ownVerbs: [],
  notOwnVerbs: new Set(),
  impersonal: list('this is the office of, this is the home of, this is the website of, this is the shop of'),
  agreement: [
    ['-', '-s'],
    ['-', '-es'],
    ['-y', '-ies'],
    ['am', 'is'],
    ['are', 'is'],
    ['were', 'was'],
    ['have', 'has'],
  ],
  pointers:
    list(`he, she, it, they, him, her, his, its, their, them, this, that, these, those, such, 0 of them, one of them,
    0 were, 0 was, 0 are, 0 have, 0 has, 0 had, neither, each of them, both of them, none of them, all of them, most of them,
    some of them, half of them, many of them, the other, the others, the other one, the other ones, the latter, the former,
    then, so, therefore, afterwards, after that, before that, because of that, that is why, but, and, or, instead,
    otherwise, however, theirs, only then, from there, until then, since then, in that, at that, 0 of those, of those,
    of these, with it, with this, a third of them, at the end, at the time, in the year after, after a year, on friday, on thursday`),
  pronouns: words('he she it they him her his its them this these those theirs hers'),
  subjects: words('we they he she it you i there'),
  openers: words(
    'nobody everybody neither a an the about most some this that these those his her its their our every each one if what who when',
  ),
  joints: words('and but'),
  links: words('so'),
  reasons: words('because'),
  fronts:
    words(`of below above beyond despite besides inside like near off per through upon via against among along across around behind
    beneath beside into onto out instead according in on at if when while before after until till unless during since for from by under over with without
    within once because although though as to some most many few half only except usually sometimes often
    currently today between outside inside last next at`),
  limitsAbove: list(
    'coming soon, soon, planned, until, former, formerly, closed, sold out, last year, members only, not yet',
  ),
  says: words('says said say tells told writes wrote explains explained thinks thought promises recalls'),
  sources: list(
    'they say, they say that, the website says, the website says that, their website says, their website says that',
  ),
  common:
    words(`a an the of to in on at by for with from as is are was were be been am do does did have has had
    can could will would may might shall should must and or but so if it its they them their theirs we us our you
    your i me my he she his her him this that these those there here what which who when where why how not no yes
    any some more most very just also then than too get got one least really actually even`),
  columns: new Map([
    ['price', ['costs', 'cost', 'is', 'for']],
    ['cost', ['costs', 'cost']],
    ['fee', ['costs', 'cost']],
    ['weight', ['weighs', 'weigh']],
    ['duration', ['takes', 'take', 'lasts', 'last']],
    ['time', ['takes']],
    ['length', ['lasts']],
    ['size', ['is']],
    ['', ['costs', 'cost', 'is', 'for']],
  ]),
  free: words('free'),
  weights: englishWeights,
  praise: {
    who: words('it they people everybody everyone nobody customers clients guests everything nothing'),
    what: list(`love, loves, adore, rave, worth, always, never, perfect, perfectly, works, complain*, come back, regret*,
      amazing, wonderful, great, excellent, happy, problem*, delicious, disappoint*, recommend*, trust*, the best, go wrong`),
  },
  mentions:
    list(`remember, remember that, think of, imagine, do not forget, don't forget, keep in mind, picture, bear in mind,
    start with, note that, as you know, as everybody knows`),
  doers:
    words(`customers customer clients client guests guest visitors visitor people companies company business
    businesses listeners listener staff employees owners suppliers you`),
}
