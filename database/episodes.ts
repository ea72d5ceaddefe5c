import type pg from 'pg'
import type { Episode } from '#domain/episode.ts'
import type { Deletion, EpisodeMedia, PublishedEpisode } from '#domain/published-episode.ts'
import { listenKeyPlace } from './seal-secrets.ts'
import type { SecretKey } from './secret-key.ts'
import { storable } from './storable.ts'

/** The key that all listening links follow from. */
export async function listenKey(pool: pg.Pool, secretKey: SecretKey): Promise<Buffer> {
  const { rows } = await pool.query<{ sealed: Buffer | null }>(
    'select sealed_key as sealed from private.listen_key',
  )
  const key = rows[0]?.sealed && secretKey.open(rows[0].sealed, listenKeyPlace)
  if (!key) throw new Error('The database has no key for listening links that we can open.')
  return key
}

export type KeptEpisode = {
  requestId: string
  /** SHA-256 in hex. */
  tokenHash: string
  episode: Episode
  ledger: unknown
  media: EpisodeMedia
}

/** A second time replaces the first. False: the request, or the episode, was deleted meanwhile. */
export async function keepEpisode(client: pg.ClientBase, kept: KeptEpisode): Promise<boolean> {
  const { requestId, tokenHash, episode, ledger, media } = kept
  // With a new key an episode that is sent again has a new link.
  await client.query(
    `update private.episodes set token_hash = decode($2, 'hex')
     where request_id = $1 and token_hash <> decode($2, 'hex')`,
    [requestId, tokenHash],
  )
  const { rowCount } = await client.query(
    `insert into private.episodes (request_id, token_hash, episode, ledger, media)
     select id, decode($2, 'hex'), $3, $4, $5 from public.podcast_requests where id = $1
     on conflict (token_hash) do update
       set episode = excluded.episode, ledger = excluded.ledger, media = excluded.media
       where episodes.deleted_at is null`,
    [requestId, tokenHash, ...[episode, ledger, media].map(storable)],
  )
  return rowCount === 1
}

/** Under which name the files of a request's episode are kept, if it has one. */
export async function mediaOfRequest(pool: pg.Pool, requestId: string): Promise<EpisodeMedia | undefined> {
  const { rows } = await pool.query<{ media: EpisodeMedia }>(
    'select media from private.episodes where request_id = $1',
    [requestId],
  )
  return rows[0]?.media
}

/** What the letter with it shows. */
export async function episodeOfRequest(
  pool: pg.Pool,
  requestId: string,
): Promise<Pick<PublishedEpisode, 'episode' | 'media'> | undefined> {
  const { rows } = await pool.query<Pick<PublishedEpisode, 'episode' | 'media'>>(
    'select episode, media from private.episodes where request_id = $1 and deleted_at is null',
    [requestId],
  )
  return rows[0]
}

export async function findEpisode(pool: pg.Pool, tokenHash: string): Promise<PublishedEpisode | undefined> {
  const { rows } = await pool.query<PublishedEpisode>(
    `select episode, media, published_at as "publishedAt" from private.episodes
     where token_hash = decode($1, 'hex') and deleted_at is null`,
    [tokenHash],
  )
  return rows[0]
}

export async function findDeletion(pool: pg.Pool, tokenHash: string): Promise<Deletion | undefined> {
  const { rows } = await pool.query<Deletion>(
    `select deleted_at as "deletedAt", deleted_files as files, deleted_bytes::float8 as bytes
     from private.episodes where token_hash = decode($1, 'hex') and deleted_at is not null`,
    [tokenHash],
  )
  return rows[0]
}

/**
 * The episode, the request behind it and all that hangs on that (letters, work): gone in one commit. A receipt sees to
 * what they have left in the outbox and among work files.
 */
export async function forgetEpisode(
  pool: pg.Pool,
  tokenHash: string,
  { files, bytes }: { files: number; bytes: number },
): Promise<void> {
  await pool.query(
    `with asked as (
       select episodes.id, request_id, media, email from private.episodes
       left join public.podcast_requests request on request.id = request_id
       where token_hash = decode($1, 'hex') and deleted_at is null for update of episodes
     ), owed as (
       select letters.id, state from private.letters join asked using (request_id)
     ), receipt as (
       insert into private.erasures
         (reason, counts, remains, files, deleted_files, deleted_bytes, settles_at)
       select 'visitor',
         jsonb_build_object('public.podcast_requests', 1, 'private.episodes', 1,
           'private.letters', (select count(*) from owed)),
         jsonb_build_object('media', jsonb_build_array(media ->> 'name'), 'requests', jsonb_build_array(request_id),
           'letters', coalesce((select jsonb_agg(id) from owed), '[]')),
         '{}', $2, $3,
         now() + case when exists (select from owed where state = 'sending') then interval '2 minutes'
           else interval '0' end
       from asked where email is not null
     ), emptied as (
       update private.episodes set request_id = null, episode = null, ledger = null, media = null,
         deleted_at = now(), deleted_files = $2, deleted_bytes = $3
       from asked where episodes.id = asked.id
     )
     delete from public.podcast_requests using asked where podcast_requests.id = asked.request_id`,
    [tokenHash, files, bytes],
  )
}
