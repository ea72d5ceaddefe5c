/** Figures as they are said: their value, what they count, and what bounds them. */
import { finderOf } from '#domain/gate/phrases.ts'
import { list } from '#domain/gate/vocabulary/weight.ts'
import type { Word } from '#domain/gate/words.ts'
import { isOpenEnded } from './open-ended.ts'
import { nounAt, unitAt } from './units.ts'

export type Bound = 'about' | 'low' | 'high'

export type Figure = {
  value: number
  /** What is measured: `pound`, `hour`; nothing where a thing is counted. */
  unit: string
  at: number
  /** Behind its unit. */
  end: number
  isOrdinal: boolean
  /** An hour of the day. */
  isClock: boolean
  /** What is counted, where its noun stands right behind it. */
  noun: string
  bounds: ReadonlySet<Bound>
}

const before: Readonly<Record<Bound, readonly string[]>> = {
  about:
    list(`about, around, roughly, approximately, approx, nearly, almost, circa, close to, just over, just under, some,
    etwa, rund, ungefähr, circa, knapp, fast, environ, presque, à peu près, unos, unas, aproximadamente, casi, cerca de`),
  low: list(`from, at least, minimum of, minimum, starting at, starts at, starting from, start at, upwards of, more than, over,
    above, between, zwischen, ab, mindestens, mehr als, über, wenigstens, à partir de, au moins, plus de, desde, al menos, más de, a partir de`),
  high: list(`up to, at most, no more than, not more than, never more than, less than, fewer than, under, within, maximum, maximum of,
    below, as much as, bis zu, höchstens, weniger als, unter, jusqu'à, au plus, moins de, hasta, como máximo, menos de`),
}
const after: Readonly<Record<Bound, readonly string[]>> = {
  about: list('or so, ish, give or take, more or less, something, or thereabouts'),
  low: list('or more, and more, and up, upwards, minimum, at least, and over, to 0'),
  high: list('or less, or fewer, at most, maximum, tops, and no more, at the most'),
}

export function figuresIn(words: readonly Word[]): Figure[] {
  return words.flatMap((word, at): Figure[] => {
    if (word.number === undefined) return []
    const whole = withHalf(words, at)
    const { unit, end } = unitAt(words, whole.end)
    const isOrdinal = word.key.endsWith('th')
    return [
      {
        ...{ value: whole.value, unit, at, end, isOrdinal },
        isClock: isClock(words, at, end),
        noun: unit ? '' : nounAt(words, end),
        bounds: boundsOf(words, at, end, unit),
      },
    ]
  })
}

/** `Four in the afternoon`, `8:30`, `ten o'clock`. */
const isClock = (words: readonly Word[], at: number, end: number) =>
  /^\d{1,2}:\d\d$/.test(words[at]?.raw ?? '') ||
  /^(?:in the (?:morning|afternoon|evening)|o'clock|am\b|pm\b|uhr\b|at night|o clock)/.test(
    words
      .slice(end, end + 3)
      .map(({ key }) => key)
      .join(' '),
  )

/** `Two and a half hours`, `a day and a half`. */
function withHalf(words: readonly Word[], at: number): { value: number; end: number } {
  const value = words[at]?.number ?? 0
  const [and, a, half] = words.slice(at + 1, at + 4).map(({ key }) => key)
  return and === 'and' && a === 'a' && half === 'half'
    ? { value: value + 0.5, end: at + 4 }
    : { value, end: at + 1 }
}

function boundsOf(words: readonly Word[], at: number, end: number, unit: string): Set<Bound> {
  const front = words.slice(Math.max(0, at - 4), at)
  const back = words.slice(end, end + 3)
  const isBound = (bound: Bound) =>
    finderOf(before[bound])(front).some(
      ({ at: found, length, phrase }) =>
        // Nothing but an article, a currency or the first of two numbers stands between.
        front.slice(found + length).every(({ key, after: mark }) => !mark && /^(?:a|an|the|of)$/.test(key)) &&
        isBoundHere(phrase, unit, words[at]?.number ?? 0, words[end]),
    ) ||
    (bound === 'low' && isOpenEnded(words, end)) ||
    finderOf(after[bound])(back).some(({ at: found }) => found === 0 && !back[0]?.after.includes('.'))
  // `From 26 to 58 minutes` is what was and what is, and no range.
  const isChange = changesAt(words, at)
  const found = (['about', 'low', 'high'] as const).filter(
    (bound) => (!isChange || bound === 'about') && isBound(bound),
  )
  const last = words[at - 1]?.key
  const isUpper =
    (last === 'to' || last === 'and' || last === 'und') &&
    words.slice(Math.max(0, at - 4), at - 1).some(isNumber)
  const isBetween = words
    .slice(Math.max(0, at - 6), at)
    .some(({ key }) => key === 'between' || key === 'zwischen')
  return new Set([
    ...found,
    ...(isUpper && !isChange && (isBetween || (last === 'to' && (unit || nounAt(words, end))))
      ? (['high'] as const)
      : []),
  ])
}

function changesAt(words: readonly Word[], at: number): boolean {
  const from = words.findLastIndex(({ key }, i) => key === 'from' && i < at && i >= at - 8)
  const to = words.findIndex(({ key }, i) => key === 'to' && i > from && i <= from + 8)
  return (
    from >= 0 &&
    to > 0 &&
    // `From £340 up to £460` is a range.
    words[to - 1]?.key !== 'up' &&
    words.slice(to + 1, to + 3).some(isNumber) &&
    (at < to ? from >= at - 4 : to >= at - 3)
  )
}

/** `Their reply is two words`: whoever speaks counts what was just said. */
export const countsWords = ({ noun }: Figure): boolean => ofText.has(noun)
const ofText = new Set(
  'word words letter letters syllable syllables wort worte wörter silbe silben buchstabe buchstaben'.split(
    ' ',
  ),
)

const isNumber = ({ number }: Word) => number !== undefined

/** `Over seven years` is a while, and `from six` an hour. */
function isBoundHere(phrase: string, unit: string, value: number, next: Word | undefined): boolean {
  if (phrase === 'over') return !times.has(unit)
  if (phrase === 'from' || phrase === 'ab' || phrase === 'desde')
    return (money.has(unit) || (!unit && value > 12)) && next?.key !== 'to'
  return true
}

export const money: ReadonlySet<string> = new Set(['pound', 'dollar', 'euro', 'pence'])
const times: ReadonlySet<string> = new Set(
  'minute hour day week month year stunde tag woche monat jahr'.split(' '),
)

const minutes = new Map([
  ['minute', 1],
  ['hour', 60],
  ['day', 1440],
  ['week', 10080],
  ['month', 43800],
  ['year', 525600],
])

/** Thirty-six hours are a day and a half. */
export function isSameAmount(one: Figure, other: Figure): boolean {
  // Four bakers are not four in the afternoon.
  if ((one.isClock && other.noun) || (other.isClock && one.noun)) return false
  if (one.unit === other.unit || !one.unit || !other.unit) return one.value === other.value
  const [a, b] = [minutes.get(one.unit), minutes.get(other.unit)]
  return a !== undefined && b !== undefined && one.value * a === other.value * b
}
