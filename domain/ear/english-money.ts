import { inWords } from '#domain/language/number-words.ts'
import type { Rule } from './rule.ts'

const currencies = new Map([
  ['£', ['pound', 'pounds', 'pence']],
  ['$', ['dollar', 'dollars', 'cents']],
  ['€', ['euro', 'euros', 'cents']],
  ['₹', ['rupee', 'rupees', 'paise']],
])
const sizes = new Map([
  ['k', 'thousand'],
  ['m', 'million'],
  ['mn', 'million'],
  ['million', 'million'],
  ['b', 'billion'],
  ['bn', 'billion'],
  ['billion', 'billion'],
  ['thousand', 'thousand'],
])
const amount = '\\d{1,3}(?:,\\d{2,3})+(?:\\.\\d{1,2})?|\\d+(?:\\.\\d{1,2})?'
const size = '(?:\\s?(?:million|billion|thousand)\\b|(?:k|mn|m|bn|b)\\b)?'
const sign = '(?:US|CA|AU|NZ)?([£$€₹])'

/** £4.20 is four pounds twenty, £0.30 thirty pence, $1.2M one point two million dollars. */
function moneyInWords(mark: string, digits: string, scale = ''): string {
  const [one = '', many = '', coins = ''] = currencies.get(mark) ?? []
  const value = Number(digits.replaceAll(',', ''))
  const big = sizes.get(scale.trim().toLowerCase())
  if (big) return `${inWords(value)} ${big} ${many}`
  const [units, rest] = [Math.floor(value), Math.round((value - Math.floor(value)) * 100)]
  if (units === 0 && rest > 0) return `${inWords(rest)} ${coins}`
  return [inWords(units), units === 1 ? one : many, ...(rest > 0 ? [inWords(rest)] : [])].join(' ')
}

const bare = (words: string) => words.replace(/ (?:pounds?|dollars?|euros?|rupees?)$/, '')

export const englishMoney: readonly Rule[] = [
  {
    form: new RegExp(
      `${sign}\\s?(${amount})(${size})\\s?[-–—]\\s?(?:US)?[£$€₹]?\\s?(${amount})(${size})`,
      'i',
    ),
    say: ([, mark = '', low = '', lowSize = '', high = '', highSize = '']) =>
      `${bare(moneyInWords(mark, low, lowSize || highSize))} to ${moneyInWords(mark, high, highSize)}`,
    examples: [
      ['$185–$285', 'one hundred and eighty-five to two hundred and eighty-five dollars'],
      ['£5-10', 'five to ten pounds'],
      ['$1-2 million', 'one million to two million dollars'],
    ],
  },
  {
    form: new RegExp(`${sign}\\s?(${amount})(${size})(\\+)?`, 'i'),
    say: ([, mark = '', digits = '', scale = '', plus]) =>
      `${plus ? 'more than ' : ''}${moneyInWords(mark, digits, scale)}`,
    examples: [
      ['£4.20', 'four pounds twenty'],
      ['$4500', 'four thousand five hundred dollars'],
      ['$150M+', 'more than one hundred and fifty million dollars'],
      ['$10K', 'ten thousand dollars'],
      ['£0.30', 'thirty pence'],
      ['from £48', 'from forty-eight pounds'],
      ['₹1,50,000', 'one hundred and fifty thousand rupees'],
    ],
  },
  {
    form: /(?<![\d.,])(\d{1,3}(?:[.,]\d{3})*|\d+)(?:,(\d{2}))?\s?(€|£)/,
    say: ([, units = '', coins = '', mark = '']) =>
      moneyInWords(mark, `${units.replace(/[.,]/g, '')}${coins ? `.${coins}` : ''}`),
    examples: [
      ['89,00 €', 'eighty-nine euros'],
      ['1.250 €', 'one thousand two hundred and fifty euros'],
    ],
  },
  {
    form: /(?<![\w.,:–-]|[£$€])(\d{1,3}(?:\.\d)?)p\b(?!\.?m)/,
    say: ([, coins]) => `${inWords(Number(coins))} pence`,
    examples: [['30p', 'thirty pence']],
  },
  {
    form: /\s?\/\s?(?=(?:month|mo|year|yr|week|day|hour|hr|user|person|seat|night|visit|item|page|lesson|session|class|head|guest|kg|lb|unit|ea|each)\b)/i,
    say: () => ' per ',
    examples: [['$90/month', 'ninety dollars per month']],
  },
]
