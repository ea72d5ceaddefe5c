/** Clocks on walls elsewhere. */

export function isZone(zone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).format(0) !== ''
  } catch {
    return false
  }
}

const form = /^(\d{4})-(\d\d)-(\d\d)T(\d\d):(\d\d)$/

/** What `2026-11-30T10:00` on a wall there is in milliseconds; undefined: there is no such time. */
export function momentOf(wall: string, zone: string): number | undefined {
  const [, year, month, day, hour, minute] = (form.exec(wall) ?? []).map(Number)
  if (year === undefined || month === undefined || minute === undefined) return undefined
  const asUtc = Date.UTC(year, month - 1, day, hour, minute)
  // The second round knows on which side of a change of clocks the first one has come out.
  const guess = asUtc - aheadAt(asUtc, zone)
  const moment = asUtc - aheadAt(guess, zone)
  return wallAt(moment, zone) === wall ? moment : undefined
}

/** What a wall there shows, in the form of a form's field. */
export function wallAt(moment: number, zone: string): string {
  const parts = new Intl.DateTimeFormat('en-CA', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  }).formatToParts(moment)
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((each) => each.type === type)?.value ?? ''
  return `${part('year')}-${part('month')}-${part('day')}T${part('hour')}:${part('minute')}`
}

const aheadAt = (moment: number, zone: string) => Date.parse(`${wallAt(moment, zone)}:00Z`) - minuteOf(moment)
const minuteOf = (moment: number) => Math.floor(moment / 60_000) * 60_000
