/** What has come to grief between whoever wrote it and the page. */
import type { Words } from '#production/writer/words-of.ts'
import type { Reason } from './reason.ts'

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

export const reasonsOfDamage: readonly Reason[] = [
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
