import { inWords } from '#domain/language/number-words.ts'
import { digitsInWords, yearInWords } from './english-numbers.ts'
import type { Rule } from './rule.ts'

const streets = new Map(
  Object.entries({
    st: 'Street', rd: 'Road', ave: 'Avenue', dr: 'Drive', ln: 'Lane', blvd: 'Boulevard', hwy: 'Highway', ct: 'Court', pl: 'Place',
    pkwy: 'Parkway', sq: 'Square', ter: 'Terrace', cres: 'Crescent', cir: 'Circle',
  }),
) // biome-ignore format: pairs read best in rows
const directions = new Map(Object.entries({ N: 'North', S: 'South', E: 'East', W: 'West' }))
const short = [...streets.keys()].join('|')
const street = `${short}|${[...streets.values()].join('|')}|Way|Walk|Hill|Parade|Row|Close|Mews|Gardens|Broadway`
const word = "\\p{L}[\\p{L}.'’-]*"
const named = `(?:(?:${word}|\\d+(?:st|nd|rd|th)) ){1,4}(?:${street})\\b`

/** As people say the number of a house: 3116 in pairs, and what is longer figure by figure. */
function numberOfHouse(digits: string): string {
  if (digits.length < 4) return inWords(Number(digits))
  return digits.length === 4 ? yearInWords(digits).replace('and ', '') : digitsInWords(digits)
}

/** Only behind the number of a house: `Dr. Jain` is none of these. */
export const englishPlaces: readonly Rule[] = [
  {
    form: new RegExp(
      `(?<=(?<![\\d.,£$€])\\b\\d{1,5}[a-z]? (?:${word} |\\d+(?:st|nd|rd|th) ){1,4})(${short})\\b\\.?(?=,|$| (?:Suite|Ste|Unit|Apt|in)\\b)`,
      'iu',
    ),
    say: ([, written = '']) => streets.get(written.toLowerCase()),
    examples: [
      ['67 Enterprise Dr., Monroe', 'sixty-seven Enterprise Drive, Monroe'],
      ['5900 Balcones Dr, Austin', 'fifty-nine hundred Balcones Drive, Austin'],
      ['14228 Midway Rd, Dallas', 'one four two two eight Midway Road, Dallas'],
    ],
  },
  {
    form: new RegExp(`(?<=\\b\\d{1,5} )([NSEW])\\.?(?= ${named})`, 'iu'),
    say: ([, written = '']) => directions.get(written),
    examples: [['3116 W Main St, Alhambra', 'thirty-one sixteen West Main Street, Alhambra']],
  },
  {
    form: new RegExp(`(?<![\\d.,£$€])\\b(\\d{1,5})([a-z])?(?= (?:[NSEW]\\.? )?${named})`, 'iu'),
    say: ([, digits = '', letter = '']) =>
      `${numberOfHouse(digits)}${letter ? ` ${letter.toUpperCase()}` : ''}`,
    examples: [
      ['542 Burnley Road', 'five hundred and forty-two Burnley Road'],
      ['111 S. Main St.', 'one hundred and eleven South Main Street'],
      ['12a High Street', 'twelve A High Street'],
    ],
  },
  { form: /\bSte\.?(?= ?\d| [A-Z]\b)/, say: () => 'Suite', examples: [['Ste 4, Brea', 'Suite four, Brea']] },
  {
    form: /(?<=\b(?:unit|building|suite|ste|flat|apartment|apt|room) )(\d{1,4})([a-z])\b/i,
    say: ([, digits = '', letter = '']) => `${inWords(Number(digits))} ${letter.toUpperCase()}`,
    examples: [
      ['Building 24a', 'Building twenty-four A'],
      ['Suite 301G', 'Suite three hundred and one G'],
    ],
  },
]
