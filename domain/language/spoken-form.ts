/** Text as a voice should meet it: numbers, money, times and units in words. */
import { own } from '#domain/own.ts'
import { inWords, ordinalInWords } from './number-words.ts'
import { spelledOut } from './spelled-out.ts'

const months = 'January|February|March|April|May|June|July|August|September|October|November|December'

const weekday = '(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)(?:day|sday|nesday|rsday|urday)?s?'
const weekdays = new RegExp(`\\b(${weekday})\\s?[-–—]\\s?(?=${weekday}\\b)`, 'g')
const times = /(\d\s?[ap]\.?m\.?|\bnoon|\bmidnight|\d:\d\d)\s?[-–—]\s?(?=\d|noon|midnight)/gi

const rewritings: readonly (readonly [RegExp, (...found: string[]) => string])[] = [
  [/[“”]/g, () => '"'],
  [/[’‘]/g, () => "'"],
  [/[\u00a0\u2009\u202f]/g, () => ' '],
  [/\p{Extended_Pictographic}\uFE0F?/gu, () => ''],
  [/\s*&\s*/g, () => ' and '],
  [weekdays, (_, day) => `${day} to `],
  [times, (_, time) => `${time} to `],
  // `Within thirty (30) days`
  [
    /\b(\p{L}+) \((\d{1,3})\)/gu,
    (all, word, digits) => (inWords(Number(digits)) === word ? word : (all ?? '')),
  ],
  [/\s*\(([^()]*)\)/g, (_, inner) => `, ${inner},`],
  [/(\d)\s?[-–—]\s?(?=[£$€]?\d)/g, (_, digit) => `${digit} to `],
  [/\s+[–—-]{1,2}\s+|(?<=\p{L})—(?=\p{L})|(?<!\d)\s\/\s/gu, () => ', '],
  [/\b24\/7(?:\/365)?\b/g, () => 'twenty-four seven'],
  [/\b1:1(?=s?\b)/g, () => 'one-to-one'],
  [
    /\b(\d{1,2})(?:[:.](\d{2}))?\s*([ap])\.?m\b\.?(?!\w)/gi,
    (_, hour, minute, half) => timeInWords(hour, minute, half),
  ],
  [
    new RegExp(`(?:\\bthe )?\\b(\\d{1,2})(?:st|nd|rd|th)?(?: of)? (${months})\\b`, 'g'),
    (_, day, month) => `the ${ordinalInWords(Number(day))} of ${month}`,
  ],
  [
    new RegExp(`\\b(${months}) (\\d{1,2})(?:st|nd|rd|th)?\\b`, 'g'),
    (_, month, day) => `${month} ${ordinalInWords(Number(day))}`,
  ],
  [/\b([01]?\d|2[0-3]):([0-5]\d)\b/g, (_, hour, minute) => timeInWords(hour, minute)],
  [
    /(\b[Aa]n? )([£$€])(\d+(?:,\d{3})*)(?= [a-z])/g,
    (_, article, sign, amount) => `${article}${number(amount)} ${currency(sign)}`,
  ],
  [
    /([£$€])\s?(\d+(?:,\d{3})*(?:\.\d+)?)(?:( million| billion)\b|(k|m|bn?)\b)?/gi,
    (_, sign, amount, size, short) =>
      moneyInWords(sign ?? '', amount ?? '', size ?? own(shortSizes, short?.toLowerCase() ?? '')),
  ],
  [/(\d+(?:,\d{3})*(?:\.\d+)?)\s?€/g, (_, amount) => moneyInWords('€', amount ?? '')],
  [/(\d)\s?(?:%|per cent\b)/g, (_, digit) => `${digit} percent`],
  [
    /\s?\/\s?(month|mo|year|week|day|hour|user|person|seat|delivery|class|session|night|visit|bag|piece|item|page|lesson|kg|lb|hr|hire|placement|head|guest|pair|box|load|pallet|order|word|minute|mile|km)\b/gi,
    (_, unit = '') => ` per ${own(shortTimes, unit.toLowerCase()) ?? unit}`,
  ],
  [/(\d)\+/g, (_, digit) => `${digit} or more`],
  [/(?<![\w.,£])(\d{1,3}(?:\.\d+)?)p\b/g, (_, amount) => `${number(amount)} pence`],
  [/\b(\d{1,3})(?:st|nd|rd|th)\b/g, (_, digits) => ordinalInWords(Number(digits))],
  [
    /(?<![\w.,/])\d+(?:,\d{3})*(?:\.\d+)?(?![\w/]|[.,]\d)/g,
    (digits) => (isYear(digits ?? '') ? (digits ?? '') : number(digits)),
  ],
  [/(?<=\s),|,(?=,)/g, () => ''],
  [/,(?=[.!?]|$)/g, () => ''],
  [/\s+/g, () => ' '],
]

export function spokenForm(text: string): string {
  const spoken = rewritings.reduce((said, [what, by]) => said.replace(what, by), spelledOut(text)).trim()
  // The point of `6 p.m.` ends its sentence, too.
  const ended = /\.$/.test(text) ? spoken.replace(/(?<=[\p{L}\d])$/u, '.') : spoken
  return ended.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())
}

const shortSizes: Record<string, string> = { k: ' thousand', m: ' million', b: ' billion', bn: ' billion' }
const shortTimes: Record<string, string> = { mo: 'month', hr: 'hour' }
const isYear = (digits: string) => /^(?:1[5-9]|20)\d\d$/.test(digits)
const number = (digits = '') => inWords(Number(digits.replaceAll(',', '')))

const currencies: Record<string, readonly [string, string, string]> = {
  '£': ['pound', 'pounds', 'pence'],
  $: ['dollar', 'dollars', 'cents'],
  '€': ['euro', 'euros', 'cents'],
}
const currency = (sign = '') => own(currencies, sign)?.[0] ?? sign

/** `£4.20` is said `four pounds twenty`, `£0.30` `thirty pence`. */
function moneyInWords(sign: string, amount: string, size = ''): string {
  const [one, many, coins] = own(currencies, sign) ?? ['', '', '']
  const value = Number(amount.replaceAll(',', ''))
  const whole = Math.floor(value)
  const rest = Math.round((value - whole) * 100)
  if (size || (rest && amount.split('.')[1]?.length !== 2)) return `${inWords(value)}${size} ${many}`
  if (!whole && rest) return `${inWords(rest)} ${coins}`
  const unit = whole === 1 ? one : many
  return rest ? `${inWords(whole)} ${unit} ${inWords(rest)}` : `${inWords(whole)} ${unit}`
}

function timeInWords(hour = '', minute = '00', half?: string): string {
  const isLate = half ? /p/i.test(half) : Number(hour) >= 12
  const clock = Number(hour) % 12 || 12
  const minutes = Number(minute) ? ` ${Number(minute) < 10 ? 'oh ' : ''}${inWords(Number(minute))}` : ''
  const hours = (clock % 12) + (isLate ? 12 : 0)
  // Without a half of the day, seven may be either.
  if (!half && Number(hour) > 0 && Number(hour) < 13 && !/^0/.test(hour))
    return `${inWords(clock)}${minutes || " o'clock"}`
  const part = hours < 12 ? 'in the morning' : hours < 18 ? 'in the afternoon' : 'in the evening'
  return `${inWords(clock)}${minutes} ${part}`
}
