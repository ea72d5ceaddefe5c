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
export type Plan = {
  perMonth: number
  bought: Date
  /** The billing month that has begun keeps what it began with. */
  thisMonth?: Month | undefined
}
/** Its first day, such as `2026-03-31`, and how many dates it has. */
export type Month = { begins: string; has: number }

type Slot = { key: string; at: Date }

const dayOf = (moment: Date, zone: string) =>
  Temporal.Instant.from(moment.toISOString()).toZonedDateTimeISO(zone).toPlainDate()

/** Always from the first day: the 31st is the last of a short month and the 31st again, as payment companies count. */
function monthsFrom(bought: Temporal.PlainDate, day: Temporal.PlainDate): number {
  const about = Math.max(0, bought.until(day, { largestUnit: 'months' }).months - 1)
  const isBefore = (month: number) => Temporal.PlainDate.compare(bought.add({ months: month + 1 }), day) <= 0
  return [0, 1, 2].map((more) => about + more).find((month) => !isBefore(month)) ?? about
}

/** The first day of the billing month in which this moment is. */
export function monthAt({ zone }: Pick<Rhythm, 'zone'>, bought: Date, now: Date): string {
  const anchor = dayOf(bought, zone)
  return anchor.add({ months: monthsFrom(anchor, dayOf(now, zone)) }).toString()
}

/**
 * After `from` and until `until`, both of them moments. `past`: those up to then that count, so that a month has no more
 * and no fewer than are paid for, however often its days are changed.
 */
export function slotsBetween(
  rhythm: Rhythm,
  plan: Plan,
  { past, from, until }: { past: readonly Date[]; from: Date; until: Date },
): Slot[] {
  const { zone, time } = rhythm
  const [anchor, first, last] = [dayOf(plan.bought, zone), dayOf(from, zone), dayOf(until, zone)]
  const spent = past.map((at) => dayOf(at, zone))
  const slotOn = (day: Temporal.PlainDate): Slot => {
    // An hour that does not exist moves on by one.
    const moment = day.toZonedDateTime({ timeZone: zone, plainTime: Temporal.PlainTime.from(time) })
    return { key: day.toString(), at: new Date(moment.epochMilliseconds) }
  }
  const slots: Slot[] = []
  for (let month = monthsFrom(anchor, first); ; month++) {
    const [begins, ends] = [anchor.add({ months: month }), anchor.add({ months: month + 1 })]
    if (Temporal.PlainDate.compare(begins, last) > 0) return slots
    const gone = spent.filter((day) => isWithin(day, begins, ends)).length
    const has = plan.thisMonth?.begins === begins.toString() ? plan.thisMonth.has : plan.perMonth
    let left = has - gone
    for (const day of daysOf(rhythm, laterOf(begins, first), ends)) {
      if (left <= 0) break
      const slot = slotOn(day)
      // What was over when it was bought is no part of it.
      if (slot.at <= plan.bought || slot.at <= from) continue
      left -= 1
      if (slot.at <= until) slots.push(slot)
    }
  }
}

const laterOf = (one: Temporal.PlainDate, other: Temporal.PlainDate) =>
  Temporal.PlainDate.compare(one, other) > 0 ? one : other

const isWithin = (day: Temporal.PlainDate, begins: Temporal.PlainDate, ends: Temporal.PlainDate) =>
  Temporal.PlainDate.compare(day, begins) >= 0 && Temporal.PlainDate.compare(day, ends) < 0

function* daysOf({ weekdays, without }: Rhythm, start: Temporal.PlainDate, end: Temporal.PlainDate) {
  const count = start.until(end).days
  for (let offset = 0; offset < count; offset += 1) {
    if (!weekdays.includes(((start.dayOfWeek - 1 + offset) % 7) + 1)) continue
    const day = start.add({ days: offset })
    const key = without.length > 0 ? day.toString() : ''
    if (!without.some(({ from, to }) => key >= from && key <= to)) yield day
  }
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
