/** What a backup has to know of the database besides its rows. */
import type pg from 'pg'
import { stepsOfSound } from '#domain/production.ts'
import type { EpisodeMedia } from '#domain/published-episode.ts'

/** Which files the rows of this moment speak of. */
export type SpokenOf = {
  media: EpisodeMedia[]
  /** How far each episode in the making has its sound: its files are changed as it goes on. */
  work: ReadonlyMap<string, string>
  letters: string[]
}

export async function readSpokenOf(client: pg.ClientBase): Promise<SpokenOf> {
  const { rows: media } = await client.query<{ media: EpisodeMedia }>(
    `select media from (select media, id from private.episodes union all
       select media, id from private.arriving_episodes) as kept where media is not null order by id`,
  )
  const { rows: letters } = await client.query<{ id: string }>('select id from private.letters')
  return {
    media: media.map((each) => each.media),
    work: await readWork(client),
    letters: letters.map(({ id }) => id),
  }
}

export async function readWork(client: pg.Pool | pg.ClientBase): Promise<Map<string, string>> {
  const { rows } = await client.query<{ id: string; sound: string }>(
    `select request_id as id, coalesce(string_agg(finished.step || finished_at, ',' order by finished.step), '')
       as sound
     from private.productions left join (
       select * from private.finished_steps where step = any ($1)
     ) as finished using (request_id)
     group by request_id having count(*) filter (where finished.step = 'publish') = 0`,
    [stepsOfSound],
  )
  return new Map(rows.map(({ id, sound }) => [id, sound]))
}

/** It grows with every deletion of somebody, whoever asked for it. */
export async function lastErasure(client: pg.Pool | pg.ClientBase): Promise<number> {
  const { rows } = await client.query<{ last: number }>(
    'select coalesce(max(number), 0) as last from private.erasures',
  )
  return rows[0]?.last ?? 0
}

/** No migration has ever run on it, and nobody else's table has the name of ours. */
export async function isUntouched(client: pg.Pool | pg.ClientBase): Promise<boolean> {
  const { rows } = await client.query<{ untouched: boolean }>(
    `select to_regclass('private.migrations') is null and to_regclass('public.podcast_requests') is null as untouched`,
  )
  return rows[0]?.untouched ?? false
}

/** For the health screen. */
export async function noteBackup(
  client: pg.Pool | pg.ClientBase,
  madeAt: string,
  facts: Record<string, number> = {},
): Promise<void> {
  await client.query(
    `insert into private.chores (name, done_at, facts) values ('backup', $1, $2)
     on conflict (name) do update set done_at = excluded.done_at, facts = excluded.facts`,
    [madeAt, JSON.stringify(facts)],
  )
}

/** Of the queue nothing is kept: what was under way is marked, and the next worker brings it back. */
export async function goOnWithProductions(
  client: pg.ClientBase,
  toRecordAnew: readonly string[],
): Promise<number> {
  await client.query('delete from private.finished_steps where request_id = any ($1) and step = any ($2)', [
    toRecordAnew,
    stepsOfSound,
  ])
  await client.query(
    'update private.productions set awaits_approval_since = null where request_id = any ($1)',
    [toRecordAnew],
  )
  const { rowCount } = await client.query(
    'update private.productions set again_at = now() where ended_at is null',
  )
  return rowCount ?? 0
}
