/** Whether what is approved goes out now, on a date, or not before something changes. */
import type pg from 'pg'
import type { WaitsFor } from '#domain/slots.ts'

/** An operator has let out this very sound of `show_episode` before its date. */
const isLetOut = 'coalesce(show_episode.let_out_hash = show_episode.sound_hash, false)'

/** Before it, `show_episode` does not go out. */
export const goesAt = `(select at from private.slots
  where slots.request_id = show_episode.request_id and state = 'open' and not ${isLetOut})`

/**
 * Of `show_episode` in `shows`, once it is approved: why it has to wait without knowing until when. Null: it has not. What is
 * out already and was mended waits for nothing.
 */
export const waitsFor = `case when shows.rhythm is null
    or exists (select from private.episodes where episodes.request_id = show_episode.request_id) then null
  when shows.plan_state <> 'runs' then shows.plan_state
  when shows.has_dates and show_episode.is_setup is not true and not ${isLetOut} and not exists (
    select from private.slots where slots.request_id = show_episode.request_id and state = 'open') then 'date' end`

type MayGoOut = { goes: 'now' } | { goes: 'later'; at: Date } | { goes: 'not-yet'; why: WaitsFor }

/** Of an episode that is approved. A show without a rhythm holds nothing back. */
export async function mayGoOut(client: pg.ClientBase, requestId: string): Promise<MayGoOut> {
  const { rows } = await client.query<{ at: Date | null; why: WaitsFor | null }>(
    `select ${waitsFor} as why, case when ${goesAt} > clock_timestamp() then ${goesAt} end as at
     from private.show_episodes show_episode join private.shows on shows.id = show_id
     where show_episode.request_id = $1`,
    [requestId],
  )
  const { at = null, why = null } = rows[0] ?? {}
  if (why) return { goes: 'not-yet', why }
  return at ? { goes: 'later', at } : { goes: 'now' }
}

/** Only while it sounds like this. */
export async function letOutSound(client: pg.ClientBase, requestId: string, hash: string): Promise<void> {
  await client.query(
    `update private.show_episodes set let_out_hash = decode($2, 'hex') where request_id = $1`,
    [requestId, hash],
  )
  await client.query('update private.productions set again_at = now() where request_id = $1', [requestId])
}

export async function comeBackAt(client: pg.ClientBase, requestId: string, at: Date): Promise<void> {
  await client.query('update private.productions set again_at = $2 where request_id = $1', [requestId, at])
}
