import type { Day, Telling } from './telling.ts'

/** What can happen between a person and whoever keeps the calendar. `on` is the day of the call. */
export type Books = {
  books(day: Day, on: Day): Telling[]
  moves(day: Day, on: Day): Telling[]
  callsOff(day: Day): Telling[]
}
