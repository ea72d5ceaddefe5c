/** Numbers that nobody has given, and that follow from those that were. */
import { isYear } from './bounds.ts'
import { type Figure, figuresIn } from './figures.ts'
import { isInAYear } from './in-a-year.ts'
import type { Retold } from './retold.ts'
import { asWritten } from './spoken.ts'

/** Words of whoever counts. */
const cues = new Set(
  `makes make together altogether total left leaves difference later earlier apart double twice
  sum adds minus plus times each zusammen insgesamt später total`.split(/\s+/),
)
const concludes =
  /\b(?:that|it)(?:['’]s| is)\b|\bso \p{L}+ (?:is|are|makes?|come to)\b|\bthat (?:makes|leaves)\b|\b(?:das|dann) (?:sind|macht|wären)\b/iu
/** `Five days would be £250. I've saved £30.`: of numbers that were said, and of no others. */
const supposes = /\bwould (?:be|make|come to)\b|\bI(?:['’]ve| have)? saved\b|\b(?:wären|gespart)\b/i

/** A guest counts aloud on what was just told; a host says that it is a sum. */
export function isSum(figure: Figure, figures: readonly Figure[], retold: Retold): boolean {
  const { said, speaker, told, near, heard, quoted } = retold
  const { value, unit } = figure
  // Not within a sentence of the website's, where it is another number.
  const isRetold = near !== undefined && (near.isCopy || near.share >= 0.6)
  const isDate = !unit && isYear(value)
  const isGuest = speaker === 'guest' && !isDate
  if (isGuest && (isSupposed(figure, retold) || isInAYear(figure, retold))) return true
  if (isGuest && !isRetold)
    return (
      isMadeOf(figure, valuesOf(figures), nearly) ||
      isOfThree(figure, retold) ||
      isOfOwn(figure, figures, retold) ||
      isShare(figure, figures, retold)
    )
  if (isGuest && (concludes.test(retold.text) || (said.length <= 5 && unit !== ''))) {
    const just = [...figuresIn(heard), ...figuresIn(quoted)]
    return isMadeOf(figure, [...valuesOf(just), ...unwritten(retold)], 0) || isOfThree(figure, retold)
  }
  if (said.some(({ key }) => cues.has(key)))
    return isMadeOf(figure, valuesOf(figures), 0) || (isGuest && isOfThree(figure, retold))
  // `Five ages`, of five that are named one after the other.
  return value > 2 && told.some(({ words }) => listedIn(figuresIn(asWritten(words))) === value)
}

/** Times a number of the line's own, or from what was said aloud. */
function isSupposed(figure: Figure, { said, heard, quoted, text }: Retold): boolean {
  if (!supposes.test(text)) return false
  const own = figuresIn(said).filter(({ at }) => at !== figure.at)
  const isTimes = own.some(({ value }) =>
    figuresIn(quoted).some((one) => one.value * value === figure.value || one.value * figure.value === value),
  )
  return isTimes || isMadeOf(figure, valuesOf([...own, ...figuresIn(heard)]), 0)
}

export const valuesOf = (figures: readonly Figure[]) => [...new Set(figures.map(({ value }) => value))]

/** `Twice a week` is two, and `an hour a day` is one. */
function unwritten({ said, heard, quoted }: Retold): number[] {
  const isTwice = said.some(({ key }) => twice.has(key))
  const hasOne = [...heard, ...quoted].some(
    ({ key }, at, all) => (key === 'a' || key === 'an') && once.has(all[at + 1]?.key ?? ''),
  )
  return [...(isTwice ? [2] : []), ...(hasOne ? [1] : [])]
}
const twice = new Set(['twice', 'double', 'both', 'couple', 'zweimal', 'doppelt', 'beide', 'beides'])
const once = new Set(['hour', 'minute', 'day', 'week', 'month', 'year'])

const leastOfThree = 10

/** `Take both off`: of three that were just named. */
function isOfThree({ value, unit }: Figure, { heard, quoted }: Retold): boolean {
  if (!unit || value < leastOfThree) return false
  const values = valuesOf([...figuresIn(heard), ...figuresIn(quoted)].filter((each) => each.unit === unit))
  return values.some((one, a) =>
    values.some((two, b) =>
      values.some(
        (three, c) =>
          a !== b &&
          b !== c &&
          a !== c &&
          (one - two - three === value || (a < b && b < c && one + two + three === value)),
      ),
    ),
  )
}

/** A guest's own case: a room of 500 square feet, a hundred people, 52 weeks. */
function isOfOwn(figure: Figure, figures: readonly Figure[], { said }: Retold): boolean {
  const known = valuesOf(figures.filter(({ value, unit }) => unit || value < 1500 || value > 2100))
  const own = figuresIn(said).filter(({ value }) => !known.includes(value) && value >= leastOfThree)
  const others = own.filter(({ at }) => at !== figure.at).map(({ value }) => value)
  const isFrom = (result: number, of: number) =>
    known.some(
      (one) =>
        [of * one, of / one, one / of].some((each) => isNear(result, each)) ||
        known.some((two) => one < two && two <= mostParts && isNear(result, (of * one) / two)),
    )
  return (
    figure.value >= leastOfThree &&
    (others.some((other) => isFrom(figure.value, other)) ||
      others.some((other) => isFrom(other, figure.value)))
  )
}
/** Four in five, one in nine. */
const mostParts = 20

/** A share of a guest's own number: `on every hundred dollars, nine more`, of nine per cent. */
export function isShare({ value }: Figure, figures: readonly Figure[], { line }: Retold): boolean {
  const others = figuresIn(line).flatMap((other) => (other.unit === 'percent' ? [] : [other.value]))
  const shares = figures
    .filter((each) => each.unit === 'percent' || isSplit(each, figures))
    .map((share) => share.value / 100)
  return shares.some((share) =>
    others.some((other) => isNear(value, other * share) || isNear(other, value * share)),
  )
}
/** `60-40`. */
const isSplit = ({ value, unit, at, end }: Figure, figures: readonly Figure[]) =>
  !unit &&
  figures.some(
    (other) =>
      !other.unit && other.value + value === 100 && (isBeside(other.at - end) || isBeside(at - other.end)),
  )
const isNear = (value: number, of: number) => Math.abs(value - of) <= Math.abs(of) * nearly

const listedIn = (figures: readonly Figure[]) =>
  figures.filter(({ at, end }) =>
    figures.some((other) => isBeside(other.at - end) || isBeside(at - other.end)),
  ).length
const isBeside = (gap: number) => gap >= 0 && gap <= 1

/** Rounded, as people say it: over 280 a night, of 17,300 for 61. */
const nearly = 0.02

function isMadeOf({ value, unit }: Figure, values: readonly number[], roughly: number): boolean {
  const wanted = unit === 'pence' ? [value, value / 100] : [value]
  const isAbout = (of: number) => wanted.some((each) => Math.abs(each - of) <= Math.abs(of) * roughly)
  return values.some((one) =>
    values.some((two) => {
      const exact = [one + two, one - two, one * two, one / two].map((of) => Math.round(of * 100) / 100)
      return (
        exact.some((of) => wanted.includes(of)) ||
        (roughly > 0 && [one / two, (one * two) / 100].some(isAbout))
      )
    }),
  )
}
