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
}

/** It is before the client, or back from them with a wish: either way no voice is made. */
export const isAtGate = `production.step = 'await-script' and production.ended_at is null
  and request.status not in ('stopped', 'failed') and show_episode.offered_at is not null
  and show_episode.verdict is distinct from 'yes'`

const shown = `show_episode.request_id as "requestId", show_id as "showId", shows.client_id as "clientId",
  coalesce(${clientCalled('shows.client_id')}, '') as client, show_episode.title, show_episode.version,
  encode(script_hash, 'hex') as hash, offered_at as "offeredAt", verdict, coalesce(${isAtGate}, false) as "isAtGate"`
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

type ListedEpisode = ShowEpisode & { step: string | null; status: string; isOut: boolean; at: Date }

/** What waits for them first, then the newest. */
export async function episodesOfClient(pool: pg.Pool, clientId: string): Promise<ListedEpisode[]> {
  const { rows } = await pool.query<ListedEpisode>(
    `select ${shown}, production.step, request.status, show_episode.at,
       exists (select from private.episodes where episodes.request_id = request.id) as "isOut"
     from ${joined} where shows.client_id = $1 order by "isAtGate" desc, show_episode.at desc, request.id limit 40`,
    [clientId],
  )
  return rows
}

/** Null: it belongs to nobody any more, and what was put before somebody goes. Nobody reads what others said of it. */
export async function tieToShow(
  client: pg.ClientBase,
  { requestId, showId, operatorId }: { requestId: string; showId: string | null; operatorId: string },
): Promise<void> {
  await client.query(
    `delete from private.comments where request_id = $1 and not exists (
       select from private.show_episodes where request_id = $1 and show_id is not distinct from $2::uuid)`,
    [requestId, showId],
  )
  await client.query('delete from private.show_episodes where request_id = $1', [requestId])
  if (showId)
    await client.query(
      'insert into private.show_episodes (request_id, show_id, operator_id) values ($1, $2, $3)',
      [requestId, showId, operatorId],
    )
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

/** It has come to the gate and waits there: that it began does not count against it. */
export async function noteAtGate(client: pg.ClientBase, requestId: string): Promise<void> {
  const asNew =
    'update private.productions set attempts = 0, trouble = null, trouble_of = null where request_id = $1'
  await client.query(asNew, [requestId])
}

export type TiableShow = { id: string; client: string; since: Date }

/** To choose from, the newest first. */
export async function listShows(pool: Client, most = 500): Promise<TiableShow[]> {
  const { rows } = await pool.query<TiableShow>(
    `select id, coalesce(${clientCalled('shows.client_id')}, '') as client, since from private.shows
     order by since desc, id limit $1`,
    [most],
  )
  return rows
}

export const isShow = async (client: Client, id: string) =>
  (await client.query('select from private.shows where id = $1', [id])).rowCount === 1

type PlaceOnLine = { step: string | null; showId: string | null; isAtGate: boolean; isPassed: boolean }

/** Where a request is with regard to the gate. Undefined: nobody has begun. */
export async function placeOnLine(client: Client, requestId: string): Promise<PlaceOnLine | undefined> {
  const { rows } = await client.query<PlaceOnLine>(
    `select production.step, show_id as "showId", coalesce(${isAtGate}, false) as "isAtGate",
       exists (select from private.finished_steps finished
         where finished.request_id = request.id and finished.step = 'await-script') as "isPassed"
     from private.productions production join public.podcast_requests request on request.id = request_id
     left join private.show_episodes show_episode on show_episode.request_id = request.id
     where production.request_id = $1`,
    [requestId],
  )
  return rows[0]
}

export const bringToGate = (client: pg.ClientBase, requestId: string) =>
  client.query('update private.productions set again_at = now() where request_id = $1', [requestId])
