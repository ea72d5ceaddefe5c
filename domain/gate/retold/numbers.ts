/** Numbers that nobody has given, and numbers that have lost what bounds them. */
import { shown } from '#domain/gate/checks/numbers.ts'
import { contentOf } from '#domain/gate/content.ts'
import { type Doubt, fault } from '#domain/gate/line.ts'
import type { Word } from '#domain/gate/words.ts'
import { unbounded } from './bounded.ts'
import { countsWords, type Figure, figuresIn, isSameAmount } from './figures.ts'
import { isReckoned } from './reckoned.ts'
import type { Retold } from './retold.ts'
import { withoutDigits } from './spoken.ts'
import { isSum } from './sums.ts'

export function numbers(retold: Retold): Doubt[] {
  const { digits, rest } = withoutDigits(retold.said)
  const around = figuresIn(retold.around)
  const heard = figuresIn(retold.heard)
  return [
    ...digits.flatMap((each) => telephone(each, retold)),
    ...figuresIn(rest).flatMap((figure) => {
      if (countsWords(figure) && !around.some(countsWords)) return []
      const same = around.filter((other) => isSameAmount(figure, other) || isSameHour(figure, other, retold))
      // Six weeks are not six days, though six cakes may stand beside them.
      const isMeasured = same.some(({ unit }) => unit === figure.unit)
      const isOther = around.some(
        ({ value, unit }) => unit && (value === figure.value) !== (unit === figure.unit),
      )
      const there =
        figure.unit && !isMeasured && isOther
          ? same.filter((each) => each.unit || isShort(each, retold))
          : same
      const other = there.length > 0 ? otherCount(figure, there, around, retold) : undefined
      if (other) return [other]
      return there.length > 0
        ? unbounded(figure, there, heard, { ...retold, said: rest })
        : strange(figure, rest, around, heard, retold)
    }),
  ]
}

/** `In the first ten`, of fifty minutes. */
const isShort = ({ noun, end }: Figure, { around }: Retold) =>
  !noun && !/^(?:out|in|of|o'clock)$/.test(around[end]?.key ?? '')

function telephone(digits: string, { site }: Retold): Doubt[] {
  // `+61 8 8362 2026` is 08 8362 2026 at home.
  const isHome = (text: string) =>
    text.includes('+') && digits.startsWith('0') && digits.length >= fewestAtHome
  const isThere = site.reading.passages.some(({ text }) => {
    const there = text.replace(/\D/g, '')
    return there.includes(digits) || (isHome(text) && there.includes(digits.slice(1)))
  })
  return isThere ? [] : [fault('number', `No number of the website is “${[...digits].join(' ')}”.`)]
}

const fewestAtHome = 9

/** Four in the afternoon is 16:00. */
function isSameHour(figure: Figure, other: Figure, { said, around }: Retold): boolean {
  const isClock = /^\d{1,2}:\d\d/.test(around[other.at]?.raw ?? '') || hours.has(around[other.end]?.key ?? '')
  return (
    isClock && figure.value < 13 && other.value === figure.value + 12 && !said[figure.at]?.raw.includes(':')
  )
}
const hours = new Set(['uhr', 'h', 'heures', 'horas'])

function strange(
  figure: Figure,
  said: readonly Word[],
  around: readonly Figure[],
  heard: readonly Figure[],
  retold: Retold,
): Doubt[] {
  const { value, unit, noun, at, isOrdinal } = figure
  const isEcho = said.length <= 6 || value > 12
  if (isEcho && heard.some((other) => isSameAmount(figure, other))) return []
  if (isScaled(figure, said, around) || isFactor(figure, retold)) return []
  const isOfOther =
    around.some((each) => each.value === value) || (!unit && countsOther(figure, said, retold))
  if (isReckoned(figure, retold)) return []
  if (!isOfOther && isSum(figure, [...around, ...heard], retold)) return []
  // The number of a house is beside the point.
  const other = around.find(
    (each) =>
      each.unit === unit && (unit || !noun || each.noun) && !said.some(({ number }) => number === each.value),
  )
  const isSmall = value <= 2 && Number.isInteger(value) && !unit && !/\d/.test(said[at]?.raw ?? '')
  if (isSmall && (isMore(figure, said) || !countsOther(figure, said, { ...retold, around: retold.quoted })))
    return []
  if (isOrdinal && value < 13 && !countsOther(figure, said, retold)) return []
  return [
    fault(
      'number',
      other
        ? `Your website says ${shown(retold.around, other.at)}, not ${shown(said, at)}.`
        : `No number there says “${shown(said, at)}”.`,
    ),
  ]
}

/** `Times twelve.` */
const isFactor = ({ at }: Figure, { said, speaker }: Retold) =>
  speaker === 'guest' && said.length <= 3 && at === 1 && (said[0]?.key === 'times' || said[0]?.key === 'mal')

/** `Between twenty-four and sixty thousand`. */
function isScaled({ value, end }: Figure, said: readonly Word[], around: readonly Figure[]): boolean {
  const next = said.slice(end, end + 3).find(({ number }) => number !== undefined)?.number ?? 0
  const scale = next >= 1e6 ? 1e6 : next >= 1000 ? 1000 : 100
  return next > value && around.some((other) => other.value === value * scale)
}

/** The website has this number of something else, and of this another one. */
function otherCount(
  { noun, value, at }: Figure,
  there: readonly Figure[],
  around: readonly Figure[],
  { said, around: words, site }: Retold,
): Doubt | undefined {
  const nounsOf = (figure: Figure) => contentOf(words.slice(figure.end, figure.end + 2), site.vocabulary)
  const [counted] = contentOf(said.slice(at + 1, at + 2), site.vocabulary)
  if (
    !noun ||
    !counted ||
    !there.every((each) => each.noun || each.unit) ||
    there.some((each) => nounsOf(each).has(counted))
  )
    return undefined
  const other = around.find((each) => each.value !== value && each.noun && nounsOf(each).has(counted))
  return other
    ? fault('number', `Your website says ${shown(words, other.at)}, not ${shown(said, at)}.`)
    : undefined
}

/** `One egg up`. */
const isMore = ({ end }: Figure, said: readonly Word[]) =>
  said
    .slice(end, end + 2)
    .some(({ key }) => key === 'up' || key === 'more' || key === 'extra' || key === 'mehr')

/** `One van`, where the website counts other vans. */
function countsOther({ end }: Figure, said: readonly Word[], { around, site }: Retold): boolean {
  const counted = contentOf(said.slice(end, end + 2), site.vocabulary)
  return figuresIn(around).some(
    (other) =>
      other.noun &&
      [...contentOf(around.slice(other.end, other.end + 2), site.vocabulary)].some((word) =>
        counted.has(word),
      ),
  )
}
