/** Which request belongs to a show of a client, and what of it was put before them last: its script, and its sound. */
import type pg from 'pg'
import type { OfferedToClient } from '#domain/script-gate.ts'
import type { WaitsFor } from '#domain/slots.ts'
import { goesAt, waitsFor } from './may-go-out.ts'
import { clientCalled } from './portal-sessions.ts'

type Client = pg.Pool | pg.ClientBase
export type ShowEpisode = OfferedToClient & {
  requestId: string
  showId: string
  clientId: string
  /** What the client is called. */
  client: string
  title: string
  step: string | null
  /** Of the calendar: before it, nothing goes out. */
  date: Date | null
  /** It is approved, and nobody knows yet when it goes out. */
  waitsFor: WaitsFor | null
  /** `isThere`: what was offered is what is mastered, or out. */
  sound: OfferedToClient & { isThere: boolean }
}

const isOpen = `production.ended_at is null and request.status not in ('stopped', 'failed')`

/** Its script is before the client, or back from them with a wish: either way no voice is made. */
export const isAtGate = `production.step = 'await-script' and ${isOpen} and show_episode.offered_at is not null
  and show_episode.verdict is distinct from 'yes'`

/** Its sound is before the client, or back from them: either way it is not out. */
export const isAtEpisodeGate = `production.step = 'await-episode' and ${isOpen}
  and show_episode.sound_offered_at is not null and show_episode.sound_verdict is distinct from 'yes'`

/** It came with its show from another host: nobody here was asked for it. */
export const isBrought = (requestId: string) => `exists (select from private.public_episodes brought
  where brought.request_id = ${requestId} and brought.came is not null)`

/** It lies at one of them, and no worker has it in hand. */
export const liesAtGate = `production.attempts = 0 and production.again_at is null and exists (
  select from private.show_episodes show_episode
  where show_episode.request_id = request.id and (${isAtGate} or ${isAtEpisodeGate}))`

/** What is asked about an episode of a show, of `joined`. */
export const shown = `show_episode.request_id as "requestId", show_id as "showId", shows.client_id as "clientId",
  coalesce(${clientCalled('shows.client_id')}, '') as client, show_episode.title, show_episode.version,
  encode(script_hash, 'hex') as hash, offered_at as "offeredAt", verdict, production.step,
  ${goesAt} as date,
  case when production.step = 'await-episode' and ${isOpen} and sound_verdict = 'yes' then ${waitsFor} end as "waitsFor", coalesce(${isAtGate}, false) as "isAtGate",
  json_build_object('version', sound_version, 'hash', encode(sound_hash, 'hex'), 'offeredAt', sound_offered_at,
    'verdict', sound_verdict, 'isAtGate', coalesce(${isAtEpisodeGate}, false), 'isThere', exists (
      select from private.finished_steps approved where approved.request_id = show_episode.request_id
        and step = 'await-approval' and approved.output ->> 'audioHash' = encode(sound_hash, 'hex'))) as sound`
export const joined = `private.show_episodes show_episode join private.shows on shows.id = show_id
  join public.podcast_requests request on request.id = show_episode.request_id
  left join private.productions production on production.request_id = request.id`

/** What is JSON has its days as texts. */
function fromRow<Row extends ShowEpisode>(row: Row): Row {
  const { offeredAt } = row.sound
  return { ...row, sound: { ...row.sound, offeredAt: offeredAt && new Date(offeredAt) } }
}

/** Undefined: it belongs to no show. */
export async function showEpisodeOf(client: Client, requestId: string): Promise<ShowEpisode | undefined> {
  const { rows } = await client.query<ShowEpisode>(
    `select ${shown} from ${joined} where show_episode.request_id = $1`,
    [requestId],
  )
  return rows[0] && fromRow(rows[0])
}

/** `isOut`: in whatever form. `isAtRest`: nobody makes it anew. `hasEnded`: nothing comes of it any more. */
type End = { isOut: boolean; isAtRest: boolean; hasEnded: boolean }

export async function endOfEpisode(pool: pg.Pool, requestId: string): Promise<End> {
  const { rows } = await pool.query<End>(
    `select exists (select from private.episodes where request_id = request.id) as "isOut",
       status in ('failed', 'stopped') as "hasEnded", coalesce(production.ended_at is not null, false) as "isAtRest"
     from public.podcast_requests request left join private.productions production on request_id = request.id
     where request.id = $1`,
    [requestId],
  )
  return rows[0] ?? { isOut: false, isAtRest: true, hasEnded: true }
}

type ListedEpisode = ShowEpisode & { status: string; isOut: boolean; at: Date }

/** What waits for them first, then the newest. */
export async function episodesOfClient(pool: pg.Pool, clientId: string): Promise<ListedEpisode[]> {
  const { rows } = await pool.query<ListedEpisode>(
    `select ${shown}, request.status, show_episode.at,
       exists (select from private.episodes where episodes.request_id = request.id) as "isOut"
     from ${joined} where shows.client_id = $1
     order by coalesce(${isAtGate} or ${isAtEpisodeGate}, false) desc, show_episode.at desc, request.id limit 40`,
    [clientId],
  )
  return rows.map(fromRow)
}
