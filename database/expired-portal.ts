/** What of the portal has been kept for long enough. Each statement takes a bounded number of rows. */
import type pg from 'pg'
import { interval, type Period } from '#domain/retention.ts'

const most = 500

const counted = async (pool: pg.Pool, sql: string, values: unknown[]) =>
  (await pool.query(sql, values)).rowCount ?? 0

export const forgetPortalSessions = (pool: pg.Pool, period: Period, afterSeconds: number) =>
  counted(
    pool,
    `delete from private.portal_sessions where token_hash in (select token_hash from private.portal_sessions
       where created_at < now() - make_interval(secs => $2) - $1::interval limit ${most})`,
    [interval(period), afterSeconds],
  )

export const forgetPortalCodes = (pool: pg.Pool, period: Period) =>
  counted(
    pool,
    `delete from private.portal_asked where asked_hash in (select asked_hash from private.portal_asked
       where asked_at < now() - $1::interval limit ${most})`,
    [interval(period)],
  )

export const forgetEndedMembers = (pool: pg.Pool, period: Period) =>
  counted(
    pool,
    `delete from private.members where id in (select id from private.members
       where ended_at < now() - $1::interval limit ${most})`,
    [interval(period)],
  )
