/** How many requests of all visitors work may begin on; the others wait in line. */

/** At most so many within a time. */
export type Limit = { most: number; seconds: number }

/** When operators get a letter about the line, and when another one: a minute's rush is over by itself. */
export const lineAlarm = { afterSeconds: 60, everyHours: 6 } as const

/** About when the turn comes of whoever is at this place, the first being 1. */
export function minutesInLine(place: number, limits: readonly Limit[]): number {
  const seconds = limits.map((limit) => Math.ceil(place / limit.most) * limit.seconds)
  return Math.max(1, Math.ceil(Math.max(0, ...seconds) / 60))
}
