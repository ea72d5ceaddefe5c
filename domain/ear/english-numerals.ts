/** Numerals that look like letters, and numbers of standards, whose year is no time of day. */
import { inWords } from '#domain/language/number-words.ts'
import { englishOrdinal, whole, yearInWords } from './english-numbers.ts'
import type { Rule } from './rule.ts'

const values = new Map([...'IVXLC'].map((letter, at) => [letter, [1, 5, 10, 50, 100][at] ?? 0]))

/** Undefined: these letters are no number as Romans wrote it. */
function romanValue(letters: string): number | undefined {
  if (!/^(?:XC|XL|L?X{0,3})(?:IX|IV|V?I{0,3})$/.test(letters)) return undefined
  const each = [...letters].map((letter) => values.get(letter) ?? 0)
  return each.reduce((sum, value, at) => sum + (value < (each[at + 1] ?? 0) ? -value : value), 0)
}

const counted = 'Grade|Type|Class|Part|Phase|Level|Stage|Volume|Chapter|Category|Title|War|Act|Mark|Mk|Tier'
const kings =
  'Henry|Edward|George|Charles|Elizabeth|James|William|Richard|Louis|Philip|Napoleon|Pius|John Paul'

export const englishNumerals: readonly Rule[] = [
  {
    form: new RegExp(`(?<=\\b(?:${counted}) )(I(?=\\*| listed)|[VX]|[IVXL]{2,6})(\\*)?(?![\\p{L}\\d])`, 'iu'),
    say: ([, letters = '', star]) => {
      const value = /[a-z]/.test(letters) ? undefined : romanValue(letters)
      return value ? `${inWords(value)}${star ? ' star' : ''}` : undefined
    },
    examples: [
      ['a Grade II listed house', 'a Grade two listed house'],
      ['the part I like', 'the part I like'],
      ['grade II* listed', 'grade two star listed'],
      ['World War II', 'World War two'],
    ],
  },
  {
    form: new RegExp(`(?<=\\b(?:${kings}) )([IVX]{1,5})(?![\\p{L}\\d])`, 'u'),
    say: ([, letters = '']) => {
      const value = romanValue(letters)
      return value ? `the ${englishOrdinal(`${value}`)}` : undefined
    },
    examples: [['under Henry VIII', 'under Henry the eighth']],
  },
  {
    form: /\b(ISO|IEC|BS|DIN|IATF|AS)( EN)?[ -]?(\d{3,5})(?::((?:19|20)\d\d))?(?!\d|[,:]\d)/,
    say: ([, body = '', european, digits, year]) => {
      const name = body === 'ISO' || body === 'DIN' ? body.toLowerCase() : [...body].join(' ')
      return `${name}${european ? ' E N' : ''} ${whole(digits)}${year ? `, ${yearInWords(year)}` : ''}`
    },
    examples: [
      ['ISO9001:2015', 'iso nine thousand and one, twenty fifteen'],
      ['BS EN 1090, and', 'B S E N one thousand and ninety, and'],
    ],
  },
]
