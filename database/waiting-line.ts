/** The requests that wait until there is room for them. */
import type pg from 'pg'
import type { Limit } from '#domain/admission.ts'

type Admission = { waiting: number; hasBegun: boolean; isOver: boolean }

/** Lets in as many as there is room for, in order. Undefined: nobody was waiting. */
export async function admitRequests(
  pool: pg.Pool,
  everybody: readonly Limit[] | undefined,
): Promise<Admission | undefined> {
  const { rows } = await pool.query<Admission>(
    `select waiting, has_begun as "hasBegun", is_over as "isOver" from private.admit_requests($1)`,
    [everybody ? JSON.stringify(everybody) : null],
  )
  return rows[0]
}

type Alarm = { afterSeconds: number; everyHours: number }

/** One letter for each operator about a line that stays. How many were told; undefined: it is not time for it. */
export async function oweLineAlarm(pool: pg.Pool, alarm: Alarm): Promise<number | undefined> {
  const { rows } = await pool.query<{ told: number }>(
    `with due as (
       update private.waiting_line set told_at = now()
       where since < now() - make_interval(secs => $1)
         and (told_at is null or told_at < now() - make_interval(hours => $2))
       returning waiting
     ), owed as (
       insert into private.letters (operator_id, kind, facts)
       select id, 'waiting-line', jsonb_build_object('waiting', waiting) from private.operators, due
       where disabled_at is null returning id
     )
     select (select count(*) from owed)::integer as told from due`,
    [alarm.afterSeconds, alarm.everyHours],
  )
  return rows[0]?.told
}
