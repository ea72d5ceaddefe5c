/** Different ways to write the same thing, brought to one: $90/mo, 90 dollars a month. */

import { spelledOut, withoutAmbiguous } from '#domain/language/spelled-out.ts'
import { own } from '#domain/own.ts'

const weekdays = 'monday tuesday wednesday thursday friday saturday sunday'.split(' ')
const months = 'january february march april may june july august september october november december'.split(
  ' ',
)

/** In this order: later ones meet what earlier ones made. */
const rewritings: readonly (readonly [RegExp, string | ((...found: string[]) => string)])[] = [
  [/[’‘`]/g, "'"],
  [/[“”«»„]/g, '"'],
  [/\bwon't\b/g, 'will not'],
  [/\bcan't\b|\bcannot\b/g, 'can not'],
  [/n't\b/g, ' not'],
  [/'re\b/g, ' are'],
  [/'ve\b/g, ' have'],
  [/'ll\b/g, ' will'],
  [/'d\b/g, ' would'],
  [/'m\b/g, ' am'],
  [/\blet's\b/g, 'let us'],
  [/\b(it|that|here|there|what|who|where|how|he|she)'s\b/g, '$1 is'],
  [/&/g, ' and '],
  [/\b(\d{1,2})(?:[:.](\d{2}))?\s*([ap])\.?m\b\.?/g, (_, hour, minute, half) => clock(hour, minute, half)],
  [/\b([01]?\d|2[0-4]):([0-5]\d)\b/g, (_, hour, minute) => clock(hour, minute)],
  [
    /(?:\bus\$|\busd|\$)\s*(\d+(?:,\d{3})*(?:\.\d+)?)( (?:million|billion|thousand)\b|k\b|m\b|bn?\b)?/g,
    money('dollar'),
  ],
  [
    /(?:£|\bgbp)\s*(\d+(?:,\d{3})*(?:\.\d+)?)( (?:million|billion|thousand)\b|k\b|m\b|bn?\b)?/g,
    money('pound'),
  ],
  [
    /(?:€|\beur)\s*(\d+(?:,\d{3})*(?:\.\d+)?)( (?:million|billion|thousand)\b|k\b|m\b|bn?\b)?/g,
    money('euro'),
  ],
  [/(\d)\s*€/g, '$1 euro'],
  [/(\d)p\b/g, '$1 pence'],
  [/(\d)\s*%|\bper cent\b/g, (_, digit) => `${digit ?? ''} percent`],
  [/(\d)\s*[-–—]\s*(?=[\d@])/g, '$1 to '],
  [/\b(pound|dollar|euro)\s*[-–—]\s*(?=\d)/g, '$1 to '],
  [/(\d)\s*\+/g, '$1 or more'],
  [
    /(\d)\s*(kg|km|cm|mm|ml|g|mi|lb|min|mins|hrs?|sq)\b/g,
    (_, digit, unit) => `${digit} ${own(units, unit) ?? unit}`,
  ],
  [
    /\b(mon|tue|tues|wed|thu|thur|thurs|fri|sat|sun|tu|th|mo|we|fr|sa|su)\b(?=\.?\s*(?:[-–—:,]|to\b|and\b|\d|@))/g,
    day,
  ],
  [/\b(mon|tue|wed|thu|fri|sat|sun)\b/g, day],
  [/\b(noon|midnight)\s*[-–—]\s*(?=@)|(@\d+:\d\d)\s*[-–—]\s*(?=noon|midnight)/g, '$1$2 to '],
  [/([a-z]{3,}day)\s*[-–—]\s*(?=[a-z]+day)/g, '$1 to '],
  [/\b(jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)\b\.?(?=\s*\d)/g, (_, name) => month(name)],
  [/\bdaily\b/g, 'day'],
  [/\bweekly\b/g, 'week'],
  [/\bmonthly\b|(?<=\/)mo\b/g, 'month'],
  [/(?<=\/ ?)hr\b/g, 'hour'],
  [/\byearly\b|\bannually\b|(?<=\/)yr\b/g, 'year'],
  [/\bup to\b/g, 'upto'],
  [/\bat least\b|\bno less than\b|\bno fewer than\b/g, 'atleast'],
  [/\bat most\b|\bno more than\b/g, 'atmost'],
  [/\bor more\b/g, 'ormore'],
  [/\bused to\b/g, 'usedto'],
  [/\b(?:as long as|provided that|provided)\b/g, 'if'],
  [/\b(?:more than|above)(?= [\d@a-z])/g, 'over'],
  [/\b(?:less than|fewer than|below)(?= [\d@a-z])/g, 'under'],
  [/\b(?:around|roughly|approximately|approx\.?)(?= \d| [a-z]+)/g, 'about'],
  [/\bhalf past ([a-z]+|\d+)/g, '$1 thirty'],
  [/-(?=\p{L})/gu, ' '],
]

const units: Record<string, string> = {
  kg: 'kilogram',
  km: 'kilometre',
  cm: 'centimetre',
  mm: 'millimetre',
  ml: 'millilitre',
  g: 'gram',
  mi: 'mile',
  lb: 'pound',
  min: 'minute',
  mins: 'minute',
  hr: 'hour',
  hrs: 'hour',
}

export function plainText(text: string): string {
  return rewritings
    .reduce(
      // replace() takes a pattern or a function; TypeScript wants to know which.
      (plain, [what, by]) => (typeof by === 'string' ? plain.replace(what, by) : plain.replace(what, by)),
      spelledOut(withoutAmbiguous(text)).normalize('NFKC').toLowerCase(),
    )
    .replace(/ {2,}/g, ' ')
}

function clock(hour = '', minute = '00', half?: string): string {
  const base = Number(hour) % (half ? 12 : 24)
  return `@${half === 'p' ? base + 12 : base}:${minute}`
}

const sizes: Record<string, string> = { k: ' thousand', m: ' million', b: ' billion', bn: ' billion' }

function money(currency: string) {
  return (_: string, amount?: string, size = '') => `${amount}${own(sizes, size) ?? size} ${currency}`
}

function day(found: string): string {
  return weekdays.find((name) => name.startsWith(found.slice(0, found.length < 3 ? 2 : 3))) ?? found
}

const month = (found = '') => months.find((name) => name.startsWith(found.slice(0, 3))) ?? found
