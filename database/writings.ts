/** Where the writing of an episode stands just now, and what a person has decided about it. */
import type pg from 'pg'
import type { ChosenOutline, WritingProgress, WritingWishes, WrittenLine } from '#domain/writing.ts'
import { storable } from './storable.ts'

/** Says what goes on; null once nothing does. A request that is gone has nobody who listens. */
export async function sayWriting(
  pool: pg.Pool,
  requestId: string,
  progress: WritingProgress | null,
): Promise<void> {
  await pool.query(
    `with request as materialized (
       select id from public.podcast_requests where id = $1 for key share
     )
     insert into private.writings (request_id, progress, said_at) select id, $2::jsonb, now() from request
     on conflict (request_id) do update set progress = excluded.progress, said_at = excluded.said_at`,
    [requestId, progress && storable(progress)],
  )
}

/** What a person has decided; nothing yet for most. */
export async function writingWishes(
  pool: pg.Pool | pg.ClientBase,
  requestId: string,
): Promise<WritingWishes> {
  const { rows } = await pool.query<WritingWishes>(
    `select case when outline is not null then json_build_object('outline', outline, 'of', outline_of) end as chosen,
       lines, stopped_at is not null as "isStopped"
     from private.writings where request_id = $1`,
    [requestId],
  )
  return rows[0] ?? { chosen: null, lines: [], isStopped: false }
}

/** Within the transaction of whoever has decided so. */
export const chooseOutline = (client: pg.ClientBase, requestId: string, chosen: ChosenOutline) =>
  decide(client, requestId, { outline: chosen.outline, outline_of: chosen.of })

export const keepLines = (client: pg.ClientBase, requestId: string, lines: readonly WrittenLine[]) =>
  decide(client, requestId, { lines: storable(lines) })

export const stopWriting = (client: pg.ClientBase, requestId: string) =>
  decide(client, requestId, { stopped_at: new Date() })

export const letWritingGoOn = (client: pg.ClientBase, requestId: string) =>
  decide(client, requestId, { stopped_at: null })

type Columns = Partial<Record<'outline' | 'outline_of' | 'lines' | 'stopped_at', unknown>>

async function decide(client: pg.ClientBase, requestId: string, decided: Columns): Promise<void> {
  const names = Object.keys(decided)
  await client.query(
    `insert into private.writings (request_id, ${names.join(', ')})
     values ($1, ${names.map((_, at) => `$${at + 2}`).join(', ')})
     on conflict (request_id) do update set ${names.map((name) => `${name} = excluded.${name}`).join(', ')}`,
    [requestId, ...Object.values(decided)],
  )
}
