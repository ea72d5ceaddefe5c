import { facts } from '#content/facts.ts'
import { hour } from '#domain/board.ts'

const { least: targetHours, most: promiseHours } = facts.sampleDeliveryHours

export const promiseOf = (createdAt: number) => createdAt + promiseHours * hour
export const targetOf = (createdAt: number) => createdAt + targetHours * hour

/** How long something is, as people say it: `12 min`, `31 h`, `6 d`. */
export function distance(milliseconds: number): string {
  const minutes = Math.floor(Math.abs(milliseconds) / 60_000)
  if (minutes < 60) return `${minutes} min`
  return minutes < 72 * 60 ? `${Math.floor(minutes / 60)} h` : `${Math.floor(minutes / (24 * 60))} d`
}

/** The server does not know where its reader is, and says so; the browser does. */
export function clockOf(time: number, zone: string | undefined): string {
  const formatted = new Intl.DateTimeFormat('en-GB', {
    weekday: 'short',
    hour: '2-digit',
    minute: '2-digit',
    timeZone: zone ?? 'UTC',
  }).format(time)
  return zone ? formatted : `${formatted} UTC`
}
