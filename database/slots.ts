/** The dates of shows as their clients see and change them. */
import type pg from 'pg'
import type { SlotPolicy } from '#domain/plan-policy.ts'
import type { Rhythm } from '#domain/rhythm.ts'
import type { SilenceChoice } from '#domain/silence.ts'
import type { KeptSlot, NotBegun, NotHeard } from '#domain/slots.ts'

type Client = pg.Pool | pg.ClientBase

/** Who changed something, and when: without a name, somebody who is not there any more; null: nobody yet. */
type ChangedBy = { by: string | null; at: Date } | null

type ShowDays = {
  id: string
  rhythm: Rhythm | null
  notBegun: NotBegun | null
  silence: SilenceChoice
  planState: SlotPolicy
  changed: ChangedBy
}

const changed = (
  by: string,
  at: string,
) => `case when ${at} is not null then json_build_object('at', ${at}, 'by',
  (select coalesce(nullif(name, ''), email) from private.members where members.id = ${by})) end as changed`

/** What comes as JSON has its moments as texts. */
const dated = <Row extends { changed: ChangedBy }>(row: Row): Row => ({
  ...row,
  changed: row.changed && { ...row.changed, at: new Date(row.changed.at) },
})

export async function rhythmsOf(pool: Client, clientId: string): Promise<ShowDays[]> {
  const { rows } = await pool.query<ShowDays>(
    `select id, rhythm, not_begun as "notBegun", silence, plan_state as "planState", ${changed('rhythm_by', 'rhythm_at')}
     from private.shows where client_id = $1 order by since, id`,
    [clientId],
  )
  return rows.map(dated)
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

export async function setRhythm(
  client: pg.ClientBase,
  { showId, memberId, rhythm }: { showId: string; memberId: string; rhythm: Rhythm },
): Promise<void> {
  await client.query(
    `update private.shows set rhythm = $2, rhythm_by = $3, rhythm_at = now(), slots_due_at = now() where id = $1`,
    [showId, JSON.stringify(rhythm), memberId],
  )
}

/** It could not be looked at now. */
export async function putOff(pool: pg.ClientBase, showId: string, at: Date): Promise<void> {
  await pool.query('update private.shows set slots_due_at = $2 where id = $1 and slots_due_at is not null', [
    showId,
    at,
  ])
}

type ShownSlot = KeptSlot & { title: string | null; changed: ChangedBy; notHeard: NotHeard | null }

/** Of a slot: out is what apps have, where there is a feed. */
export const notHeard = (slot: string) => `(select case when listed.request_id is null then 'not-in-feed'
    when listed.withdrawn_at is not null then 'withdrawn' end
  from private.public_shows show left join private.public_episodes listed on listed.request_id = ${slot}.request_id
  where ${slot}.state = 'published' and show.show_id = ${slot}.show_id and show.public_since is not null)`

/** At the latest. */
export async function lookAgainBy(client: pg.ClientBase, showId: string, at: Date): Promise<void> {
  await client.query(
    `update private.shows set slots_due_at = least(slots_due_at, $2) where id = $1 and slots_due_at is not null`,
    [showId, at],
  )
}

export async function slotsOf(client: Client, showId: string): Promise<ShownSlot[]> {
  const { rows } = await client.query<ShownSlot>(
    `select key::text, slots.at, state, why, slots.request_id as "requestId", nullif(title, '') as title,
       ${notHeard('slots')} as "notHeard", ${changed('changed_by', 'changed_at')}
     from private.slots left join private.show_episodes using (request_id)
     where slots.show_id = $1 order by slots.at, key`,
    [showId],
  )
  return rows.map(dated)
}

export async function setSkipped(
  client: pg.ClientBase,
  { showId, memberId, key, isSkipped }: { showId: string; memberId: string; key: string; isSkipped: boolean },
): Promise<boolean> {
  const { rowCount } = await client.query(
    `update private.slots set state = $3, why = null, request_id = null, changed_by = $5, changed_at = now()
     where show_id = $1 and key = $2 and state = $4 and at > now()`,
    [showId, key, ...(isSkipped ? ['skipped', 'open'] : ['open', 'skipped']), memberId],
  )
  return rowCount === 1
}
