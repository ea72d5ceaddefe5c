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

/** For an episode of the show or for a free one of its client: no other show's. */
const newestReading = `select output from private.finished_steps read
  join public.podcast_requests request on request.id = read.request_id
  left join private.show_episodes tied on tied.request_id = request.id
  where step = 'read-website' and (tied.show_id = $1 or tied.show_id is null and request.email_key in (
    select substr(name, 7) from private.client_names named
    join private.shows show on show.client_id = named.client_id where show.id = $1 and name like 'email:%'))
  order by tied.show_id is null, finished_at desc limit 1`
/** Beyond them nobody asks how many episodes are left. */
const mostPieces = 20_000

/** That of its website: what it is told in. */

export async function languageOfShow(pool: Client, showId: string): Promise<string> {
  const { rows } = await pool.query<{ language: string }>(
    `with reading as (${newestReading}) select coalesce((select output ->> 'language' from reading), 'en') as language`,
    [showId],
  )
  return rows[0]?.language ?? 'en'
}

export async function materialOfShow(pool: Client, showId: string): Promise<ShowMaterial> {
  const { rows } = await pool.query<ShowMaterial>(
    `with reading as (${newestReading}), website as (
       select passage ->> 'text' as text, passage ->> 'heading' as heading from reading, jsonb_array_elements(output -> 'passages') as passages(passage)
       where passage ->> 'kind' in ('text', 'list', 'quote', 'question') and not passage ? 'source'
         and not passage ? 'isDescription'
     ), handed as (
       select text, coalesce(question, (select above.text from private.source_pieces above
           where above.source_id = piece.source_id and above.kind = 'heading' and above.place < piece.place
           order by place desc limit 1), '') as heading
       from private.source_pieces piece join private.sources source on source.id = source_id
       where show_id = $1 and state = 'used' and rights = 'ours' and is_ours and piece.kind <> 'heading'
       order by added_at desc, piece.place limit ${mostPieces}
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
