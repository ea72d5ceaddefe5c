import type pg from 'pg'
import { type ToldBefore, turnsRead } from '#domain/material.ts'
import type { Speaker } from '#domain/script.ts'

type Row = { title: string; on: string; said: { speaker: Speaker; text: string }[] }

/**
 * What episodes of the same business that can still be heard have read aloud. Somebody else who asks for the same
 * website is told everything: otherwise strangers could use it up. Operators enter requests for clients, whatever
 * mailbox a client gives.
 */
export async function findToldBefore(pool: pg.Pool, requestId: string): Promise<ToldBefore[]> {
  const { rows } = await pool.query<Row>(
    `with asked as (
       select id, website_url, email_key, brief.request_id is not null as is_by_hand
       from public.podcast_requests request left join private.briefs brief on brief.request_id = request.id
       where id = $1 and tells_again is not true
     ), earlier as (
       select request.id from public.podcast_requests request join asked using (email_key)
       union select request_id from private.briefs join asked on is_by_hand
     )
     select episode ->> 'title' as title, to_char(published_at, 'YYYY-MM-DD') as on, (
         select coalesce(jsonb_agg(jsonb_build_object('speaker', each -> 'speaker', 'text', each -> 'text') order by place), '[]')
         from jsonb_array_elements(episode -> 'sentences') with ordinality as told(each, place)
       ) as said
     from asked
     join earlier on earlier.id <> asked.id
     join public.podcast_requests request on request.id = earlier.id and (request.website_url = asked.website_url
       or regexp_replace(private.host_of(request.website_url), '^www\\.', '')
         = regexp_replace(private.host_of(asked.website_url), '^www\\.', ''))
     join private.episodes on request_id = earlier.id and deleted_at is null
     order by published_at desc limit $2`,
    [requestId, mostEpisodes],
  )
  return rows.map(({ title, on, said }) => ({ title, on, texts: turnsRead(said) }))
}

const mostEpisodes = 50
