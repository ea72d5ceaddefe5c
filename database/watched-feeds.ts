/** Feeds of clients' blogs, and which of their posts were seen. */
import { createHash } from 'node:crypto'
import type pg from 'pg'

export type WatchedFeed = { url: string; trouble: string | null; readAt: Date | null }

export async function watchedFeedOf(
  client: pg.Pool | pg.ClientBase,
  showId: string,
): Promise<WatchedFeed | null> {
  const { rows } = await client.query<WatchedFeed>(
    'select url, trouble, read_at as "readAt" from private.watched_feeds where show_id = $1',
    [showId],
  )
  return rows[0] ?? null
}

/** Another address is another feed: what stands there is old. An empty one ends it. */
export async function watchFeed(
  client: pg.ClientBase,
  { showId, url, memberId }: { showId: string; url: string; memberId: string | null },
): Promise<void> {
  await client.query('delete from private.watched_feeds where show_id = $1 and url <> $2', [showId, url])
  if (url)
    await client.query(
      `insert into private.watched_feeds (show_id, url, member_id) values ($1, $2, $3) on conflict do nothing`,
      [showId, url, memberId],
    )
}

/** Whoever has taken it reads it; nobody else does before the next time. */
export async function claimFeed(
  pool: pg.Pool,
  now: Date,
  nextAt: Date,
): Promise<{ showId: string; url: string; isFirst: boolean } | undefined> {
  const { rows } = await pool.query<{ showId: string; url: string; isFirst: boolean }>(
    `update private.watched_feeds set next_at = $2 where show_id = (
       select show_id from private.watched_feeds where next_at <= $1 order by next_at limit 1 for update skip locked)
     returning show_id as "showId", url, read_at is null as "isFirst"`,
    [now, nextAt],
  )
  return rows[0]
}

type Read = { showId: string; url: string; trouble: string | null; readAt: Date | null }

/** False: its client has named another address meanwhile, or none. Within a transaction it stays as it is until the end. */
export async function noteFeed(
  client: pg.Pool | pg.ClientBase,
  { showId, url, trouble, readAt }: Read,
): Promise<boolean> {
  const { rowCount } = await client.query(
    'update private.watched_feeds set trouble = $3, read_at = coalesce($4, read_at) where show_id = $1 and url = $2',
    [showId, url, trouble, readAt],
  )
  return rowCount === 1
}

type Post = { id: string; url: string }
const keyOf = (text: string) => createHash('sha256').update(text).digest()

/** Those of which neither number nor address was seen before; from now on they are. */
export async function unseenOf<P extends Post>(
  client: pg.ClientBase,
  showId: string,
  posts: readonly P[],
): Promise<P[]> {
  const keys = posts.flatMap(({ id, url }) => [keyOf(id), keyOf(url)])
  const { rows } = await client.query<{ key: Buffer }>(
    'select key from private.seen_posts where show_id = $1 and key = any ($2)',
    [showId, keys],
  )
  const seen = new Set(rows.map(({ key }) => key.toString('hex')))
  await client.query(
    'insert into private.seen_posts (show_id, key) select distinct $1::uuid, unnest($2::bytea[]) on conflict do nothing',
    [showId, keys],
  )
  return posts.filter(({ id, url }) => ![id, url].some((text) => seen.has(keyOf(text).toString('hex'))))
}
