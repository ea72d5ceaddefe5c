import type pg from 'pg'

/** `paidWith` is the subscription or the purchase that it is paid with. */
export type Show = { id: string; paidWith: string; since: Date }

export async function showsOf(pool: pg.Pool | pg.ClientBase, clientId: string): Promise<Show[]> {
  const { rows } = await pool.query<Show>(
    `select id, paid_with as "paidWith", since from private.shows where client_id = $1 order by since, id`,
    [clientId],
  )
  return rows
}

/** An operator has said what a link sells: whoever has bought by it has a show from now on. */
export async function openShowsBy(client: pg.ClientBase, link: string): Promise<void> {
  await client.query(
    `select private.open_shows(client_id) from (select distinct client_id from private.client_things
       where $1 in (facts ->> 'link', facts ->> 'price')) as buyers`,
    [link],
  )
}
