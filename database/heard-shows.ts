/** What apps and visitors are told of shows in public. What is not public is unknown. */
import type pg from 'pg'
import { movingDays, noticeDays } from '#domain/leaving.ts'
import type { PublicShow } from '#domain/public-show.ts'
import type { PublishedEpisode } from '#domain/published-episode.ts'
import type { PublicFiles, ShowEpisodeInFeed } from '#domain/show-in-feed.ts'
import { leaving } from './public-shows.ts'
import { ownCover } from './show-covers.ts'
import { goneAt, hasClosed } from './withdrawn.ts'

type Standing = {
  showId: string
  /** Another name than the one that was asked for: it is called so now. */
  slug: string
  /** Another one whenever anything of the feed is. */
  version: string
  changedAt: Date
  /** Where its feed is now, for good. */
  movedTo: string | null
  /** What is left of a show that has closed. */
  closedWith: string | null
}

const isOut = 'public_since is not null'
/** Follows from the names of the bytes, and does not tell them. */
export const version = `left(encode(sha256(convert_to(concat(media ->> 'name', ${ownCover}), 'UTF8')), 'hex'), 8)`
const bytes = `(media -> 'sizes' ->> 'episode.mp3')::float8`
const files = `(select jsonb_agg(file) from jsonb_object_keys(media -> 'sizes') as file)`
const showsOwner = 'coalesce(owner_shown_until > now(), false)'

/** Undefined: no public show has, or had, this name. */
export async function findPublicShow(pool: pg.Pool, slug: string): Promise<Standing | undefined> {
  const { rows } = await pool.query<Standing>({
    name: 'standing-of-show',
    text: `select show_id as "showId", show.slug, version || case when ${showsOwner} then '+' else '' end as version,
         greatest(changed_at, case when owner_shown_until <= now() then owner_shown_until end) as "changedAt",
         case when moving_since + interval '${movingDays} days' <= now() then moving_to end as "movedTo",
         case when ${hasClosed} then farewell end as "closedWith"
       from private.show_names names join private.public_shows show using (show_id)
       where names.slug = $1 and ${isOut}`,
    values: [slug],
  })
  return rows[0]
}

export type ShowWithEpisodes = { show: PublicShow; episodes: ShowEpisodeInFeed[]; showsOwner: boolean }

/** Pages of a show elsewhere, where it is known to be listed. */
export type ListedAt = { directory: string; listing: string }[]

export async function listedAt(pool: pg.Pool, slug: string): Promise<ListedAt> {
  const { rows } = await pool.query<ListedAt[number]>(
    `select directory, listing from private.listings join private.show_names using (show_id)
     where slug = $1 and state = 'listed' order by directory`,
    [slug],
  )
  return rows
}

/** With its episodes, the newest first: one look, so that they belong together. `isKept`: in public or not. */
export async function heardShow(
  pool: pg.Pool,
  showId: string,
  { isKept = false } = {},
): Promise<ShowWithEpisodes | undefined> {
  const { rows } = await pool.query<
    ShowWithEpisodes['show'] & { showsOwner: boolean; episodes: KeptEpisodes }
  >(
    `select show_id as "showId", slug, title, description, category, language, author, website,
       owner_email as "ownerEmail", owner_shown_until as "ownerShownUntil", podcast_guid as "podcastGuid",
       public_since as "publicSince", ${leaving}, ${showsOwner} as "showsOwner",
       coalesce((select jsonb_agg(jsonb_build_object('guid', guid, 'isLink', guid_is_link, 'came', came, 'files', ${files}, 'slug', listed.slug, 'number', number,
           'title', listed.title, 'description', listed.description, 'at', listed.published_at,
           'seconds', lasts, 'language', spoken_in,
           'version', ${version}, 'bytes', ${bytes})
           order by number desc)
         from private.public_episodes listed join private.episodes using (request_id)
         where listed.show_id = show.show_id and withdrawn_at is null and deleted_at is null), '[]') as episodes
     from private.public_shows show where show_id = $1 and ($2 or ${isOut})`,
    [showId, isKept],
  )
  if (!rows[0]) return undefined
  const { showsOwner: isShown, episodes, ...show } = rows[0]
  const dated = episodes.map(({ at, ...episode }) => ({ ...episode, publishedAt: new Date(at) }))
  return { show, episodes: dated, showsOwner: isShown }
}

type KeptEpisodes = (Omit<ShowEpisodeInFeed, 'publishedAt'> & { at: string })[]

const found = `from private.show_names names join private.public_shows show using (show_id)
  join private.public_episodes listed using (show_id) join private.episodes using (request_id)
  where names.slug = $1 and listed.slug = $2 and ${isOut}`

export type FoundEpisode = Pick<PublishedEpisode, 'episode' | 'publishedAt'> &
  PublicFiles & {
    showSlug: string
    showTitle: string
    slug: string
    number: number
    title: string
    description: string
  }
type Asked = { show: string; episode: string }

/** `withdrawn`: it was there. */
export async function episodeOfShow(
  pool: pg.Pool,
  { show, episode }: Asked,
): Promise<FoundEpisode | 'withdrawn' | undefined> {
  const { rows } = await pool.query<FoundEpisode & { isWithdrawn: boolean }>(
    `select show.slug as "showSlug", show.title as "showTitle", listed.slug, number, listed.title,
       listed.description, episode, ${version} as version, ${bytes} as bytes, listed.published_at as "publishedAt",
       ${goneAt} is not null as "isWithdrawn"
     ${found} and deleted_at is null`,
    [show, episode],
  )
  if (!rows[0]) return undefined
  const { isWithdrawn, ...heard } = rows[0]
  return isWithdrawn ? 'withdrawn' : heard
}

type FilesOfShow = {
  showId: string
  /** The one that it was given takes the place of those that we draw. */
  cover: string | null
  slug: string
  media: string
  heardAs: number
  /** `lately`: whoever asks for its sound is told so. */
  withdrawn: 'lately' | 'long-ago' | null
}

/** Under which name its files are kept, and what its show is called now. */
export async function filesOfShow(pool: pg.Pool, { show, episode }: Asked): Promise<FilesOfShow | undefined> {
  const { rows } = await pool.query<FilesOfShow>({
    name: 'files-of-show',
    text: `select show.show_id as "showId", ${ownCover} as cover, show.slug, media ->> 'name' as media, heard_as as "heardAs",
        case when ${goneAt} > now() - interval '${noticeDays} days' then 'lately'
          when ${goneAt} is not null then 'long-ago' end as withdrawn ${found}
      and deleted_at is null`,
    values: [show, episode],
  })
  return rows[0]
}
