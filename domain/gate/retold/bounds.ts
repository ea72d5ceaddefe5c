/** What bounds a number: about, from and up to, before it and behind it. */
import { finderOf } from '#domain/gate/phrases.ts'
import { list } from '#domain/gate/vocabulary/weight.ts'
import type { Word } from '#domain/gate/words.ts'
import { isOpenEnded } from './open-ended.ts'
import { nounAt } from './units.ts'

export type Bound = 'about' | 'low' | 'high'

const before: Readonly<Record<Bound, readonly string[]>> = {
  about:
    list(`about, around, roughly, approximately, approx, nearly, almost, circa, close to, just over, just under, some,
    etwa, rund, ungefähr, circa, knapp, fast, environ, presque, à peu près, unos, unas, aproximadamente, casi, cerca de`),
  low: list(`from, at least, minimum of, minimum is, minimum, starting at, starts at, starting from, start at, upwards of, more than, over,
    above, between, zwischen, ab, mindestens, mehr als, über, wenigstens, à partir de, au moins, plus de, desde, al menos, más de, a partir de`),
  high: list(`up to, at most, no more than, not more than, never more than, less than, fewer than, under, within, maximum, maximum of,
    below, as much as, bis zu, höchstens, weniger als, unter, jusqu'à, au plus, moins de, hasta, como máximo, menos de`),
}
const after: Readonly<Record<Bound, readonly string[]>> = {
  about: list('or so, ish, give or take, more or less, something, or thereabouts'),
  low: list('or more, and more, and up, upwards, minimum, at least, and over, to 0'),
  high: list('or less, or fewer, and under, or under, at most, maximum, tops, and no more, at the most'),
}
/** `For four guests or fewer`, `250 transactions a month and up`: behind what is counted. */
const behindNoun: Readonly<Record<Bound, readonly string[]>> = {
  about: [],
  low: list('or more, and up, and over, or over, or older'),
  high: list('or less, or fewer, and under, or under, or younger'),
}

export function boundsOf(words: readonly Word[], at: number, end: number, unit: string): Set<Bound> {
  // `Within the first thirty days` bounds the thirty.
  if (words[at]?.key.endsWith('th')) return new Set()
  const front = words.slice(Math.max(0, at - 4), at)
  const isBound = (bound: Bound) =>
    finderOf(before[bound])(front).some(
      ({ at: found, length, phrase }) =>
        // Nothing but an article, a currency or the first of two numbers stands between.
        front
          .slice(found + length)
          .every(({ key, after: mark }) => !mark && /^(?:a|an|the|of|#1th)$/.test(key)) &&
        isBoundHere(phrase, unit, words[at]?.number ?? 0, words[end]) &&
        !isTurned(front[found - 1]?.key ?? '', phrase),
    ) ||
    (bound === 'low' && [at + 1, end].some((place) => isOpenEnded(words, place))) ||
    isBoundBehind(bound, words, end)
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

/** `For 3 days and up to 60` leaves the three as they are. */
function isBoundBehind(bound: Bound, words: readonly Word[], end: number): boolean {
  const isRight = finderOf(after[bound])(words.slice(end, end + 3)).some(
    ({ at, length }) => at === 0 && !words[end]?.after.includes('.') && words[end + length]?.key !== 'to',
  )
  return (
    isRight ||
    finderOf(behindNoun[bound])(words.slice(end, end + 6)).some(({ at, length }) => {
      const [next, counted] = [words[end + at + length], words.slice(end, end + at)]
      return next?.key !== 'to' && next?.number === undefined && isCounted(counted)
    })
  )
}

/** `Guests`, `transactions a month`. */
const isCounted = ([noun, per, time, ...more]: readonly Word[]) =>
  noun !== undefined &&
  more.length === 0 &&
  [noun, per, time].every((word) => !word?.after && word?.number === undefined) &&
  (per === undefined || (/^(?:a|an|per|pro)$/.test(per.key) && time !== undefined))

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

const isNumber = ({ number }: Word) => number !== undefined

/** `No more than twelve` is at most. */
const isTurned = (last: string, phrase: string) =>
  phrase === 'up to' ? risers.has(last) : /^(?:no|not|never) (?:more|less) than$/.test(`${last} ${phrase}`)

/** `It went up to four in five` tells where it came to. */
const risers = new Set(
  'went gone rise rises rose risen grow grows grew climb climbed jump jumped come came'.split(' '),
)

/** `Over seven years` is a while, `from six` an hour, and `a stove from 1961` of that year. */
function isBoundHere(phrase: string, unit: string, value: number, next: Word | undefined): boolean {
  if (phrase === 'over') return !times.has(unit)
  if (phrase === 'from' || phrase === 'ab' || phrase === 'desde')
    return (
      (money.has(unit) || (!unit && value > 12 && !isYear(value))) &&
      next?.key !== 'to' &&
      !voices.has(next?.key ?? '')
    )
  return true
}

/** `5.0 from 48 reviews` tells where it comes from. */
const voices = new Set(
  'reviews ratings votes answers customers clients guests people stimmen bewertungen kunden avis clients opiniones'.split(
    ' ',
  ),
)

export const isYear = (value: number): boolean => value >= 1500 && value < 2100

export const money: ReadonlySet<string> = new Set(['pound', 'dollar', 'euro', 'pence'])
const times: ReadonlySet<string> = new Set(
  'minute hour day week month year stunde tag woche monat jahr'.split(' '),
)
