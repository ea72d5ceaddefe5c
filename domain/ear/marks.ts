/** What every language writes and none says, or says as a pause. */
import type { Rule } from './rule.ts'

/** Digit by digit, as a number to call is written; a comma is a breath. */
export const byDigits = (number: string, plus: string) =>
  number
    .replace(/\D+/g, ' ')
    .trim()
    .split(' ')
    .map((part) => [...part].join(' '))
    .join(', ')
    .replace(/^/, number.startsWith('+') ? `${plus} ` : '')

export const marks: readonly Rule[] = [
  {
    form: /["“”„«»*™®©★☆]|\p{Extended_Pictographic}\uFE0F?/u,
    say: () => '',
    examples: [
      ['„gut“', 'gut'],
      ['«buen» pan', 'buen pan'],
    ],
  },
  { form: /\s?\(/, say: () => ', ', examples: [['bois (huilé)', 'bois, huilé,']] },
  { form: /\)/, say: () => ',', examples: [] },
  { form: /\s[–—-]\s|\s?;\s?/, say: () => ', ', examples: [['gut – und alt', 'gut, und alt']] },
]
