import { inWords } from '#domain/language/number-words.ts'
import { englishOrdinal, yearInWords } from './english-numbers.ts'
import type { Rule } from './rule.ts'

const dayNames = new Map(
  Object.entries({
    mon: 'Monday',
    tue: 'Tuesday',
    wed: 'Wednesday',
    thu: 'Thursday',
    fri: 'Friday',
    sat: 'Saturday',
    sun: 'Sunday',
  }),
)
const day = '(mon|tue|wed|thu|fri|sat|sun)(?:day|s|sday|nesday|rs|rsday|urday)?s?\\.?'
const months = 'January|February|March|April|May|June|July|August|September|October|November|December'
const half = '\\s?([ap])\\.?(?:m\\b\\.?)?(?![\\p{L}\\d])'
const nameOf = (short = '') => dayNames.get(short.slice(0, 3).toLowerCase()) ?? short

/** Half past four; a half of the day only where it is written. */
function clockInWords(hour = '', minutes = '', part = ''): string {
  const [hours, rest] = [Number(hour) % 12 || 12, Number(minutes)]
  const late = part ? part.toLowerCase() === 'p' : Number(hour) >= 13
  const said =
    rest === 0
      ? inWords(hours)
      : rest === 30
        ? `half past ${inWords(hours)}`
        : `${inWords(hours)} ${rest < 10 ? 'oh ' : ''}${inWords(rest)}`
  if (!part && Number(hour) < 13) return rest === 0 ? `${said} o'clock` : said
  const when = !late ? 'in the morning' : Number(hours) % 12 < 6 ? 'in the afternoon' : 'in the evening'
  return hours === 12 && rest === 0 && late ? 'noon' : `${said} ${when}`
}

export const englishTime: readonly Rule[] = [
  {
    form: /\b24\s?\/\s?7(?:\s?\/\s?365)?\b/,
    say: () => 'twenty-four seven',
    examples: [['24/7', 'twenty-four seven']],
  },
  {
    form: new RegExp(`\\b${day}\\s?(?:[-–—]|\\b(?:to|thru|through)\\b)\\s?${day}(?![\\p{L}])`, 'iu'),
    say: ([, first, last]) => `${nameOf(first)} to ${nameOf(last)}`,
    examples: [
      ['Mon–Fri', 'Monday to Friday'],
      ['Tuesday - Thursday', 'Tuesday to Thursday'],
      ['Mon to Sat', 'Monday to Saturday'],
    ],
  },
  {
    form: /\b(Mon|Tues?|Weds?|Thu(?:rs?)?|Fri|Sat|Sun)\.?(?=,? (?:\d{1,2}(?::\d\d)? ?[ap]|\d{1,2}[:.]\d\d|(?:and|&) (?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)))/,
    say: ([, written]) => nameOf(written),
    examples: [['Sat 9am–1pm', 'Saturday nine in the morning to one in the afternoon']],
  },
  {
    form: new RegExp(
      `\\b(\\d{1,2})(?:[:.](\\d\\d))?(?:\\s?[ap]\\.?m?\\.?)?\\s?[-–—]\\s?(\\d{1,2})(?:[:.](\\d\\d))?${half}`,
      'iu',
    ),
    say: ([all, from, fromMinutes, to, toMinutes, part]) => {
      const first = /^\S*?\d\s?([ap])/i.exec(all.split(/[-–—]/)[0] ?? '')?.[1]
      return `${clockInWords(from, fromMinutes, first).replace(" o'clock", '')} to ${clockInWords(to, toMinutes, part)}`
    },
    examples: [
      ['8a–4:30p', 'eight in the morning to half past four in the afternoon'],
      ['9:30am–12:30pm', 'half past nine in the morning to half past twelve in the afternoon'],
      ['5-10pm', 'five to ten in the evening'],
    ],
  },
  {
    form: new RegExp(`\\b(\\d{1,2})(?:[:.](\\d\\d))?${half}`, 'iu'),
    say: ([all, hour, minutes, part]) =>
      /m|\d[ap]$/i.test(all) ? clockInWords(hour, minutes, part) : undefined,
    examples: [
      ['6:30am', 'half past six in the morning'],
      ['5 p.m.', 'five in the afternoon'],
    ],
  },
  {
    form: /\b([01]?\d|2[0-3]):([0-5]\d)\s?[-–—]\s?([01]?\d|2[0-3]):([0-5]\d)\b/,
    say: ([, from, fromMinutes, to, toMinutes]) =>
      `${clockInWords(from, fromMinutes).replace(" o'clock", '')} to ${clockInWords(to, toMinutes)}`,
    examples: [['09:00 - 17:30', 'nine to half past five in the afternoon']],
  },
  {
    form: /\b([01]?\d|2[0-3]):([0-5]\d)\b/,
    say: ([, hour, minutes]) => clockInWords(hour, minutes),
    examples: [['18:00', 'six in the evening']],
  },
  {
    form: new RegExp(
      `(?:\\bthe )?\\b(\\d{1,2})(?:st|nd|rd|th)?(?: of)? (${months})\\b(?:,? ((?:1[6-9]|20)\\d\\d))?`,
    ),
    say: ([, date, month, year]) =>
      `the ${englishOrdinal(date)} of ${month}${year ? ` ${yearInWords(year)}` : ''}`,
    examples: [['14 June 2024', 'the fourteenth of June twenty twenty-four']],
  },
  {
    form: new RegExp(`\\b(${months}) (\\d{1,2})(?:st|nd|rd|th)?(?!\\d)(?:,? ((?:1[6-9]|20)\\d\\d))?`),
    say: ([, month, date, year]) => `${month} ${englishOrdinal(date)}${year ? `, ${yearInWords(year)}` : ''}`,
    examples: [['March 3, 2019', 'March third, twenty nineteen']],
  },
  {
    form: /\b((?:1[6-9]|20)\d)0[’']?s\b/,
    say: ([, decade]) => {
      const said = yearInWords(`${decade}0`)
      return said.endsWith('y') ? `${said.slice(0, -1)}ies` : `${said}s`
    },
    examples: [
      ['1990s', 'nineteen nineties'],
      ["1960's", 'nineteen sixties'],
    ],
  },
  {
    form: /(?<![\d.,£$€₹#/-]|(?:No\.?|model|route|room) )((?:1[6-9]|20)\d\d)(?:\s?[-–—]\s?((?:1[6-9]|20)\d\d))?(?![\d%°/]|[.,]\d|\+|\s?(?:kg|g|km|m|miles|people|customers|square|sq|ft|feet|lbs?|hours|litres|gallons|units|homes|families|members|projects|jobs|students|patients|guests|bottles|acres)\b)/i,
    say: ([, from = '', to]) => `${yearInWords(from)}${to ? ` to ${yearInWords(to)}` : ''}`,
    examples: [
      ['in 2016', 'in twenty sixteen'],
      ['1987–2009', 'nineteen eighty-seven to two thousand and nine'],
      ['since 1905', 'since nineteen oh five'],
    ],
  },
]
