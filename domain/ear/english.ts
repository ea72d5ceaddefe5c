import { englishMoney } from './english-money.ts'
import { digitsInWords, englishOrdinal, whole } from './english-numbers.ts'
import { englishNumerals } from './english-numerals.ts'
import { englishPlaces } from './english-places.ts'
import { englishTime } from './english-time.ts'
import { englishWordRules } from './english-words.ts'
import type { Rule } from './rule.ts'

const units = new Map(
  Object.entries({
    kg: 'kilograms', g: 'grams', km: 'kilometres', cm: 'centimetres', mm: 'millimetres', ml: 'millilitres', l: 'litres', m: 'metres',
    mi: 'miles', mph: 'miles per hour', hz: 'hertz', db: 'decibels', w: 'watts', kw: 'kilowatts', mw: 'megawatts', gw: 'gigawatts', kwh: 'kilowatt hours',
    mwh: 'megawatt hours', mb: 'megabytes', gb: 'gigabytes', tb: 'terabytes', 'm²': 'square metres', 'sq m': 'square metres', 'sq ft': 'square feet',
    '°c': 'degrees Celsius', '°f': 'degrees Fahrenheit', '°': 'degrees', '%': 'percent', '”': 'inches', '″': 'inches', ft: 'feet', lb: 'pounds', lbs: 'pounds', oz: 'ounces',
    hrs: 'hours', hr: 'hours', mins: 'minutes', min: 'minutes', yrs: 'years', yr: 'years', x: 'times', '×': 'times',
  }),
) // biome-ignore format: pairs read best in rows
const unit = [...units.keys()].sort((a, b) => b.length - a.length).join('|')
const number = '\\d{1,3}(?:,\\d{3})+(?:\\.\\d+)?|\\d+(?:\\.\\d+)?'
const unitOf = (written = '', digits = '') => {
  const name = units.get(written.trim().toLowerCase()) ?? ''
  return digits === '1'
    ? name
        .replace(/^feet/, 'foot')
        .replace(/^inches/, 'inch')
        .replace(/s(?= |$)/, '')
    : name
}

export const englishRules: readonly Rule[] = [
  ...englishPlaces,
  ...englishNumerals,
  {
    form: /(?<![\d.,£$€₹/-])(?:\+\d{1,3}[ .-]?)?(?:\(\d{1,5}\)[ .-]?)?\d(?:[ .()/-]{0,2}\d){6,13}(?!\d|[.,]\d)/,
    say: ([written]) => {
      const digits = written.replace(/\D/g, '').length
      const isSpan = /^\d{4}\s?[-–]\s?\d{4}$/.test(written)
      // Nobody dials the nought in brackets behind the number of a country.
      return digits >= 8 && !isSpan
        ? digitsInWords(written.replace(/^(\+\d{1,3}[ .-]?)\(0\)/, '$1 '))
        : undefined
    },
    examples: [
      ['0117 496 0123', 'oh one one seven, four nine six, oh one two three'],
      ['(508) 619-3078', 'five oh eight, six one nine, three oh seven eight'],
      ['+44 20 7946 0958', 'plus four four, two oh, seven nine four six, oh nine five eight'],
      ['+44 (0)20 7946 0958', 'plus four four, two oh, seven nine four six, oh nine five eight'],
    ],
  },
  ...englishMoney,
  ...englishTime,
  {
    form: new RegExp(
      `(?<![\\d.,])(${number})\\s?[-–—]\\s?(${number})(?:\\s?(${unit})(?![\\p{L}\\d²]))?`,
      'iu',
    ),
    say: ([, low = '', high = '', name = '']) =>
      `${whole(low)} to ${whole(high)}${name ? ` ${unitOf(name)}` : ''}`,
    examples: [
      ['4–8 weeks', 'four to eight weeks'],
      ['45–55 dB', 'forty-five to fifty-five decibels'],
      ['60–70%', 'sixty to seventy percent'],
      ['2–3× faster', 'two to three times faster'],
    ],
  },
  {
    form: new RegExp(
      `(?<![\\d.,])(${number})\\s?[x×]\\s?(${number})(?:\\s?[x×]\\s?(${number}))?(?:\\s?(${unit})(?![\\p{L}\\d²]))?`,
      'iu',
    ),
    say: ([, one, other, third, name = '']) =>
      `${[one, other, third].filter(Boolean).map(whole).join(' by ')}${name ? ` ${unitOf(name)}` : ''}`,
    examples: [['10x14', 'ten by fourteen']],
  },
  {
    form: new RegExp(`(?<![\\d.,])(${number})\\s?(${unit})(\\+)?(?![\\p{L}\\d²])`, 'iu'),
    say: ([, digits = '', name = '', plus]) =>
      `${plus ? 'more than ' : ''}${whole(digits)} ${unitOf(name, digits)}`,
    examples: [
      ['900 g', 'nine hundred grams'],
      ['98.7%', 'ninety-eight point seven percent'],
      ['0 °F', 'zero degrees Fahrenheit'],
      ['20+ yrs', 'more than twenty years'],
      ['4× more', 'four times more'],
    ],
  },
  {
    form: /(?<=\b(?:ages?|aged|adults|strictly|children|kids|guests)(?: of)? )(\d{1,2})\+|(?<![\d.,])(16|18|21)\+(?! ?[\p{L}\d])/iu,
    say: ([, aged, old]) => `${whole(aged ?? old)} and over`,
    examples: [
      ['ages 5+', 'ages five and over'],
      ['This event is 18+.', 'This event is eighteen and over.'],
    ],
  },
  {
    form: /\+ ?(?=VAT\b)/,
    say: () => 'plus ',
    examples: [['£15 (+VAT)', 'fifteen pounds, plus V A T,']],
  },
  {
    form: new RegExp(`(?<![\\d.,])(${number})([MKk])?\\+(?:\\s?(yrs))?`),
    say: ([, digits, size, name]) =>
      `more than ${whole(digits)}${size === 'M' ? ' million' : size ? ' thousand' : ''}${name ? ' years' : ''}`,
    examples: [
      ['17+ towns', 'more than seventeen towns'],
      ['10K+ customers', 'more than ten thousand customers'],
    ],
  },
  {
    form: /\b(\d{1,3})(?:st|nd|rd|th)\b/,
    say: ([, digits]) => englishOrdinal(digits),
    examples: [['the 21st time', 'the twenty-first time']],
  },
  {
    form: /(?<![\d.,/])(\d+)? ?([½¼¾])|(?<![\d.,/])(\d+) (1\/2|1\/4|3\/4)(?!\d)|(?<![\d.,/])(1\/2|1\/4|3\/4)(?! ?\d|\d)/,
    say: ([, units, sign, other, fraction, alone]) => {
      const part = new Map([
        ['½', 'a half'],
        ['¼', 'a quarter'],
        ['¾', 'three quarters'],
        ['1/2', 'a half'],
        ['1/4', 'a quarter'],
        ['3/4', 'three quarters'],
      ]).get(sign ?? fraction ?? alone ?? '')
      const wholePart = units ?? other
      return wholePart ? `${whole(wholePart)} and ${part}` : part
    },
    examples: [
      ['1½ hours', 'one and a half hours'],
      ['3 1/2 miles', 'three and a half miles'],
    ],
  },
  { form: /\b1:1(?=s?\b)/, say: () => 'one-to-one', examples: [['1:1s', 'one-to-ones']] },
  { form: /(?<=^|\s)#(?=\d)/, say: () => 'number ', examples: [['#1', 'number one']] },
  { form: /(?<=^|\s)~(?=\d)/, say: () => 'about ', examples: [['~10', 'about ten']] },
  {
    form: new RegExp(`(?<![\\w.,/]|\\p{L}-)(${number})(?![\\w]|[.,]\\d)`, 'u'),
    say: ([, digits]) => whole(digits),
    examples: [
      ['61,400 parcels', 'sixty-one thousand four hundred parcels'],
      ['0.40 each', 'zero point four each'],
      ['Founded by 3', 'Founded by three'],
    ],
  },
  ...englishWordRules,
]
