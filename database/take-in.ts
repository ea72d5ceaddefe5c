/** What has arrived becomes episodes like all others, each under the guid, the date and the number that it had. */
import type pg from 'pg'
import { calendarAddress } from '#domain/begun-by-calendar.ts'

export type TakenIn = { id: string; slug: string; number: number }

/** In the place of somebody who asked stands nobody, as where a calendar has begun it. */
export async function takeIn(
  client: pg.ClientBase,
  { showId, website, episodes }: { showId: string; website: string; episodes: readonly TakenIn[] },
): Promise<void> {
  const ids = episodes.map(({ id }) => id)
  await client.query(
    `insert into public.podcast_requests (id, website_url, email, status, created_at)
     select id, $2, $3, 'delivered', (said ->> 'publishedAt')::timestamptz from private.arriving_episodes where id = any ($1)`,
    [ids, website, calendarAddress],
  )
  await client.query(
    `insert into private.show_episodes (request_id, show_id, title, sound_hash, sound_offered_at, sound_verdict, feed_tried_at, is_setup)
     select id, show_id, left(said ->> 'title', 200), sha256(convert_to(media ->> 'name', 'UTF8')), now(), 'yes', now(), false
     from private.arriving_episodes where id = any ($1)`,
    [ids],
  )
  await client.query(
    `insert into private.episodes (request_id, token_hash, episode, ledger, media, published_at)
     select id, sha256(uuid_send(gen_random_uuid())), episode, '{}', media, (said ->> 'publishedAt')::timestamptz
     from private.arriving_episodes where id = any ($1)`,
    [ids],
  )
  await client.query(
    `insert into private.public_episodes
       (request_id, show_id, guid, guid_is_link, slug, number, title, description, published_at, came)
     select arriving.id, $1, guid, (said ->> 'isLink')::boolean, named.slug, named.number, said ->> 'title',
       said ->> 'description', (said ->> 'publishedAt')::timestamptz,
       jsonb_build_object('season', said -> 'season', 'number', said -> 'number', 'kind', said -> 'kind', 'isAi', said -> 'isAi')
     from unnest($2::uuid[], $3::text[], $4::int[]) named (id, slug, number)
     join private.arriving_episodes arriving using (id)`,
    [showId, ids, episodes.map(({ slug }) => slug), episodes.map(({ number }) => number)],
  )
}

/** The guid that the podcast had elsewhere. False: another show here has it. */
export async function takeGuid(client: pg.ClientBase, showId: string, guid: string): Promise<boolean> {
  const { rowCount } = await client.query(
    `update private.public_shows set podcast_guid = coalesce(podcast_guid, $2) where show_id = $1
       and not exists (select from private.public_shows where podcast_guid = $2 and show_id <> $1)`,
    [showId, guid],
  )
  return rowCount === 1
}

/** Names in addresses that were given in this show, and its last number. */
export async function namesGiven(
  client: pg.ClientBase,
  showId: string,
): Promise<{ slugs: string[]; last: number }> {
  const { rows } = await client.query<{ slugs: string[]; last: number }>(
    `select coalesce(json_agg(slug), '[]') as slugs, greatest(max(number),
       (select max(number) from private.spent_episodes where show_id = $1), 0) as last
     from private.public_episodes where show_id = $1`,
    [showId],
  )
  return rows[0] ?? { slugs: [], last: 0 }
}

/** They are episodes like all others now. What was lost stays to be read. */
export async function forgetTaken(client: pg.ClientBase, showId: string): Promise<void> {
  await client.query(`delete from private.arriving_episodes where show_id = $1 and state = 'here'`, [showId])
}
