/** The dates of shows as their clients see and change them. */
import type pg from 'pg'
import type { Rhythm } from '#domain/rhythm.ts'
import type { SilenceChoice } from '#domain/silence.ts'
import type { KeptSlot, NotBegun } from '#domain/slots.ts'

type Client = pg.Pool | pg.ClientBase

type ShowDays = { id: string; rhythm: Rhythm | null; notBegun: NotBegun | null; silence: SilenceChoice }

export async function rhythmsOf(pool: Client, clientId: string): Promise<ShowDays[]> {
  const { rows } = await pool.query<ShowDays>(
    'select id, rhythm, not_begun as "notBegun", silence from private.shows where client_id = $1 order by since, id',
    [clientId],
  )
  return rows
}

/** Waiting again takes back what letters have said. */
export async function setSilence(
  client: pg.ClientBase,
  { showId, memberId, silence }: { showId: string; memberId: string; silence: SilenceChoice },
): Promise<void> {
  await client.query(
    'update private.shows set silence = $2, silence_by = $3, silence_at = now() where id = $1',
    [showId, silence, memberId],
  )
  if (silence === 'waits')
    await client.query('update private.show_episodes set passes_at = null where show_id = $1', [showId])
}

export async function setRhythm(client: pg.ClientBase, showId: string, rhythm: Rhythm): Promise<void> {
  await client.query('update private.shows set rhythm = $2, slots_due_at = now() where id = $1', [
    showId,
    JSON.stringify(rhythm),
  ])
}

/** It could not be looked at now. */
export async function putOff(pool: pg.ClientBase, showId: string, at: Date): Promise<void> {
  await pool.query('update private.shows set slots_due_at = $2 where id = $1 and slots_due_at is not null', [
    showId,
    at,
  ])
}

export async function slotsOf(
  client: Client,
  showId: string,
): Promise<(KeptSlot & { title: string | null })[]> {
  const { rows } = await client.query<KeptSlot & { title: string | null }>(
    `select key::text, slots.at, state, why, slots.request_id as "requestId", nullif(title, '') as title
     from private.slots left join private.show_episodes using (request_id)
     where slots.show_id = $1 order by slots.at, key`,
    [showId],
  )
  return rows
}

export async function setSkipped(
  client: pg.ClientBase,
  { showId, key, isSkipped }: { showId: string; key: string; isSkipped: boolean },
): Promise<boolean> {
  const { rowCount } = await client.query(
    `update private.slots set state = $3, why = null, request_id = null
     where show_id = $1 and key = $2 and state = $4 and at > now()`,
    [showId, key, ...(isSkipped ? ['skipped', 'open'] : ['open', 'skipped'])],
  )
  return rowCount === 1
}
