/** Who is still to be told that a feed is another one. Whatever becomes of it, publication never waits for it. */
import type pg from 'pg'
import type { Receiver } from '#domain/directories.ts'

/** Each public show owes its newest version to each of them, once. */
export async function oweAnnouncements(pool: pg.Pool, receivers: readonly Receiver[]): Promise<void> {
  await pool.query(
    `insert into private.announcements as a (show_id, receiver, version)
     select show_id, receiver, version from private.public_shows cross join unnest($1::text[]) receiver
     where public_since is not null
     on conflict (show_id, receiver) do update
       set version = excluded.version, state = 'owed', tries = 0, next_at = now(), trouble = null
       where a.version < excluded.version`,
    [receivers],
  )
}

type OwedAnnouncement = {
  showId: string
  slug: string
  receiver: Receiver
  version: string
  tries: number
}

/** Taken for two minutes: whoever dies over it leaves it to the next. Undefined: nothing is due. */
export async function claimAnnouncement(
  pool: pg.Pool,
  receivers: readonly Receiver[],
): Promise<OwedAnnouncement | undefined> {
  const { rows } = await pool.query<OwedAnnouncement>(
    `update private.announcements a set next_at = now() + interval '2 minutes', tries = tries + 1
     from (select show_id, receiver from private.announcements
       where state = 'owed' and next_at <= now() and receiver = any ($1)
       order by next_at limit 1 for update skip locked) due
     join private.public_shows show on show.show_id = due.show_id
     where a.show_id = due.show_id and a.receiver = due.receiver
     returning a.show_id as "showId", show.slug, a.receiver, a.version, a.tries`,
    [receivers],
  )
  return rows[0]
}

type Result = { trouble?: string; againInSeconds?: number | undefined }

/** A version that came meanwhile is still owed. */
export async function noteAnnouncement(
  pool: pg.Pool,
  { showId, receiver, version }: OwedAnnouncement,
  { trouble, againInSeconds }: Result,
): Promise<void> {
  const state = !trouble ? 'told' : againInSeconds === undefined ? 'given-up' : 'owed'
  await pool.query(
    `update private.announcements set state = $4, trouble = $5, at = now(),
       next_at = now() + make_interval(secs => $6)
     where show_id = $1 and receiver = $2 and version = $3`,
    [showId, receiver, version, state, trouble ?? null, againInSeconds ?? 0],
  )
}

export type Announced = {
  receiver: string
  state: 'owed' | 'told' | 'given-up'
  at: Date
  trouble: string | null
}

export async function announcementsOf(pool: pg.Pool, showId: string): Promise<Announced[]> {
  const { rows } = await pool.query<Announced>(
    'select receiver, state, at, trouble from private.announcements where show_id = $1 order by receiver',
    [showId],
  )
  return rows
}
