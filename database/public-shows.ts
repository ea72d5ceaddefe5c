/** Shows in public as operators fill them in. */
import type pg from 'pg'
import type { Leaving } from '#domain/leaving.ts'
import type { PublicShow, ShowTexts } from '#domain/public-show.ts'
import { clientCalled } from './portal-sessions.ts'

type Client = pg.Pool | pg.ClientBase

export const leaving = `moving_to as "movingTo", moving_since as "movingSince",
  ending_since as "endingSince", farewell, is_locked as "isLocked"`

const shown = `show_id as "showId", slug, title, description, category, language, author, website,
  owner_email as "ownerEmail", owner_shown_until as "ownerShownUntil", podcast_guid as "podcastGuid",
  public_since as "publicSince", ${leaving}`

/** Undefined: nobody has filled it in. `isLocked`: nobody else changes it until this transaction ends. */
export async function publicShow(
  client: Client,
  showId: string,
  { isLocked = false } = {},
): Promise<PublicShow | undefined> {
  const { rows } = await client.query<PublicShow>(
    `select ${shown} from private.public_shows where show_id = $1 ${isLocked ? 'for update' : ''}`,
    [showId],
  )
  return rows[0]
}

type ShowOfClient = { clientId: string; client: string }

export async function clientOfShow(client: Client, showId: string): Promise<ShowOfClient | undefined> {
  const { rows } = await client.query<ShowOfClient>(
    `select client_id as "clientId", coalesce(${clientCalled('shows.client_id')}, '') as client
     from private.shows where id = $1`,
    [showId],
  )
  return rows[0]
}

/** False: the name in addresses is, or was, another show's, perhaps of one that was erased. It is kept whole or not at all. */
export async function keepPublicShow(
  client: pg.ClientBase,
  showId: string,
  texts: ShowTexts,
): Promise<boolean> {
  const { slug, title, description, category, language, author, website, ownerEmail } = texts
  // Whoever else takes this name at this moment goes first or waits.
  await client.query('select pg_advisory_xact_lock(hashtextextended($1, 143))', [slug])
  const { rowCount } = await client.query(
    `select slug from private.show_names where slug = $1 and show_id <> $2
     union all select $1 from private.spent_shows where slug_hash = sha256(convert_to($1, 'UTF8'))`,
    [slug, showId],
  )
  if (rowCount) return false
  await client.query(
    `insert into private.public_shows
       (show_id, slug, title, description, category, language, author, website, owner_email)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9)
     on conflict (show_id) do update set slug = excluded.slug, title = excluded.title,
       description = excluded.description, category = excluded.category, language = excluded.language,
       author = excluded.author, website = excluded.website, owner_email = excluded.owner_email`,
    [showId, slug, title, description, category, language, author, website, ownerEmail],
  )
  await client.query(
    'insert into private.show_names (slug, show_id) values ($1, $2) on conflict do nothing',
    [slug, showId],
  )
  // A draft takes one name: what nobody has seen in public is given back.
  await client.query(
    `delete from private.show_names name using private.public_shows show
     where name.show_id = $1 and show.show_id = $1 and show.podcast_guid is null and name.slug <> show.slug`,
    [showId],
  )
  return true
}

/** The guid is taken where it has none. What was left out of its feed until now goes in when somebody says so. */
export async function openPublicShow(client: pg.ClientBase, showId: string, guid: string): Promise<void> {
  await client.query(
    `update private.public_shows set public_since = coalesce(public_since, now()),
       podcast_guid = coalesce(podcast_guid, $2) where show_id = $1`,
    [showId, guid],
  )
  await client.query(
    `update private.show_episodes tied set feed_tried_at = now() from private.episodes
     where tied.show_id = $1 and episodes.request_id = tied.request_id and feed_tried_at is null`,
    [showId],
  )
}

export async function setLeaving(
  client: pg.ClientBase,
  showId: string,
  leaves: Omit<Leaving, 'isLocked'>,
): Promise<void> {
  const { movingTo, movingSince, endingSince, farewell } = leaves
  await client.query(
    `update private.public_shows set moving_to = $2, moving_since = $3, ending_since = $4, farewell = $5
     where show_id = $1`,
    [showId, movingTo, movingSince, endingSince, farewell],
  )
}

export async function closePublicShow(client: pg.ClientBase, showId: string): Promise<void> {
  await client.query('update private.public_shows set public_since = null where show_id = $1', [showId])
}

/** With 0 it is not shown any more. */
export async function showOwner(client: pg.ClientBase, showId: string, days: number): Promise<void> {
  await client.query(
    `update private.public_shows set owner_shown_until = case when $2 > 0 then now() + make_interval(days => $2) end
     where show_id = $1`,
    [showId, days],
  )
}

export async function lockFeed(client: pg.ClientBase, showId: string, isLocked: boolean): Promise<void> {
  await client.query('update private.public_shows set is_locked = $2 where show_id = $1', [showId, isLocked])
}
