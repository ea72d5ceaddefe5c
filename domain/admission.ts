/** How many requests of all visitors work may begin on; the others wait in line. */
import { own } from './own.ts'

/** At most so many within a time. */
export type Limit = { most: number; seconds: number }

const secondsIn: Record<string, number> = { s: 1, m: 60, h: 3600, d: 86_400 }

/** `5/10m,20/1d`: five in ten minutes, and twenty a day. Undefined: it says something else. */
export function limitsIn(text: string): Limit[] | undefined {
  const limits = text.split(',').map((part) => {
    const [, most, count, unit = ''] = /^(\d{1,6})\/(\d{1,4})([smhd])$/.exec(part.trim()) ?? []
    return { most: Number(most), seconds: Number(count) * (own(secondsIn, unit) ?? 0) }
  })
  return limits.every(({ most, seconds }) => most > 0 && seconds > 0) ? limits : undefined
}

/** When operators get a letter about the line, and when another one: a minute's rush is over by itself. */
export const lineAlarm = { afterSeconds: 60, everyHours: 6 } as const

/** About when the turn comes of whoever is at this place, the first being 1. */
export function minutesInLine(place: number, limits: readonly Limit[]): number {
  const seconds = limits.map((limit) => Math.ceil(place / limit.most) * limit.seconds)
  return Math.max(1, Math.ceil(Math.max(0, ...seconds) / 60))
}
