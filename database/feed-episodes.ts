/** Published episodes of a show, and which of them are in its feed. */
import type pg from 'pg'
import type { EpisodeTexts } from '#domain/public-show.ts'

export type OfferedEpisode = {
  requestId: string
  /** What it is called where nobody has said otherwise. */
  named: EpisodeTexts
  seconds: number
  media: string
  bytes: number
  /** Null: it has never been in the feed. */
  inFeed:
    | (EpisodeTexts & { slug: string; number: number; publishedAt: Date; withdrawnAt: Date | null })
    | null
}

const named = `jsonb_build_object('title', episode -> 'title', 'description',
  (select string_agg(line, ' ') from jsonb_array_elements_text(episode -> 'summary') as line))`

/** All that is published of a show, the newest first. */
export async function episodesToOffer(
  client: pg.Pool | pg.ClientBase,
  showId: string,
): Promise<OfferedEpisode[]> {
  const { rows } = await client.query<OfferedEpisode>(
    `select tied.request_id as "requestId", lasts as seconds, media ->> 'name' as media,
       (media -> 'sizes' ->> 'episode.mp3')::float8 as bytes,
       ${named} as named,
       case when listed.request_id is not null then jsonb_build_object('title', listed.title,
         'description', listed.description, 'slug', listed.slug, 'number', listed.number,
         'publishedAt', listed.published_at, 'withdrawnAt', listed.withdrawn_at) end as "inFeed"
     from private.show_episodes tied join private.episodes on episodes.request_id = tied.request_id
     left join private.public_episodes listed on listed.request_id = tied.request_id and listed.show_id = tied.show_id
     where tied.show_id = $1 and episodes.deleted_at is null
     order by listed.number desc nulls first, episodes.published_at desc`,
    [showId],
  )
  return rows
}

/**
 * Its number follows the last that was ever given; a name that was given gets the number, too. Its date is the one on which
 * it was published. False: it is in the feed of another show.
 */
export async function addToFeed(
  client: pg.ClientBase,
  {
    showId,
    requestId,
    slug,
    title,
    description,
  }: EpisodeTexts & { showId: string; requestId: string; slug: string },
): Promise<boolean> {
  const { rowCount } = await client.query(
    `with given as (
       select number, sha256(convert_to(slug, 'UTF8')) as slug_hash from private.public_episodes where show_id = $2
       union all select number, slug_hash from private.spent_episodes where show_id = $2
     ), numbered as (select coalesce(max(number), 0) + 1 as next from given
     ), named as (select next, case when $3::text = '' then 'episode-' || next else $3 end as name from numbered)
     insert into private.public_episodes (request_id, show_id, slug, number, title, description, published_at)
     select $1, $2, free.slug, next, $4, $5, (select published_at from private.episodes where request_id = $1)
     from named cross join lateral (
       select slug from generate_series(0, next) as again cross join lateral (select name ||
         case again when 0 then '' when 1 then '-' || next else '-' || next || '-' || again end as slug) as tried
       where sha256(convert_to(slug, 'UTF8')) not in (select slug_hash from given) order by again limit 1
     ) as free
     on conflict (request_id) do update
       set title = excluded.title, description = excluded.description, withdrawn_at = null
       where public_episodes.show_id = excluded.show_id`,
    [requestId, showId, slug, title, description],
  )
  return rowCount === 1
}

export async function withdrawFromFeed(
  client: pg.ClientBase,
  showId: string,
  requestId: string,
): Promise<void> {
  await client.query(
    `update private.public_episodes set withdrawn_at = coalesce(withdrawn_at, now())
     where show_id = $1 and request_id = $2`,
    [showId, requestId],
  )
}

type Untried = { showId: string; requestId: string; named: EpisodeTexts }

/** Published since their show is public, and nobody has said anything of them yet. */
export async function untriedForFeeds(pool: pg.Pool): Promise<Untried[]> {
  const { rows } = await pool.query<Untried>(
    `select show_id as "showId", tied.request_id as "requestId", ${named} as named
     from private.show_episodes tied join private.public_shows show using (show_id)
       join private.episodes on episodes.request_id = tied.request_id
     where feed_tried_at is null and public_since is not null and ending_since is null and deleted_at is null
       and not exists (select from private.public_episodes listed where listed.request_id = tied.request_id)
     order by episodes.published_at limit 20`,
  )
  return rows
}

export async function noteTriedForFeed(pool: pg.Pool, requestId: string): Promise<void> {
  await pool.query('update private.show_episodes set feed_tried_at = now() where request_id = $1', [
    requestId,
  ])
}

export async function publicEpisodeGuids(client: pg.ClientBase, showId: string): Promise<string[]> {
  const { rows } = await client.query<{ guid: string }>(
    `select guid from private.public_episodes join private.episodes using (request_id)
     where show_id = $1 and withdrawn_at is null and deleted_at is null`,
    [showId],
  )
  return rows.map(({ guid }) => guid)
}
