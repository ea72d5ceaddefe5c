/** What the next episodes of shows are about. */
import type pg from 'pg'
import { mostTopics, type Topic, type TopicOrigin } from '#domain/topics.ts'

type Client = pg.Pool | pg.ClientBase

/** An episode that came to nothing leaves its topic open. */
const telling = `public.podcast_requests request
  on request.id = topic.request_id and request.status not in ('failed', 'stopped')`

/** Those that are open in their order, then what was told and struck out. */
export async function topicsOf(client: Client, showId: string): Promise<Topic[]> {
  const { rows } = await client.query<Topic>(
    `select topic.id, title, origin, url, is_struck as "isStruck", request.id as "requestId"
     from private.topics topic left join ${telling}
     where topic.show_id = $1 order by is_struck, request.id is not null, place, topic.at, topic.id`,
    [showId],
  )
  return rows
}

type Added = {
  showId: string
  titles: readonly { title: string; url?: string }[]
  origin: TopicOrigin
  memberId?: string | null
}

/** At the end; what is there already, struck out or told, stays as it is. Resolves to how many are new. */
export async function addTopics(
  client: pg.ClientBase,
  { showId, titles, origin, memberId }: Added,
): Promise<number> {
  const { rowCount } = await client.query(
    `insert into private.topics (show_id, title, url, origin, member_id, place)
     select $1, title, url, $3, $4, ordinality + coalesce((select max(place) from private.topics where show_id = $1), 0)
     from rows from (jsonb_to_recordset($2) as (title text, url text)) with ordinality as added(title, url, ordinality)
     where (select count(*) from private.topics topic left join ${telling}
       where topic.show_id = $1 and not is_struck and request.id is null) + ordinality <= $5
     on conflict do nothing`,
    [showId, JSON.stringify(titles), origin, memberId ?? null, mostTopics],
  )
  return rowCount ?? 0
}

export async function orderTopics(
  client: pg.ClientBase,
  showId: string,
  ids: readonly string[],
): Promise<void> {
  await client.query(
    `update private.topics set place = ordinality
     from unnest($2::uuid[]) with ordinality as ordered(id, ordinality)
     where topics.id = ordered.id and show_id = $1`,
    [showId, ids],
  )
}

/** False: it is another show's, or an episode tells it already. */
export async function strikeTopic(
  client: pg.ClientBase,
  { showId, topicId, isStruck }: { showId: string; topicId: string; isStruck: boolean },
): Promise<boolean> {
  const { rowCount } = await client.query(
    `update private.topics struck set is_struck = $3 where show_id = $1 and id = $2
       and not exists (select from private.topics topic join ${telling} where topic.id = struck.id)`,
    [showId, topicId, isStruck],
  )
  return rowCount === 1
}

export async function takeTopic(client: pg.ClientBase, topicId: string, requestId: string): Promise<void> {
  await client.query('update private.topics set request_id = $2 where id = $1', [topicId, requestId])
}

/** Unless somebody has begun to tell it. */
export async function dropTopic(
  client: pg.ClientBase,
  { showId, title, origin }: { showId: string; title: string; origin: TopicOrigin },
): Promise<void> {
  await client.query(
    `delete from private.topics dropped where show_id = $1 and title = $2 and origin = $3
       and not exists (select from private.topics topic join ${telling} where topic.id = dropped.id)`,
    [showId, title, origin],
  )
}
