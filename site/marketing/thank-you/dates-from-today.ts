/** Inlined into the thank-you pages, which are made at build: turns "day 3-5" into dates counted from today. */
const now = new Date()
// Noon, so that a night when clocks change cannot move the day.
const inDays = (days = '') => new Date(now.getFullYear(), now.getMonth(), now.getDate() + Number(days), 12)
const format = new Intl.DateTimeFormat(document.documentElement.lang, { month: 'short', day: 'numeric' })

for (const time of document.querySelectorAll<HTMLTimeElement>('time[data-least]')) {
  const latest = inDays(time.dataset.most)
  time.textContent = format.formatRange(inDays(time.dataset.least), latest)
  // Swedish dates are ISO dates.
  time.dateTime = latest.toLocaleDateString('sv')
}
