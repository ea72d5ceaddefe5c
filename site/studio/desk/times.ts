const clock = new Intl.DateTimeFormat('en-GB', {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'UTC',
  timeZoneName: 'short',
})

/** The same on the server and in the browser, whose clocks may stand in other zones. */
export const moment = (at: Date | string) => clock.format(new Date(at))

export function distance(milliseconds: number): string {
  const minutes = Math.round(Math.abs(milliseconds) / 60_000)
  return minutes < 90 ? `${minutes} min` : `${Math.round(minutes / 60)} h`
}
