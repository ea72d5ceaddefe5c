import type pg from 'pg'
import type { Reading } from '#domain/evidence.ts'
import type { Wishes } from '#domain/wishes.ts'

type DeskRow = {
  website: string
  email: string
  requestedAt: Date
  awaitsSince: Date | null
  heldSince: Date | null
  review: 'automatic' | 'review' | null
  reading: Reading | null
  /** What whoever asked has wished, newest first, and the wish before it. */
  wishes: Wishes[]
  /** Of the mastered episode: where each of its sentences begins and ends. */
  times: [number, number][] | null
  /** Of the recorded voices: which sentences somebody who listened has heard otherwise, and how. */
  misheard: { at: number; heard: string }[] | null
  seconds: number | null
  isMastered: boolean
  isIllustrated: boolean
  /** Of what waits for approval or has it. */
  audioHash: string | null
  approvedAt: Date | null
  /** It goes out then, and can be taken back before. */
  goesAt: Date | null
  approvedBy: string | null
  /** Whose it is, among the operators. */
  assignee: string | null
  publishedAt: Date | null
}

/** All that lies on the desk besides the script. Of the mastered episode only times: its words are half a megabyte. */
export async function findDesk(
  client: pg.Pool | pg.ClientBase,
  requestId: string,
): Promise<DeskRow | undefined> {
  const { rows } = await client.query<DeskRow>(
    `select website_url as website, request.email, request.created_at as "requestedAt",
       recorded.output -> 'misheard' as misheard,
       awaits_approval_since as "awaitsSince", held_since as "heldSince", production.review,
       reading.output as reading, times, (master.output -> 'episode' -> 'seconds')::float8 as seconds,
       master.request_id is not null as "isMastered", picture.request_id is not null as "isIllustrated",
       encode(audio_hash, 'hex') as "audioHash", approved_at as "approvedAt", goes_at as "goesAt", approver.name as "approvedBy", assignee_id as assignee,
       published_at as "publishedAt",
       array(select wishes from private.wishes where request_id = request.id order by number desc limit 2) as wishes
     from public.podcast_requests request
     join private.productions production on production.request_id = request.id
     left join private.finished_steps reading on reading.request_id = request.id and reading.step = 'read-website'
     left join private.finished_steps master on master.request_id = request.id and master.step = 'master'
     left join private.finished_steps recorded on recorded.request_id = request.id and recorded.step = 'record-voices'
     left join private.finished_steps picture on picture.request_id = request.id and picture.step = 'illustrate'
     left join private.approvals approval on approval.request_id = request.id
     left join private.operators approver on approver.id = approval.operator_id
     left join private.episodes episode on episode.request_id = request.id
     left join lateral (
       select jsonb_agg(jsonb_build_array(said -> 'start', said -> 'end') order by place) as times
       from jsonb_array_elements(master.output -> 'episode' -> 'sentences') with ordinality as each(said, place)
     ) as spoken on true
     where request.id = $1`,
    [requestId],
  )
  return rows[0]
}

type MaterialRow = { reading: Reading; wishes: Wishes | null; website: string }

/** What was read, and what whoever asked has said of it. */
export async function findMaterial(
  client: pg.Pool | pg.ClientBase,
  requestId: string,
): Promise<MaterialRow | undefined> {
  const { rows } = await client.query<MaterialRow>(
    `select output as reading, website_url as website,
       (select wishes from private.wishes where request_id = $1 order by number desc limit 1) as wishes
     from private.finished_steps join public.podcast_requests on id = request_id
     where request_id = $1 and step = 'read-website'`,
    [requestId],
  )
  return rows[0]
}

/** When each sentence of the mastered episode begins and ends. */
export async function findTimes(
  client: pg.Pool | pg.ClientBase,
  requestId: string,
): Promise<[number, number][]> {
  const { rows } = await client.query<{ start: number; end: number }>(
    `select (said -> 'start')::float8 as start, (said -> 'end')::float8 as end
     from private.finished_steps, jsonb_array_elements(output -> 'episode' -> 'sentences') with ordinality as each(said, place)
     where request_id = $1 and step = 'master' order by place`,
    [requestId],
  )
  return rows.map(({ start, end }) => [start, end])
}

/** Another text whenever something that the desk shows is another; empty when there is no such request. */
export async function deskTag(pool: pg.Pool, requestId: string): Promise<string> {
  const { rows } = await pool.query<{ tag: string }>(
    `select left(md5(concat_ws(' ', status, step, production.version, awaits_approval_since, held_since, ended_at, trouble,
       approved_at, approval.offered_at, goes_at > now(), show_id, show_episode.offered_at, verdict, sound_offered_at, sound_verdict,
       (select count(*) from private.comments where request_id = $1), assignee_id, (select max(number) from private.edits where request_id = $1),
       (select max(finished_at) from private.finished_steps where request_id = $1))), 16) as tag
     from private.productions production
     join public.podcast_requests request on request.id = request_id
     left join private.approvals approval on approval.request_id = production.request_id
     left join private.show_episodes show_episode on show_episode.request_id = production.request_id
     where production.request_id = $1`,
    [requestId],
  )
  return rows[0]?.tag ?? ''
}
