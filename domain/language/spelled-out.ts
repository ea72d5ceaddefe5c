import { own } from '#domain/own.ts'

/** What is written short after a number or in another country's way, written out. */

const unitNames: Record<string, string> = {
  kg: 'kilograms',
  km: 'kilometres',
  cm: 'centimetres',
  mm: 'millimetres',
  ml: 'millilitres',
  g: 'grams',
  mi: 'miles',
  min: 'minutes',
  mins: 'minutes',
  hr: 'hours',
  hrs: 'hours',
  mph: 'miles per hour',
  L: 'litres',
  l: 'litres',
  W: 'watts',
  kW: 'kilowatts',
  MW: 'megawatts',
  GW: 'gigawatts',
  kWh: 'kilowatt hours',
  MWh: 'megawatt hours',
  GWh: 'gigawatt hours',
  TWh: 'terawatt hours',
  MB: 'megabytes',
  GB: 'gigabytes',
  TB: 'terabytes',
  'm²': 'square metres',
  'sq m': 'square metres',
  'sq ft': 'square feet',
  '°C': 'degrees Celsius',
  '°F': 'degrees Fahrenheit',
  '°': 'degrees',
}

const longestFirst = Object.keys(unitNames).sort((a, b) => b.length - a.length)

const measure = new RegExp(
  `(?<![\\d.,])(\\d[\\d.,]*)\\s?(${longestFirst.join('|')})(?![\\p{L}\\d²])(?!\\.\\d)`,
  'gu',
)

/** `€1.250,00`, `89,95 €` and `€89,-`; a comma in `€1,250` parts thousands. */
const decimalComma =
  /(?:(?<=€\s?)|(?<![\d.,])(?=[\d.,]+\s?€))(?:(\d{1,3}(?:\.\d{3})+)(?:,(\d{2}))?|(\d+),(\d{2}|-))(?![\d,.]?\d)/g

/** `42.000 m²` is forty-two or forty-two thousand, and `12-11-2025` one of two days: nobody may guess. */
export const isAmbiguous = (text: string) => withoutAmbiguous(text) !== text
/** What may be read in two ways supports neither, but itself as it is written: as a word of its own. */
export const withoutAmbiguous = (text: string) =>
  [ambiguousNumber, ambiguousDay].reduce((left, pattern) => left.replace(pattern, asWord), text)
/** Letters that no ending of a word has. */
const asWord = (number: string) =>
  `ambiguous${number.replace(/\D/g, 'p').replace(/\d/g, (digit) => 'bcfghjklmn'.charAt(Number(digit)))}`
const ambiguousNumber = /(?<![\d.,€]|€\s)[1-9]\d{0,2}\.\d{3}(?![\d.,]|\s?€)/g
const ambiguousDay = /\b\d{1,2}[-/.]\d{1,2}[-/.](?:19|20)?\d\d\b/g

/** `SEK 410m`, `1.0x`: what a voice makes of it, nobody knows. */
export const isUnspeakable = (spoken: string) => /(?<![\p{L}\d-])\d[\d.,]*\p{Ll}{1,2}(?!\p{L})/u.test(spoken)

/** `12,2 metres` and `0,08 %`; `3,4` of nothing may be two numbers. */
const decimalOfUnit =
  /(?<![\d.,])(\d{1,3}),(\d{1,2})(?=\s?(?:%|percent\b|per cent\b|met(?:re|er)s?\b|tonn?es?\b|lit(?:re|er)s?\b|m\b|m²|kg\b|km\b))/g

export const spelledOut = (text: string): string =>
  text
    .replace(
      decimalComma,
      (_, thousands = '', cents = '', whole = '', coins = '') =>
        `${thousands.replaceAll('.', '')}${whole}.${(cents + coins).replace('-', '') || '00'}`,
    )
    .replace(decimalOfUnit, '$1.$2')
    .replace(
      measure,
      (_, digits, unit) => `${digits} ${digits === '1' ? one(own(unitNames, unit)) : own(unitNames, unit)}`,
    )
    .replace(/(\d)\s?[x×]\s?(?=\d)/g, '$1 by ')
    .replace(/(\d)M\b/g, '$1 million')

/** `1 kg` is one of them. */
const one = (units = '') => units.replace(/s(?= |$)/, '').replace(/^feet/, 'foot')
