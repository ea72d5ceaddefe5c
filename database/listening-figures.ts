/** What was heard of a show, as numbers that can be explained. Days that are still open are counted as they stand. */
import type pg from 'pg'
import { leftOutOfHeard } from './listening-days.ts'

/** `$1` is the show. */
const downloads = `(
  select d.episode, d.day, d.agent, d.downloads from private.downloads d
    join private.public_episodes on heard_as = d.episode where show_id = $1
  union all
  select h.episode, h.day, h.agent, count(*)::int from private.heard h
    join private.public_episodes on heard_as = h.episode where show_id = $1 and is_counted group by 1, 2, 3
) as downloads`

const leftOut = `(
  select l.episode, l.day, l.reason, l.requests from private.left_out l
    join private.public_episodes on heard_as = l.episode where show_id = $1
  union all
  ${leftOutOfHeard('private.heard join private.public_episodes on heard_as = episode').replace(
    'where requests > 0',
    'where requests > 0 and show_id = $1',
  )}
) as left_out`

type EpisodeHeard = {
  episode: number
  number: number
  title: string
  /** The first day, as PTMG counts days. */
  since: string
  downloads: number
  /** Of its first 1, 7 and 30 days, over or not. */
  within: [number, number, number]
}

/** The newest first. */
export async function episodesHeard(pool: pg.Pool, showId: string): Promise<EpisodeHeard[]> {
  const within = (days: number) => `coalesce(sum(downloads) filter (where day < since + ${days}), 0)::int`
  const { rows } = await pool.query<EpisodeHeard>(
    `with listed as (
       select heard_as, number, title, (published_at at time zone 'UTC')::date as since
       from private.public_episodes where show_id = $1)
     select heard_as as episode, number, title, since::text, coalesce(sum(downloads), 0)::int as downloads,
       jsonb_build_array(${within(1)}, ${within(7)}, ${within(30)}) as within
     from listed left join ${downloads} on downloads.episode = heard_as
     group by heard_as, number, title, since order by number desc`,
    [showId],
  )
  return rows
}

export async function daysHeard(pool: pg.Pool, showId: string, from: string) {
  const { rows } = await pool.query<{ day: string; downloads: number }>(
    `select day::text, sum(downloads)::int as downloads from ${downloads} where day >= $2 group by 1 order by 1`,
    [showId, from],
  )
  return rows
}

/** The most frequent first. */
export async function programsHeard(pool: pg.Pool, showId: string, from: string) {
  const { rows } = await pool.query<{ app: string; device: string; downloads: number }>(
    `select app, device, sum(downloads)::int as downloads
     from ${downloads} join private.listening_agents on id = agent where day >= $2
     group by 1, 2 order by 3 desc, 1, 2`,
    [showId, from],
  )
  return rows
}

/** Requests that are no downloads of their own, by episode and by day. */
export async function leftOutOfShow(pool: pg.Pool, showId: string) {
  const { rows } = await pool.query<{ episode: number; day: string; reason: number; requests: number }>(
    `select episode, day::text, reason, sum(requests)::int as requests from ${leftOut}
     group by 1, 2, 3 order by 2, 1, 3`,
    [showId],
  )
  return rows
}

type HeardRow = {
  day: string
  number: number
  title: string
  app: string | null
  device: string | null
  reason: number | null
  count: number
}

/** All that is kept of it, a line for each number. */
export async function everythingHeard(pool: pg.Pool, showId: string): Promise<HeardRow[]> {
  const { rows } = await pool.query<HeardRow>(
    `select day::text, number, title, app, device, reason, count from (
       select episode, day, app, device, null::smallint as reason, sum(downloads)::int as count
         from ${downloads} join private.listening_agents on id = agent group by 1, 2, 3, 4
       union all
       select episode, day, null, null, reason, sum(requests)::int from ${leftOut} group by 1, 2, 5
     ) as told join private.public_episodes on heard_as = episode
     order by day, number, reason nulls first, app, device`,
    [showId],
  )
  return rows
}
