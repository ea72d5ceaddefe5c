import type pg from 'pg'
import type { ClosedStatus, RequestStanding } from '#domain/board.ts'
import { failureDays } from '#domain/health.ts'
import type { WritingProgress } from '#domain/writing.ts'
import type { Colleague } from './assignees.ts'
import { goesAt, waitsFor } from './may-go-out.ts'
import { lockProgress } from './progress.ts'
import { requestsFound } from './requests-found.ts'
import { isAtEpisodeGate, isAtGate } from './show-episodes.ts'

export type KnownStanding = RequestStanding & { id: string }

/** In milliseconds with the microseconds behind the point: pages end and begin between two of these. */
const createdAt = `(extract(epoch from request.created_at) * 1000)::float8`

const lettersOfStatus = `private.letters where request_id = request.id
  and (kind = 'request-failed') = (request.status = 'failed')`
const isUndecided = `case when production.step = 'await-script' then verdict else sound_verdict end is null`
/** What the rules of the board ask about a request and its production. */
const facts = `request.id, request.status, ${createdAt} as "createdAt", production.trouble_of as "troubleOf",
  production.ended_at is null and production.awaits_approval_since is not null as "awaitsApproval",
  production.ended_at is null and production.held_since is not null as "isHeld", coalesce((select case when ${isUndecided}
    then 'with-client' else 'to-change' end from private.show_episodes show_episode where request_id = request.id and (${isAtGate} or ${isAtEpisodeGate})),
  (select 'dated' from private.show_episodes show_episode join private.shows on shows.id = show_id
    where request_id = request.id and production.step = 'await-episode' and sound_verdict = 'yes' and (${waitsFor} is not null or ${goesAt} > now()))) as client,
  exists (select from private.episodes where episodes.request_id = request.id) as "isOut",
  request.status = 'failed' and coalesce(production.trouble_of = 'theirs'
    and production.ended_at > now() - interval '${failureDays} days', false) as "hasFailedLately", production.settled_at is not null as "isSettled",
  exists (select from ${lettersOfStatus} and state in ('failed', 'unclear')) as "hasLostLetter",
  exists (select from ${lettersOfStatus} and state = 'queued' and tries > 0) as "hasWaitingLetter"`
const tables = `public.podcast_requests request left join private.productions production on request_id = request.id`
/** All that are open, and those closed ones that may still need somebody. */
const candidates = `
  select id from public.podcast_requests where status in ('pending', 'read', 'written', 'recorded')
  union select request_id from private.letters where state in ('failed', 'unclear')
  union select request_id from private.productions where awaits_approval_since is not null
  union select request_id from private.show_episodes where verdict = 'changes'
  union select request_id from private.show_episodes where sound_verdict = 'changes'
  union select request_id from private.show_episodes where verdict is null and offered_at is not null
  union select request_id from private.show_episodes where sound_verdict is null and sound_offered_at is not null
  union select request_id from private.productions where trouble_of = 'ours' and settled_at is null
  union select request_id from private.productions where trouble_of = 'theirs' and settled_at is null
    and ended_at > now() - interval '${failureDays} days'`

type Read = { closed: Partial<Record<ClosedStatus, number>>; standings: KnownStanding[] }

/** One statement, and so one moment: no request is missing from the counts, and none is in them twice. */
export async function readStandings(pool: pg.Pool, patterns: readonly string[]): Promise<Read> {
  const isAll = patterns.length === 0
  const closed = isAll
    ? 'select status, sum(number) as number from private.closed_tally group by status'
    : `select status, count(*) as number from public.podcast_requests request join found using (id)
       where status in ('delivered', 'failed', 'stopped') group by status`
  const { rows } = await pool.query<Read>(
    `with ${isAll ? '' : `found as materialized (${requestsFound(patterns)}),`}
     candidate as materialized (${candidates}),
     standing as (
       select ${facts} from candidate join ${tables} on request.id = candidate.id
       ${isAll ? '' : 'where request.id in (select id from found)'}
     )
     select (select coalesce(json_object_agg(status, number), '{}') from (${closed}) as counted) as closed,
       (select coalesce(json_agg(standing), '[]') from standing) as standings`,
    [...patterns],
  )
  if (!rows[0]) throw new Error('The database has counted nothing.')
  return rows[0]
}

type ClosedPage = {
  statuses: readonly ClosedStatus[]
  patterns: readonly string[]
  /** Not these, though their status is one of those. */
  except: readonly string[]
  after: { createdAt: number; id: string } | undefined
  most: number
}

/** Newest first. */
export async function closedIds(pool: pg.Pool, wanted: ClosedPage): Promise<string[]> {
  const { patterns, statuses, except, after, most } = wanted
  const next = patterns.length
  const [only] = statuses.length === 1 ? statuses : []
  const { rows } = await pool.query<{ id: string }>(
    `select request.id from public.podcast_requests request
     where status in ('delivered', 'failed', 'stopped') ${only ? `and status = '${only}'` : ''}
       and request.id <> all ($${next + 1}::uuid[])
       ${after ? `and (created_at, id) < (timestamptz 'epoch' + $${next + 3}::bigint * interval '1 microsecond', $${next + 4}::uuid)` : ''}
       ${next > 0 ? `and request.id in (${requestsFound(patterns)})` : ''}
     order by created_at desc, id desc limit $${next + 2}`,
    [...patterns, except, most, ...(after ? [Math.round(after.createdAt * 1000), after.id] : [])],
  )
  return rows.map(({ id }) => id)
}

export type BoardEntry = KnownStanding & {
  website: string
  business: string | null
  /** Of its website, once that is read. */
  language: string | null
  step: string | null
  hasBegun: boolean
  hasEnded: boolean
  /** In the words of whoever had it: a step or a mail server. */
  trouble: string | null
  letterTrouble: string | null
  isByHand: boolean
  note: string | null
  /** What the model that writes is at, while it is. */
  writing: WritingProgress | null
  assignee: Colleague | null
  /** What its client has said of what is before them, and decided nothing. */
  remarks: number
}

export async function readEntries(pool: pg.Pool, ids: readonly string[]): Promise<BoardEntry[]> {
  const { rows } = await pool.query<BoardEntry>(
    `select ${facts}, website_url as website, coalesce(production.business, brief.business) as business, production.language, step,
       production.request_id is not null as "hasBegun", production.ended_at is not null as "hasEnded", trouble,
       (select trouble from ${lettersOfStatus} and trouble is not null order by changed_at desc limit 1) as "letterTrouble",
       brief.request_id is not null as "isByHand", nullif(left(note, 300), '') as note,
       (select count(*)::integer from private.comments join private.show_episodes show_episode using (request_id)
         where request_id = request.id and ${isUndecided} and (
           hash = script_hash and ${isAtGate} or hash = sound_hash and ${isAtEpisodeGate})) as remarks,
       case when step = 'write-script' and production.ended_at is null and trouble is null then (
         select progress from private.writings where request_id = request.id
       ) end as writing,
       case when assignee.id is not null then json_build_object('id', assignee.id, 'name', assignee.name) end as assignee
     from ${tables} left join private.briefs brief on brief.request_id = request.id
     left join private.operators assignee on assignee.id = assignee_id where request.id = any ($1::uuid[])`,
    [ids],
  )
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

type LockedStanding = KnownStanding & { wantsNoMail: boolean }

/** Nobody else changes the request or its production before this transaction ends. */
export async function lockStanding(
  client: pg.ClientBase,
  requestId: string,
): Promise<LockedStanding | undefined> {
  await lockProgress(client, requestId)
  const { rows } = await client.query<LockedStanding>(
    `select ${facts}, exists (select from private.unwanted_mail where email_key = request.email_key) as "wantsNoMail"
     from ${tables} where request.id = $1`,
    [requestId],
  )
  return rows[0]
}
