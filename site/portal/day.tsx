const day = new Intl.DateTimeFormat('en-GB', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
})
const clock = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', timeZone: 'UTC' })

/** `Thursday 26 November 2026, 09:00 UTC`, where a text is wanted. */
export const dayOf = (at: Date) => `${day.format(at)}, ${clock.format(at)} UTC`

/** `Thursday 26 November 2026`, and for what begins at a minute: `, 09:00 UTC`. */
export const Day = ({ at, hasClock = false }: { at: Date; hasClock?: boolean }) => (
  <time dateTime={at.toISOString()}>
    {day.format(at)}
    {hasClock && `, ${clock.format(at)} UTC`}
  </time>
)
