/** The dates of shows as they are kept. */
import type pg from 'pg'
import type { Rhythm } from '#domain/rhythm.ts'
import type { KeptSlot, SlotEpisode, SlotPolicy } from '#domain/slots.ts'

type Client = pg.Pool | pg.ClientBase
export type Calendar = { id: string; clientId: string; paidWith: string; since: Date; rhythm: Rhythm }

const calendar = `id, client_id as "clientId", paid_with as "paidWith", since, rhythm`

/** The next whose dates have to be looked at, held by this very transaction: what another one holds is in good hands. */
export async function nextCalendarDue(client: pg.ClientBase, now: Date): Promise<Calendar | undefined> {
  const { rows } = await client.query<Calendar>(
    `select ${calendar} from private.shows where slots_due_at <= $1
     order by slots_due_at, id limit 1 for no key update skip locked`,
    [now],
  )
  return rows[0]
}

/** Nobody else changes its dates before this transaction ends. Undefined: it is another client's. */
export async function lockCalendar(
  client: pg.ClientBase,
  { showId, clientId }: { showId: string; clientId: string },
): Promise<(Omit<Calendar, 'rhythm'> & { rhythm: Rhythm | null }) | undefined> {
  const { rows } = await client.query<Omit<Calendar, 'rhythm'> & { rhythm: Rhythm | null }>(
    `select ${calendar} from private.shows where id = $1 and client_id = $2 for no key update`,
    [showId, clientId],
  )
  return rows[0]
}

export async function rhythmsOf(
  pool: Client,
  clientId: string,
): Promise<{ id: string; rhythm: Rhythm | null }[]> {
  const { rows } = await pool.query<{ id: string; rhythm: Rhythm | null }>(
    'select id, rhythm from private.shows where client_id = $1 order by since, id',
    [clientId],
  )
  return rows
}

export async function setRhythm(client: pg.ClientBase, showId: string, rhythm: Rhythm): Promise<void> {
  await client.query('update private.shows set rhythm = $2, slots_due_at = now() where id = $1', [
    showId,
    JSON.stringify(rhythm),
  ])
}

/** It could not be looked at now. */
export async function putOff(pool: pg.Pool, showId: string, at: Date): Promise<void> {
  await pool.query('update private.shows set slots_due_at = $2 where id = $1 and slots_due_at is not null', [
    showId,
    at,
  ])
}

type Looked = {
  /** When it is looked at again. */
  again: Date
  policy: SlotPolicy
  /** How many of its first episodes go out without a date; null: all. */
  withoutDate: number | null
}

/** What an approved episode of it asks, until it is looked at again. */
export async function noteLooked(
  client: pg.ClientBase,
  showId: string,
  { again, policy, withoutDate }: Looked,
): Promise<void> {
  await client.query(
    'update private.shows set slots_due_at = $2, plan_state = $3, without_date = $4 where id = $1',
    [showId, again, policy, withoutDate],
  )
}

export async function slotsOf(
  client: Client,
  showId: string,
): Promise<(KeptSlot & { title: string | null })[]> {
  const { rows } = await client.query<KeptSlot & { title: string | null }>(
    `select key::text, slots.at, state, slots.request_id as "requestId", nullif(title, '') as title
     from private.slots left join private.show_episodes using (request_id)
     where slots.show_id = $1 order by slots.at, key`,
    [showId],
  )
  return rows
}

/** In the order in which they were begun; the first `without` of them go out without a date. */
export async function episodesWithDates(
  client: Client,
  showId: string,
  without: number,
): Promise<SlotEpisode[]> {
  const { rows } = await client.query<SlotEpisode>(
    `select request.id as "requestId", exists (select from private.episodes where episodes.request_id = request.id) as "isOut",
       request.status in ('failed', 'stopped') as "hasEnded", sound_verdict is not distinct from 'yes' as "isApproved"
     from private.show_episodes show_episode join public.podcast_requests request on request.id = show_episode.request_id
     where show_id = $1 order by show_episode.at, request.id offset $2`,
    [showId, without],
  )
  return rows
}

/** What is approved goes out on its date: when that has changed, the line looks again. */
export async function keepSlots(
  client: pg.ClientBase,
  showId: string,
  slots: readonly KeptSlot[],
): Promise<void> {
  // An episode that moves leaves its date before another takes it.
  await client.query('update private.slots set request_id = null where show_id = $1', [showId])
  await client.query(
    `insert into private.slots (show_id, key, at, state, request_id)
     select $1, key, at, state, "requestId"
     from jsonb_to_recordset($2) as kept(key date, at timestamptz, state text, "requestId" uuid)
     on conflict (show_id, key) do update set at = excluded.at, state = excluded.state, request_id = excluded.request_id`,
    [showId, JSON.stringify(slots)],
  )
  await client.query(
    `update private.productions production set again_at = now() from private.show_episodes show_episode
     where show_episode.request_id = production.request_id and show_id = $1 and step = 'await-episode'
       and ended_at is null and attempts = 0 and sound_verdict = 'yes'
       and again_at is distinct from (select at from private.slots where slots.request_id = production.request_id)`,
    [showId],
  )
}

export async function setSkipped(
  client: pg.ClientBase,
  { showId, key, isSkipped }: { showId: string; key: string; isSkipped: boolean },
): Promise<boolean> {
  const { rowCount } = await client.query(
    `update private.slots set state = $3, request_id = null
     where show_id = $1 and key = $2 and state = $4 and at > now()`,
    [showId, key, ...(isSkipped ? ['skipped', 'open'] : ['open', 'skipped'])],
  )
  return rowCount === 1
}
