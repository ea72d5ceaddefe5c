import type { Books } from './books.ts'
import { type Customer, type Day, momentOn, nameFor, type Telling } from './telling.ts'

/** Cal.com's webhooks. A booking that is moved has another name, and says which one it had. */
export function cal(person: Customer): Books {
  let moves = 0
  const uid = () => nameFor('call', person, String(moves))
  const tell = (day: Day, triggerEvent: string, payload: object): Telling => ({
    source: 'cal',
    body: JSON.stringify({
      ...{ triggerEvent, createdAt: momentOn(person, day).toISOString() },
      payload: {
        ...{ uid: uid(), attendees: [{ email: person.email, name: person.name }] },
        ...{ metadata: person.reference ? { ref: person.reference } : {}, ...payload },
      },
    }),
  })
  const hours = (on: Day) => ({
    startTime: momentOn(person, on).toISOString(),
    endTime: new Date(momentOn(person, on).getTime() + 30 * 60_000).toISOString(),
  })
  return {
    books: (day, on) => [tell(day, 'BOOKING_CREATED', hours(on))],
    moves(day, on) {
      const rescheduleUid = uid()
      moves++
      return [tell(day, 'BOOKING_RESCHEDULED', { rescheduleUid, ...hours(on) })]
    },
    callsOff: (day) => [tell(day, 'BOOKING_CANCELLED', {})],
  }
}
