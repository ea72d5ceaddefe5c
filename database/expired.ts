/** What has been kept for long enough. Each statement takes a bounded number of rows, and says how many it took. */
import type pg from 'pg'
import { interval, type Period } from '#domain/retention.ts'

const most = 500

/**
 * At most once within the time, on whichever machine comes first: whoever is later finds it done. The work itself may be
 * cut off at any point and is taken up an hour later.
 */
export async function claimChore(pool: pg.Pool, name: string, everySeconds: number): Promise<boolean> {
  const { rowCount } = await pool.query(
    `insert into private.chores as chore (name, done_at) values ($1, now())
     on conflict (name) do update set done_at = now() where chore.done_at <= now() - make_interval(secs => $2)
     returning name`,
    [name, everySeconds],
  )
  return rowCount === 1
}

export async function noteChore(pool: pg.Pool, name: string, facts: Record<string, number>): Promise<void> {
  await pool.query('update private.chores set facts = $2 where name = $1', [name, JSON.stringify(facts)])
}

/** Whoever asks next does it again. */
export async function reopenChore(pool: pg.Pool, name: string): Promise<void> {
  await pool.query(`update private.chores set done_at = '-infinity' where name = $1`, [name])
}

/** Requests without an episode, with all that hangs on them; a receipt sees to their files. */
export async function forgetEndedRequests(pool: pg.Pool, period: Period): Promise<number> {
  const { rows } = await pool.query<{ count: number }>(
    `with old as (
       select id from public.podcast_requests request
       where status in ('failed', 'stopped') and created_at < now() - $1::interval
         and not exists (select from private.episodes where request_id = request.id and deleted_at is null)
         and not exists (select from private.letters where request_id = request.id
           and (changed_at >= now() - $1::interval or state = 'sending'
             or state = 'queued' and request.status <> 'stopped'))
         and not exists (select from private.productions where request_id = request.id
           and ended_at >= now() - $1::interval)
       order by created_at limit ${most} for update skip locked
     ), receipt as (
       insert into private.erasures (reason, counts, remains, files)
       select 'expired', jsonb_build_object('public.podcast_requests', count(*)),
         jsonb_build_object('media', '[]'::jsonb, 'requests', jsonb_agg(id), 'letters', coalesce(
           (select jsonb_agg(letters.id) from private.letters where request_id in (select id from old)), '[]')), '{}'
       from old having count(*) > 0
     ), gone as (
       delete from public.podcast_requests using old where podcast_requests.id = old.id returning 1
     )
     select count(*)::integer as count from gone`,
    [interval(period)],
  )
  return rows[0]?.count ?? 0
}

const counted = async (pool: pg.Pool, sql: string, values: unknown[]) =>
  (await pool.query(sql, values)).rowCount ?? 0

export const forgetLetterFacts = (pool: pg.Pool, period: Period) =>
  counted(
    pool,
    `update private.letters set facts = '{}' where id in (select id from private.letters
       where state = 'sent' and facts <> '{}' and changed_at < now() - $1::interval limit ${most})`,
    [interval(period)],
  )

export const forgetOperatorLetters = (pool: pg.Pool, period: Period) =>
  counted(
    pool,
    `delete from private.letters where id in (select id from private.letters
       where request_id is null and state not in ('queued', 'sending')
         and changed_at < now() - $1::interval limit ${most})`,
    [interval(period)],
  )

/** Whether or not somebody has answered. */
export const forgetProposedCalls = (pool: pg.Pool, period: Period) =>
  counted(
    pool,
    `delete from private.proposed_calls where id in (select id from private.proposed_calls
       where greatest(created_at, settled_at, times[3]) < now() - $1::interval limit ${most})`,
    [interval(period)],
  )

export const forgetTries = (pool: pg.Pool, period: Period, leastSeconds: number) =>
  counted(
    pool,
    `delete from private.request_tries where ctid = any (array(select ctid from private.request_tries
       where tried_at < now() - greatest($1::interval, make_interval(secs => $2)) limit ${most}))`,
    [interval(period), leastSeconds],
  )

export const forgetDeeds = (pool: pg.Pool, period: Period) =>
  counted(
    pool,
    `delete from private.deeds where id in (select id from private.deeds
       where at < now() - $1::interval order by at limit ${most})`,
    [interval(period)],
  )

export const forgetSessions = (pool: pg.Pool, period: Period, afterSeconds: number) =>
  counted(
    pool,
    `delete from private.operator_sessions where token_hash in (select token_hash from private.operator_sessions
       where created_at < now() - make_interval(secs => $2) - $1::interval limit ${most})`,
    [interval(period), afterSeconds],
  )

export const forgetReceipts = (pool: pg.Pool, period: Period) =>
  counted(
    pool,
    `delete from private.erasures where number in (select number from private.erasures
       where done_at < now() - $1::interval limit ${most})`,
    [interval(period)],
  )

/** Which of these ids nothing is kept for any more. */
export async function goneRequests(pool: pg.Pool, ids: readonly string[]): Promise<string[]> {
  const { rows } = await pool.query<{ id: string }>(
    `select id from unnest($1::uuid[]) as asked(id)
     where not exists (select from public.podcast_requests where podcast_requests.id = asked.id)`,
    [ids],
  )
  return rows.map(({ id }) => id)
}

export async function goneLetters(pool: pg.Pool, ids: readonly string[]): Promise<string[]> {
  const { rows } = await pool.query<{ id: string }>(
    `select id from unnest($1::uuid[]) as asked(id)
     where not exists (select from private.letters where letters.id = asked.id)`,
    [ids],
  )
  return rows.map(({ id }) => id)
}
