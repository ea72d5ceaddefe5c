/** Figures as they are said: their value, what they count, and what bounds them. */
import type { Word } from '#domain/gate/words.ts'
import { type Bound, boundsOf } from './bounds.ts'
import { nounAt, unitAt } from './units.ts'

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

/** `Their reply is two words`: whoever speaks counts what was just said. */
export const countsWords = ({ noun }: Figure): boolean => ofText.has(noun)
const ofText = new Set(
  'word words letter letters syllable syllables wort worte wörter silbe silben buchstabe buchstaben'.split(
    ' ',
  ),
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
