import { howItWorks } from '#content/how-it-works.ts'
import { offersOf } from '#content/packages.ts'
import { aboutMinutes } from '#content/your-time.ts'
import type { Settings } from '#domain/read-setting.ts'

/** Where each step lies on the calendar with its longest times, and who is at work on which day. */
export function calendarOf(settings: Settings) {
  const { steps } = howItWorks(settings).timeline
  const spans = steps.map(({ mostDays }, index) => ({
    start: steps.slice(0, index).reduce((sum, step) => sum + step.mostDays, 0),
    days: mostDays,
  }))
  return {
    /** The first day of each, and how many. */
    spans,
    /** From the purchase to a running show. */
    days: steps.reduce((sum, { mostDays }) => sum + mostDays, 0),
    /** What we need from the client, by day. */
    yours: yourDays(spans, offersOf(settings).expert.setupEpisodes - 1),
    /** The days on which we work. */
    ours: steps.flatMap(({ turn }, index) => {
      const { start = 0, days = 0 } = spans[index] ?? {}
      return turn === 'ours' ? Array.from({ length: days }, (_, at) => start + at) : []
    }),
  }
}

type Span = { start: number; days: number }

function yourDays(spans: readonly Span[], otherScripts: number) {
  const endOf = (step: number) => {
    const { start = 0, days = 0 } = spans[step - 1] ?? {}
    return start + Math.max(days, 1) - 1
  }
  const [firstScript, lastScript] = [endOf(5) + 1, endOf(6)]
  return [
    { day: endOf(1), minutes: aboutMinutes.form },
    { day: endOf(1) + 1, minutes: aboutMinutes.setupCall },
    { day: endOf(3), minutes: aboutMinutes.draft },
    { day: endOf(5), minutes: aboutMinutes.firstEpisode },
    ...Array.from({ length: otherScripts }, (_, at) => ({
      day: firstScript + Math.floor(((at + 0.5) / otherScripts) * (lastScript - firstScript + 1)),
      minutes: aboutMinutes.script,
    })),
  ]
}
