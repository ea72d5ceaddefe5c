import { own } from './own.ts'

/** Calendar days, counted from the day of booking. */
type Days = { least: number; most: number }

/** `start` is when a step can begin at the earliest, `end` the range in which it is finished. */
type Stage = { start: number; end: Days }

const daysPer = { day: 1, week: 7 } as const

/** '3-5 days' and '2-3 weeks' in days; a step that takes no time of its own, such as 'Every month', has none. */
export function durationInDays(timeline: string): Days | undefined {
  const [, least, most, unit = ''] = /^(\d+)-(\d+) (day|week)s$/.exec(timeline) ?? []
  const days = own(daysPer, unit)
  if (!least || !most || !days) return undefined
  return { least: Number(least) * days, most: Number(most) * days }
}

/** Steps follow one another: each begins when the one before it is finished. */
export function stages(timelines: readonly string[]): Stage[] {
  let before: Days = { least: 0, most: 0 }
  return timelines.map((timeline) => {
    const own = durationInDays(timeline) ?? { least: 0, most: 0 }
    const end = { least: before.least + own.least, most: before.most + own.most }
    const stage = { start: before.least, end }
    before = end
    return stage
  })
}
