/** Clients as screens ask for them: names, things, and what an operator has to decide. */
import type pg from 'pg'
import type { KnownThing } from '#domain/standing.ts'

export type KnownClient = { id: string; since: Date; names: string[]; things: KnownThing[] }

type Row = Omit<KnownClient, 'things'> & { things: (Omit<KnownThing, 'asOf'> & { asOf: string })[] }

const known = `id, since,
  array(select name from private.client_names where client_id = clients.id order by name) as names,
  (select coalesce(json_agg(json_build_object('id', id, 'kind', kind, 'asOf', as_of, 'facts', facts) order by as_of, id),
    '[]') from private.client_things where client_id = clients.id) as things`

const clientOf = ({ things, ...row }: Row): KnownClient => ({
  ...row,
  things: things.map((thing) => ({ ...thing, asOf: new Date(thing.asOf) })),
})

/** Newest first; `before` is the id of the last one that was seen. */
export async function listClients(
  pool: pg.Pool,
  { before, most }: { before: string | undefined; most: number },
): Promise<KnownClient[]> {
  const { rows } = await pool.query<Row>(
    `select ${known} from private.clients
     where $1::uuid is null or (since, id) < (select since, id from private.clients where id = $1)
     order by since desc, id desc limit $2`,
    [before ?? null, most],
  )
  return rows.map(clientOf)
}

export async function readClient(
  pool: pg.Pool | pg.ClientBase,
  id: string,
): Promise<KnownClient | undefined> {
  const { rows } = await pool.query<Row>(`select ${known} from private.clients where id = $1`, [id])
  return rows[0] && clientOf(rows[0])
}

export async function readClients(pool: pg.Pool, ids: readonly string[]): Promise<KnownClient[]> {
  const { rows } = await pool.query<Row>(`select ${known} from private.clients where id = any ($1)`, [ids])
  return rows.map(clientOf)
}

/** With money in doubt or late: they are few, whoever looks at all of them. */
export async function clientsInTrouble(pool: pg.Pool, most: number): Promise<KnownClient[]> {
  const { rows } = await pool.query<Row>(
    `select ${known} from private.clients where id in (
       select client_id from private.client_things
       where kind = 'dispute' or (kind = 'subscription' and facts ->> 'state' in ('past_due', 'unpaid'))
     ) order by since desc, id desc limit $1`,
    [most],
  )
  return rows.map(clientOf)
}

type RequestOfClient = { id: string; websiteUrl: string; status: string; createdAt: Date }

/** What they have asked for under one of their addresses, or by a link that was theirs. */
export async function requestsOfClient(
  pool: pg.Pool,
  id: string,
  requestIds: readonly string[],
): Promise<RequestOfClient[]> {
  const { rows } = await pool.query<RequestOfClient>(
    `select id, website_url as "websiteUrl", status, created_at as "createdAt" from podcast_requests
     where id = any ($2::uuid[]) or email_key in (
       select substr(name, 7) from private.client_names where client_id = $1 and name like 'email:%')
     order by created_at desc limit 50`,
    [id, requestIds],
  )
  return rows
}

type ToldLine = { number: string; source: string; kind: string; at: Date; isTest: boolean }

/** Newest first. */
export async function toldOfClient(pool: pg.Pool, id: string, most: number): Promise<ToldLine[]> {
  const { rows } = await pool.query<ToldLine>(
    `select number::text, source, kind, happened_at as at, is_test as "isTest" from private.told
     where names && array(select name from private.client_names where client_id = $1)
     order by happened_at desc, number desc limit $2`,
    [id, most],
  )
  return rows
}
