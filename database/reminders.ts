import type pg from 'pg'

type Reminding = { afterHours: number; everyHours: number }

/** One letter for each operator, however many episodes wait; on however many machines this is asked at once. */
export async function oweReminders(pool: pg.Pool, { afterHours, everyHours }: Reminding): Promise<number> {
  const { rowCount } = await pool.query(
    `with due as (
       update private.productions set reminded_at = now()
       where awaits_approval_since < now() - make_interval(hours => $1) and held_since is null
         and (reminded_at is null or reminded_at < now() - make_interval(hours => $2))
       returning request_id
     ), counted as (select count(*) as waiting from due having count(*) > 0)
     insert into private.letters (operator_id, kind, facts)
     select id, 'approval-reminder', jsonb_build_object('waiting', waiting) from private.operators, counted
     where disabled_at is null`,
    [afterHours, everyHours],
  )
  return rowCount ?? 0
}
