const clock = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'UTC',
})
const distance = new Intl.RelativeTimeFormat('en', { numeric: 'auto' })
const units = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
] as const

/** As a clock and as a distance; made on the server, so that no browser's zone changes it. */
export function momentOf(at: Date, now = Date.now()): string {
  const seconds = (at.getTime() - now) / 1000
  const [unit, length] = units.find(([, length]) => Math.abs(seconds) >= length) ?? ['second', 1]
  return `${clock.format(at)} UTC (${distance.format(Math.round(seconds / length), unit)})`
}
