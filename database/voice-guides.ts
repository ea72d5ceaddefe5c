/** Voice guides of websites, in versions, and what is known of a website when its guide is written. */
import type pg from 'pg'
import type { Reading } from '#domain/evidence.ts'
import type { VoiceGuide } from '#domain/voice-guide.ts'
import type { Wishes } from '#domain/wishes.ts'
import { storable } from './storable.ts'

export type GuideVersion = {
  number: number
  at: Date
  /** Null: nobody who is an operator still. */
  by: string | null
}

const version = `number, at, (select name from private.operators where id = operator_id) as by`

/** The one that holds. Undefined: nobody has written one. */
export async function newestGuide(
  pool: pg.Pool | pg.ClientBase,
  host: string,
): Promise<(GuideVersion & { guide: VoiceGuide }) | undefined> {
  const { rows } = await pool.query<GuideVersion & { guide: VoiceGuide }>(
    `select ${version}, guide from private.voice_guides where host = $1 order by number desc limit 1`,
    [host],
  )
  return rows[0]
}

/** For whoever writes an episode: the guide of its website. */
export async function guideOfRequest(pool: pg.Pool, requestId: string): Promise<VoiceGuide | undefined> {
  const { rows } = await pool.query<{ guide: VoiceGuide }>(
    `select guide from private.voice_guides
     where host = (select private.site_of(website_url) from public.podcast_requests where id = $1)
     order by number desc limit 1`,
    [requestId],
  )
  return rows[0]?.guide
}

/** Newest first. */
export async function guideVersions(pool: pg.Pool, host: string, most = 50): Promise<GuideVersion[]> {
  const { rows } = await pool.query<GuideVersion>(
    `select ${version} from private.voice_guides where host = $1 order by number desc limit $2`,
    [host, most],
  )
  return rows
}

/** Those of these that are there and for this website; they stay until this transaction ends. */
export async function holdRequestsOfSite(
  client: pg.ClientBase,
  host: string,
  ids: readonly string[],
): Promise<Set<string>> {
  const { rows } = await client.query<{ id: string }>(
    `select id from public.podcast_requests
     where id = any ($2::uuid[]) and private.site_of(website_url) = $1 order by id for key share`,
    [host, ids],
  )
  return new Set(rows.map(({ id }) => id))
}

type NewGuide = { host: string; basedOn: number; guide: VoiceGuide; operatorId: string }

/** The next version. False: somebody else has written that one. */
export async function addGuide(client: pg.ClientBase, added: NewGuide): Promise<boolean> {
  const { host, basedOn, guide, operatorId } = added
  const { rowCount } = await client.query(
    `insert into private.voice_guides (host, number, guide, operator_id)
     select $1, $2 + 1, $3, $4
     where (select coalesce(max(number), 0) from private.voice_guides where host = $1) = $2
     on conflict do nothing`,
    [host, basedOn, storable(guide), operatorId],
  )
  return rowCount === 1
}

/** Websites with a guide and when it was last changed, newest first. */
export async function listGuides(pool: pg.Pool, most = 200): Promise<{ host: string; at: Date }[]> {
  const { rows } = await pool.query<{ host: string; at: Date }>(
    `select host, max(at) as at from private.voice_guides group by host order by 2 desc, 1 limit $1`,
    [most],
  )
  return rows
}

export type RequestOfSite = {
  requestId: string
  requestedAt: Date
  note: string | null
  /** As they were last said. */
  wishes: Wishes | null
  reading: Reading | null
  /** What a listener can hear: its title, day, first and last words. */
  episode: { title: string; on: string; opening: string; ending: string } | null
}

/** Newest first. */
export async function requestsOfSite(pool: pg.Pool, host: string, most = 30): Promise<RequestOfSite[]> {
  const { rows } = await pool.query<RequestOfSite>(
    `select request.id as "requestId", request.created_at as "requestedAt", nullif(note, '') as note,
       (select wishes from private.wishes where request_id = request.id order by number desc limit 1) as wishes,
       case when row_number() over (order by reading.finished_at desc nulls last) = 1
         then reading.output end as reading,
       case when episode.request_id is not null then json_build_object('title', episode -> 'title',
         'on', to_char(published_at, 'YYYY-MM-DD'), 'opening', episode #> '{sentences,0,text}',
         'ending', episode #> '{sentences,-1,text}') end as episode
     from public.podcast_requests request
     left join private.briefs brief on brief.request_id = request.id
     left join private.finished_steps reading on reading.request_id = request.id and reading.step = 'read-website'
     left join private.episodes episode on episode.request_id = request.id and deleted_at is null
     where request.id in (select private.requests_of_site($1))
     order by request.created_at desc limit $2`,
    [host, most],
  )
  return rows
}
