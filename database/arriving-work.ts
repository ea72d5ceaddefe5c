/** What is fetched of shows that arrive: each once, by whoever claims it. */
import type pg from 'pg'
import type { ArrivingEpisode, ArrivingShow } from '#domain/arriving-show.ts'
import type { Episode } from '#domain/episode.ts'
import type { EpisodeMedia } from '#domain/published-episode.ts'
import { storable } from './storable.ts'

export type OwedArriving = {
  id: string
  showId: string
  /** 1: the oldest. */
  place: number
  said: ArrivingEpisode
  show: ArrivingShow
  tries: number
}

/**
 * Nobody else claims it while it is renewed; whoever is killed meanwhile leaves what it has fetched to the next one. Of
 * several shows the one of which least is left comes first: two thousand episodes of one are not in front of another's.
 */
export async function claimArriving(pool: pg.Pool): Promise<OwedArriving | undefined> {
  const { rows } = await pool.query<OwedArriving>(
    `with remaining as (
       select show_id, count(*) as most from private.arriving_episodes where state = 'owed' group by show_id
     ), next as (
       select id from private.arriving_episodes episode join private.arrivals using (show_id) join remaining using (show_id)
       where episode.state = 'owed' and episode.due_at <= now() and arrivals.state in ('fetching', 'moving', 'moved')
       order by most, episode.due_at, place limit 1 for update of episode skip locked
     )
     update private.arriving_episodes episode set due_at = now() + interval '5 minutes', tries = tries + 1
     from next, private.arrivals where episode.id = next.id and arrivals.show_id = episode.show_id
     returning episode.id, episode.show_id as "showId", place, said, found as show, tries`,
  )
  return rows[0]
}

export async function renewClaim(pool: pg.Pool, id: string): Promise<void> {
  await pool.query(
    `update private.arriving_episodes set due_at = now() + interval '5 minutes' where id = $1`,
    [id],
  )
}

type Came = {
  episode: Episode
  media: EpisodeMedia
  /** What its feed names beside the sound, and nobody could have. */
  without: readonly string[]
}

/** Under which name its files are kept now; another one, where somebody else was faster; none, where nobody asks any more. */
export async function keepArrived(
  pool: pg.Pool,
  id: string,
  { episode, media, without }: Came,
): Promise<string | undefined> {
  await pool.query(
    `update private.arriving_episodes set state = 'here', episode = $2, media = $3, trouble = $4
     where id = $1 and state = 'owed'`,
    [id, storable(episode), JSON.stringify(media), without.join(' ') || null],
  )
  const { rows } = await pool.query<{ name: string | null }>(
    `select media ->> 'name' as name from private.arriving_episodes where id = $1`,
    [id],
  )
  return rows[0]?.name ?? undefined
}

export async function postponeArriving(
  pool: pg.Pool,
  id: string,
  { seconds, trouble, isOurs = false }: { seconds: number; trouble: string; isOurs?: boolean },
): Promise<void> {
  // What is our own trouble is no try of theirs.
  await pool.query(
    `update private.arriving_episodes set due_at = now() + make_interval(secs => $2), trouble = $3,
       tries = tries - $4::int where id = $1 and state = 'owed'`,
    [id, seconds, trouble, isOurs ? 1 : 0],
  )
}

export async function loseArriving(pool: pg.Pool, id: string, trouble: string): Promise<void> {
  await pool.query(
    `update private.arriving_episodes set state = 'lost', trouble = $2 where id = $1 and state = 'owed'`,
    [id, trouble],
  )
}

/** What was lost is fetched anew. */
export async function oweLost(client: pg.ClientBase, showId: string): Promise<void> {
  await client.query(
    `update private.arriving_episodes set state = 'owed', tries = 0, due_at = now() where show_id = $1 and state = 'lost'`,
    [showId],
  )
}

/** Shows of which nothing is owed any more. Resolves to how many are all here since then. */
export async function noteAllHere(pool: pg.Pool): Promise<number> {
  const { rowCount } = await pool.query(
    `update private.arrivals arrival set state = 'here', state_at = now() where state = 'fetching' and not exists (
       select from private.arriving_episodes where show_id = arrival.show_id and state = 'owed')`,
  )
  return rowCount ?? 0
}

type Moving = { showId: string; feedUrl: string; slug: string; names: string[] }

/** Looked at once a day, by whoever comes first. */
export async function claimMoving(pool: pg.Pool): Promise<Moving | undefined> {
  const { rows } = await pool.query<Moving>(
    `update private.arrivals arrival set due_at = now() + interval '1 day' from private.public_shows show
     where show.show_id = arrival.show_id and arrival.show_id = (
       select show_id from private.arrivals where state = 'moving' and due_at <= now()
       order by due_at limit 1 for update skip locked)
     returning arrival.show_id as "showId", feed_url as "feedUrl", slug,
       array(select names.slug from private.show_names names where names.show_id = arrival.show_id) as names`,
  )
  return rows[0]
}

/** Of these, the episodes that are still fetched. */
export async function stillOwed(pool: pg.Pool, ids: readonly string[]): Promise<Set<string>> {
  const { rows } = await pool.query<{ id: string }>(
    `select id from private.arriving_episodes where id = any ($1) and state = 'owed'`,
    [ids],
  )
  return new Set(rows.map(({ id }) => id))
}
