/** Every time of the working screens, as a clock and as a distance; the server's, so that both renderings agree. */
const clock = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'UTC',
})

export const clockOf = (at: Date) => `${clock.format(at)} UTC`

/** `40 s`, `12 min`, `31 h`, `9 d`: as much as has passed whole. */
export function span(seconds: number): string {
  if (seconds < 60) return `${Math.floor(seconds)} s`
  if (seconds < 3600) return `${Math.floor(seconds / 60)} min`
  return seconds < 72 * 3600 ? `${Math.floor(seconds / 3600)} h` : `${Math.floor(seconds / 86_400)} d`
}

export function distanceInWords(at: Date, now: Date): string {
  const seconds = (at.getTime() - now.getTime()) / 1000
  if (Math.abs(seconds) < 60) return 'just now'
  return seconds > 0 ? `in ${span(seconds)}` : `${span(-seconds)} ago`
}

/** `21 Nov 2026, 14:05 UTC, 3 h ago` */
export const when = (at: Date, now: Date) => `${clockOf(at)}, ${distanceInWords(at, now)}`
