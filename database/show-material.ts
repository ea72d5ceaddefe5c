/** What a show may read aloud and what it has said, for everybody who asks how much is left. */
import type pg from 'pg'

type Client = pg.Pool | pg.ClientBase

type ShowMaterial = {
  /** Of its website as it was read last, and of its sources. */
  passages: { text: string; heading: string }[]
  language: string
  /** Sentences of its episodes, out or on their way. */
  told: string[]
  /** What was read last holds what its sources say as well: those are counted once. */
  hasWebsite: boolean
}

const readings = `select output from private.finished_steps read
  join public.podcast_requests request on request.id = read.request_id
  where step = 'read-website' and (read.request_id in (select request_id from private.show_episodes where show_id = $1)
    or request.email_key in (select substr(name, 7) from private.client_names named
      join private.shows show on show.client_id = named.client_id where show.id = $1 and name like 'email:%'))
  order by finished_at desc limit 1`

export async function materialOfShow(pool: Client, showId: string): Promise<ShowMaterial> {
  const { rows } = await pool.query<ShowMaterial>(
    `with reading as (${readings}), website as (
       select passage ->> 'text' as text, passage ->> 'heading' as heading from reading, jsonb_array_elements(output -> 'passages') as passages(passage)
       where passage ->> 'kind' in ('text', 'list', 'quote', 'question') and not passage ? 'source'
         and not passage ? 'isDescription'
     ), handed as (
       select text, coalesce(question, (select above.text from private.source_pieces above
           where above.source_id = piece.source_id and above.kind = 'heading' and above.place < piece.place
           order by place desc limit 1), '') as heading
       from private.source_pieces piece join private.sources source on source.id = source_id
       where show_id = $1 and state = 'used' and rights = 'ours' and is_ours and piece.kind <> 'heading'
     ), said as (
       select sentence #>> '{}' as text from private.show_episodes episode
       join public.podcast_requests request on request.id = episode.request_id and status not in ('failed', 'stopped')
       join private.finished_steps checked on checked.request_id = request.id and step = 'check-facts'
       cross join lateral jsonb_path_query(output, '$.script.chapters[*].sentences[*].text') as sentences(sentence)
       where episode.show_id = $1
     )
     select (select coalesce(json_agg(passages), '[]') from (select * from website union select * from handed) as passages) as passages,
       array(select text from said) as told, exists (select from reading) as "hasWebsite",
       coalesce((select output ->> 'language' from reading), 'en') as language`,
    [showId],
  )
  return rows[0] ?? { passages: [], told: [], language: 'en', hasWebsite: false }
}
