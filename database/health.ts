/** How the house is: each figure by a question that an index answers, however many requests there are. */
import type pg from 'pg'
import { isQueueThere } from './queued-jobs.ts'

type QueueHealth = { waiting: number; active: number; oldestAt: Date | null }

export async function queueHealth(pool: pg.Pool): Promise<QueueHealth | undefined> {
  if (!(await isQueueThere(pool))) return undefined
  const { rows } = await pool.query<QueueHealth>(
    `select count(*) filter (where state < 'active')::integer as waiting,
       count(*) filter (where state = 'active')::integer as active,
       min(created_on) as "oldestAt"
     from pgboss.job where name = 'episodes' and state <= 'active'`,
  )
  return rows[0]
}

type RequestHealth = {
  open: number
  oldestId: string | null
  oldestAt: Date | null
  parked: number
  lettersQueued: number
  lettersFailed: number
  lettersUnclear: number
  erasuresOpen: number
  inLine: number
  inLineSince: Date | null
  tidiedAt: Date | null
  backedUpAt: Date | null
  /** When the database was made. */
  begunAt: Date
  databaseBytes: number
  connectedSeconds: number
}

/** What can be said in one line each. */
export async function requestHealth(pool: pg.Pool): Promise<RequestHealth> {
  const isOpen = `status in ('pending', 'read', 'written', 'recorded')`
  const { rows } = await pool.query<RequestHealth>(
    `select
       (select count(*) from podcast_requests where ${isOpen})::integer as open,
       oldest.id as "oldestId", oldest.created_at as "oldestAt",
       (select count(*) from private.productions where trouble is not null and ended_at is null)::integer as parked,
       (select count(*) from private.letters where state in ('queued', 'sending'))::integer as "lettersQueued",
       (select count(*) from private.letters where state = 'failed')::integer as "lettersFailed",
       (select count(*) from private.letters where state = 'unclear')::integer as "lettersUnclear",
       (select count(*) from private.erasures where done_at is null)::integer as "erasuresOpen",
       (select waiting from private.waiting_line) as "inLine",
       (select since from private.waiting_line) as "inLineSince",
       (select done_at from private.chores where name = 'forget-expired') as "tidiedAt",
       (select done_at from private.chores where name = 'backup') as "backedUpAt",
       (select min(applied_at) from private.migrations) as "begunAt",
       pg_database_size(current_database())::float8 as "databaseBytes",
       (select extract(epoch from now() - backend_start)::float8 from pg_stat_activity
         where pid = pg_backend_pid()) as "connectedSeconds"
     from (select) as always left join lateral (
       select id, created_at from podcast_requests where ${isOpen} order by created_at limit 1
     ) as oldest on true`,
  )
  if (!rows[0]) throw new Error('The database says nothing about itself.')
  return rows[0]
}

type Failure = { code: string; count: number; lastAt: Date }

export async function recentFailures(pool: pg.Pool, days: number): Promise<Failure[]> {
  const { rows } = await pool.query<Failure>(
    `select coalesce(facts ->> 'code', 'unknown') as code, count(*)::integer as count, max(created_at) as "lastAt"
     from private.letters where kind = 'request-failed' and created_at > now() - make_interval(days => $1)
     group by 1 order by 2 desc, 1`,
    [days],
  )
  return rows
}

/** What steps and letters last complained about; who is meant follows from the step. */
export type LastTrouble = { source: string; trouble: string; at: Date }

export async function lastTroubles(pool: pg.Pool): Promise<LastTrouble[]> {
  const { rows } = await pool.query<LastTrouble>(
    `(select distinct on (1) coalesce(substring(trouble from '^([a-z-]+): '), step, '') as source, trouble, began_at as at from (
        select step, trouble, began_at from private.productions where trouble is not null
        order by began_at desc limit 500
      ) as recent order by 1, 3 desc)
     union all
     (select 'mail', trouble, changed_at from private.letters
      where state in ('failed', 'unclear') and trouble is not null order by changed_at desc limit 1)
     union all
     (select 'mail', trouble, changed_at from private.letters
      where state = 'queued' and trouble is not null order by due_at limit 1)
     union all
     (select 'storage', trouble, asked_at from private.erasures
      where done_at is null and trouble is not null order by due_at limit 1)`,
  )
  return rows
}

export type EpisodeCost = {
  requestId: string | null
  title: string
  publishedAt: Date
  soundSeconds: number
  characters: number
  engine: string | null
  steps: Record<string, number>
}

/** Of the newest episodes: what was spoken by whom, and how long each step has worked on it. */
export async function recentCosts(pool: pg.Pool, most: number): Promise<EpisodeCost[]> {
  const { rows } = await pool.query<EpisodeCost>(
    `select request_id as "requestId", episode ->> 'title' as title, published_at as "publishedAt",
       lasts as "soundSeconds",
       (select coalesce(sum(length(sentence ->> 'text')), 0) from jsonb_array_elements(episode -> 'sentences') sentence)
         ::integer as characters,
       (select voice ->> 'engine' from jsonb_each(episode -> 'voices') as voices(speaker, voice) limit 1) as engine,
       coalesce((select jsonb_object_agg(step, seconds) from private.finished_steps
         where finished_steps.request_id = newest.request_id), '{}') as steps
     from (
       select request_id, episode, lasts, published_at from private.episodes
       where deleted_at is null order by published_at desc limit $1
     ) as newest order by published_at desc`,
    [most],
  )
  return rows
}
