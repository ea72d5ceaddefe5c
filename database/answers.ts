/** What clients have answered about a show. */
import type pg from 'pg'
import { type Answer, isSameAnswer, noAnswer } from '#domain/questionnaire.ts'

export type KeptAnswer = {
  question: string
  version: number
  answer: Answer
  /** Undefined: whoever it was is not there any more. */
  by: string | null
  at: Date
}

/** The newest of each question. */
export async function newestAnswers(pool: pg.Pool | pg.ClientBase, showId: string): Promise<KeptAnswer[]> {
  const { rows } = await pool.query<KeptAnswer>(
    `select distinct on (question) question, version, answer, coalesce(nullif(name, ''), email) as by, at
     from private.answers left join private.members on members.id = member_id
     where show_id = $1 order by question, version desc`,
    [showId],
  )
  return rows
}

/** Of many shows at once: the newest of each question, by the id of the show. */
export async function answersOfShows(
  client: pg.Pool | pg.ClientBase,
  showIds: readonly string[],
): Promise<Map<string, Map<string, Answer>>> {
  const { rows } = await client.query<{ show: string; question: string; answer: Answer }>(
    `select distinct on (show_id, question) show_id as show, question, answer
     from private.answers where show_id = any ($1) order by show_id, question, version desc`,
    [showIds],
  )
  const shows = new Map(showIds.map((id) => [id, new Map<string, Answer>()]))
  for (const { show, question, answer } of rows) shows.get(show)?.set(question, answer)
  return shows
}

export type TypedAnswer = {
  question: string
  answer: Answer /** The version that was on the page. */
  was: number
}

/** One at a time for each show. Resolves to what somebody else has said meanwhile: of those nothing was kept. */
export async function addAnswers(
  client: pg.ClientBase,
  { showId, memberId, typed }: { showId: string; memberId: string; typed: readonly TypedAnswer[] },
): Promise<KeptAnswer[]> {
  await client.query('select from private.shows where id = $1 for update', [showId])
  const newest = new Map((await newestAnswers(client, showId)).map((each) => [each.question, each]))
  const conflicts: KeptAnswer[] = []
  for (const { question, answer, was } of typed) {
    const kept = newest.get(question)
    if (isSameAnswer(kept?.answer ?? noAnswer, answer)) continue
    if (kept && kept.version !== was) conflicts.push(kept)
    else
      await client.query(
        `with looked as (
           update private.shows set slots_due_at = now() where id = $1 and slots_due_at is not null)
         insert into private.answers (show_id, question, version, answer, member_id) values ($1, $2, $3, $4, $5)`,
        [showId, question, (kept?.version ?? 0) + 1, JSON.stringify(answer), memberId],
      )
  }
  return conflicts
}

export type HandedPart = { part: string; memberId: string; who: string; at: Date }

export async function handedParts(pool: pg.Pool | pg.ClientBase, showId: string): Promise<HandedPart[]> {
  const { rows } = await pool.query<HandedPart>(
    `select part, member_id as "memberId", coalesce(nullif(name, ''), email) as who, at
     from private.handed_parts join private.members on members.id = member_id
     where show_id = $1 and ended_at is null order by at`,
    [showId],
  )
  return rows
}

/** False: they have it already. */
export async function keepHanded(
  client: pg.ClientBase,
  { showId, part, memberId }: { showId: string; part: string; memberId: string },
): Promise<boolean> {
  const { rowCount } = await client.query(
    `insert into private.handed_parts (show_id, part, member_id) values ($1, $2, $3) on conflict do nothing`,
    [showId, part, memberId],
  )
  return rowCount === 1
}

/** What was read of the client's website for this show of theirs or for a free episode, the newest; no other show's. */
export async function readingForShow(pool: pg.Pool, clientId: string, showId: string): Promise<unknown> {
  const { rows } = await pool.query<{ reading: unknown }>(
    `select output as reading from private.finished_steps
     join public.podcast_requests request on request.id = request_id
     left join private.show_episodes tied on tied.request_id = request.id
     where step = 'read-website' and (tied.show_id = $2 or tied.show_id is null and request.email_key in (
       select substr(name, 7) from private.client_names where client_id = $1 and name like 'email:%'))
     order by tied.show_id is null, request.created_at desc limit 1`,
    [clientId, showId],
  )
  return rows[0]?.reading
}
