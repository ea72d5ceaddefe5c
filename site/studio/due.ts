import { facts } from '#content/facts.ts'
import { hour } from '#domain/board.ts'

const { least: targetHours, most: promiseHours } = facts.sampleDeliveryHours

export const promiseOf = (createdAt: number) => createdAt + promiseHours * hour
export const targetOf = (createdAt: number) => createdAt + targetHours * hour

const clocks = new Map<string, Intl.DateTimeFormat>()

/** A clock takes longer to make than to read, and a board reads one for each row. */
function clockOf(timeZone: string): Intl.DateTimeFormat {
  const known = clocks.get(timeZone)
  if (known) return known
  const made = new Intl.DateTimeFormat('en-GB', {
    weekday: 'short',
    hour: '2-digit',
    minute: '2-digit',
    timeZone,
  })
  clocks.set(timeZone, made)
  return made
}

/** The server does not know where its reader is, and says so; the browser does. */
export const clockIn = (time: number, zone: string | undefined): string =>
  zone ? clockOf(zone).format(time) : `${clockOf('UTC').format(time)} UTC`
