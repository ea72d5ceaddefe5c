import type { Books } from './books.ts'
import { type Customer, type Day, momentOn, nameFor, type Telling } from './telling.ts'

/** Calendly's webhooks. A booking that is moved is told twice: the old one is canceled, a new one made. */
export function calendly(person: Customer): Books {
  let moves = 0
  const uri = (number = moves) =>
    `https://api.calendly.com/scheduled_events/1/invitees/${nameFor('invitee', person, String(number))}`
  const tell = (day: Day, event: string, payload: object): Telling => ({
    source: 'calendly',
    body: JSON.stringify({
      ...{ event, created_at: momentOn(person, day).toISOString() },
      payload: {
        ...{ uri: uri(), email: person.email, name: person.name },
        ...{ tracking: { utm_content: person.reference ?? null }, ...payload },
      },
    }),
  })
  const hours = (on: Day) => ({
    scheduled_event: {
      start_time: momentOn(person, on).toISOString(),
      end_time: new Date(momentOn(person, on).getTime() + 30 * 60_000).toISOString(),
    },
  })
  return {
    books: (day, on) => [tell(day, 'invitee.created', hours(on))],
    moves(day, on) {
      const gone = { rescheduled: true, new_invitee: uri(moves + 1) }
      const canceled = tell(day, 'invitee.canceled', gone)
      moves++
      return [canceled, tell(day, 'invitee.created', { old_invitee: uri(moves - 1), ...hours(on) })]
    },
    callsOff: (day) => [tell(day, 'invitee.canceled', { rescheduled: false })],
  }
}
