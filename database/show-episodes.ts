/** Which request belongs to a show of a client, and what of its script was put before them last. */
import type pg from 'pg'
import type { OfferedScript, ScriptVerdict } from '#domain/script-gate.ts'
import { clientCalled } from './portal-sessions.ts'

type Client = pg.Pool | pg.ClientBase
export type ShowEpisode = OfferedScript & {
  requestId: string
  showId: string
  clientId: string
  /** What the client is called. */
  client: string
  step: string | null
}

/** It is before the client, or back from them with a wish: either way no voice is made. */
export const isAtGate = `production.step = 'await-script' and production.ended_at is null
  and request.status not in ('stopped', 'failed') and show_episode.offered_at is not null
  and show_episode.verdict is distinct from 'yes'`

/** It lies there, and no worker has it in hand. */
export const liesAtGate = `production.attempts = 0 and production.again_at is null and exists (
  select from private.show_episodes show_episode where show_episode.request_id = request.id and ${isAtGate})`

const shown = `show_episode.request_id as "requestId", show_id as "showId", shows.client_id as "clientId",
  coalesce(${clientCalled('shows.client_id')}, '') as client, show_episode.title, show_episode.version,
  encode(script_hash, 'hex') as hash, offered_at as "offeredAt", verdict, production.step, coalesce(${isAtGate}, false) as "isAtGate"`
const joined = `private.show_episodes show_episode join private.shows on shows.id = show_id
  join public.podcast_requests request on request.id = show_episode.request_id
  left join private.productions production on production.request_id = request.id`

/** Undefined: it belongs to no show. */
export async function showEpisodeOf(client: Client, requestId: string): Promise<ShowEpisode | undefined> {
  const { rows } = await client.query<ShowEpisode>(
    `select ${shown} from ${joined} where show_episode.request_id = $1`,
    [requestId],
  )
  return rows[0]
}

type ListedEpisode = ShowEpisode & { status: string; isOut: boolean; at: Date }

/** What waits for them first, then the newest. */
export async function episodesOfClient(pool: pg.Pool, clientId: string): Promise<ListedEpisode[]> {
  const { rows } = await pool.query<ListedEpisode>(
    `select ${shown}, request.status, show_episode.at,
       exists (select from private.episodes where episodes.request_id = request.id) as "isOut"
     from ${joined} where shows.client_id = $1 order by "isAtGate" desc, show_episode.at desc, request.id limit 40`,
    [clientId],
  )
  return rows
}

type Offer = { requestId: string; title: string; version: number; hash: string }

/** The same words need not be decided twice. Resolves to what was decided of them. */
export async function keepOffer(client: pg.ClientBase, offer: Offer): Promise<ScriptVerdict | null> {
  const { requestId, title, version, hash } = offer
  const { rows } = await client.query<{ verdict: ScriptVerdict | null }>(
    `update private.show_episodes set title = left($2, 300), version = $3, script_hash = decode($4, 'hex'),
       offered_at = case when script_hash = decode($4, 'hex') then offered_at else now() end,
       verdict = (select decisions.verdict from private.decisions
         where decisions.request_id = $1 and hash = decode($4, 'hex') and decisions.show_id = show_episodes.show_id
         order by at desc limit 1)
     where request_id = $1 returning verdict`,
    [requestId, title, version, hash],
  )
  return rows[0]?.verdict ?? null
}

/** Once it is approved, the line goes on with the edits that were approved. */
export async function keepVerdict(
  client: pg.ClientBase,
  requestId: string,
  verdict: ScriptVerdict,
): Promise<void> {
  await client.query('update private.show_episodes set verdict = $2 where request_id = $1', [
    requestId,
    verdict,
  ])
  if (verdict !== 'yes') return
  await client.query(
    `update private.productions set again_at = now(), version = show_episode.version
     from private.show_episodes show_episode
     where productions.request_id = $1 and show_episode.request_id = $1`,
    [requestId],
  )
}

/** The line has others than these in its hands, and takes these next. */
export async function goOnWith(client: pg.ClientBase, requestId: string, version: number): Promise<void> {
  await client.query('update private.productions set again_at = now(), version = $2 where request_id = $1', [
    requestId,
    version,
  ])
}

/**
 * It has come to the gate and waits there: that it began does not count against it. The script that was written anew is
 * there now; the one before it goes, unless it has voices.
 */
export async function noteAtGate(client: pg.ClientBase, requestId: string): Promise<void> {
  await client.query(
    `delete from private.kept_steps where request_id = $1
       and not exists (select from private.kept_steps where request_id = $1 and step = 'master')`,
    [requestId],
  )
  const asNew =
    'update private.productions set attempts = 0, trouble = null, trouble_of = null where request_id = $1'
  await client.query(asNew, [requestId])
}
