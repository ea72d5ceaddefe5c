import { howItWorks } from '#content/how-it-works.ts'
import { expert } from '#content/packages.ts'
import { aboutMinutes } from '#content/your-time.ts'

const { steps } = howItWorks.timeline

/** Where each step lies on the calendar with its longest times: the first day and how many. */
export const spans = steps.map(({ mostDays }, index) => ({
  start: steps.slice(0, index).reduce((sum, step) => sum + step.mostDays, 0),
  days: mostDays,
}))

/** From the purchase to a running show. */
export const calendarDays = steps.reduce((sum, { mostDays }) => sum + mostDays, 0)

const endOf = (step: number) => {
  const { start = 0, days = 0 } = spans[step - 1] ?? {}
  return start + Math.max(days, 1) - 1
}
const otherScripts = expert.setupEpisodes - 1
const [firstScript, lastScript] = [endOf(5) + 1, endOf(6)]

/** What we need from the client, by day. */
export const yourDays = [
  { day: endOf(1), minutes: aboutMinutes.form },
  { day: endOf(1) + 1, minutes: aboutMinutes.setupCall },
  { day: endOf(3), minutes: aboutMinutes.draft },
  { day: endOf(5), minutes: aboutMinutes.firstEpisode },
  ...Array.from({ length: otherScripts }, (_, at) => ({
    day: firstScript + Math.floor(((at + 0.5) / otherScripts) * (lastScript - firstScript + 1)),
    minutes: aboutMinutes.script,
  })),
]

/** The days on which we work. */
export const ourDays = steps.flatMap(({ turn }, index) => {
  const { start = 0, days = 0 } = spans[index] ?? {}
  return turn === 'ours' ? Array.from({ length: days }, (_, at) => start + at) : []
})
