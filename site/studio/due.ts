import { facts } from '#content/facts.ts'
import { hour } from '#domain/board.ts'

const { least: targetHours, most: promiseHours } = facts.sampleDeliveryHours

export const promiseOf = (createdAt: number) => createdAt + promiseHours * hour
export const targetOf = (createdAt: number) => createdAt + targetHours * hour

/** The server does not know where its reader is, and says so; the browser does. */
export function clockIn(time: number, zone: string | undefined): string {
  const formatted = new Intl.DateTimeFormat('en-GB', {
    weekday: 'short',
    hour: '2-digit',
    minute: '2-digit',
    timeZone: zone ?? 'UTC',
  }).format(time)
  return zone ? formatted : `${formatted} UTC`
}
