/** What makes a day of listening and what is left of it: its salt, its list of agents, and its end. */
import type pg from 'pg'
import type { AgentList } from '#domain/listening/agents.ts'
import { leftOutReasons } from '#domain/listening/left-out.ts'

/** Made ahead of their days, by whoever comes first; whose day is two days past is gone. */
export async function keepSalts(
  pool: pg.Pool,
  days: readonly string[],
  { salt, before }: { salt: () => Buffer; before: string },
): Promise<Map<string, Buffer>> {
  await pool.query('delete from private.listening_salts where day < $1', [before])
  await pool.query(
    `insert into private.listening_salts (day, salt) select * from unnest($1::date[], $2::bytea[])
     on conflict do nothing`,
    [days, days.map(salt)],
  )
  const { rows } = await pool.query<{ day: string; salt: Buffer }>(
    'select day::text, salt from private.listening_salts where day = any ($1::date[])',
    [days],
  )
  return new Map(rows.map(({ day, salt }) => [day, salt]))
}

/** The newest that was read. */
export async function agentListKept(pool: pg.Pool): Promise<{ readAt: Date; list: AgentList } | undefined> {
  const { rows } = await pool.query<{ readAt: Date; list: AgentList }>(
    'select read_at as "readAt", list from private.agent_lists order by read_at desc limit 1',
  )
  return rows[0]
}

export async function agentListReadAt(pool: pg.Pool): Promise<Date | undefined> {
  const { rows } = await pool.query<{ readAt: Date | null }>(
    'select max(read_at) as "readAt" from private.agent_lists',
  )
  return rows[0]?.readAt ?? undefined
}

export async function keepAgentList(pool: pg.Pool, list: AgentList): Promise<void> {
  await pool.query(
    `with gone as (delete from private.agent_lists)
     insert into private.agent_lists (list) values ($1)`,
    [JSON.stringify(list)],
  )
}

const { again, part, short } = leftOutReasons

/** Why requests of somebody who listened are no downloads of their own, from what they have heard. */
export const leftOutOfHeard = (rows: string) =>
  `select episode, day, reason, sum(requests)::int as requests from ${rows}
   cross join lateral (values
     (${again}, case when is_counted then greatest(whole - 1, 0) else 0 end),
     (${part}, case when not is_counted then 0 when whole > 0 then parts else greatest(parts - 1, 0) end),
     (${short}, case when is_counted then 0 else whole + parts end)) told (reason, requests)
   where requests > 0 group by 1, 2, 3`

/** Days to which nothing comes any more: who they were is forgotten, how many stays. Says how many listeners went. */
export async function closeListeningDays(pool: pg.Pool, before: string): Promise<number> {
  const { rows } = await pool.query<{ gone: number }>(
    `with gone as (delete from private.heard where day < $1 returning *
     ), counted as (
       insert into private.downloads as d (episode, day, agent, downloads)
       select episode, day, agent, count(*) from gone where is_counted group by 1, 2, 3 order by 1, 2, 3
       on conflict (episode, day, agent) do update set downloads = d.downloads + excluded.downloads
     ), told as (
       insert into private.left_out as l (episode, day, reason, requests)
       ${leftOutOfHeard('gone')} order by 1, 2, 3
       on conflict (episode, day, reason) do update set requests = l.requests + excluded.requests
     ) select count(*)::int as gone from gone`,
    [before],
  )
  return rows[0]?.gone ?? 0
}

/** Notebooks whose files are long gone. */
export async function forgetFolded(pool: pg.Pool): Promise<number> {
  const { rowCount } = await pool.query(`delete from private.folded where at < now() - interval '7 days'`)
  return rowCount ?? 0
}
