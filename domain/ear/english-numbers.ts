import { inWords, ordinalInWords } from '#domain/language/number-words.ts'

export const whole = (digits = '') => inWords(Number(digits.replaceAll(',', '')))

/** 2016 is twenty sixteen, 1900 nineteen hundred, 2005 two thousand and five. */
export function yearInWords(digits: string): string {
  const year = Number(digits)
  const [century, rest] = [Math.floor(year / 100), year % 100]
  if (year >= 2000 && year < 2010) return inWords(year)
  if (rest === 0) return `${inWords(century)} hundred`
  return `${inWords(century)} ${rest < 10 ? 'oh ' : ''}${inWords(rest)}`
}

export const englishOrdinal = (digits = '') => ordinalInWords(Number(digits))

const digitNames = ['oh', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine']
/** Group by group, as it is written; a comma is a breath. */
export const digitsInWords = (written: string): string =>
  (written.match(/\+?\d+/g) ?? [])
    .map((group) => [...group].map((digit) => (digit === '+' ? 'plus' : digitNames[Number(digit)])).join(' '))
    .join(', ')
