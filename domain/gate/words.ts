/** A text as words that can be compared: numbers by their value, money and units by one name, short forms written out. */
import { remembering } from '#domain/remembering.ts'
import { withFractions, withMoney, withNumbers, withSigns, withUnits, withYears } from './numbers-in-words.ts'
import { type Vocabulary, vocabularyOf } from './vocabulary/vocabulary.ts'

export type Word = {
  /** Equal keys are the same word: `#4.2`, `pound`, `bake`. */
  key: string
  /** As it stands in the text. */
  raw: string
  /** The marks before it: `,`, `. `, `: `, or nothing. */
  after: string
  number?: number
}

const pieces = /[£$€]?\d+(?:[.,:]\d+)*|[\p{L}\p{M}]+(?:['’][\p{L}]+)*|[^\s\p{L}\p{M}\d]/gu
/** Soft hyphens and the like, which hide one word in another. */
const unseen = /\p{Cf}/gu
/** `1 250` is one number. */
const gapInNumber = /(?<=(?<![\d,.])\d{1,3}(?: \d{3})*) (?=\d{3}(?!\d))/g
/** Marks that say nothing, and marks that are words. */
const marks = new Map([
  ['%', 'percent'],
  ['&', 'and'],
  ['+', 'plus'],
  ['£', 'pound'],
  ['$', 'dollar'],
  ['€', 'euro'],
])
const currencies = new Map([
  ['£', 'pound'],
  ['$', 'dollar'],
  ['€', 'euro'],
])
const scales = new Map([
  ['k', 1e3],
  ['m', 1e6],
  ['bn', 1e9],
])
const ordinalEnds = new Set(['st', 'nd', 'rd', 'th'])

/** `8.00 - 18.00 Uhr`. */
const germanHours = /\b(\d{1,2})\.([0-5]\d)(?=(?:\s*(?:[-–]|bis)\s*\d{1,2}[.:][0-5]\d)?\s*Uhr\b)/gu

/** `9 p.m.` */
const halfDays = /(?<=\d\s?)([ap])\.\s?m\b\.?/giu
/** `.2 mm`. */
const bareDecimal = /(?<![\p{L}\d.)])(?=\.\d)/gu

/** The gate asks for the words of the same sentences again and again. */
const wordsByLanguage = remembering((both) => {
  const end = both.indexOf(' ')
  return readWords(both.slice(end + 1), vocabularyOf(both.slice(0, end)))
}, 500_000)

export const wordsOf = (text: string, language: string): readonly Word[] =>
  wordsByLanguage(`${language.split(' ')[0]} ${text}`)

function readWords(given: string, vocabulary: Vocabulary): readonly Word[] {
  const found: Word[] = []
  let after = ''
  const plain = withFractions(given)
    .normalize('NFKC')
    .replace(unseen, '')
    .replace(germanHours, '$1:$2')
    .replace(halfDays, '$1m')
  const text = vocabulary.marks[0] === ' ' ? plain.replace(gapInNumber, '') : plain.replace(bareDecimal, '0')
  for (const { 0: raw, index } of text.matchAll(pieces)) {
    const isWord = /[\p{L}\d]/u.test(raw)
    const isGlued = index > 0 && /\d/.test(text.charAt(index - 1))
    if (!isWord && !marks.has(raw)) {
      // A hyphen between numbers is a range, between letters it is nothing.
      const isRange =
        (raw === '-' || raw === '–') &&
        /[\d£$€]/.test(text.charAt(index + 1)) &&
        found.at(-1)?.number !== undefined
      if (isRange) found.push({ key: vocabulary.to, raw, after })
      else if (raw !== '-' || text.charAt(index - 1) === ' ') after += raw
      continue
    }
    const last = found.at(-1)
    const [per, cent] = vocabulary.perCent
    if (last?.key === per && !after && raw.toLowerCase() === cent) {
      last.key = 'percent'
      continue
    }
    for (const word of spelledOut(raw, isGlued, vocabulary, found.at(-1))) {
      found.push({ ...word, after })
      after = ''
    }
  }
  return withMoney(withUnits(withYears(withSigns(withNumbers(found, vocabulary))), vocabulary))
}

type Piece = Omit<Word, 'after'>

/** One piece of a text as the words it stands for. */
function spelledOut(raw: string, isGlued: boolean, vocabulary: Vocabulary, last: Word | undefined): Piece[] {
  const small = (marks.get(raw) ?? raw).toLowerCase().replace('’', "'")
  if (/\d/.test(small)) return digits(raw, small, vocabulary)
  if (isGlued && last?.number !== undefined && isOfNumber(small, last)) return []
  const long = vocabulary.shortForms.get(small) ?? (small.includes("'") ? apart(small, vocabulary) : small)
  return long.split(' ').map((key) => ({ key, raw }))
}

/** `don't` is `do` and `not`, `n'est` is `ne` and `est`. */
function apart(word: string, { shortStarts, shortEnds }: Vocabulary): string {
  const start = [...shortStarts].find(([begin]) => word.startsWith(begin) && word.length > begin.length)
  if (start) return `${start[1]} ${word.slice(start[0].length)}`
  const found = [...shortEnds].find(([end]) => word.endsWith(end) && word.length > end.length)
  return found ? `${word.slice(0, -found[0].length)} ${found[1]}` : word
}

/** `£1.2m`, `23k` and `29th` change the number they are glued to. */
function isOfNumber(small: string, last: Word): boolean {
  const scale = small === 'm' && !currencies.has(last.raw.charAt(0)) ? undefined : scales.get(small)
  if (scale) {
    last.number = (last.number ?? 0) * scale
    last.key = `#${last.number}`
  } else if (ordinalEnds.has(small)) last.key += 'th'
  return scale !== undefined || ordinalEnds.has(small)
}

function digits(raw: string, small: string, vocabulary: Vocabulary): Piece[] {
  const currency = currencies.get(small.charAt(0))
  const plain = currency ? small.slice(1) : small
  const parts = plain.split(':')
  if (parts.length > 1)
    return parts
      .map(Number)
      .filter((part, at) => at === 0 || part > 0)
      .map((number) => ({ key: `#${number}`, raw, number }))
  const [thousands, decimal] = vocabulary.marks
  const number = Number(plain.replaceAll(thousands, '').replace(decimal, '.'))
  // `42.000` is forty-two or forty-two thousand: it supports only itself.
  const isUnclear = !currency && /^\d{1,3}\.\d{3}$/.test(plain) && thousands !== '.'
  if (isUnclear || Number.isNaN(number)) return [{ key: `#${plain}`, raw }]
  const value = { key: `#${number}`, raw, number }
  return currency ? [{ key: currency, raw: '' }, value] : [value]
}
