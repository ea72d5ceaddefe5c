/** Clients that look like one, and links that nobody has explained: each asks an operator once. */
import type pg from 'pg'
import { lockFold } from './told.ts'

type Doubt = { one: string; other: string; oneId: string; otherId: string; domain: string }

/** Two addresses of one house. `providers` are houses of strangers. */
export async function clientDoubts(
  pool: pg.Pool,
  providers: readonly string[],
  most: number,
): Promise<Doubt[]> {
  const { rows } = await pool.query<Doubt>(
    `with addresses as (
       select name, client_id, split_part(name, '@', 2) as domain from private.client_names
       where name like 'email:%' and not split_part(name, '@', 2) = any ($1)
     ), pairs as (
       select distinct on (least(one.client_id, other.client_id), greatest(one.client_id, other.client_id))
         one.name as one, other.name as other, one.client_id as "oneId", other.client_id as "otherId", one.domain
       from addresses one join addresses other
         on other.domain = one.domain and one.name < other.name and one.client_id <> other.client_id
       where not exists (
         select from private.clients_apart apart
         join private.client_names first on first.name = apart.one
         join private.client_names second on second.name = apart.other
         where (first.client_id, second.client_id) in ((one.client_id, other.client_id), (other.client_id, one.client_id)))
       order by least(one.client_id, other.client_id), greatest(one.client_id, other.client_id), one.name
     ) select * from pairs order by domain, one limit $2`,
    [providers, most],
  )
  return rows
}

/** False: one of the two is not there any more. */
export async function keepApart(
  client: pg.ClientBase,
  { one, other, operatorId }: { one: string; other: string; operatorId: string },
): Promise<boolean> {
  const { rowCount } = await client.query(
    `insert into private.clients_apart (one, other, operator_id)
     select least($1::text, $2::text), greatest($1::text, $2::text), $3
     where (select count(*) from private.client_names where name in ($1, $2)) = 2
     on conflict do nothing`,
    [one, other, operatorId],
  )
  return rowCount === 1
}

/** Both are names of somebody, and stay it until this transaction ends. */
export async function areNames(client: pg.ClientBase, ...names: readonly string[]): Promise<boolean> {
  await lockFold(client)
  const { rows } = await client.query('select from private.client_names where name = any ($1)', [names])
  return rows.length === new Set(names).size
}

const linkOf = `coalesce(facts ->> 'link', facts ->> 'price')`

/** What was bought by a link, or at a price, of which nobody has said what it sells. */
export async function unknownLinks(pool: pg.Pool, most: number): Promise<{ link: string; count: number }[]> {
  const { rows } = await pool.query<{ link: string; count: number }>(
    `select ${linkOf} as link, count(*)::integer as count from private.client_things
     where kind in ('purchase', 'subscription') and not facts ? 'offer' and ${linkOf} is not null
       and not exists (select from private.sold_links where link = ${linkOf})
     group by 1 order by 2 desc, 1 limit $1`,
    [most],
  )
  return rows
}

export async function soldLinks(pool: pg.Pool | pg.ClientBase): Promise<Map<string, string>> {
  const { rows } = await pool.query<{ link: string; offer: string }>(
    'select link, offer from private.sold_links',
  )
  return new Map(rows.map(({ link, offer }) => [link, offer]))
}

export async function nameLink(
  client: pg.ClientBase,
  { link, offer, operatorId }: { link: string; offer: string; operatorId: string },
): Promise<void> {
  await client.query(
    `insert into private.sold_links (link, offer, operator_id) values ($1, $2, $3)
     on conflict (link) do update set offer = excluded.offer, operator_id = excluded.operator_id, at = now()`,
    [link, offer, operatorId],
  )
}
