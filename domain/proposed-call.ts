/** Three times that a visitor proposes for a call. */
import { checkEmail } from './email-address.ts'
import { checkWebsite } from './website-address.ts'
import { isZone, momentOf } from './zoned-time.ts'

export type ProposedCall = {
  name: string
  email: string
  website: string
  note: string
  /** As `2026-11-30T09:00:00.000Z`, earliest first. */
  times: readonly string[]
  /** Where the visitor's clock hangs. */
  zone: string
}

export const callFields = ['name', 'email', 'website', 'note', 'zone', 'time-1', 'time-2', 'time-3'] as const
export type CallField = (typeof callFields)[number]
export type CallEntries = Record<CallField, string>
export type CallFault = 'missing' | 'invalid' | 'past' | 'far' | 'twice' | 'too-long'

type Checked = { ok: true; call: ProposedCall } | { ok: false; faults: Partial<Record<CallField, CallFault>> }

export const longestOf = { name: 120, note: 1000 } as const
/** Somebody has to read it first. */
const soonestHours = 2
const latestDays = 60
const hour = 3_600_000
const timeFields = ['time-1', 'time-2', 'time-3'] as const

export function checkCall(entries: CallEntries, now: number): Checked {
  const faults: Partial<Record<CallField, CallFault>> = {}
  const [name, note] = [entries.name.trim(), entries.note.trim()]
  if (!name) faults.name = 'missing'
  if (name.length > longestOf.name) faults.name = 'too-long'
  if (note.length > longestOf.note) faults.note = 'too-long'
  const email = checkEmail(entries.email)
  if (!email) faults.email = entries.email.trim() ? 'invalid' : 'missing'
  const website = checkWebsite(entries.website, { takesLongEndings: true })
  if (!website.ok) faults.website = website.fault === 'missing' ? 'missing' : 'invalid'
  const zone = isZone(entries.zone) ? entries.zone : undefined
  if (!zone) faults.zone = 'invalid'
  const moments: number[] = []
  for (const field of timeFields) {
    const moment = momentOf(entries[field], zone ?? 'UTC')
    const fault = timeFault(entries[field], moment, now, moments)
    if (fault) faults[field] = fault
    if (moment !== undefined) moments.push(moment)
  }
  if (Object.keys(faults).length > 0 || !email || !website.ok || !zone) return { ok: false, faults }
  const times = moments.sort((a, b) => a - b).map((moment) => new Date(moment).toISOString())
  return { ok: true, call: { name, email, website: website.website, note, times, zone } }
}

function timeFault(typed: string, moment: number | undefined, now: number, others: readonly number[]) {
  if (!typed) return 'missing'
  if (moment === undefined) return 'invalid'
  if (moment < now + soonestHours * hour) return 'past'
  if (moment > now + latestDays * 24 * hour) return 'far'
  return others.includes(moment) ? 'twice' : undefined
}
