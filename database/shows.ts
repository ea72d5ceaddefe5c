import type pg from 'pg'

export type Show = {
  id: string
  /** The subscription or the purchase. */
  paidWith: string
  since: Date
  /** What it is called in public, once it was there. */
  title: string | null
}

export async function showsOf(pool: pg.Pool | pg.ClientBase, clientId: string): Promise<Show[]> {
  const { rows } = await pool.query<Show>(
    `select id, paid_with as "paidWith", since,
       (select title from private.public_shows where show_id = shows.id and podcast_guid is not null) as title
     from private.shows where client_id = $1 order by since, id`,
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

/** Nobody else works on it before this transaction ends. False: there is no such show, or it is another client's. */
export async function holdShow(client: pg.ClientBase, showId: string, clientId?: string): Promise<boolean> {
  const { rowCount } = await client.query(
    'select from private.shows where id = $1 and ($2::uuid is null or client_id = $2) for no key update',
    [showId, clientId ?? null],
  )
  return rowCount === 1
}
