/** Requests for sound as they are told from notebooks, folded into what each listener has heard. */
import type pg from 'pg'

type Client = pg.Pool | pg.ClientBase

/** One listener of one episode on one day. */
export type Told = {
  day: string
  episode: number
  /** Base64url. */
  listener: string
  app: string
  device: string
  /** As Postgres writes many ranges. */
  covered: string
  whole: number
  parts: number
  countedFrom: number
}
export type ToldLeftOut = { day: string; episode: number; reason: number; requests: number }

/** How far it was read. Nobody else reads it until this transaction ends. */
export async function openFolded(client: pg.ClientBase, notebook: string): Promise<number> {
  await client.query('insert into private.folded (notebook, bytes) values ($1, 0) on conflict do nothing', [
    notebook,
  ])
  const { rows } = await client.query<{ bytes: string }>(
    'select bytes from private.folded where notebook = $1 for update',
    [notebook],
  )
  return Number(rows[0]?.bytes ?? 0)
}

export async function noteFolded(client: pg.ClientBase, notebook: string, bytes: number): Promise<void> {
  await client.query('update private.folded set bytes = $2, at = now() where notebook = $1', [
    notebook,
    bytes,
  ])
}

type HeardSound = { episode: number; media: string; bytes: number; seconds: number }

/** Their sound as it is now. One that is erased is not among them. */
export async function soundsHeard(client: Client, episodes: readonly number[]): Promise<HeardSound[]> {
  const { rows } = await client.query<HeardSound>(
    `select heard_as as episode, media ->> 'name' as media, (media -> 'sizes' ->> 'episode.mp3')::float8 as bytes,
       lasts as seconds
     from private.public_episodes join private.episodes using (request_id)
     where heard_as = any ($1::int[]) and deleted_at is null`,
    [episodes],
  )
  return rows
}

/** In one order, so that two who fold never wait for each other crosswise. */
export async function foldHeard(client: pg.ClientBase, told: readonly Told[]): Promise<void> {
  const agents = await idsOfAgents(client, told)
  const rows = told.toSorted(
    (one, other) =>
      compare(one.day, other.day) || one.episode - other.episode || compare(one.listener, other.listener),
  )
  await client.query(
    `insert into private.heard as h (day, episode, listener, agent, covered, whole, parts, is_counted)
     select day, episode, listener, agent, covered, whole, parts, whole > 0 or private.bytes_of(covered) >= counted_from
     from unnest($1::date[], $2::int[], $3::bytea[], $4::int[], $5::int8multirange[], $6::int[], $7::int[],
       $8::bigint[]) told (day, episode, listener, agent, covered, whole, parts, counted_from)
     on conflict (day, episode, listener) do update set
       covered = case when h.is_counted or excluded.is_counted then '{}' else h.covered + excluded.covered end,
       whole = h.whole + excluded.whole, parts = h.parts + excluded.parts,
       is_counted = h.is_counted or excluded.is_counted or private.bytes_of(h.covered + excluded.covered) >=
         ($9::jsonb ->> h.episode::text)::bigint`,
    [
      rows.map(({ day }) => day),
      rows.map(({ episode }) => episode),
      rows.map(({ listener }) => `\\x${Buffer.from(listener, 'base64url').toString('hex')}`),
      rows.map(({ app, device }) => agents.get(`${device}\t${app}`)),
      rows.map(({ covered }) => covered),
      rows.map(({ whole }) => whole),
      rows.map(({ parts }) => parts),
      rows.map(({ countedFrom }) => countedFrom),
      JSON.stringify(Object.fromEntries(rows.map(({ episode, countedFrom }) => [episode, countedFrom]))),
    ],
  )
}

export async function foldLeftOut(client: pg.ClientBase, told: readonly ToldLeftOut[]): Promise<void> {
  await client.query(
    `insert into private.left_out as l (day, episode, reason, requests)
     select day, episode, reason, requests
     from unnest($1::date[], $2::int[], $3::smallint[], $4::int[]) told (day, episode, reason, requests)
     order by episode, day, reason
     on conflict (episode, day, reason) do update set requests = l.requests + excluded.requests`,
    [
      told.map(({ day }) => day),
      told.map(({ episode }) => episode),
      told.map(({ reason }) => reason),
      told.map(({ requests }) => requests),
    ],
  )
}

async function idsOfAgents(client: pg.ClientBase, told: readonly Told[]): Promise<Map<string, number>> {
  const named = [...new Map(told.map(({ app, device }) => [`${device}\t${app}`, { app, device }])).values()]
  const values = [named.map(({ app }) => app), named.map(({ device }) => device)]
  const listed = 'unnest($1::text[], $2::text[]) named (app, device)'
  await client.query(
    `insert into private.listening_agents (app, device) select app, device from ${listed}
     where not exists (select from private.listening_agents known where known.app = named.app and known.device = named.device)
     order by 1, 2 on conflict do nothing`,
    values,
  )
  const { rows } = await client.query<{ id: number; app: string; device: string }>(
    `select id, app, device from private.listening_agents join ${listed} using (app, device)`,
    values,
  )
  return new Map(rows.map(({ id, app, device }) => [`${device}\t${app}`, id]))
}

const compare = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0)
