import type pg from 'pg'
import { type ToldBefore, turnsRead } from '#domain/material.ts'
import type { Speaker } from '#domain/script.ts'

type Row = { title: string; on: string; said: { speaker: Speaker; text: string }[] }

/**
 * What episodes of the same business that can still be heard have read aloud. Somebody else who asks for the same
 * website is told everything: otherwise strangers could use it up. Operators enter requests for clients, whatever
 * mailbox a client gives. Of the same show, what is written and not out yet is told as well.
 */
export async function findToldBefore(pool: pg.Pool, requestId: string): Promise<ToldBefore[]> {
  const { rows } = await pool.query<Row>(
    `with asked as (
       select id, website_url, email_key, brief.request_id is not null as is_by_hand,
         (select show_id from private.show_episodes where show_episodes.request_id = request.id) as show
       from public.podcast_requests request left join private.briefs brief on brief.request_id = request.id
       where id = $1 and tells_again is not true
     ), earlier as (
       select request.id, false as is_of_show from public.podcast_requests request join asked using (email_key)
       union select request_id, false from private.briefs join asked on is_by_hand
       union select request_id, true from private.show_episodes join asked on show_id = show
     ), told as (
       select episode ->> 'title' as title, published_at as at, episode -> 'sentences' as sentences
       from asked
       join earlier on earlier.id <> asked.id
       join public.podcast_requests request on request.id = earlier.id and (is_of_show or request.website_url = asked.website_url
         or regexp_replace(private.host_of(request.website_url), '^www\\.', '')
           = regexp_replace(private.host_of(asked.website_url), '^www\\.', ''))
       join private.episodes on request_id = earlier.id and deleted_at is null
       union
       select script ->> 'title', finished_at, jsonb_path_query_array(script, '$.chapters[*].sentences[*]')
       from asked join private.show_episodes written on show_id = show and written.request_id <> asked.id
       join public.podcast_requests request on request.id = written.request_id and status not in ('failed', 'stopped')
       join private.finished_steps finished on finished.request_id = request.id and step = 'check-facts'
       cross join lateral (select output -> 'script' as script) as checked
       where not exists (select from private.episodes where episodes.request_id = request.id)
     )
     select title, to_char(at, 'YYYY-MM-DD') as on, (
         select coalesce(jsonb_agg(jsonb_build_object('speaker', each -> 'speaker', 'text', each -> 'text') order by place), '[]')
         from jsonb_array_elements(sentences) with ordinality as told(each, place)
       ) as said
     from told order by at desc limit $2`,
    [requestId, mostEpisodes],
  )
  return rows.map(({ title, on, said }) => ({ title, on, texts: turnsRead(said) }))
}

const mostEpisodes = 100
