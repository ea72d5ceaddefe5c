/** Whether a sentence stands there from its first letter to its last. */
import { countWords } from '#domain/language/sentences.ts'
import { count, type UnfitReason } from './reason.ts'

/** One breath holds so many, where commas part them. */
const mostWords = 58

/** German closes with the mark that opens in English, and many who type it open with that one, too. */
function isBalanced(sentence: string): boolean {
  const [german, others] = [count(sentence, /„/g), count(sentence, /[“”]/g)]
  const isQuoted = german > 0 ? others === german : others % 2 === 0
  return isQuoted && count(sentence, /"/g) % 2 === 0 && count(sentence, /\(/g) === count(sentence, /\)/g)
}

export const reasonsOfWhole: readonly UnfitReason[] = [
  {
    reason: 'has no end',
    isSo: (sentence) =>
      !/[.!?…]\s?["”’»)]*$/.test(sentence) || /(?:\.\.\.|…|:\s?\.)\s?["”’»)]*$/.test(sentence),
    caught: ['Our services', 'Read about the…', 'Specialities include:.'],
    spared: ['We bake.', '“It rained.”'],
  },
  {
    reason: 'has no beginning',
    isSo: (sentence) =>
      !/^["“„«‘'(¿¡]*\s?[\p{Lu}\p{N}£$€]/u.test(sentence) && !/^(?:e|i)\p{Lu}/u.test(sentence),
    caught: ['and so on.'],
    spared: ['iPads are mended here.', '¿Qué es?', '30 years later he came back.'],
  },
  {
    reason: 'is too short',
    isSo: (sentence, _, standing) =>
      countWords(sentence) < (standing === 'answer' ? 1 : 2) ||
      (countWords(sentence) < 4 && /!$/.test(sentence)),
    caught: ['Slow.', 'Hello there!'],
    spared: ['It rained.'],
  },
  {
    reason: 'is too long',
    isSo: (sentence) => countWords(sentence) > mostWords,
    caught: [`${'very '.repeat(58)}long.`],
    spared: ['It is long.'],
  },
  {
    reason: 'is a quotation that nobody signed',
    isSo: (sentence, _, standing) => standing === 'prose' && /^["“„«][^"“”„«»]*["“”»]$/u.test(sentence),
    caught: ['“They kept us advised of all costs.”'],
    spared: ['“Slow bread” is what we call it.', 'He said: “It is done.”'],
  },
  {
    reason: 'opens a quotation or a bracket that it does not close',
    isSo: (sentence) => !isBalanced(sentence),
    caught: ['He said: “It is done.', 'It rained (a lot.'],
    spared: [
      'He said: “It is done.”',
      'It rained (a lot).',
      'Er sagte: „Fertig.“',
      'Das Schild “Ofen“ blieb.',
    ],
  },
  {
    reason: 'has lost a space',
    isSo: (sentence) =>
      /\p{Ll}{2}[.!?,;:]\p{Lu}\p{Ll}|[£$€₹]\d+\p{Lu}\p{Ll}|\p{Ll}{3}\p{Lu}\p{Ll}{3}\S* \p{Ll}.*\p{Ll}{3}\p{Lu}\p{Ll}/u.test(
        sentence,
      ),
    caught: ['We care.We share it.', 'Half an hour costs $50Private lessons cost $85.'],
    spared: ['MacDonald brought an iPhone.', 'It raised $5M in 1999.'],
  },
]
