/** Clients who pay, and the calendars of their shows. */
import type pg from 'pg'
import { slotsOf } from '#database/slots.ts'
import type { Settings } from '#domain/read-setting.ts'
import { keepCalendars } from '#operations/keep-calendar.ts'
import { aClientWithAShow } from './scripts-under-test.ts'

export const subscribed = (pool: pg.Pool, clientId: string, state: string, more = {}) =>
  pool.query(
    `insert into private.client_things (id, client_id, kind, as_of, rank, event_id, facts)
     values ('subscription:sub_1', $1, 'subscription', now(), 1, 'e', $2)
     on conflict (id) do update set facts = excluded.facts`,
    [clientId, { state, offer: 'expert', ...more }],
  )

/** Of a client who pays, on every day of the week, so that the next date is tomorrow. */
export async function aCalendar(pool: pg.Pool) {
  const { clientId, showId, ada } = await aClientWithAShow(pool)
  await subscribed(pool, clientId, 'active')
  const rhythm = { zone: 'Europe/London', weekdays: [1, 2, 3, 4, 5, 6, 7], time: '09:00', without: [] }
  await pool.query(
    `update private.shows set paid_with = 'subscription:sub_1', rhythm = $2, slots_due_at = now(), since = now()
     where id = $1`,
    [showId, rhythm],
  )
  return { clientId, showId, ada }
}

export async function lookAt(pool: pg.Pool, settings: Settings, showId: string, now = new Date()) {
  await pool.query('update private.shows set slots_due_at = $1', [now])
  await keepCalendars(pool, settings, now)
  return slotsOf(pool, showId)
}
