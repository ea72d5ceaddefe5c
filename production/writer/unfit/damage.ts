/** What has come to grief between whoever wrote it and the page. */
import { countWords } from '#domain/language/sentences.ts'
import type { Words } from '#production/writer/words-of.ts'
import { shareOfSmallWords, tongues } from '#reader/tongues.ts'
import type { UnfitReason } from './reason.ts'

const vowels = /[aeiouyàáâäæèéêëìíîïòóôöœùúûüýÿ]/i

/** Small letters that stand alone; behind a number they are a unit, and before a point they are short for something. */
const alone = /(?<![\p{L}\p{N}.'’/&+(‑-]|\d\s)\p{Ll}{1,3}(?![\p{L}\p{N}.'’/&+)‑-])/gu

/** `we o er nd`: fonts lose letters that are one sign in print, and hands lose others. */
const hasLostLetters = (sentence: string, { loneLetters, unvoiced }: Words) =>
  (sentence.match(alone) ?? []).some((part) =>
    part.length === 1 ? !loneLetters.is(part) : !vowels.test(part) && !unvoiced.is(part),
  )

/** `Staffing Services We take care of hiring`: who speaks stands in the middle, with a capital and nothing before it. */
const runsOnFromHeading = (sentence: string, { firstPerson, nounsAreLarge }: Words) =>
  !nounsAreLarge &&
  [...sentence.matchAll(/(?<=[\p{L}\p{N}] )(\p{Lu}\p{Ll}+)(?= \p{Ll})/gu)].some(([word]) =>
    firstPerson.is(word),
  )

/** `(environmental/outdoor education)`, `(by examination)`: meant for the eye only. */
const holdsAside = (sentence: string, { asides }: Words) =>
  [...sentence.matchAll(/\(([^)]*)\)/g)].some(
    ([, aside = '']) => /\p{Ll}{3}\/\p{Ll}{3}/u.test(aside) || asides.startOf(aside) !== undefined,
  )

const [leastOfTongue, mostOfOwn, leastWords] = [0.3, 0.12, 8]
/** One voice reads one language: a website in two of them repeats itself in the other. */
const isForeign = (sentence: string, { code }: Words) =>
  countWords(sentence) >= leastWords &&
  shareOfSmallWords(sentence, tongues.get(code) ?? new Set()) < mostOfOwn &&
  [...tongues].some(
    ([tongue, small]) => tongue !== code && shareOfSmallWords(sentence, small) > leastOfTongue,
  )

export const reasonsOfDamage: readonly UnfitReason[] = [
  {
    reason: 'has lost a name',
    isSo: (sentence) => /\p{Lu}\p{Ll}+ of (?:is|are|was|has|have) /u.test(sentence),
    caught: ['The Roof Offices of is a practice in Halden.'],
    spared: ['What the house is made of is slate.', 'The Halden of 1987 was small.'],
  },
  {
    reason: 'goes on without a beginning',
    isSo: (sentence) => /\p{Ll}{5}(?<!approx)[.!?] \p{Ll}{3}/u.test(sentence),
    caught: ['The forest stays closed. hildren come by themselves.'],
    spared: ['It opens at 9 a.m. each day.', 'We mend approx. ten clocks.'],
  },
  {
    reason: 'shows its markup',
    isSo: (sentence) => /&(?:#\d+|[a-z]{2,8});/i.test(sentence),
    caught: ['They came on time &emdash; and stayed.', 'Slate &#8211; and oak.'],
    spared: ['Slate & oak; nothing else.', 'R&D; and then some.'],
  },
  {
    reason: 'has lost letters',
    isSo: (sentence, words, standing) => standing !== 'step' && hasLostLetters(sentence, words),
    caught: ['That is why we o er easy ways to pay.', 'We teach in London nd the towns around it.'],
    spared: [
      'A van of 3 t and a drill of 12 mm came by train.',
      'He is a roofer, and so am I.',
      'Nr. 5 is the mill (e.g. for rye).',
      "It's Ned's vs. mine.",
      'Bring your child(s) coat.',
      'A pool of 3 x 4 metres.',
    ],
  },
  {
    reason: 'goes on from a heading without a point',
    isSo: runsOnFromHeading,
    caught: ['Roof Services We take care of slates and gutters.'],
    spared: [
      'In Halden we mend roofs.',
      'Everybody in Halden says We Are Rye bakes best.',
      'He said: We mend it.',
    ],
  },
  {
    reason: 'is written in another language',
    isSo: isForeign,
    caught: ['Wir sind für Sie da und freuen uns auf den Besuch in der Mühle.'],
    spared: [
      'Our mill in Halden is open on all days of the week.',
      'Halden slate, Norwick lead, Elm copper, Ashby oak: four yards.',
    ],
  },
  {
    reason: 'has brackets that cannot be heard',
    isSo: holdsAside,
    caught: ['He is a fellow (by examination) of the guild.', 'She teaches (environmental/outdoor) studies.'],
    spared: [
      'The Guild of Roofers (GOR) was founded in 1901.',
      'We open in March (and close when the snow comes).',
      'She offers nitrous oxide (laughing gas).',
    ],
  },
]
