/** Calls that are booked, moved and called off, at Calendly and Cal.com. */
import { emailOf, hoursOf, nameOf, needed, nothing, referenceOf, toldOf } from './build.ts'
import { isTrueAt, textAt, valueAt } from './json.ts'
import type { Understood } from './source.ts'

export function understandCalendly(kind: string, body: unknown): Understood {
  const isCanceled = kind === 'invitee.canceled'
  if (!isCanceled && kind !== 'invitee.created') return nothing
  const invitee = valueAt(body, 'payload')
  const uri = needed(textAt(invitee, 'uri'), 'who is invited')
  const email = textAt(invitee, 'email')
  const names = [
    ...nameOf('booking', textAt(invitee, 'old_invitee')),
    ...nameOf('booking', textAt(invitee, 'new_invitee')),
    ...referenceOf(textAt(invitee, 'tracking', 'utm_content')),
    ...emailOf(email),
  ]
  const gone = isTrueAt(invitee, 'rescheduled') ? 'moved' : 'called-off'
  return toldOf(names, {
    id: `booking:${uri}`,
    kind: 'booking',
    rank: isCanceled ? 2 : 1,
    facts: {
      state: isCanceled ? gone : 'booked',
      email,
      name: textAt(invitee, 'name'),
      ...hoursOf(valueAt(invitee, 'scheduled_event'), 'start_time', 'end_time'),
    },
  })
}

const calStates = new Map([
  ['BOOKING_REQUESTED', { rank: 1, state: 'asked' }],
  ['BOOKING_CREATED', { rank: 2, state: 'booked' }],
  ['BOOKING_RESCHEDULED', { rank: 2, state: 'booked' }],
  ['BOOKING_REJECTED', { rank: 3, state: 'called-off' }],
  ['BOOKING_CANCELLED', { rank: 3, state: 'called-off' }],
])

export function understandCal(kind: string, body: unknown): Understood {
  const stage = calStates.get(kind)
  if (!stage) return nothing
  const booking = valueAt(body, 'payload')
  const uid = needed(textAt(booking, 'uid'), 'which booking it is about')
  const before = textAt(booking, 'rescheduleUid')
  const email = textAt(booking, 'attendees', 0, 'email')
  const names = [...referenceOf(textAt(booking, 'metadata', 'ref')), ...emailOf(email)]
  const moved = before
    ? [{ id: `booking:${before}`, kind: 'booking' as const, rank: 4, facts: { state: 'moved', email } }]
    : []
  const now = {
    id: `booking:${uid}`,
    kind: 'booking' as const,
    rank: stage.rank,
    facts: {
      state: stage.state,
      email,
      name: textAt(booking, 'attendees', 0, 'name'),
      ...hoursOf(booking, 'startTime', 'endTime'),
    },
  }
  return toldOf(names, now, ...moved)
}
