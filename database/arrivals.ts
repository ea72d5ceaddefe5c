/** Shows on their way here from another host. */
import type pg from 'pg'
import type { ArrivalState, ArrivingEpisode, ArrivingShow, Proof } from '#domain/arriving-show.ts'
import { storable } from './storable.ts'

type Client = pg.Pool | pg.ClientBase

export type Arrival = {
  showId: string
  feedUrl: string
  found: ArrivingShow
  state: ArrivalState
  stateAt: Date
  ownerEmail: string
  token: string
  proof: Proof | null
  /** A code is on its way, and counts until then. */
  codeUntil: Date | null
}

const shown = `show_id as "showId", feed_url as "feedUrl", found, state, state_at as "stateAt",
  owner_email as "ownerEmail", token, proof, code_until as "codeUntil"`

/** `isLocked`: nobody else changes it until this transaction ends. */
export async function arrivalOf(
  client: Client,
  showId: string,
  { isLocked = false } = {},
): Promise<Arrival | undefined> {
  const { rows } = await client.query<Arrival>(
    `select ${shown} from private.arrivals where show_id = $1 ${isLocked ? 'for update' : ''}`,
    [showId],
  )
  return rows[0]
}

type Read = Pick<Arrival, 'showId' | 'feedUrl' | 'found' | 'ownerEmail' | 'token'> & {
  episodes: readonly ArrivingEpisode[]
  operatorId: string
}

/** With the same token it is the same feed, read again: its proof, its code and the letter with it stay. */
export async function keepArrival(client: pg.ClientBase, read: Read): Promise<void> {
  const { showId, feedUrl, found, ownerEmail, token, episodes, operatorId } = read
  await client.query('delete from private.arrivals where show_id = $1 and token <> $2', [showId, token])
  await client.query(
    `insert into private.arrivals (show_id, feed_url, found, owner_email, token, operator_id) values ($1, $2, $3, $4, $5, $6)
     on conflict (show_id) do update set found = excluded.found, operator_id = excluded.operator_id, state_at = now()`,
    [showId, feedUrl, storable(found), ownerEmail, token, operatorId],
  )
  await client.query('delete from private.arriving_episodes where show_id = $1', [showId])
  await oweEpisodes(client, showId, episodes)
}

/** Those that are neither on their way nor in the feed here. Resolves to how many there are. */
export async function oweEpisodes(
  client: pg.ClientBase,
  showId: string,
  episodes: readonly ArrivingEpisode[],
): Promise<number> {
  const { rowCount } = await client.query(
    `insert into private.arriving_episodes (show_id, place, guid, said)
     select $1, ordinality + (select coalesce(max(place), 0) from private.arriving_episodes where show_id = $1)
         + (select count(*) from private.public_episodes where show_id = $1), said ->> 'guid', said
     from jsonb_array_elements($2::jsonb) with ordinality as each (said, ordinality)
     where not exists (select from private.public_episodes where show_id = $1 and guid = said ->> 'guid')
     on conflict (show_id, guid) do nothing`,
    [showId, storable(episodes)],
  )
  return rowCount ?? 0
}

export const dropArrival = (client: pg.ClientBase, showId: string) =>
  client.query('delete from private.arrivals where show_id = $1', [showId])

export async function setArrivalState(
  client: Client,
  showId: string,
  state: ArrivalState,
  proof: Proof | null = null,
): Promise<void> {
  await client.query(
    `update private.arrivals set state = $2, proof = coalesce(proof, $3), state_at = now(), due_at = now(),
       code_hash = null, code_until = null,
       owner_email = case when $2 = 'moved' then '' else owner_email end,
       found = case when $2 = 'moved' then found || '{"ownerEmail": ""}' else found end where show_id = $1`,
    [showId, state, proof],
  )
}

type ArrivingCount = { owed: number; here: number; lost: number }

export async function countArriving(client: Client, showId: string): Promise<ArrivingCount> {
  const { rows } = await client.query<ArrivingCount>(
    `select count(*) filter (where state = 'owed')::int as owed, count(*) filter (where state = 'here')::int as here,
       count(*) filter (where state = 'lost')::int as lost
     from private.arriving_episodes where show_id = $1`,
    [showId],
  )
  return rows[0] ?? { owed: 0, here: 0, lost: 0 }
}

export type Arriving = {
  id: string
  showId: string
  place: number
  guid: string
  said: ArrivingEpisode
  state: 'owed' | 'here' | 'lost'
  trouble: string | null
}

const ofEpisode = `id, show_id as "showId", place, guid, said, state, trouble`

export async function arrivingOf(client: Client, showId: string): Promise<Arriving[]> {
  const { rows } = await client.query<Arriving>(
    `select ${ofEpisode} from private.arriving_episodes where show_id = $1 order by place`,
    [showId],
  )
  return rows
}

/** Names of what lies in storage of it. */
export async function mediaOfArriving(client: Client, showId: string): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select media ->> 'name' as name from private.arriving_episodes where show_id = $1 and media is not null`,
    [showId],
  )
  return rows.map(({ name }) => name)
}

/** Whether apps know an episode of this show, here already, by one of these. */
export async function isGuidThere(
  client: Client,
  showId: string,
  guids: readonly string[],
): Promise<boolean> {
  const { rowCount } = await client.query(
    'select from private.public_episodes where show_id = $1 and guid = any ($2) limit 1',
    [showId, guids],
  )
  return rowCount === 1
}
