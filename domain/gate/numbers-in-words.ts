/** Numbers, units and money as they are said, brought to one form. */
import { numberAt, type ReadNumber } from '#domain/language/number-words.ts'
import { germanNumber } from './german-numbers.ts'
import { romanceNumber } from './romance-numbers.ts'
import type { Vocabulary } from './vocabulary/vocabulary.ts'
import type { Word } from './words.ts'

/** `two hundred and forty-eight` is one word with a value. */
export function withNumbers(words: readonly Word[], { code }: Vocabulary): Word[] {
  const found: Word[] = []
  const plain = words.map(({ key, number }) => (number === undefined ? key : String(number)))
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at] as Word // below the length
    const read = word.key.endsWith('th') && word.number !== undefined ? undefined : numberIn(plain, at, code)
    if (!read || (read.length === 1 && word.number !== undefined)) {
      found.push(word)
      continue
    }
    const end = breakWithin(words, at, read.length)
    if (end < read.length) {
      found.push(word)
      continue
    }
    const taken = words.slice(at, at + read.length)
    found.push({
      key: `#${read.value}${read.isOrdinal ? 'th' : ''}`,
      raw: taken.map(({ raw }) => raw).join(' '),
      after: word.after,
      number: read.value,
    })
    at += read.length - 1
  }
  return found
}

function numberIn(words: readonly string[], at: number, code: string): ReadNumber | undefined {
  if (code === 'de') return germanNumber(words[at] ?? '')
  return code === 'fr' || code === 'es' ? romanceNumber(words, at, code) : numberAt(words, at)
}

/** `two, twenty` are two numbers. */
function breakWithin(words: readonly Word[], at: number, length: number): number {
  for (let next = 1; next < length; next += 1) if (words[at + next]?.after) return next
  return length
}

/** A sign stands before its number and is said behind it. */
export function withSigns(words: readonly Word[]): Word[] {
  const found = [...words]
  for (const [at, sign] of words.entries()) {
    const number = words[at + 1]
    if (sign.raw === '' && number?.number !== undefined)
      found.splice(at, 2, { ...number, after: sign.after }, { ...sign, after: '' })
  }
  return found
}

/** A unit has one name, in one number: `minutes` is `minute`, but only beside a number. */
export const withUnits = (words: readonly Word[], { units }: Vocabulary): Word[] =>
  words.map((word, at) => {
    const unit = words[at - 1]?.number !== undefined && !word.after ? units.get(word.key) : undefined
    return unit ? { ...word, key: unit } : word
  })

/** `nineteen eighty-seven` and `twenty twelve`. */
export function withYears(words: readonly Word[]): Word[] {
  const found: Word[] = []
  for (const word of words) {
    const last = found.at(-1)
    if (!last || !isYear(last, word)) found.push(word)
    else {
      const number = (last.number ?? 0) * 100 + (word.number ?? 0)
      found.splice(-1, 1, { ...last, key: `#${number}`, raw: `${last.raw} ${word.raw}`, number })
    }
  }
  return found
}

function isYear(century: Word, rest: Word): boolean {
  const isSpelled = !/\d/.test(century.raw + rest.raw) && !rest.after && !century.key.endsWith('th')
  const [first, second] = [century.number ?? 0, rest.number ?? 0]
  return isSpelled && first >= 11 && first <= 20 && second >= 10 && second <= 99
}

const coins = new Set(['pence', 'penny'])
const isCurrency = (key: string | undefined) => key === 'pound' || key === 'dollar' || key === 'euro'

/** `four pounds twenty` is `£4.20`; `30 pence` is `£0.30`. */
export function withMoney(words: readonly Word[]): Word[] {
  const found: Word[] = []
  for (const word of words) {
    const [number, unit] = [found.at(-2), found.at(-1)]
    const isRest =
      word.number !== undefined &&
      !word.after &&
      isCurrency(unit?.key) &&
      unit?.raw !== '' &&
      Number.isInteger(number?.number) &&
      word.number >= 5 &&
      word.number < 100 &&
      Number.isInteger(word.number)
    if (isRest && number) {
      number.number = ((number.number ?? 0) * 100 + (word.number ?? 0)) / 100
      Object.assign(number, { key: `#${number.number}`, raw: `${number.raw} ${unit?.raw} ${word.raw}` })
    } else if (coins.has(word.key) && unit?.number !== undefined) {
      unit.number /= 100
      unit.key = `#${unit.number}`
      found.push({ ...word, key: 'pound' })
    } else found.push(word)
  }
  return found
}

/** `2 ½ hours`. */
export const withFractions = (text: string) =>
  text.replace(
    /(\d+)?\s?([½¼¾])/gu,
    (_, whole = '0', part) => `${Number(whole) + (fractions.get(part) ?? 0)}`,
  )
const fractions = new Map([
  ['½', 0.5],
  ['¼', 0.25],
  ['¾', 0.75],
])
