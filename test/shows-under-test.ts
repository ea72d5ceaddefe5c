/** A show in public, filled in as operators do it. */
import type pg from 'pg'
import type { Operator } from '#domain/operator.ts'
import type { ShowTexts } from '#domain/public-show.ts'
import { putIntoFeed } from '#operations/shows/change-feed.ts'
import { makeShowPublic, savePublicShow } from '#operations/shows/change-public-show.ts'
import type { Storage } from '#vendors/storage/storage.ts'
import { published } from './episode-under-test.ts'
import { aClientWithAShow } from './scripts-under-test.ts'
import { builtOrigin } from './site-under-test.ts'

export const showTexts: ShowTexts = {
  slug: 'slow-bread',
  title: 'Slow Bread',
  description: 'What a loaf does at night.',
  category: 'Arts > Food',
  language: 'en-GB',
  author: 'Mill Lane Bakery',
  website: 'https://bakery.test/',
  ownerEmail: 'ada@bakery.test',
}

type Kept = { pool: pg.Pool; storage: Storage; operator: Operator }

/** Published, of this show, and approved by its client. */
export async function aPublishedEpisode({ pool, storage }: Kept, showId: string, wanted: object = {}) {
  const kept = await published(pool, storage, wanted)
  const { rows } = await pool.query<{ id: string }>(
    `select request_id as id from private.episodes where media ->> 'name' = $1`,
    [kept.media.name],
  )
  const requestId = rows[0]?.id ?? ''
  await pool.query(
    `insert into private.show_episodes (request_id, show_id, sound_hash, sound_offered_at, sound_verdict)
     values ($1, $2, sha256('sound'), now(), 'yes') on conflict do nothing`,
    [requestId, showId],
  )
  return { ...kept, requestId }
}

export const words = { title: 'Twenty hours', description: 'Why the dough waits that long.' }

/** With an episode in its feed, under `/audio/slow-bread/twenty-hours.mp3`. */
export async function aShowInPublic(kept: Kept, changes: Partial<ShowTexts> = {}, sound: object = {}) {
  const { clientId, showId, ada } = await aClientWithAShow(kept.pool)
  const by = { ...kept, showId }
  await savePublicShow(by, { ...showTexts, ...changes })
  const episode = await aPublishedEpisode(kept, showId, sound)
  await putIntoFeed(by, episode.requestId, words)
  await makeShowPublic(by, builtOrigin)
  return { by, clientId, showId, ada, episode }
}
