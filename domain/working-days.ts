/** Days on which somebody can be expected to answer: Monday to Friday, on their own clock. */

/** So many of them later, at the same time of day, or at another. */
export function workingDaysAfter(moment: Date, days: number, zone: string, time?: string): Date {
  const then = Temporal.Instant.from(moment.toISOString()).toZonedDateTimeISO(zone)
  let day = then.toPlainDate()
  for (let left = days; left > 0; ) {
    day = day.add({ days: 1 })
    if (day.dayOfWeek <= 5) left -= 1
  }
  const plainTime = time === undefined ? then.toPlainTime() : Temporal.PlainTime.from(time)
  return new Date(day.toZonedDateTime({ timeZone: zone, plainTime }).epochMilliseconds)
}
