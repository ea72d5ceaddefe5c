/** How long what is kept. The legal pages say these numbers, and the machine keeps to them. */
import { inWords } from './language/number-words.ts'

export type Period = { days: number } | { months: number }

export const retention = {
  serverLogs: { days: 14 },
  /** Of requests that failed or were stopped, after the last that happened to them. */
  endedRequests: { months: 6 },
  /** Times for a call, after the last of them or the answer. */
  proposedCalls: { months: 6 },
  /** What a letter said of an episode, once it is sent. */
  letterFacts: { months: 6 },
  /** Links and reminders for the agency's own people, once they are sent or given up. */
  operatorLetters: { days: 30 },
  outboxFiles: { months: 6 },
  /** The limits of requests may look back further than that: then as long as they do. */
  requestTries: { days: 1 },
  deeds: { months: 24 },
  /** After a session has ended in any case. */
  sessions: { days: 1 },
  /** Codes of the portal that were asked for: they count for a quarter of an hour. */
  portalCodes: { days: 1 },
  /** Of a client, after an owner has taken them out. */
  endedMembers: { months: 6 },
  /** What payment and scheduling services told, word for word; who is whose client was read out of it at once. */
  notices: { days: 90 },
  /** What one listener has had of an episode on one day; what makes them a number is gone a day earlier. */
  listeners: { days: 2 },
  queueJobs: { days: 7 },
  receipts: { months: 36 },
  clipCache: { days: 30 },
  /** In unused parts of the database's files, and in its journal. */
  deletedRecords: { days: 1 },
  /** Whoever makes them deletes them: the machine does not know where they lie. */
  backups: { days: 35 },
} as const satisfies Record<string, Period>

/** `six months`, `14 days`, `two years`. */
export function periodInWords(period: Period): string {
  if ('days' in period) return counted(period.days, 'day')
  const { months } = period
  return months >= 24 && months % 12 === 0 ? counted(months / 12, 'year') : counted(months, 'month')
}

const counted = (count: number, unit: string) =>
  `${count <= 12 ? inWords(count) : count} ${unit}${count === 1 ? '' : 's'}`

/** As Postgres reads an interval. */
export const interval = (period: Period): string =>
  'days' in period ? `${period.days} days` : `${period.months} months`

/** The moment before which something is too old; a month counts as on the calendar. */
export function beforeNow(period: Period, now: Date): Date {
  const moment = new Date(now)
  if ('days' in period) moment.setUTCDate(moment.getUTCDate() - period.days)
  else moment.setUTCMonth(moment.getUTCMonth() - period.months)
  return moment
}
