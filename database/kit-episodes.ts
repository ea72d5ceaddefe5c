/** What a show takes along when it leaves: all that is published of it, in the feed or not. */
import type pg from 'pg'
import type { Episode } from '#domain/episode.ts'
import type { EpisodeMedia } from '#domain/published-episode.ts'
import { version } from './heard-shows.ts'

export type KitEpisode = {
  requestId: string
  title: string
  publishedAt: Date
  media: EpisodeMedia
  /** Null: it is in no feed, or no more. */
  inFeed: { guid: string; slug: string; number: number; version: string } | null
}

/** In the order of the feed, then by their dates. Their words are asked for one by one: they are long. */
export async function episodesOfKit(pool: pg.Pool, showId: string): Promise<KitEpisode[]> {
  const { rows } = await pool.query<KitEpisode>(
    `select tied.request_id as "requestId", media, coalesce(listed.title, episode ->> 'title') as title,
       coalesce(listed.published_at, episodes.published_at) as "publishedAt",
       case when listed.request_id is not null and withdrawn_at is null then jsonb_build_object(
         'guid', guid, 'slug', listed.slug, 'number', number,
         'version', ${version}) end as "inFeed"
     from private.show_episodes tied join private.episodes using (request_id)
     left join private.public_shows show on show.show_id = tied.show_id
     left join private.public_episodes listed
       on listed.request_id = tied.request_id and listed.show_id = tied.show_id
     where tied.show_id = $1 and deleted_at is null order by number, episodes.published_at`,
    [showId],
  )
  return rows
}

export async function wordsOfKit(pool: pg.Pool, requestId: string): Promise<Episode | undefined> {
  const { rows } = await pool.query<{ episode: Episode }>(
    'select episode from private.episodes where request_id = $1 and deleted_at is null',
    [requestId],
  )
  return rows[0]?.episode
}
