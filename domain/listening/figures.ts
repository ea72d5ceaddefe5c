/** What figures come to: an episode beside the others at the same age, days as weeks, and the sum behind a number. */
import { type LeftOutReason, reasonNumbered } from './left-out.ts'
import { utcDay } from './notebook-line.ts'

export const ages = [1, 7, 30] as const

const day = 86_400_000

/** Of the episodes that are old enough; undefined where none is. */
export function median(numbers: readonly number[]): number | undefined {
  if (numbers.length === 0) return undefined
  const sorted = numbers.toSorted((one, other) => one - other)
  const middle = Math.floor(sorted.length / 2)
  const [low = 0, high = 0] =
    sorted.length % 2 ? [sorted[middle], sorted[middle]] : sorted.slice(middle - 1, middle + 1)
  return (low + high) / 2
}

/** Whether its first so many days are over. */
export const hasAge = (since: string, days: number, now: number): boolean =>
  Date.parse(since) + days * day <= now

type DayHeard = { day: string; downloads: number }

/** Every day from one to another, those without a download, too. */
export function everyDay(heard: readonly DayHeard[], from: string, to: string): DayHeard[] {
  const known = new Map(heard.map(({ day, downloads }) => [day, downloads]))
  const days: DayHeard[] = []
  for (let at = Date.parse(from); at <= Date.parse(to); at += day)
    days.push({ day: utcDay(at), downloads: known.get(utcDay(at)) ?? 0 })
  return days
}

/** Weeks begin on Mondays, and are named by them. */
export function byWeek(days: readonly DayHeard[]): DayHeard[] {
  const weeks = new Map<string, number>()
  for (const { day: name, downloads } of days) {
    const at = Date.parse(name)
    const monday = utcDay(at - ((new Date(at).getUTCDay() + 6) % 7) * day)
    weeks.set(monday, (weeks.get(monday) ?? 0) + downloads)
  }
  return [...weeks].map(([name, downloads]) => ({ day: name, downloads }))
}

type Explained = {
  requests: number
  downloads: number
  leftOut: { reason: LeftOutReason; requests: number }[]
}

/** Where each request has gone: downloads and what was left out are all of them. */
export function explain(downloads: number, rows: readonly { reason: number; requests: number }[]): Explained {
  const sums = new Map<LeftOutReason, number>()
  for (const { reason: number, requests } of rows) {
    const reason = reasonNumbered(number)
    if (reason) sums.set(reason, (sums.get(reason) ?? 0) + requests)
  }
  const leftOut = [...sums]
    .map(([reason, requests]) => ({ reason, requests }))
    .sort((one, other) => other.requests - one.requests)
  return { requests: leftOut.reduce((sum, { requests }) => sum + requests, downloads), downloads, leftOut }
}
