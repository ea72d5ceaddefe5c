/** How often it comes in a year, of what comes every two months: a sum that whoever listens does aloud. */
import { finderOf } from '#domain/gate/phrases.ts'
import type { Word } from '#domain/gate/words.ts'
import type { Figure } from './figures.ts'
import type { Retold } from './retold.ts'

/** Six days a year, of `a day every two months`: exact, and of the same thing. */
export function isInAYear({ value, at }: Figure, { said, heard, quoted }: Retold): boolean {
  const counted = oneOf(said[at + 1]?.key ?? '')
  return (
    yearly(said).length > 0 &&
    [heard, quoted].some((words) =>
      ratesIn(words).some((rate) => rate.counted === counted && rate.inAYear === value),
    )
  )
}
const yearly = finderOf(['in a year', 'a year', 'each year', 'every year', 'per year'])

const times = new Map([
  ['day', 365],
  ['week', 52],
  ['month', 12],
  ['quarter', 4],
])
const per = new Set(['a', 'an', 'per', 'each', 'every'])
const often = new Map([
  ['once', 1],
  ['twice', 2],
])

type Rate = { counted: string; inAYear: number }

/** `A day off every two months`, `twice a week`. */
function ratesIn(words: readonly Word[]): Rate[] {
  return words.flatMap(({ key }, at): Rate[] => {
    if (!per.has(key)) return []
    const [next, last] = words.slice(at + 1, at + 3)
    const span = times.get(oneOf((next?.number === undefined ? next : last)?.key ?? ''))
    const found = countBefore(words, at)
    return span && found
      ? [{ counted: found.counted, inAYear: (found.count * span) / (next?.number ?? 1) }]
      : []
  })
}

const farthest = 6

function countBefore(words: readonly Word[], at: number): { count: number; counted: string } | undefined {
  for (let i = at - 1; i >= 0 && i >= at - farthest; i -= 1) {
    const [word, next] = words.slice(i, i + 2)
    if (!word || next?.after) return undefined
    const count = word.number ?? often.get(word.key) ?? (word.key === 'a' ? 1 : undefined)
    if (count !== undefined) return { count, counted: often.has(word.key) ? 'time' : oneOf(next?.key ?? '') }
  }
  return undefined
}

const oneOf = (key: string) => key.replace(/s$/, '')
