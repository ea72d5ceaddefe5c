/** On which days a show appears: the client's own days, on their own clock. */
import { isZone } from './zoned-time.ts'

export type Rhythm = {
  zone: string
  /** 1 is Monday. */
  weekdays: readonly number[]
  /** On a wall there, such as 09:00. */
  time: string
  /** Days without an episode, the first and the last of them among them. */
  without: readonly { from: string; to: string }[]
}

/** What is paid for: so many in each billing month, which begins on the day of the month on which it was bought. */
export type Plan = { perMonth: number; bought: Date }

type Slot = { key: string; at: Date }

/** The same on whatever day it is asked. `from` and `until` are moments. */
export function slotsBetween(rhythm: Rhythm, plan: Plan, from: Date, until: Date): Slot[] {
  const { zone, time } = rhythm
  const dayOf = (moment: Date) =>
    Temporal.Instant.from(moment.toISOString()).toZonedDateTimeISO(zone).toPlainDate()
  const [anchor, first, last] = [dayOf(plan.bought), dayOf(from), dayOf(until)]
  const slotOn = (day: Temporal.PlainDate): Slot => {
    // An hour that does not exist moves on by one.
    const moment = day.toZonedDateTime({ timeZone: zone, plainTime: Temporal.PlainTime.from(time) })
    return { key: day.toString(), at: new Date(moment.epochMilliseconds) }
  }
  const slots: Slot[] = []
  // Always from the first day: the 31st is the last of a short month and the 31st again, as payment companies count.
  const begun = Math.max(0, anchor.until(first, { largestUnit: 'months' }).months - 1)
  for (let month = begun; Temporal.PlainDate.compare(anchor.add({ months: month }), last) <= 0; month++) {
    const days = daysOf(rhythm, anchor.add({ months: month }), anchor.add({ months: month + 1 }))
    // What was over when it was bought is no part of it.
    const owed = days.map(slotOn).filter(({ at }) => at > plan.bought)
    slots.push(...owed.slice(0, plan.perMonth).filter(({ at }) => at > from && at <= until))
  }
  return slots
}

function daysOf({ weekdays, without }: Rhythm, start: Temporal.PlainDate, end: Temporal.PlainDate) {
  const days: Temporal.PlainDate[] = []
  for (let day = start; Temporal.PlainDate.compare(day, end) < 0; day = day.add({ days: 1 })) {
    const isWithout = without.some(({ from, to }) => day.toString() >= from && day.toString() <= to)
    if (weekdays.includes(day.dayOfWeek) && !isWithout) days.push(day)
  }
  return days
}

export type TypedRhythm = { zone: string; weekdays: readonly string[]; time: string; without: string }
export type RhythmFault = 'weekdays' | 'time' | 'zone' | 'without'
const mostStretches = 40

/** Days without an episode are a line each: one day, or two with a word between them. */
export function checkRhythm({ zone, weekdays, time, without }: TypedRhythm): Rhythm | RhythmFault {
  const days = [...new Set(weekdays.map(Number))].filter((day) => day >= 1 && day <= 7).sort()
  if (days.length === 0 || days.length !== weekdays.length) return 'weekdays'
  if (!/^(?:[01]\d|2[0-3]):[0-5]\d$/.test(time)) return 'time'
  if (!isZone(zone.trim()) || zone.length > 60) return 'zone'
  const lines = without.split('\n').filter((line) => line.trim() !== '')
  const stretches = lines.map((line) => line.match(/\d{4}-\d\d-\d\d/g) ?? [])
  const isRead = stretches.every(
    ([from = '', to = from, more]) => isDay(from) && isDay(to) && from <= to && !more,
  )
  if (!isRead || lines.length > mostStretches) return 'without'
  return {
    ...{ zone: zone.trim(), weekdays: days, time },
    without: stretches.map(([from = '', to = from]) => ({ from, to })),
  }
}

const isDay = (text: string) => {
  const moment = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(text)
}
