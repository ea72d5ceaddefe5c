/** What whoever asked sees of their episode while it is made. */
import type pg from 'pg'
import type { Making } from '#domain/making.ts'
import { mediaKey } from '#domain/published-episode.ts'
import { workKey } from '#domain/work-files.ts'

/** What a step of the line has left. */
const output = (step: string) =>
  `(select output from private.finished_steps where request_id = request.id and step = '${step}')`

/** Statements look into results that may be large: asked once for each step that is new, not each second. */
const made = `
  select encode(ticket_hash, 'hex') as ticket, jsonb_strip_nulls(jsonb_build_object(
    'at', production.step,
    'isHeard', case when awaits_approval_since is not null then true end,
    'read', case when reading is not null then jsonb_build_object(
      'pages', jsonb_array_length(reading -> 'pages'), 'passages', jsonb_array_length(reading -> 'passages')) end,
    'show', coalesce(episode ->> 'show', script ->> 'show'),
    'title', coalesce(episode ->> 'title', script ->> 'title'),
    'language', coalesce(episode ->> 'language', script ->> 'language'),
    'sentences', jsonb_array_length(jsonb_path_query_array(script, '$.chapters[*].sentences[*]')),
    'recorded', (${output('record-voices')} -> 'clips')::integer,
    'seconds', round((episode -> 'seconds')::numeric),
    'cover', (select floor(extract(epoch from finished_at) * 1000)::text from private.finished_steps
      where request_id = request.id and step = 'illustrate'),
    'sent', (select jsonb_build_object('title', facts ->> 'title',
        'seconds', greatest(1, round(extract(epoch from changed_at - request.created_at))))
      from private.letters where request_id = request.id and kind = 'episode-ready' and state = 'sent')
  )) as making
  from public.podcast_requests request
  join private.productions production on production.request_id = request.id
  cross join lateral (select ${output('read-website')} as reading, ${output('check-facts')} -> 'script' as script,
    ${output('master')} -> 'episode' as episode) finished
  where request.status not in ('stopped', 'failed')
    and ticket_hash = any (select decode(unnest($1::text[]), 'hex'))`

export async function findMakings(pool: pg.Pool, tickets: readonly string[]): Promise<Map<string, Making>> {
  const { rows } = await pool.query<{ ticket: string; making: Making }>(made, [tickets])
  return new Map(rows.map(({ ticket, making }) => [ticket, making]))
}

/** Where the cover of an episode lies, before and after it is published. */
export async function keyOfCover(pool: pg.Pool, ticket: string): Promise<string | undefined> {
  const { rows } = await pool.query<{ id: string; media: string | null }>(
    `select request.id, case when exists (
         select from private.finished_steps where request_id = request.id and step = 'publish'
       ) then media ->> 'name' end as media
     from public.podcast_requests request
     join private.finished_steps drawn on drawn.request_id = request.id and drawn.step = 'illustrate'
     left join private.episodes on episodes.request_id = request.id
     where ticket_hash = decode($1, 'hex') and request.status not in ('stopped', 'failed')`,
    [ticket],
  )
  const [found] = rows
  if (!found) return undefined
  return found.media ? mediaKey(found.media, 'cover-small.jpg') : workKey(found.id, 'cover-small.jpg')
}
